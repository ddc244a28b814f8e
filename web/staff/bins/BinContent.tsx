import { staffPutAway } from '#contract/put-away.ts'
import type { staffBins } from '#contract/bins.ts'
import type { Output } from '#contract/wire/operation.ts'
import { movedAtOnce } from '#domain/bin.ts'
import { Refusal } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { OneFieldForm } from '#web/staff/claims/OneFieldForm.tsx'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { KeyPager } from '#web/staff/lists/EntryList.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { type Bin, binReads, type Lying } from './bin.ts'
import styles from './bins.module.css'
import { text } from './text.ts'

interface Props {
  readonly bin: Bin
  readonly content: Omit<Output<typeof staffBins.content>, 'bin'>
  readonly after: string
  readonly onTurn: (after: string) => void
  readonly onDone: (said: string) => void
}

/** What lies in a bin; what is ticked moves to another one. */
export function BinContent({ bin, content, after, onTurn, onDone }: Props) {
  const t = useText(text)
  const may = useMay()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { list, ...page } = content
  const here = ticked.filter((id) => list.some((row) => row.id === id))
  if (list.length === 0 && after === '')
    return (
      <Card title={t.content}>
        <Empty title={t.nothingIn} sentence={t.nothingInSentence} />
      </Card>
    )
  return (
    <Card title={t.content}>
      <div className={desk.stack}>
        {may(staffPutAway.move) && here.length > 0 && (
          <MoveForm
            bin={bin}
            rows={list.filter(({ id }) => here.includes(id))}
            onDone={(said) => {
              setTicked([])
              onDone(said)
            }}
          />
        )}
        <Rows
          rows={list}
          rowKey={({ id }) => id}
          label={t.content}
          columns={columnsIn(t)}
          cardTitle={(row) => row.trackingNumber}
          {...(may(staffPutAway.move) ? { selected: here, onSelect: setTicked } : {})}
        />
        <KeyPager {...page} after={after} onTurn={onTurn} />
      </div>
    </Card>
  )
}

interface MoveProps {
  readonly bin: Bin
  readonly rows: readonly Lying[]
  readonly onDone: (said: string) => void
}

/** B-IN-61: all or none; each one that cannot go says why. */
function MoveForm({ bin, rows, onDone }: MoveProps) {
  const t = useText(text)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const form = useForm({
    initialValues: { toCode: '' },
    validate: { toCode: (typed) => (typed.trim() === '' ? t.required : null) },
  })
  const write = useWrite(staffPutAway.move, {
    refreshes: binReads,
    onDone: ({ moved: count, to: { code } }) => onDone(t.fill('moved', { count, code })),
    onRefused: (error) => setReasons(error instanceof Refusal ? reasonsOf(error, rows) : []),
  })
  const submit = useSubmit(form, write, ({ toCode }) => {
    setReasons([])
    return { id: bin.id, toCode: toCode.trim(), ids: rows.map(({ id }) => id) }
  })
  if (rows.length > movedAtOnce) return <p role="status">{t.moveMany}</p>
  return (
    <section aria-label={t.moveLabel}>
      <OneFieldForm
        submit={reasons.length === 0 ? submit : { ...submit, alert: null }}
        send={t.moveSend}
        onSubmit={async (event) => submit.onSubmit(event)}
        label={`${t.move} (${rows.length})`}
        maxLength={20}
        {...form.getInputProps('toCode')}
      />
      {reasons.length > 0 && (
        <div role="alert">
          {t.notMoved}
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Faults of single parcels, by their number. */
const reasonsOf = ({ fields }: Refusal, rows: readonly Lying[]): readonly string[] =>
  Object.entries(fields).flatMap(([path, sentence]) => {
    const [, index] = /^ids\D(\d+)/.exec(path) ?? []
    const row = index === undefined ? undefined : rows[Number(index)]
    return row ? [`${row.trackingNumber} · ${sentence}`] : []
  })

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say): readonly Column<Lying>[] => [
  { key: 'number', label: t.number, render: (row) => <LyingNumber row={row} />, tableOnly: true },
  {
    key: 'member',
    label: t.memberNumber,
    render: ({ memberNumber, isInOrder }) => (
      <span className={desk.marks}>
        {memberNumber === null ? (
          <StatusTag tone="wait">{t.unclaimed}</StatusTag>
        ) : (
          <span className="num">{memberNumber}</span>
        )}
        {isInOrder && <StatusTag tone="hand">{t.inOrder}</StatusTag>}
      </span>
    ),
  },
  { key: 'weight', label: t.weight, render: ({ weightG }) => <Weight g={weightG} />, align: 'end' },
  { key: 'since', label: t.since, render: ({ since }) => <When at={since} /> },
  { key: 'by', label: t.by, render: ({ by }) => by ?? '—' },
]

/** An unclaimed parcel has no page of its own. */
const LyingNumber = ({ row }: { readonly row: Lying }) =>
  row.isUnclaimed ? (
    <span className="num">{row.trackingNumber}</span>
  ) : (
    <Link to={staffPaths.parcel(row.id)} className="num">
      {row.trackingNumber}
    </Link>
  )

import { surchargeWhen } from '#contract/surcharge-words.ts'
import { staffSurcharges } from '#contract/surcharges.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { capital } from '#domain/capital.ts'
import { useWrite } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './prices.module.css'
import { amountsOf, saidOf, type Surcharge } from './surcharge-values.ts'
import { text } from './surcharges.text.ts'

interface RowsProps {
  readonly query: ReadResult<Output<typeof staffSurcharges.list>>
  /** The row before this page; empty: the first page. */
  readonly after: string
  readonly onTurn: (after: string) => void
  /** Null: they are only read here. */
  readonly onEdit: ((row: Surcharge) => void) | null
  readonly empty: ReactNode
}

export function SurchargeRows({ query, after, onTurn, onEdit, empty }: RowsProps) {
  const t = useText(text)
  return (
    <EntryList
      query={query}
      rowKey={({ id }) => id}
      label={t.list}
      columns={columnsIn(t)}
      cardTitle={(row) => <Name row={row} />}
      {...(onEdit ? { actions: (row: Surcharge) => <Actions row={row} onEdit={onEdit} /> } : {})}
      after={after}
      onTurn={onTurn}
      empty={empty}
    />
  )
}

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly Column<Surcharge>[] => [
  { key: 'name', label: t.name, render: (row) => <Name row={row} />, tableOnly: true },
  { key: 'when', label: t.when, render: (row) => <When row={row} /> },
  { key: 'amount', label: t.amount, render: (row) => <Amount row={row} /> },
  { key: 'validity', label: t.validity, render: (row) => <Validity row={row} /> },
  { key: 'who', label: t.who, render: (row) => <Who row={row} /> },
]

interface RowProps {
  readonly row: Surcharge
}

function Amount({ row }: RowProps) {
  const { language } = useText(text)
  return amountsOf(row, language).map((words) => (
    <div key={words} className={`num ${styles.amount}`}>
      {words}
    </div>
  ))
}

function Name({ row: { name, reason, code } }: RowProps) {
  const { language } = useText(text)
  return (
    <div className={styles.trade}>
      <strong>{pickText(name, language)}</strong>
      <div className="muted">{code}</div>
      <div className="muted">{pickText(reason, language)}</div>
    </div>
  )
}

function When({ row }: RowProps) {
  const t = useText(text)
  return (
    <>
      {t[row.kind]}
      <div className="muted">{capital(surchargeWhen(row, t.language))}</div>
      <div className="muted">
        {row.channelName ?? t.everyLine} · {row.destinationName ?? t.everywhere}
      </div>
    </>
  )
}

const tones = { in_force: 'done', to_come: 'wait', ended: 'bad' } as const

function Validity({ row }: RowProps) {
  const t = useText(text)
  const { state } = row
  return (
    <>
      <StatusTag tone={tones[state]}>{state === 'ended' ? t.ended_state : t[state]}</StatusTag>
      <div className="muted">{t.fill('since', { day: formatWhen(row.validFrom, t.language) })}</div>
      {row.validTo && <div className="muted">{t.fill('until', { day: formatWhen(row.validTo, t.language) })}</div>}
    </>
  )
}

function Who({ row: { createdBy, endedBy } }: RowProps) {
  const t = useText(text)
  return (
    <>
      <div>{t.fill('addedBy', { name: createdBy })}</div>
      {endedBy && <div className="muted">{t.fill('endedBy', { name: endedBy })}</div>}
    </>
  )
}

function Actions({ row, onEdit }: RowProps & { readonly onEdit: (row: Surcharge) => void }) {
  const t = useText(text)
  const name = pickText(row.name, t.language)
  const remove = useWrite(staffSurcharges.remove, {
    refreshes: [staffSurcharges.list],
    onDone: () => showSuccess(t.ended),
    onRefused: showRefused,
  })
  const ask = async () => {
    const question = {
      title: t.fill('endTitle', { name }),
      sentence: t.fill('endSentence', { what: saidOf(row, t.language) }),
      confirm: t.end,
      danger: true,
    }
    if (await confirmed(question)) remove.mutate({ id: row.id })
  }
  if (row.state === 'ended') return null
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" size="compact-sm" onClick={() => onEdit(row)}>
        {t.change}
        <OfRow name={name} />
      </Button>
      <Button variant="subtle" color="gray" size="compact-sm" loading={remove.isPending} onClick={() => void ask()}>
        {t.end}
        <OfRow name={name} />
      </Button>
    </Group>
  )
}

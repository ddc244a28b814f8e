import { staffBinCounts } from '#contract/bin-counts.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useFocusBefore } from '#web/kit/message/use-focus-before.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { WhenBy } from '#web/staff/lists/WhenBy.tsx'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { parcelReads } from '#web/staff/parcels/staff-parcel.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { binReads, type Difference, noteTones } from './bin.ts'
import styles from './bins.module.css'
import { text } from './count.text.ts'

interface Props {
  readonly warehouseId: string
  /** Absent: those of the whole warehouse. */
  readonly binId?: string
  readonly after?: string
  readonly onTurn?: (after: string) => void
  readonly onDone: (said: string) => void
}

/** B-IN-64: what counts found and nobody has resolved, the longest waiting first. */
export function Differences({ warehouseId, binId, after = '', onTurn, onDone }: Props) {
  const t = useText(text)
  const may = useMay()
  const [own, setOwn] = useState('')
  const place = onTurn ? after : own
  const [searched, setSearched] = useState<Difference | null>(null)
  const query = useRead(
    staffBinCounts.differences,
    { warehouseId, open: true, pageSize: 20, ...(binId ? { binId } : {}), ...(place === '' ? {} : { after: place }) },
    { keep: true, fresh: true },
  )
  return (
    <>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.differencesLabel}
        columns={columnsIn(t, binId !== undefined)}
        cardTitle={({ trackingNumber }) => <span className="num">{trackingNumber}</span>}
        {...(may(staffBinCounts.resolve)
          ? { actions: (row: Difference) => <Resolve row={row} onDone={onDone} onSearch={() => setSearched(row)} /> }
          : {})}
        after={place}
        onTurn={onTurn ?? setOwn}
        empty={<Empty title={t.noDifferences} sentence={t.noDifferencesSentence} />}
      />
      {searched && <SearchedDialog row={searched} onDone={onDone} onClose={() => setSearched(null)} />}
    </>
  )
}

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say, isOfOneBin: boolean): readonly Column<Difference>[] => [
  {
    key: 'number',
    label: t.number,
    render: (row) => <span className="num">{row.trackingNumber}</span>,
    tableOnly: true,
  },
  { key: 'kind', label: t.kind, render: ({ kind }) => <StatusTag tone={noteTones[kind]}>{t[kind]}</StatusTag> },
  ...(isOfOneBin ? [] : [{ key: 'bin', label: t.bin, render: (row: Difference) => <BinLink row={row} /> }]),
  {
    key: 'member',
    label: t.member,
    render: ({ memberNumber, memberName }) =>
      memberNumber === null ? (
        '—'
      ) : (
        <>
          {memberName} <span className="num muted">{memberNumber}</span>
        </>
      ),
  },
  { key: 'recorded', label: t.recorded, render: ({ recordedShelf, kind }) => placeOf(t, kind, recordedShelf) },
  { key: 'since', label: t.since, render: ({ since, countedBy }) => <WhenBy at={since} by={countedBy} /> },
]

const placeOf = (t: Say, kind: Difference['kind'], shelf: string | null) =>
  shelf ?? (kind === 'elsewhere' ? t.noPlace : '—')

const BinLink = ({ row }: { readonly row: Difference }) => (
  <Link to={staffPaths.bin(row.binId)} className={`num ${styles.binLink}`}>
    {row.binCode}
  </Link>
)

interface RowProps {
  readonly row: Difference
  readonly onDone: (said: string) => void
}

/** One press records it in this bin; anything else needs words. */
function Resolve({ row, onDone, onSearch }: RowProps & { readonly onSearch: () => void }) {
  const t = useText(text)
  const { id, trackingNumber: number, binCode: code } = row
  const write = useWrite(staffBinCounts.resolve, {
    refreshes: [...binReads, ...parcelReads],
    onDone: () => onDone(t.fill('corrected', { number, code })),
  })
  return (
    <div className={styles.resolve}>
      {row.canCorrect && (
        <Button size="sm" loading={write.isPending} onClick={() => write.mutate({ id, how: 'here' })}>
          {t.correct}
          <OfRow name={number} />
        </Button>
      )}
      <Button size="sm" variant="default" onClick={onSearch}>
        {t.search}
        <OfRow name={number} />
      </Button>
      {write.error && <FormAlert error={write.error}>{write.error.message}</FormAlert>}
    </div>
  )
}

function SearchedDialog({ row, onDone, onClose }: RowProps & { readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  const { id, trackingNumber: number } = row
  useFocusBefore()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (typed) => (typed.trim() === '' ? t.reasonNeeded : null) },
  })
  const write = useWrite(staffBinCounts.resolve, {
    refreshes: binReads,
    onDone: () => {
      onDone(t.fill('noted', { number }))
      onClose()
    },
  })
  const submit = useSubmit(form, write, ({ reason }) => ({ id, how: 'searched' as const, reason: reason.trim() }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.fill('searchTitle', { number })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <form noValidate onSubmit={submit.onSubmit}>
        <Stack gap="md">
          <p className="muted">{row.kind === 'missing' ? t.searchMissing : t.searchOther}</p>
          <Textarea label={t.reason} maxLength={200} autosize minRows={2} {...form.getInputProps('reason')} />
          {submit.alert}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {kit.cancel}
            </Button>
            <Button type="submit" loading={submit.isSending}>
              {t.noteIt}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { useWrite } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { closeForStorage } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { type StoredParcel, storedReads } from './stored.ts'
import { text } from './text.ts'

interface RowActionsProps {
  readonly row: StoredParcel
  readonly onExtend: (row: StoredParcel) => void
  /** What was done, in words. */
  readonly onDone: (said: string) => void
}

/** More free days, a reminder today, or the form that closes the parcel. */
export function RowActions({ row, onExtend, onDone }: RowActionsProps) {
  const t = useText(text)
  const may = useMay()
  const { id, trackingNumber: number, memberNumber: member, remindedToday, isPaused } = row
  const remind = useWrite(staffStorage.remind, {
    refreshes: storedReads,
    onDone: ({ parcels }) => onDone(t.fill('saidReminded', { member, count: parcels })),
    onRefused: showRefused,
  })
  const askRemind = async () => {
    const question = {
      title: t.fill('remindTitle', { member }),
      sentence: t.remindSentence,
      confirm: t.remind,
    }
    if (await confirmed(question)) remind.mutate({ id })
  }
  return (
    <>
      {may(staffStorage.extend) && (
        <Button size="compact-md" variant="default" onClick={() => onExtend(row)}>
          {t.extend}
          <OfRow name={number} />
        </Button>
      )}
      {may(staffStorage.remind) && !isPaused && (
        <Button
          size="compact-md"
          variant="default"
          disabled={remindedToday}
          loading={remind.isPending}
          onClick={() => void askRemind()}
        >
          {remindedToday ? t.remindedToday : t.remind}
          <OfRow name={number} />
        </Button>
      )}
      {may(staffParcelClosings.ask) && row.staysBecause === null && !row.isClosing && (
        <LinkButton size="compact-md" variant="default" to={closeForStorage(id)}>
          {t.close}
          <OfRow name={number} />
        </LinkButton>
      )}
    </>
  )
}

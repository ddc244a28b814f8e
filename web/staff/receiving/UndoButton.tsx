import { staffHandovers } from '#contract/handovers.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { play } from '#web/staff/sound.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { text } from './text.ts'

interface Props {
  readonly receiptId: string
  readonly trackingNumber: string
  readonly onUndone: (receiptId: string, trackingNumber: string) => void
}

/** B-IN-16: the scan was a mistake. Scanned again it is received again, so nothing is asked first. */
export function UndoButton({ receiptId, trackingNumber, onUndone }: Props) {
  const t = useText(text)
  const may = useMay()
  const undo = useWrite(staffParcels.undo, {
    refreshes: [
      staffParcels.lookup,
      staffParcelFiles.search,
      staffHandovers.list,
      staffFigures.own,
      staffFigures.ownShifts,
    ],
    onDone: () => onUndone(receiptId, trackingNumber),
    onRefused: () => play('problem'),
  })
  if (!may(staffParcels.undo)) return null
  return (
    <div>
      {undo.error && <FormAlert error={undo.error}>{undo.error.message}</FormAlert>}
      <Button variant="default" size="md" loading={undo.isPending} onClick={() => undo.mutate({ id: receiptId })}>
        {t.undo}
        <OfRow name={trackingNumber} />
      </Button>
    </div>
  )
}

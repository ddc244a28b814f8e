import { Button } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { businessDay } from '#web/kit/text/business-day.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { TickBar } from '#web/kit/list/TickBar.tsx'
import { type Ticks, useTicked } from '#web/kit/list/ticks.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { parcelsPerOrderMax } from '#web/portal/orders/applying/apply-form.ts'
import { handedOver } from '#web/portal/orders/applying/handed-over.ts'
import type { ParcelLine } from './parcel-columns.tsx'
import { parcelsAsCsv } from './parcels-csv.ts'
import { text } from './text.ts'
import { whyNot } from './why-not.ts'

interface TickedParcelsProps {
  readonly ticks: Ticks<ParcelLine>
  /** The page as it was last read: a ticked parcel may have moved since. */
  readonly rows: readonly ParcelLine[]
}

/** The ticked parcels together: sent in one order, or exported. */
export function TickedParcels({ ticks, rows }: TickedParcelsProps) {
  const t = useText(text)
  const known = useTicked(ticks)
  const ticked = known.map((parcel) => rows.find(({ id }) => id === parcel.id) ?? parcel)
  const [first] = ticked
  const why = whyNot(ticked)
  const save = () => {
    const { year, month, day } = businessDay()
    const file = `parcels-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.csv`
    saveFile(new Blob([parcelsAsCsv(ticked, t.language)], { type: 'text/csv' }), file)
    showSuccess(t.fill('exportedTo', { file }))
  }
  return (
    <TickBar
      label={t.tickedActions}
      count={ticked.length}
      sentence={t.fill('ticked', { count: ticked.length })}
      onClear={ticks.clear}
      note={why && t.fill(why, { most: parcelsPerOrderMax })}
    >
      {first && why === null ? (
        <LinkButton to={paths.applyAmong(first.warehouseCode)} state={handedOver(ticked)}>
          {t.applyTicked}
        </LinkButton>
      ) : (
        <Button disabled>{t.applyTicked}</Button>
      )}
      <Button variant="default" onClick={save}>
        {t.exportTicked}
      </Button>
    </TickBar>
  )
}

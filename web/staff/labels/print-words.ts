import type { StaffParcel } from '#web/staff/parcels/staff-parcel.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { text } from './text.ts'

type LabelPrint = StaffParcel['labelPrints'][number]

/** One print in the list: who, where, how, why again, and why it failed. */
export function printWords(t: ReturnType<typeof useText<typeof text>>, print: LabelPrint): string {
  const { by: who, size, format, copies, reason, outcome, printer } = print
  const how = { who, size: t[size], copies }
  const done =
    printer === null
      ? t.fill('printed', { ...how, format: format.toUpperCase() })
      : t.fill('printedOn', { ...how, printer })
  const why = reason === '' ? done : t.fill('printedWhy', { print: done, reason })
  return outcome === 'printed' ? why : t.fill('printedNot', { print: why, fault: t[outcome] })
}

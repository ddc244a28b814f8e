import { tidyTrackingNumber } from '#domain/tracking-number.ts'

/** What packing needs to know about a parcel on the pick list. */
interface Pick {
  readonly parcelId: string
  readonly trackingNumber: string
}

interface PlannedParcel {
  /** Scanned, or ticked by hand if the label is unreadable. */
  readonly isTicked: boolean
  /** Index of its carton; null: taken out of the order. */
  readonly carton: number | null
}

/** Where every parcel of the order goes, by parcel id. */
export type PackingPlan = Readonly<Record<string, PlannedParcel>>

export type PickScan = 'ticked' | 'moved' | 'again' | 'removed' | 'foreign'

/** Everything in the first carton, nothing ticked yet. */
export const newPlan = (picks: readonly Pick[]): PackingPlan =>
  Object.fromEntries(picks.map((pick) => [pick.parcelId, { isTicked: false, carton: 0 }]))

/** Ticks the scanned parcel and puts it into the current carton. A number that is not in this order changes nothing. */
export function scanPick(plan: PackingPlan, picks: readonly Pick[], typed: string, carton: number) {
  const number = tidyTrackingNumber(typed)
  const pick = picks.find((each) => each.trackingNumber === number)
  const planned = pick && plan[pick.parcelId]
  if (!pick || !planned) return { plan, pick: null, scan: 'foreign' as const }
  const scan = scanOf(planned, carton)
  return { plan: scan === 'removed' ? plan : { ...plan, [pick.parcelId]: { isTicked: true, carton } }, pick, scan }
}

interface PickScanned {
  readonly scan: PickScan
  readonly number: string
}

/** Several scans in order, such as those made before the pick list was ready. */
export function scanPicks(plan: PackingPlan, picks: readonly Pick[], codes: readonly string[], carton: number) {
  let next = plan
  const said = codes.map((code): PickScanned => {
    const scanned = scanPick(next, picks, code, carton)
    next = scanned.plan
    return { scan: scanned.scan, number: scanned.pick?.trackingNumber ?? code }
  })
  return { plan: next, said }
}

function scanOf(planned: PlannedParcel, carton: number): PickScan {
  if (planned.carton === null) return 'removed'
  if (!planned.isTicked) return 'ticked'
  return planned.carton === carton ? 'again' : 'moved'
}

export const withTick = (plan: PackingPlan, parcelId: string, isTicked: boolean) =>
  changed(plan, parcelId, { isTicked })

export const inCarton = (plan: PackingPlan, parcelId: string, carton: number | null) =>
  changed(plan, parcelId, { carton, ...(carton === null ? { isTicked: false } : {}) })

/** The parcels of a removed carton go into the one before it; later cartons move up. */
export const withoutCarton = (plan: PackingPlan, gone: number): PackingPlan =>
  Object.fromEntries(
    Object.entries(plan).map(([parcelId, planned]) => [
      parcelId,
      planned.carton !== null && planned.carton >= gone
        ? { ...planned, carton: Math.max(0, planned.carton - 1) }
        : planned,
    ]),
  )

export const parcelsIn = (plan: PackingPlan, carton: number | null) =>
  Object.keys(plan).filter((parcelId) => plan[parcelId]?.carton === carton)

/** Parcels that were neither scanned nor taken out: the carton cannot be closed without them. */
export const stillMissing = (plan: PackingPlan) =>
  Object.keys(plan).filter((parcelId) => plan[parcelId]?.carton !== null && !plan[parcelId]?.isTicked)

function changed(plan: PackingPlan, parcelId: string, change: Partial<PlannedParcel>): PackingPlan {
  const planned = plan[parcelId]
  return planned ? { ...plan, [parcelId]: { ...planned, ...change } } : plan
}

import { nothingMeasured, type Receipt, type ReceiptValues } from './receipt-values.ts'

/*
 * The state of a receiving station. Every scanned number is in exactly one place until it is received or removed by the
 * keeper: current, waiting, being saved, returned, or refused as a duplicate. Pure: the page makes the calls.
 */

/** A scanned parcel that is not received yet. */
export interface Scanned {
  /** Identifies this scan of the number. */
  readonly scan: number
  readonly trackingNumber: string
  /** What has been typed about it so far. */
  readonly values: ReceiptValues
  /** Why it was returned; null: it was not sent yet. */
  readonly refusal: Refused | null
}

/** What the server said, and about which data. */
export interface Refused {
  readonly sentence: string
  readonly fields: Readonly<Record<string, string>>
  /** False: there was no answer, so it may have been stored. */
  readonly isKnown: boolean
  readonly sent: Sent
}

export interface Sent {
  readonly receipt: Receipt
  /** The same for another try of the same receipt, so that it is never stored twice. */
  readonly idempotencyKey: string
  /** When the keeper completed it, by the clock of `scan-age.ts`; absent: by another person, or kept by an older page. */
  readonly completedAtMs?: number | undefined
}

export interface Saving extends Scanned {
  readonly sent: Sent
}

/** A scanned member number that has no parcel yet. */
export interface Label {
  readonly memberNumber: string
  /** There was no current parcel: it belongs to the next one scanned. Otherwise the keeper is asked. */
  readonly isForNext: boolean
}

export interface Station {
  readonly atHand: Scanned | null
  /** In the order of their scans. */
  readonly waiting: readonly Scanned[]
  /** Completed by the keeper; the first is being sent, the others wait their turn. */
  readonly saving: readonly Saving[]
  /** Refused while the keeper was busy with the next one: they wait until the keeper opens them. */
  readonly returned: readonly Scanned[]
  readonly duplicates: readonly Saving[]
  readonly label: Label | null
  readonly lastScan: number
}

/** More without an answer are not taken: so many can be found again by hand. */
export const savedAtOnce = 200

export const emptyStation: Station = {
  atHand: null,
  waiting: [],
  saving: [],
  returned: [],
  duplicates: [],
  label: null,
  lastScan: 0,
}

/** The current input for the current parcel; `isTouched`: changed by the keeper since it became current. */
export interface Hand {
  readonly values: ReceiptValues
  readonly isTouched: boolean
}

export const holds = (station: Station, trackingNumber: string): boolean =>
  [station.atHand, ...station.waiting, ...station.saving, ...station.returned].some(
    (each) => each?.trackingNumber === trackingNumber,
  )

/**
 * A number that the station does not have yet. It waits its turn, but never behind a parcel that was returned
 * automatically and not touched: the keeper is holding the new one, and what is typed next is about it.
 */
export function scanned(station: Station, trackingNumber: string, hand: Hand | null): Station {
  const { label } = station
  const memberNumber = label?.isForNext ? label.memberNumber : ''
  const scan = station.lastScan + 1
  const parcel: Scanned = { scan, trackingNumber, values: { ...nothingMeasured, memberNumber }, refusal: null }
  const free = { ...(isLeftAlone(station, hand) ? handBack(station) : station), lastScan: scan }
  return toHand({
    ...free,
    waiting: [...free.waiting, parcel],
    label: label?.isForNext ? null : label,
    // Scanning on without a current parcel means that the keeper has seen the duplicates.
    duplicates:
      station.atHand === null && station.saving.length === 0 ? [] : without(station.duplicates, trackingNumber),
  })
}

const isLeftAlone = ({ atHand }: Station, hand: Hand | null) => atHand?.refusal != null && hand?.isTouched === false

const handBack = (station: Station): Station =>
  station.atHand ? { ...station, atHand: null, returned: [...station.returned, station.atHand] } : station

/** Measured: it is sent once those before it have their answers, and the next one becomes current. */
export function sealed(station: Station, values: ReceiptValues, sent: Sent): Station {
  const { atHand } = station
  if (!atHand) return station
  return toHand({ ...station, atHand: null, saving: [...station.saving, { ...atHand, values, refusal: null, sent }] })
}

/** An earlier try of exactly the same receipt whose outcome is unknown. */
export const earlierTry = ({ atHand }: Station, receipt: Receipt): Sent | null => {
  const refusal = atHand?.refusal
  const isSame = refusal && !refusal.isKnown && JSON.stringify(refusal.sent.receipt) === JSON.stringify(receipt)
  return isSame ? refusal.sent : null
}

/** The first of those being saved has been received. */
export const saved = (station: Station): Station => ({ ...station, saving: station.saving.slice(1) })

/** The first of those being saved was received before (9002); the keeper decides whether to receive it again. */
export function refusedAsDuplicate(station: Station): Station {
  const [first, ...saving] = station.saving
  return first ? { ...station, saving, duplicates: [...station.duplicates, first] } : station
}

/**
 * It becomes current if nothing else is; otherwise it waits to be opened, and what is being typed stays with the
 * current parcel.
 */
export function refused(station: Station, refusal: Omit<Refused, 'sent'>): Station {
  const [first, ...saving] = station.saving
  if (!first) return station
  const { sent, ...parcel } = first
  const back: Scanned = { ...parcel, refusal: { ...refusal, sent } }
  if (station.atHand === null) return { ...station, saving, atHand: back }
  return { ...station, saving, returned: [...station.returned, back] }
}

/** The current parcel is removed for good; the next one becomes current. */
export const dropped = (station: Station): Station => toHand({ ...station, atHand: null })

/** Removes one that is waiting, was returned, or was a duplicate. */
export const removed = (station: Station, scan: number): Station => ({
  ...station,
  waiting: station.waiting.filter((each) => each.scan !== scan),
  returned: station.returned.filter((each) => each.scan !== scan),
  duplicates: station.duplicates.filter((each) => each.scan !== scan),
})

/** One that is waiting or was returned becomes current; the other one keeps what was typed. */
export function opened(station: Station, scan: number, hand: Hand | null): Station {
  const wanted = [...station.returned, ...station.waiting].find((each) => each.scan === scan)
  if (!wanted) return station
  const left = removed(station, scan)
  const { atHand } = station
  if (!atHand) return { ...left, atHand: wanted }
  const aside = { ...atHand, values: hand?.values ?? atHand.values }
  if (aside.refusal) return { ...left, atHand: wanted, returned: [...left.returned, aside] }
  return { ...left, atHand: wanted, waiting: [aside, ...left.waiting] }
}

/** What a scanned member number would lead to, before anything changes. */
export function whoseLabel({ atHand, waiting }: Station, hand: Hand | null, memberNumber: string) {
  if (!atHand) return 'next'
  const typed = hand?.values.memberNumber.trim().toUpperCase() ?? ''
  if (typed === memberNumber) return 'again'
  return typed === '' && waiting.length === 0 ? 'atHand' : 'ask'
}

export const labelled = (station: Station, label: Label | null): Station => ({ ...station, label })

/** The keeper said which parcel it is on; the current one is filled in by its form. */
export const labelOf = (station: Station, scan: number, memberNumber: string): Station => ({
  ...station,
  label: null,
  waiting: station.waiting.map((each) =>
    each.scan === scan ? { ...each, values: { ...each.values, memberNumber } } : each,
  ),
})

/** Together with what another tab of this station left, which was scanned before. */
export function joined(station: Station, earlier: Station): Station {
  const later = <Each extends Scanned>(list: readonly Each[]) =>
    list.map((each) => ({ ...each, scan: each.scan + earlier.lastScan }))
  const [atHand = null] = later(station.atHand ? [station.atHand] : [])
  const aside = atHand && earlier.atHand ? [earlier.atHand] : []
  return {
    atHand: atHand ?? earlier.atHand,
    waiting: [...aside, ...earlier.waiting, ...later(station.waiting)],
    saving: [...earlier.saving, ...later(station.saving)],
    returned: [...earlier.returned, ...later(station.returned)],
    duplicates: [...earlier.duplicates, ...later(station.duplicates)],
    label: station.label ?? earlier.label,
    lastScan: station.lastScan + earlier.lastScan,
  }
}

function toHand(station: Station): Station {
  const [next, ...waiting] = station.waiting
  return station.atHand || !next ? station : { ...station, atHand: next, waiting }
}

const without = <Each extends Scanned>(list: readonly Each[], trackingNumber: string) =>
  list.filter((each) => each.trackingNumber !== trackingNumber)

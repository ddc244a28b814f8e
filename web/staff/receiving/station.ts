import { nothingMeasured, type Receipt, type ReceiptValues } from './receipt-values.ts'

/*
 * What stands where at a receiving station. Every number that was scanned is in exactly one place until it was received or
 * put away by the keeper: at hand, waiting, being saved, come back, or refused as a duplicate. Pure: the page does the calls.
 */

/** A parcel that was scanned and is not received yet. */
export interface Scanned {
  /** Names this scan of the number. */
  readonly scan: number
  readonly trackingNumber: string
  /** What was typed of it so far. */
  readonly values: ReceiptValues
  /** Why it came back; null: it was not sent yet. */
  readonly refusal: Refused | null
}

/** What the server said, and what it said it about. */
export interface Refused {
  readonly sentence: string
  readonly fields: Readonly<Record<string, string>>
  /** False: there was no answer, so it may be stored all the same. */
  readonly isKnown: boolean
  readonly sent: Sent
}

export interface Sent {
  readonly receipt: Receipt
  /** The same for another try of the same receipt: it is never stored twice. */
  readonly idempotencyKey: string
}

export interface Saving extends Scanned {
  readonly sent: Sent
}

/** A member number that was scanned and has no parcel yet. */
export interface Label {
  readonly memberNumber: string
  /** There was no parcel at hand: it belongs to the one that is scanned next. Else the keeper is asked. */
  readonly isForNext: boolean
}

export interface Station {
  readonly atHand: Scanned | null
  /** In the order in which they were scanned. */
  readonly waiting: readonly Scanned[]
  /** Sealed by the keeper; the first is on its way, each waits for the one before. */
  readonly saving: readonly Saving[]
  /** Refused while the keeper was busy with the next: they wait until the keeper opens them. */
  readonly returned: readonly Scanned[]
  readonly duplicates: readonly Saving[]
  readonly label: Label | null
  readonly lastScan: number
}

export const emptyStation: Station = {
  atHand: null,
  waiting: [],
  saving: [],
  returned: [],
  duplicates: [],
  label: null,
  lastScan: 0,
}

/** What is typed now of the parcel at hand; `isTouched`: by the keeper, since it came to hand. */
export interface Hand {
  readonly values: ReceiptValues
  readonly isTouched: boolean
}

export const holds = (station: Station, trackingNumber: string): boolean =>
  [station.atHand, ...station.waiting, ...station.saving, ...station.returned].some(
    (each) => each?.trackingNumber === trackingNumber,
  )

/**
 * A number that the station does not hold. It waits its turn, but never behind a parcel that came back by itself and that
 * nobody has touched: the keeper has the new one in hand, and what is typed next is about it.
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
    // Whoever scans on with nothing in hand has seen what was refused as a duplicate.
    duplicates:
      station.atHand === null && station.saving.length === 0 ? [] : without(station.duplicates, trackingNumber),
  })
}

const isLeftAlone = ({ atHand }: Station, hand: Hand | null) => atHand?.refusal != null && hand?.isTouched === false

const handBack = (station: Station): Station =>
  station.atHand ? { ...station, atHand: null, returned: [...station.returned, station.atHand] } : station

/** Measured: it is sent as soon as those before it have their answers, and the next one comes to hand. */
export function sealed(station: Station, values: ReceiptValues, sent: Sent): Station {
  const { atHand } = station
  if (!atHand) return station
  return toHand({ ...station, atHand: null, saving: [...station.saving, { ...atHand, values, refusal: null, sent }] })
}

/** The key of an earlier try of the very same receipt whose outcome is unknown. */
export const keyOfEarlierTry = ({ atHand }: Station, receipt: Receipt): string | null => {
  const refusal = atHand?.refusal
  const isSame = refusal && !refusal.isKnown && JSON.stringify(refusal.sent.receipt) === JSON.stringify(receipt)
  return isSame ? refusal.sent.idempotencyKey : null
}

/** The first of those being saved is in the house. */
export const saved = (station: Station): Station => ({ ...station, saving: station.saving.slice(1) })

/** The first of those being saved is in the house already (9002); receiving it again is for the keeper to say. */
export function refusedAsDuplicate(station: Station): Station {
  const [first, ...saving] = station.saving
  return first ? { ...station, saving, duplicates: [...station.duplicates, first] } : station
}

/** It comes to hand where nothing else is; else it waits to be opened, and what is typed now stays with the parcel at hand. */
export function refused(station: Station, refusal: Omit<Refused, 'sent'>): Station {
  const [first, ...saving] = station.saving
  if (!first) return station
  const { sent, ...parcel } = first
  const back: Scanned = { ...parcel, refusal: { ...refusal, sent } }
  if (station.atHand === null) return { ...station, saving, atHand: back }
  return { ...station, saving, returned: [...station.returned, back] }
}

/** The parcel at hand is put away for good; the next one comes to hand. */
export const dropped = (station: Station): Station => toHand({ ...station, atHand: null })

/** One that waits, came back or was a duplicate is put away. */
export const removed = (station: Station, scan: number): Station => ({
  ...station,
  waiting: station.waiting.filter((each) => each.scan !== scan),
  returned: station.returned.filter((each) => each.scan !== scan),
  duplicates: station.duplicates.filter((each) => each.scan !== scan),
})

/** One that waits or came back is taken to hand; what was typed of the other one stays with it. */
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

/** What a scanned member number leads to, before anything is changed. */
export function whoseLabel({ atHand, waiting }: Station, hand: Hand | null, memberNumber: string) {
  if (!atHand) return 'next'
  const typed = hand?.values.memberNumber.trim().toUpperCase() ?? ''
  if (typed === memberNumber) return 'again'
  return typed === '' && waiting.length === 0 ? 'atHand' : 'ask'
}

export const labelled = (station: Station, label: Label | null): Station => ({ ...station, label })

/** The keeper said which parcel shows it; the one at hand is filled in by its form. */
export const labelOf = (station: Station, scan: number, memberNumber: string): Station => ({
  ...station,
  label: null,
  waiting: station.waiting.map((each) =>
    each.scan === scan ? { ...each, values: { ...each.values, memberNumber } } : each,
  ),
})

function toHand(station: Station): Station {
  const [next, ...waiting] = station.waiting
  return station.atHand || !next ? station : { ...station, atHand: next, waiting }
}

const without = <Each extends Scanned>(list: readonly Each[], trackingNumber: string) =>
  list.filter((each) => each.trackingNumber !== trackingNumber)

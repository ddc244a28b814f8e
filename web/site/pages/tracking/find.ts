import type { Output } from '#contract/wire/operation.ts'
import { tracking } from '#contract/parcels.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { type Kind, kindsFor } from './numbers.ts'

type Steps = Output<typeof tracking.parcelPublic>['events']

export interface Track {
  readonly state: 'found'
  readonly number: string
  readonly kind: Kind
  readonly statusText: string
  /** The courier, or the channel. */
  readonly carrier: string
  /** The other number of an order: ours, or the carrier's. */
  readonly alsoCalled: string | null
  readonly events: Steps
}

export type Outcome =
  | Track
  | { readonly state: 'none'; readonly number: string }
  /** For example too many requests: the sentence says when to try again. */
  | { readonly state: 'refused'; readonly number: string; readonly sentence: string }
  | { readonly state: 'failed'; readonly number: string }

/** Nobody knows it, or it can be no number of this kind. Both are an answer (M-19). */
const nobodys: readonly number[] = [refusalCode.track_none, refusalCode.validation]

/** Looks one number up among parcels and orders. */
export async function find(number: string, first: Kind, signal: AbortSignal): Promise<Outcome> {
  for (const kind of kindsFor(number, first)) {
    const outcome = await lookUp(number, kind, signal)
    if (outcome.state !== 'none') return outcome
  }
  return { state: 'none', number }
}

async function lookUp(number: string, kind: Kind, signal: AbortSignal): Promise<Outcome> {
  try {
    return await (kind === 'parcel' ? parcel(number, signal) : order(number, signal))
  } catch (error) {
    if (!(error instanceof Refusal)) return { state: 'failed', number }
    if (nobodys.includes(error.code)) return { state: 'none', number }
    return { state: 'refused', number, sentence: wordsOf(error) }
  }
}

async function parcel(number: string, signal: AbortSignal): Promise<Track> {
  const { courierName, statusText, events } = await call(tracking.parcelPublic, { trackingNumber: number }, { signal })
  return { state: 'found', number, kind: 'parcel', statusText, carrier: courierName, alsoCalled: null, events }
}

async function order(number: string, signal: AbortSignal): Promise<Track> {
  const found = await call(tracking.orderPublic, { trackedNumber: number }, { signal })
  const { orderNumber, logisticsNumber, statusText, channelName, events } = found
  const alsoCalled = [orderNumber, logisticsNumber].find((each) => each !== null && each !== number) ?? null
  return { state: 'found', number, kind: 'order', statusText, carrier: channelName, alsoCalled, events }
}

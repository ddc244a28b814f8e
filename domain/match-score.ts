import { keyOf } from './goods-key.ts'
import { readLabel } from './match-label.ts'
import { numberPart } from './match-number.ts'
import { type MatchPart, matchPoints, proposedFromScore, scoreOf } from './match-parts.ts'
import { emptyGoods } from './match-words.text.ts'
import { memberPart, namePart, phonePart, repairsOf } from './match-person.ts'
import { tidyMemberNumber } from './member-number.ts'

/* Whose an unclaimed parcel may be: a score that proposes and never assigns. Its parts name what agrees, never its value. */

export interface ArrivedParcel {
  readonly warehouseId: string
  readonly courierCode: string | null
  readonly trackingNumber: string
  /** As far as somebody could read it. */
  readonly memberNumber: string | null
  readonly labelText: string
  /** Phones of our warehouses: members copy them with the address, and they say nothing of the receiver. */
  readonly ourPhones: readonly string[]
  readonly weightG: number
  /** What was seen of the goods. */
  readonly goods: string
  readonly arrivedAtMs: number
}

/** A forecast that waits, or a claim. */
export interface MatchCandidate {
  readonly warehouseId: string
  readonly courierCode: string | null
  readonly trackingNumber: string
  readonly memberNumber: string
  /** Of the member and of their consignees. */
  readonly names: readonly string[]
  /** E.164. */
  readonly phones: readonly string[]
  readonly weightG: number | null
  readonly goods: string
  /** When it was forecast or claimed. */
  readonly saidAtMs: number
}

export interface Match {
  /** From 0 to 100. */
  readonly score: number
  /** The parts that count, those with the most points first. */
  readonly parts: readonly MatchPart[]
}

/** Reads the parcel once, and then scores one candidate after another. */
export function matcherOf(parcel: ArrivedParcel): (candidate: MatchCandidate) => Match {
  const label = readLabel(parcel.labelText, parcel.ourPhones)
  const read = parcel.memberNumber === null ? [] : [tidyMemberNumber(parcel.memberNumber).replaceAll('?', '*')]
  const members = [...new Set([...read, ...label.memberNumbers])]
  const repairs = repairsOf(members)
  const goods = goodsWords(parcel.goods)
  return (candidate) => {
    const parts = [
      numberPart(parcel.trackingNumber, candidate.trackingNumber),
      memberPart(members, repairs, candidate.memberNumber),
      namePart(label, candidate.names),
      phonePart(label.phones, candidate.phones),
      weightPart(parcel.weightG, candidate.weightG),
      goods.size > 0 && [...goodsWords(candidate.goods)].some((word) => goods.has(word)) ? 'goods_alike' : undefined,
      isPlausible(parcel.arrivedAtMs - candidate.saidAtMs) ? 'time_plausible' : undefined,
      parcel.warehouseId === candidate.warehouseId ? 'warehouse_same' : undefined,
      parcel.courierCode !== null && parcel.courierCode === candidate.courierCode ? 'courier_same' : undefined,
    ] as const
    const counted = parts.filter((part) => part !== undefined)
    return { score: scoreOf(counted), parts: counted.toSorted((one, other) => matchPoints[other] - matchPoints[one]) }
  }
}

export const isProposed = ({ score }: Match): boolean => score >= proposedFromScore

/** A tenth, or 150 g: what packing adds. More than double is another parcel. */
function weightPart(weightG: number, expectedG: number | null): MatchPart | undefined {
  if (expectedG === null) return undefined
  const apartG = Math.abs(weightG - expectedG)
  if (apartG <= Math.max(150, expectedG / 10)) return 'weight_near'
  return Math.max(weightG, expectedG) > 2 * Math.min(weightG, expectedG) && apartG > 500 ? 'weight_far' : undefined
}

const dayMs = 86_400_000

/** Forecast up to 30 days before it arrived, or up to 14 after. */
const isPlausible = (afterMs: number) => afterMs >= -14 * dayMs && afterMs <= 30 * dayMs

/** Pairs of Chinese characters, and Latin words of three letters or more. */
function goodsWords(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const run of keyOf(text).key.match(/\p{Script=Han}+|\p{Script=Latin}+/gu) ?? []) {
    if (/\p{Script=Latin}/u.test(run)) {
      if (run.length > 2) words.add(run)
    } else for (let at = 0; at + 1 < run.length; at += 1) words.add(run.slice(at, at + 2))
  }
  for (const word of emptyGoods) words.delete(word)
  return words
}

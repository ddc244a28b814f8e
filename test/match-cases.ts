import {
  another,
  double,
  drawPair,
  labelOf,
  lose,
  maskedName,
  maskedPhone,
  misread,
  mistype,
  type Pair,
  sameShop,
  slipped,
  swap,
} from './match-drawn.ts'
import { hardCases } from './match-hard.ts'
import { type Draw, drawFrom, drawPerson, drawRelative, national } from './match-people.ts'
import { memberNumbersOneSlipAway } from '#domain/member-number.ts'

/*
 * 300 labelled cases: an unclaimed parcel, a candidate, and whether it is theirs. 264 are drawn by 22 kinds, 36 are
 * written by hand. Of each three, two are to tune the weights on, and one is held back.
 */

export interface LabelledCase extends Pair {
  readonly kind: string
  readonly isTheirs: boolean
}

/** The member wrote another number altogether: an order number, or the seller gave a wrong one. */
function wrongNumber(
  draw: Draw,
  label: (draw: Draw, pair: ReturnType<typeof drawPair>) => Partial<Pair['parcel']>,
): Pair {
  const pair = drawPair(draw)
  const { parcel, candidate } = pair
  return {
    parcel: { ...parcel, ...label(draw, pair) },
    candidate: { ...candidate, trackingNumber: another(draw, parcel.trackingNumber) },
  }
}

/** As read from a label: one digit wrong, or two neighbours swapped. */
const misreadMember = (draw: Draw, number: string) => (draw.maybe(0.6) ? mistype(draw, number, 2) : swap(draw, number))

const theirs: Readonly<Record<string, (draw: Draw) => Pair>> = {
  'two digits swapped': slipped(swap),
  'a digit missing': slipped(lose),
  'a digit doubled': slipped(double),
  'a wrong digit': slipped(mistype),
  'look-alikes': slipped(misread),
  'without the prefix of the courier': slipped((_draw, number) => number.replace(/^[A-Z]{2}/, '')),
  'the suffix of a piece': slipped((draw, number) => `${number}-${draw.oneOf(['1-1-', '1-2-', '1'])}`),
  'forecast by two, the label shows whose': slipped((_draw, number) => number),
  'wrong number, member number with a slip': (draw) =>
    wrongNumber(draw, (_draw, { person }) => ({
      memberNumber: misreadMember(draw, person.memberNumber),
      labelText: `收件人 ${maskedName(draw, person.name)} ${draw.maybe(0.5) ? maskedPhone(person.phone) : ''}`,
    })),
  'wrong number, torn member number': (draw) =>
    wrongNumber(draw, (_draw, { person }) => ({
      labelText: `${person.name} ${person.memberNumber.slice(0, draw.between(6, 8))} ${draw.maybe(0.6) ? maskedPhone(person.phone) : ''}`,
    })),
  'wrong number, whole name and masked phone': (draw) =>
    wrongNumber(draw, (_draw, { person }) => ({ labelText: `收件人 ${person.name} ${maskedPhone(person.phone)}` })),
}

const others: Readonly<Record<string, (draw: Draw) => Pair>> = {
  'next parcel of the shop': (draw) => sameShop(draw, (_draw, number) => mistype(draw, number, number.length - 1)),
  'a parcel of the shop ten, a hundred or a thousand later': (draw) =>
    sameShop(draw, (_draw, number) => mistype(draw, number, number.length - 4, number.length - 2)),
  'same goods, same day, another number': (draw) => sameShop(draw, another),
  'a sister at the same address, with the same phone': (draw) => {
    const pair = drawPair(draw)
    const sister = { ...drawRelative(draw, pair.person), phone: pair.person.phone }
    return {
      parcel: {
        ...pair.parcel,
        labelText: labelOf(draw, sister),
        memberNumber: draw.maybe(0.3) ? sister.memberNumber : null,
      },
      candidate: { ...pair.candidate, trackingNumber: another(draw, pair.parcel.trackingNumber) },
    }
  },
  'a namesake': (draw) => {
    const pair = drawPair(draw)
    const namesake = { ...drawPerson(draw), name: pair.person.name }
    return {
      parcel: { ...pair.parcel, labelText: labelOf(draw, namesake) },
      candidate: { ...pair.candidate, trackingNumber: another(draw, pair.parcel.trackingNumber) },
    }
  },
  'the same last four digits': (draw) =>
    sameShop(draw, (_draw, number) => another(draw, number).slice(0, -4) + number.slice(-4)),
  'the same last six digits, another courier': (draw) => {
    const { parcel, candidate } = sameShop(draw, another)
    const trackingNumber = `88${draw.digits(7)}${parcel.trackingNumber.slice(-6)}`
    return { parcel, candidate: { ...candidate, trackingNumber, courierCode: 'EMS' } }
  },
  'a member number one slip from theirs as well': (draw) => {
    const pair = sameShop(draw, another)
    const own = pair.candidate.memberNumber
    const read = draw.oneOf([mistype(draw, own, 2), swap(draw, own)])
    const owner = draw.oneOf(memberNumbersOneSlipAway(read).filter((number) => number !== own))
    return { ...pair, parcel: { ...pair.parcel, memberNumber: draw.maybe(0.5) ? read : owner } }
  },
  'the same last four of the phone': (draw) => {
    const pair = sameShop(draw, another)
    const tail = pair.candidate.phones[0]?.slice(-4)
    return { ...pair, parcel: { ...pair.parcel, labelText: `收件人 ${drawPerson(draw).name} 尾号${tail}` } }
  },
  'the same family name and goods': (draw) => {
    const pair = drawPair(draw)
    const owner = drawRelative(draw, pair.person)
    return {
      parcel: { ...pair.parcel, labelText: `${maskedName(draw, owner.name)} ${maskedPhone(owner.phone)}` },
      candidate: { ...pair.candidate, trackingNumber: another(draw, pair.parcel.trackingNumber) },
    }
  },
  'the same number, the label names another': (draw) => {
    const pair = drawPair(draw)
    const owner = drawPerson(draw)
    return {
      ...pair,
      parcel: { ...pair.parcel, memberNumber: owner.memberNumber, labelText: `${owner.name} ${national(owner.phone)}` },
    }
  },
}

const perKind = 12

const drawn = (kinds: typeof theirs, isTheirs: boolean, seed: number): LabelledCase[] =>
  Object.entries(kinds).flatMap(([kind, pair], index) =>
    Array.from({ length: perKind }, (_, at) => ({ kind, isTheirs, ...pair(drawFrom(seed + index * 1000 + at)) })),
  )

/** The 264 of one seed. */
export const casesFrom = (seed: number): readonly LabelledCase[] => [
  ...drawn(theirs, true, seed),
  ...drawn(others, false, seed + 500_000),
]

export const labelledCases: readonly LabelledCase[] = [...casesFrom(17), ...hardCases]

const isHeldBack = (_case: LabelledCase, index: number) => index % 3 === 2
export const casesToTune = labelledCases.filter((each, index) => !isHeldBack(each, index))
export const casesHeldBack = labelledCases.filter(isHeldBack)

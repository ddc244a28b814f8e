import { expect, test } from 'vitest'
import { casesFrom, casesHeldBack, casesToTune, type LabelledCase, labelledCases } from '#test/match-cases.ts'
import { matchParts, matchPoints, proposedFromScore, scoreOf } from './match-parts.ts'
import { isProposed, matcherOf, type MatchCandidate } from './match-score.ts'

const matchOf = ({ parcel, candidate }: Pick<LabelledCase, 'parcel' | 'candidate'>) => matcherOf(parcel)(candidate)

/** Of those proposed, how many are right; of those that are right, how many are proposed. */
function measured(cases: readonly LabelledCase[]) {
  const proposed = cases.filter((each) => isProposed(matchOf(each)))
  const right = proposed.filter(({ isTheirs }) => isTheirs).length
  return { precision: right / proposed.length, recall: right / cases.filter(({ isTheirs }) => isTheirs).length }
}

test('300 cases are labelled, half of them right; 100 are held back, of each kind', () => {
  expect([labelledCases.length, casesToTune.length, casesHeldBack.length]).toEqual([300, 200, 100])
  expect(labelledCases.filter(({ isTheirs }) => isTheirs)).toHaveLength(150)
  expect(casesHeldBack.filter(({ isTheirs }) => isTheirs)).toHaveLength(50)
})

test('of the cases held back at least 95 of 100 proposals are right, and at least 80 of 100 owners are proposed', () => {
  const { precision, recall } = measured(casesHeldBack)
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.8)
})

test('so it is of 1,320 cases drawn anew, on which nothing was tuned', () => {
  const { precision, recall } = measured([101, 102, 103, 104, 105].flatMap((seed) => casesFrom(seed * 1_000_000)))
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.8)
})

test('a score is a whole number from 0 to 100, and says what it is made of', () => {
  for (const each of labelledCases) {
    const { score, parts } = matchOf(each)
    expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    expect(score).toBe(scoreOf(parts))
    expect(new Set(parts).size).toBe(parts.length)
    expect(parts.map((part) => matchPoints[part])).toEqual(
      parts.map((part) => matchPoints[part]).toSorted((one, other) => other - one),
    )
  }
  expect([scoreOf([]), scoreOf(['member_other']), scoreOf(matchParts)]).toEqual([0, 0, 100])
})

/** What else could be known of a candidate that agrees with the parcel. */
const agreeing = ({ parcel, candidate }: LabelledCase): readonly Partial<MatchCandidate>[] => [
  { trackingNumber: parcel.trackingNumber },
  { warehouseId: parcel.warehouseId },
  { courierCode: parcel.courierCode },
  { weightG: parcel.weightG },
  { goods: `${candidate.goods} ${parcel.goods}` },
  { saidAtMs: parcel.arrivedAtMs },
  { names: [...candidate.names, ...(parcel.labelText.match(/\p{Script=Han}{2,3}/gu) ?? [])] },
  { phones: [...candidate.phones, ...(parcel.labelText.match(/\d{8,11}/g) ?? [])] },
]

test('more that agrees never lowers a score', () => {
  for (const each of labelledCases)
    for (const more of agreeing(each))
      expect(matchOf({ parcel: each.parcel, candidate: { ...each.candidate, ...more } }).score).toBeGreaterThanOrEqual(
        matchOf(each).score,
      )
})

test('more that can be read of the label, and is theirs, never lowers a score', () => {
  for (const each of labelledCases) {
    const { parcel, candidate } = each
    for (const more of [
      candidate.memberNumber,
      candidate.names[0] ?? '',
      (candidate.phones[0] ?? '').replace('+', ''),
    ]) {
      const labelText = `${parcel.labelText} ${more}`.trim()
      expect(matchOf({ parcel: { ...parcel, labelText }, candidate }).score).toBeGreaterThanOrEqual(matchOf(each).score)
    }
  }
})

test('one slip in the number proposes its owner although the label says nothing', () => {
  const around = ['time_plausible', 'warehouse_same', 'courier_same'] as const
  for (const slip of ['number_swapped', 'number_extra', 'number_wrong', 'number_look_alike', 'number_affix'] as const)
    expect(scoreOf([slip, ...around])).toBeGreaterThanOrEqual(proposedFromScore)
})

test('a sister is not proposed for a name like hers and the phone that they share', () => {
  const circumstances = ['time_plausible', 'warehouse_same', 'courier_same', 'goods_alike', 'weight_near'] as const
  expect(scoreOf(['name_other', 'phone_whole', ...circumstances])).toBeLessThan(proposedFromScore)
})

const [{ parcel, candidate } = {} as never] = labelledCases
const dayMs = 86_400_000

test.each([
  [1000, 1000, 'weight_near'],
  [1100, 1000, 'weight_near'],
  [450, 300, 'weight_near'],
  [1000, 1200, undefined],
  [1900, 1000, undefined],
  [2100, 1000, 'weight_far'],
  [1000, 2100, 'weight_far'],
  // Of a light parcel the packing may double the weight.
  [400, 150, undefined],
  [1000, null, undefined],
] as const)('%d g, when %s g were expected: %s', (weightG, expectedG, part) => {
  const { parts } = matchOf({ parcel: { ...parcel, weightG }, candidate: { ...candidate, weightG: expectedG } })
  expect(parts.find((each) => each.startsWith('weight'))).toBe(part)
})

test.each([
  [0, true],
  [30, true],
  [31, false],
  [-14, true],
  [-15, false],
])('forecast %d days before it arrived: plausible is %s', (days, isPlausible) => {
  const saidAtMs = parcel.arrivedAtMs - days * dayMs
  expect(matchOf({ parcel, candidate: { ...candidate, saidAtMs } }).parts.includes('time_plausible')).toBe(isPlausible)
})

test.each([
  ['连衣裙', '女装連衣裙', true],
  ['Blue shirt', 'SHIRT, cotton', true],
  ['其他商品', '商品 其他', false],
  ['goods in a box', 'Box of goods', false],
  ['', '', false],
])('goods seen as %j, forecast as %j: alike is %s', (seen, declared, isAlike) => {
  const { parts } = matchOf({ parcel: { ...parcel, goods: seen }, candidate: { ...candidate, goods: declared } })
  expect(parts.includes('goods_alike')).toBe(isAlike)
})

test('what surrounds a parcel never proposes anybody: something has to name the person or the number', () => {
  const around = ['weight_near', 'goods_alike', 'time_plausible', 'warehouse_same', 'courier_same'] as const
  expect(scoreOf([...around, 'name_family'])).toBeLessThan(proposedFromScore)
  expect(scoreOf([...around, 'number_series'])).toBeLessThan(proposedFromScore)
})

test('a parcel whose label has the valid number of another member is proposed to nobody by one slip', () => {
  const slips = ['number_swapped', 'number_extra', 'number_wrong', 'number_affix', 'number_look_alike'] as const
  for (const slip of slips)
    expect(scoreOf([slip, 'member_other', 'time_plausible', 'warehouse_same', 'courier_same'])).toBeLessThan(
      proposedFromScore,
    )
})

test('10,000 candidates are scored within a second', () => {
  const [first] = labelledCases
  const match = matcherOf({
    ...(first as LabelledCase).parcel,
    labelText: '陈*玲 138****5678 JY00057',
    goods: '女装连衣裙',
  })
  const candidates = Array.from({ length: 10_000 }, (_, at) => labelledCases[at % 300] as LabelledCase)
  const startedAt = performance.now()
  for (const { candidate } of candidates) match(candidate)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})

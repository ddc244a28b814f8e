import { expect, test } from 'vitest'
import { casesFrom, casesHeldBack, casesToTune, type LabelledCase, labelledCases } from './match-cases.example.ts'
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
  const { precision, recall } = measured([11, 12, 13, 14, 15].flatMap((seed) => casesFrom(seed * 1_000_000)))
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

/*
 * What may speak for or against an unclaimed parcel being a candidate's, and how much each part counts. This is the one
 * place of the weights: they were chosen on the 200 cases to tune of `test/match-cases.ts` (record 82).
 */

/** Of each group at most one part counts: the strongest. */
const weights = {
  number: {
    /** The numbers are the same. */
    number_same: 60,
    /** The same, apart from a prefix or suffix that the courier adds. */
    number_affix: 55,
    /** The same once look-alikes are read as one: 0/O, 1/I, 5/S, 8/B. */
    number_look_alike: 52,
    /** Two neighbouring characters are swapped. */
    number_swapped: 48,
    /** One character is missing or doubled. */
    number_extra: 46,
    /** One character is wrong. */
    number_wrong: 40,
    /** One of the last three digits differs: a slip, or the shop's next parcel. */
    number_series: 22,
    number_last_six: 24,
    number_last_four: 10,
  },
  member: {
    member_same: 60,
    /** The number that was read is one slip away from theirs. */
    member_repaired: 30,
    /** What can be read of the number fits theirs. */
    member_part: 22,
    /** A valid number, and not theirs: its check digit rules out one slip. */
    member_other: -45,
  },
  name: {
    name_whole: 26,
    /** All characters that the courier left unmasked fit. */
    name_masked: 14,
    name_family: 7,
    /** The same family name with another given name: a sister, a father. */
    name_other: -30,
  },
  phone: {
    phone_whole: 40,
    phone_masked: 30,
    /** One digit differs. */
    phone_slip: 24,
    /** Four digits: the last, or the first half of a Hong Kong number. */
    phone_four: 18,
    /** The label has a whole number, or both ends of one, and it is none of theirs. */
    phone_other: -16,
  },
  weight: { weight_near: 8, weight_far: -8 },
  goods: { goods_alike: 8 },
  time: { time_plausible: 4 },
  warehouse: { warehouse_same: 4 },
  courier: { courier_same: 3 },
} as const

export type MatchGroup = keyof typeof weights
export type MatchPart = { [Group in MatchGroup]: keyof (typeof weights)[Group] }[MatchGroup] & string

/** All parts, each with its points. */
export const matchPoints: Readonly<Record<MatchPart, number>> = {
  ...weights.number,
  ...weights.member,
  ...weights.name,
  ...weights.phone,
  ...weights.weight,
  ...weights.goods,
  ...weights.time,
  ...weights.warehouse,
  ...weights.courier,
}

export const matchParts = Object.keys(matchPoints) as readonly MatchPart[]

/** From this score on a candidate is proposed to staff. Nothing is ever assigned by a score. */
export const proposedFromScore = 50

/** The part with the most points; undefined of none. A part that speaks against counts only if none speaks for. */
export const strongest = (parts: readonly MatchPart[]): MatchPart | undefined =>
  parts.reduce<MatchPart | undefined>(
    (best, part) => (best === undefined || matchPoints[part] > matchPoints[best] ? part : best),
    undefined,
  )

/** The sum of the points, from 0 to 100. */
export const scoreOf = (parts: readonly MatchPart[]): number =>
  Math.max(
    0,
    Math.min(
      100,
      parts.reduce((sum, part) => sum + matchPoints[part], 0),
    ),
  )

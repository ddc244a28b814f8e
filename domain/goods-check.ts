import { type GoodsVerdict, goodsVerdicts } from './goods-verdict.ts'

/** What a channel or a destination excludes in addition; null: any of them. */
export interface GoodsRestriction {
  /** null: every sensitive category. */
  readonly categoryCode: string | null
  readonly channelId: string | null
  readonly destinationCode: string | null
  readonly verdict: GoodsVerdict
}

interface GoodsPlace {
  readonly channelId: string
  readonly destinationCode: string
}

interface JudgedCategory {
  readonly code: string
  readonly verdict: GoodsVerdict
}

/** Undefined when there is nothing to judge. */
export const worstVerdict = (verdicts: readonly GoodsVerdict[]): GoodsVerdict | undefined =>
  [...goodsVerdicts].reverse().find((verdict) => verdicts.includes(verdict))

/**
 * The verdict on a text: the worst of what was found in it. Nothing found is "unknown", and so are allowed goods next
 * to something that cannot be judged.
 */
export function verdictOnText(
  verdicts: readonly GoodsVerdict[],
  unjudged: readonly string[],
): GoodsVerdict | 'unknown' {
  const worst = worstVerdict(verdicts) ?? 'unknown'
  return worst === 'allowed' && unjudged.length > 0 ? 'unknown' : worst
}

/** The same for several categories together. */
export function worstAt<Restriction extends GoodsRestriction>(
  categories: readonly JudgedCategory[],
  place: GoodsPlace,
  restrictions: readonly Restriction[],
): { readonly verdict: GoodsVerdict; readonly because: Restriction | null } {
  const judged = categories.map((category) => judgeAt(category, place, restrictions))
  const verdict = worstVerdict(judged.map((each) => each.verdict)) ?? 'allowed'
  return { verdict, because: judged.find((each) => each.verdict === verdict && each.because)?.because ?? null }
}

/**
 * The verdict on a category sent by a channel to a destination: its own, or the worst of the restrictions there, which
 * is then the reason. A restriction never makes a verdict better.
 */
export function judgeAt<Restriction extends GoodsRestriction>(
  category: JudgedCategory,
  place: GoodsPlace,
  restrictions: readonly Restriction[],
): { readonly verdict: GoodsVerdict; readonly because: Restriction | null } {
  const holding = restrictions.filter((each) => isAbout(each, category) && isAt(each, place))
  const because = holding.reduce<Restriction | null>(
    (worst, each) => (isWorse(each.verdict, worst?.verdict ?? category.verdict) ? each : worst),
    null,
  )
  return { verdict: because?.verdict ?? category.verdict, because }
}

const isAbout = ({ categoryCode }: GoodsRestriction, { code, verdict }: JudgedCategory) =>
  categoryCode === null ? verdict === 'sensitive' : categoryCode === code

const isAt = (restriction: GoodsRestriction, { channelId, destinationCode }: GoodsPlace) =>
  (restriction.channelId === null || restriction.channelId === channelId) &&
  (restriction.destinationCode === null || restriction.destinationCode === destinationCode)

const isWorse = (one: GoodsVerdict, other: GoodsVerdict) => goodsVerdicts.indexOf(one) > goodsVerdicts.indexOf(other)

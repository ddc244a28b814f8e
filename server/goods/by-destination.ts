import type { SiteDestination } from '#contract/site-content.ts'
import { pickText } from '#contract/wire/language.ts'
import { goodsVerdicts } from '#domain/goods-verdict.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { findCategories, findRestrictions } from './sql.ts'

type Goods = Pick<SiteDestination, 'goods' | 'goodsRules'>

/** How each category is judged at a destination that these lines reach, and what some of the lines refuse besides. */
export async function goodsByDestination(
  db: Db,
  language: Language,
): Promise<(destinationCode: string, channelIds: readonly string[]) => Goods> {
  const [categories, restrictions] = await Promise.all([findCategories(db), findRestrictions(db)])
  return (destinationCode, channelIds) => {
    const here = restrictions.filter(
      (each) =>
        (each.destinationCode === null || each.destinationCode === destinationCode) &&
        (each.channelId === null || channelIds.includes(each.channelId)),
    )
    const goods = categories.map(({ code, name, verdict }) => {
      const onAnyLine = here.filter((each) => each.channelId === null && each.categoryCode === code)
      const strictest = Math.max(...[verdict, ...onAnyLine.map((each) => each.verdict)].map(strictness))
      return {
        code,
        name: pickText(name, language),
        verdict: goodsVerdicts[strictest] ?? verdict,
        isStricter: strictest > strictness(verdict),
      }
    })
    return { goods, goodsRules: [...new Set(here.map(({ rule }) => pickText(rule, language)))] }
  }
}

const strictness = (verdict: (typeof goodsVerdicts)[number]) => goodsVerdicts.indexOf(verdict)

import type { SiteDestination } from '#contract/site-content.ts'
import { pickText } from '#contract/wire/language.ts'
import { judgeAt } from '#domain/goods-check.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { findCategories, findRestrictions } from './sql.ts'

type Goods = Pick<SiteDestination, 'goods' | 'goodsRules'>

/** In place of a line: only what holds on every line counts. */
const noLine = ''

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
    const goods = categories.map(({ code, name, verdict: own }) => {
      const { verdict, because } = judgeAt({ code, verdict: own }, { channelId: noLine, destinationCode }, restrictions)
      return { code, name: pickText(name, language), verdict, isStricter: because !== null }
    })
    return { goods, goodsRules: [...new Set(here.map(({ rule }) => pickText(rule, language)))] }
  }
}

import type { goodsCheck } from '#contract/goods-check.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { verdictOnText, worstAt } from '#domain/goods-check.ts'
import { wordsToKeep } from '#domain/unknown-goods.ts'
import { knownDestination } from '#server/channels/channels.ts'
import type { ReadCall } from '#server/context.ts'
import { findIn } from './find-in.ts'
import { lineOnWire, loadLines } from './restrictions.ts'
import { noteUnknown } from './sql.ts'

type Check = typeof goodsCheck.check

/**
 * E-81: what is known about the goods in a text, and whether each line takes them. Unknown goods are reported, and
 * recorded.
 */
export async function check(call: ReadCall, { text, destinationCode }: Input<Check>): Promise<Output<Check>> {
  const { context, db, language } = call
  const destination = destinationCode === undefined ? null : await knownDestination(db, destinationCode)
  const [{ found, unjudged } = { found: [], unjudged: [] }] = await findIn(db, [text])
  for (const word of wordsToKeep(text, found.length === 0, unjudged)) await noteUnknown(context.database, word)
  const categories = found.map(({ category }) => category)
  const verdict = verdictOnText(
    categories.map((category) => category.verdict),
    unjudged,
  )
  const matches = found.map(({ typed, category }) => ({
    word: typed,
    categoryCode: category.code,
    categoryName: pickText(category.name, language),
    verdict: category.verdict,
    rule: pickText(category.rule, language),
    contrabandNumber: category.contrabandNumber,
  }))
  if (verdict === 'unknown') return { matches, unjudged: [...unjudged], verdict, channels: [] }
  const { lines, restrictions } = await loadLines(db, destination, language)
  return {
    matches,
    unjudged: [...unjudged],
    verdict,
    channels: lines.map((line) => {
      const { verdict: atLine, because } = worstAt(categories, line, restrictions)
      return { ...lineOnWire(line, language), verdict: atLine, rule: because?.rule ?? null }
    }),
  }
}

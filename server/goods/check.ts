import type { goodsCheck } from '#contract/goods-check.ts'
import { pickText } from '#contract/language.ts'
import type { Input, Output } from '#contract/operation.ts'
import { worstAt, worstVerdict } from '#domain/goods-check.ts'
import { wordToKeep } from '#domain/unknown-goods.ts'
import { knownDestination } from '#server/channels/channels.ts'
import type { ReadCall } from '#server/house.ts'
import { findIn } from './find-in.ts'
import { lineOnWire, loadLines } from './restrictions.ts'
import { noteUnknown } from './sql.ts'

type Check = typeof goodsCheck.check

/** E-81: what is known of the goods in a text, and where each line stands to them. A word that nobody knows is noted. */
export async function check(call: ReadCall, { text, destinationCode }: Input<Check>): Promise<Output<Check>> {
  const { house, db, language } = call
  const destination = destinationCode === undefined ? null : await knownDestination(db, destinationCode)
  const [found = []] = await findIn(db, [text])
  if (found.length === 0) {
    const word = wordToKeep(text)
    if (word !== null) await noteUnknown(house.database, word)
    return { matches: [], verdict: 'unknown', channels: [] }
  }
  const { lines, restrictions } = await loadLines(db, destination, language)
  const categories = found.map(({ category }) => category)
  return {
    matches: found.map(({ typed, category }) => ({
      word: typed,
      categoryCode: category.code,
      categoryName: pickText(category.name, language),
      verdict: category.verdict,
      rule: pickText(category.rule, language),
      contrabandNumber: category.contrabandNumber,
    })),
    verdict: worstVerdict(categories.map((category) => category.verdict)) ?? 'unknown',
    channels: lines.map((line) => {
      const { verdict, because } = worstAt(categories, line, restrictions)
      return { ...lineOnWire(line, language), verdict, rule: because?.rule ?? null }
    }),
  }
}

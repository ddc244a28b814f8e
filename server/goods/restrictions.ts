import type { goodsRestriction } from '#contract/goods-check.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { type PricedLine, pricedLines } from '#server/channels/channels.ts'
import type { Db } from '#server/database/db.ts'
import type * as z from 'zod/mini'
import { findRestrictions } from './sql.ts'
import { ordinaryOnly } from './text.ts'

export type Restriction = z.output<typeof goodsRestriction>

interface Lines {
  readonly lines: readonly PricedLine[]
  /** What is forbidden anywhere, and each line that takes no sensitive goods. */
  readonly restrictions: Restriction[]
}

/** Where goods can go, and what is refused on the way; null means every destination. */
export async function loadLines(db: Db, destinationCode: string | null, language: Language): Promise<Lines> {
  const [lines, stored] = await Promise.all([pricedLines(db, destinationCode), findRestrictions(db)])
  return {
    lines,
    restrictions: [
      ...stored.map((each) => ({ ...each, rule: pickText(each.rule, language) })),
      ...lines.filter(({ takesSensitive }) => !takesSensitive).map((line) => closedFor(line, language)),
    ],
  }
}

const closedFor = ({ channelId, destinationCode }: PricedLine, language: Language): Restriction => ({
  categoryCode: null,
  channelId,
  destinationCode,
  verdict: 'forbidden',
  rule: ordinaryOnly[language],
})

export const lineOnWire = (line: PricedLine, language: Language) => ({
  channelId: line.channelId,
  name: pickText(line.name, language),
  destinationCode: line.destinationCode,
  destinationName: pickText(line.destinationName, language),
})

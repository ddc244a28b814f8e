import type { goodsCheck } from '#contract/goods-check.ts'
import type { Output } from '#contract/wire/operation.ts'
import { worstAt } from '#domain/goods-check.ts'
import { makeFinder } from '#domain/goods-finder.ts'

type Known = Output<typeof goodsCheck.words>
type Category = Known['categories'][number]
type Line = Known['channels'][number]

/** A word of a text that is sensitive or forbidden. */
export interface GoodsMark {
  /** As it was typed. */
  readonly word: string
  readonly category: Category
}

export interface RefusingLine extends Line {
  /** Why the line does not take them: its own rule, or that of the goods. */
  readonly reason: string
}

export interface GoodsJudge {
  /** The words of a text that need attention; empty if all are allowed, or none is known. */
  readonly marks: (text: string) => readonly GoodsMark[]
  /** The lines to a destination that do not take what the texts name. */
  readonly refusing: (texts: readonly string[], destinationCode: string) => readonly RefusingLine[]
}

/** Judges names as they are typed, with everything that the server's checker knows. */
export function makeJudge({ categories, restrictions, channels }: Known): GoodsJudge {
  const find = makeFinder(categories.flatMap(({ code, words }) => words.map((word) => ({ word, categoryCode: code }))))
  const byCode = new Map(categories.map((category) => [category.code, category]))
  const inText = (text: string): readonly GoodsMark[] =>
    find(text).flatMap(({ typed, categoryCode }) => {
      const category = byCode.get(categoryCode)
      return category ? [{ word: typed, category }] : []
    })
  return {
    marks: (text) => inText(text).filter(({ category }) => category.verdict !== 'allowed'),
    refusing: (texts, destinationCode) => {
      const found = texts.flatMap(inText).map(({ category }) => category)
      const goods = found.find(({ verdict }) => verdict === 'forbidden')
      return channels.flatMap((line) => {
        if (line.destinationCode !== destinationCode) return []
        const { verdict, because } = worstAt(found, line, restrictions)
        const reason = because?.rule ?? goods?.rule
        return verdict === 'forbidden' && reason !== undefined ? [{ ...line, reason }] : []
      })
    },
  }
}

import { useMemo } from 'react'
import type { Language } from '#domain/language.ts'
import type { GoodsJudge } from '#web/shared/goods/judge-goods.ts'
import { useGoodsJudge } from '#web/shared/goods/use-goods-judge.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from './many.text.ts'
import { type Defaults, goodsOf, type Row } from './row.ts'

/** Messages about a row's goods; a warning, never a fault. */
export type GoodsSayings = (row: Row) => readonly string[]

/** A stable function until its inputs change, so that a row is rendered again only if it has changed. */
export function useGoodsSayings(defaults: Defaults): GoodsSayings {
  const language = useLanguage()
  const judge = useGoodsJudge()
  return useMemo(() => goodsSayings(judge, defaults, language), [judge, defaults, language])
}

export function goodsSayings(judge: GoodsJudge | null, defaults: Defaults, language: Language): GoodsSayings {
  const t = textIn(text, language)
  return (row) => {
    const { productName, goodsType } = goodsOf(row, defaults)
    return (judge?.marks(productName) ?? []).flatMap(({ word, category }) => {
      const words = { word, category: category.name, rule: category.rule }
      if (category.verdict === 'forbidden') return [t.fill('goodsForbidden', words)]
      return goodsType === 'ordinary' ? [t.fill('goodsSensitive', words)] : []
    })
  }
}

import { useQuery } from '@tanstack/react-query'
import { goodsCheck } from '#contract/goods-check.ts'
import { call } from '#web/client/api.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { type GoodsJudge, makeJudge } from './judge-goods.ts'

/** The words change a few times a day at most, and there are many of them. */
const freshMs = 3_600_000

/** Null until the list of goods has loaded, or if that failed: nothing is said then, and nothing is blocked. */
export function useGoodsJudge(): GoodsJudge | null {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [goodsCheck.words.name, language],
    queryFn: ({ signal }) => call(goodsCheck.words, {}, { signal }),
    select: makeJudge,
    staleTime: freshMs,
    gcTime: freshMs,
  })
  return data ?? null
}

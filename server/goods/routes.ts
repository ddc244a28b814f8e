import { goodsCheck, staffGoodsWords } from '#contract/goods-check.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { check } from './check.ts'
import { assignWord, listWords } from './office.ts'
import { listUnknown, settle } from './unknown.ts'
import { words } from './words.ts'

export const routes: readonly Route[] = [
  ...bind(goodsCheck, { check, words }),
  ...bind(staffGoodsWords, { list: listWords, assign: assignWord, listUnknown, settle }),
]

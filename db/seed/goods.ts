import { keyOf } from '#domain/goods-key.ts'
import { type Query, sql } from '#server/db.ts'
import { allowedGoods } from './goods/allowed.ts'
import type { GoodsSeed } from './goods/category.ts'
import { contraband } from './goods/contraband.ts'
import { goodsRules } from './goods/rules.ts'
import { sensitiveGoods } from './goods/sensitive.ts'
import { forbiddenByTerms } from './goods/terms.ts'

const categories = [...contraband, ...forbiddenByTerms, ...sensitiveGoods, ...allowedGoods]

/** What the goods checker knows before staff have taught it anything. */
export const goodsSeed = {
  categories: categories.map(({ code, verdict, name, rule }, index) => ({
    code,
    verdict,
    name,
    rule,
    contraband_number: index < contraband.length ? index + 1 : null,
    sort: index + 1,
  })),
  words: categories.flatMap(wordsOf),
  rules: goodsRules,
}

/** Each by its key. What a category that is forbidden is called is a word for it in each language; others' names are sentences. */
function wordsOf({ code, verdict, name, mainland, hongKong, english }: GoodsSeed) {
  const names = verdict === 'forbidden' ? Object.values(name) : []
  const keys = [...names, ...mainland.split(' '), ...hongKong.split(' '), ...english.split(', ')].map(
    (word) => keyOf(word).key,
  )
  return [...new Set(keys)].map((word) => ({ word, category: code }))
}

/** Only what is missing is written: what staff settled stays theirs. */
export const goodsStatements = (): readonly Query<unknown>[] => [
  sql`
    insert into goods_categories (code, verdict, contraband_number, name, rule, sort)
    select code, verdict, contraband_number, name, rule, sort
    from jsonb_to_recordset(${JSON.stringify(goodsSeed.categories)}::jsonb) as seed (code text, verdict text, contraband_number int,
      name jsonb, rule jsonb, sort int)
    on conflict do nothing`,
  sql`
    insert into goods_words (word, category_code)
    select word, category from jsonb_to_recordset(${JSON.stringify(goodsSeed.words)}::jsonb) as seed (word text, category text)
    on conflict do nothing`,
  sql`
    insert into goods_rules (category_code, channel_id, destination_code, verdict, rule)
    select seed.category, channels.id, nullif(seed.destination, ''), seed.verdict, seed.rule
    from jsonb_to_recordset(${JSON.stringify(goodsSeed.rules)}::jsonb) as seed (category text, channel text, destination text, verdict text, rule jsonb)
    left join channels on channels.code = seed.channel
    where seed.channel = '' or channels.id is not null
    on conflict do nothing`,
]

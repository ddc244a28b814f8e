import { keyOf } from '#domain/goods-key.ts'
import { type Query, sql } from '#server/database/db.ts'
import { allowedGoods } from './goods/allowed.ts'
import { moreCategories } from './goods/categories.ts'
import type { GoodsSeed } from './goods/category.ts'
import { contraband } from './goods/contraband.ts'
import { formerNames, formerRefusals, formerRules } from './goods/former-texts.ts'
import { goodsRestrictions } from './goods/restrictions.ts'
import { sensitiveGoods } from './goods/sensitive.ts'
import { forbiddenByTerms } from './goods/terms.ts'
import { copiedBrands, everydayBrands } from './goods/words/brands.ts'
import { care } from './goods/words/care.ts'
import { food } from './goods/words/food.ts'
import { forbidden } from './goods/words/forbidden.ts'
import { home } from './goods/words/home.ts'
import { leisure } from './goods/words/leisure.ts'
import type { MoreWords } from './goods/words/more-words.ts'
import { plainWords } from './goods/words/plain.ts'
import { tech } from './goods/words/tech.ts'
import { wearing } from './goods/words/wearing.ts'

const categories = [...contraband, ...forbiddenByTerms, ...moreCategories, ...sensitiveGoods, ...allowedGoods]
const moreWords: readonly MoreWords[] = [
  forbidden,
  care,
  food,
  tech,
  home,
  wearing,
  leisure,
  { 'copied-brands': copiedBrands, fakes: { chinese: imitated(copiedBrands, everydayBrands), english: '' } },
]

/** What the goods checker knows before staff have added anything. */
export const goodsSeed = {
  categories: categories.map(({ code, verdict, name, rule }, index) => ({
    code,
    verdict,
    name,
    rule,
    contraband_number: index < contraband.length ? index + 1 : null,
    sort: index + 1,
  })),
  words: onceEach([
    ...categories.flatMap(wordsOf),
    ...moreWords.flatMap((each) => Object.entries(each)).flatMap(([code, words]) => keysOf(code, written(words))),
    ...[everydayBrands, plainWords].flatMap((words) => keysOf(null, written(words))),
  ]),
  restrictions: goodsRestrictions,
}

/** The name of a forbidden category is a word for it in each language; names of others are sentences. */
function wordsOf({ code, verdict, name, mainland, hongKong, english }: GoodsSeed) {
  const names = verdict === 'forbidden' ? Object.values(name) : []
  return keysOf(code, [...names, ...written({ chinese: `${mainland} ${hongKong}`, english })])
}

/** If a word both names goods and is a plain word, such as 粉 for powder and for pink, it names the goods. */
function onceEach<Word extends { readonly word: string }>(words: readonly Word[]): readonly Word[] {
  const known = new Set<string>()
  return words.filter(({ word }) => !known.has(word) && known.add(word))
}

function written({ chinese, english }: MoreWords[string]) {
  return [...chinese.split(/\s+/), ...english.split(/,\s*/)]
}

/** Each by its key. */
function keysOf(category: string | null, words: readonly string[]) {
  return words.flatMap((each) => {
    const word = keyOf(each).key
    return word === '' ? [] : [{ word, category }]
  })
}

/** 假耐克: joined with the brand, so that the character for "fake" is not taken for part of another word. */
function imitated(...brands: readonly MoreWords[string][]) {
  const names = brands.flatMap(({ chinese }) => chinese.split(/\s+/)).filter((name) => name !== '')
  return names.flatMap((name) => [`假${name}`, `仿${name}`]).join(' ')
}

/** Only what is missing is inserted: what staff decided is kept. */
export const goodsStatements = (): readonly Query<unknown>[] => [
  sql`
    insert into goods_categories (code, verdict, contraband_number, name, rule, sort)
    select code, verdict, contraband_number, name, rule, sort
    from jsonb_to_recordset(${JSON.stringify(goodsSeed.categories)}::jsonb) as seed (code text, verdict text, contraband_number int,
      name jsonb, rule jsonb, sort int)
    on conflict do nothing`,
  sql`
    update goods_categories set rule = today.rule
    from jsonb_to_recordset(${JSON.stringify(formerRules)}::jsonb) as former (code text, rule text),
      jsonb_to_recordset(${JSON.stringify(goodsSeed.categories)}::jsonb) as today (code text, rule jsonb)
    where goods_categories.code = former.code and today.code = former.code and goods_categories.rule->>'cn' = former.rule`,
  sql`
    update goods_categories set name = today.name
    from jsonb_to_recordset(${JSON.stringify(formerNames)}::jsonb) as former (code text, name text),
      jsonb_to_recordset(${JSON.stringify(goodsSeed.categories)}::jsonb) as today (code text, name jsonb)
    where goods_categories.code = former.code and today.code = former.code and goods_categories.name->>'en' = former.name`,
  sql`
    update goods_rules set rule = today.rule
    from jsonb_to_recordset(${JSON.stringify(formerRefusals)}::jsonb) as former (category text, rule text),
      jsonb_to_recordset(${JSON.stringify(goodsSeed.restrictions)}::jsonb) as today (category text, rule jsonb)
    where goods_rules.category_code = former.category and today.category = former.category
      and goods_rules.rule->>'en' = former.rule`,
  sql`
    insert into goods_words (word, category_code)
    select word, category from jsonb_to_recordset(${JSON.stringify(goodsSeed.words)}::jsonb) as seed (word text, category text)
    on conflict do nothing`,
  // Removes visitors' unknown words that are known now.
  sql`
    delete from goods_unknown_words
    where dismissed_at is null and exists (select 1 from goods_words where goods_words.word = goods_unknown_words.word)`,
  sql`
    insert into goods_rules (category_code, channel_id, destination_code, verdict, rule)
    select seed.category, channels.id, nullif(seed.destination, ''), seed.verdict, seed.rule
    from jsonb_to_recordset(${JSON.stringify(goodsSeed.restrictions)}::jsonb) as seed (category text, channel text, destination text, verdict text, rule jsonb)
    left join channels on channels.code = seed.channel
    where seed.channel = '' or channels.id is not null
    on conflict do nothing`,
]

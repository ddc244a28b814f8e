import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { goodsExamples } from './goods.ts'

const t = await openTestServer()

test.each(languages)('the examples of the home page are what the checker says, in %s', async (language) => {
  const examples = await goodsExamples(t.db, language)
  expect(examples.map(({ goods, verdict }) => [goods, verdict])).toEqual([
    ['shoes', 'allowed'],
    ['sweater', 'allowed'],
    ['powerBank', 'sensitive'],
    ['perfume', 'forbidden'],
  ])
  for (const { word, rule } of examples) expect([word, rule]).not.toContain('')
})

test('an example that the checker does not know any more is left out', async () => {
  await t.db.run(sql`delete from goods_words where word = 'trainers'`)
  expect((await goodsExamples(t.db, 'en')).map(({ goods }) => goods)).toEqual(['sweater', 'powerBank', 'perfume'])
})

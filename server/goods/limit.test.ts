import { goodsCheck } from '#contract/goods-check.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ rateLimits: true })

test('the checker answers thirty times a minute, then 429, and keeps nothing of what it refused', async () => {
  const codes: number[] = []
  for (let asked = 0; asked < 62 && codes.at(-1) !== 1004; asked++)
    codes.push((await t.visitor.ask(goodsCheck.check, { text: '无人知晓' })).code)
  expect(codes.at(-1)).toBe(1004)
  const answered = codes.filter((code) => code === 0).length
  expect(answered).toBeGreaterThanOrEqual(30)
  expect(await t.db.rows(sql`select word, times from goods_unknown_words`)).toEqual([
    { word: '无人知晓', times: answered },
  ])
})

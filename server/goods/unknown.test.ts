import { goodsCheck, staffGoodsWords } from '#contract/goods-check.ts'
import { sql } from '#server/database/db.ts'
import { purge } from '#server/jobs/purge.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const editor = await t.staff(['E'])

const check = (text: string) => t.visitor.call(goodsCheck.check, { text })

const unknownWords = async () =>
  (
    await t.db.rows(sql<{ word: string; times: number }>`select word, times from goods_unknown_words order by word`)
  ).map(({ word, times }) => [word, times])

// Proves B-CO-09
test('an unknown word is kept once, counted, and seen by staff; what is known is not kept', async () => {
  for (const text of ['不明飛行物', ' 不明飞行物 ', '不明飛行物', '球鞋'])
    expect((await check(text)).verdict).toBe(text === '球鞋' ? 'allowed' : 'unknown')
  const { list, total, categories } = await editor.call(staffGoodsWords.listUnknown, {})
  expect(list).toMatchObject([{ text: '不明飞行物', times: 3 }])
  expect(total).toBe(1)
  expect(categories.filter(({ contrabandNumber }) => contrabandNumber !== null).length).toBe(19)
})

test('nothing that could be somebody’s is kept: numbers, addresses, sentences', async () => {
  const before = await unknownWords()
  for (const text of ['91234567', 'mei@example.com', 'SF1234567890', '林小美 91234567', '无关的话'.repeat(12)])
    expect((await check(text)).verdict).toBe('unknown')
  expect(await unknownWords()).toEqual(before)
})

test('unknown words are read page after page, the most asked first, and found by a part of what was asked', async () => {
  const asked = ['甲页灯', '乙页灯', '丙页灯', '丁页灯', '戊页灯']
  for (const text of [...asked, '丙页灯', '丙页灯', '戊页灯']) await check(text)
  const pageAfter = (after: string | null) =>
    editor.call(staffGoodsWords.listUnknown, { keyword: '頁燈', pageSize: 2, ...(after ? { after } : {}) })
  const first = await pageAfter(null)
  expect([first.list.map(({ text }) => text), first.total]).toEqual([['丙页灯', '戊页灯'], 5])
  // What others settle meanwhile makes no page skip a word.
  await editor.call(staffGoodsWords.settle, { id: first.list[0]?.id ?? '' })
  const second = await pageAfter(first.next)
  const third = await pageAfter(second.next)
  expect(third.next).toBeNull()
  const seen = [...first.list, ...second.list, ...third.list].map(({ text }) => text)
  expect(seen.toSorted()).toEqual(asked.toSorted())
  // The word that a page began after is gone: the list begins again instead of looking empty.
  await t.db.run(sql`delete from goods_unknown_words where id = ${first.next}`)
  expect((await pageAfter(first.next)).list.length).toBe(2)
  expect((await editor.call(staffGoodsWords.listUnknown, { keyword: 'nothing_%' })).list).toEqual([])
})

// Proves B-CO-10
test('a settled word is known from then on and leaves the list, with every text in which it stands', async () => {
  for (const text of ['磁悬灯', '磁懸燈 白色', '磁悬月球灯']) await check(text)
  const { list } = await editor.call(staffGoodsWords.listUnknown, { pageSize: 100 })
  const id = list.find(({ text }) => text === '磁悬灯')?.id ?? ''
  expect(await editor.call(staffGoodsWords.settle, { id, categoryCode: 'magnets' })).toEqual({
    word: '磁悬灯',
    categoryCode: 'magnets',
  })
  expect((await check('磁懸燈')).verdict).toBe('sensitive')
  const left = (await unknownWords()).map(([word]) => word)
  expect([left.includes('磁悬灯 白色'), left.includes('磁悬灯'), left.includes('磁悬月球灯')]).toEqual([
    false,
    false,
    true,
  ])
  const { call, after } = await t.db.row(sql<{ call: string; after: unknown }>`
    select call, after from audit_log where target_id = ${id} and call = 'staffGoodsWords.settle'`)
  expect([call, after]).toEqual(['staffGoodsWords.settle', { word: '磁悬灯', categoryCode: 'magnets' }])
  expect((await editor.ask(staffGoodsWords.settle, { id, categoryCode: 'magnets' })).code).toBe(9006)
})

test('a part of what was asked can be settled as the word; one that does not stand in it, and a category that is none, are refused', async () => {
  await check('霓虹星空灯二代')
  const { list } = await editor.call(staffGoodsWords.listUnknown, { pageSize: 100 })
  const id = list.find(({ text }) => text === '霓虹星空灯二代')?.id ?? ''
  for (const [wrong, field] of [
    [{ id, categoryCode: 'home', word: '彩灯' }, 'word'],
    [{ id, categoryCode: 'home', word: '！！' }, 'word'],
    [{ id, categoryCode: 'nonsense' }, 'categoryCode'],
  ] as const) {
    const { code, wire } = await editor.ask(staffGoodsWords.settle, wrong)
    expect([code, wire]).toMatchObject([9005, { fields: { [field]: expect.any(String) } }])
  }
  await editor.call(staffGoodsWords.settle, { id, categoryCode: 'home', word: '星空燈' })
  expect(await check('兒童星空燈')).toMatchObject({ verdict: 'allowed', matches: [{ word: '星空燈' }] })
})

test('what stands beside goods and nobody knows is kept alone, and nothing of a text that holds a number', async () => {
  await check('飄浮力場 手機殼')
  await check('手機殼 王小明 91234567')
  const words = (await unknownWords()).map(([word]) => word)
  expect([words.includes('飘浮力场'), words.some((word) => String(word).includes('王小明'))]).toEqual([true, false])
  const { list } = await editor.call(staffGoodsWords.listUnknown, { pageSize: 100 })
  await editor.call(staffGoodsWords.settle, { id: list.find(({ text }) => text === '飘浮力场')?.id ?? '' })
  expect(await check('飄浮力場 手機殼')).toMatchObject({ verdict: 'allowed', unjudged: [] })
})

// Proves B-CO-10
test('what staff say is no goods is asked about no more', async () => {
  await check('哈哈哈')
  const { list } = await editor.call(staffGoodsWords.listUnknown, { pageSize: 100 })
  const id = list.find(({ text }) => text === '哈哈哈')?.id ?? ''
  await editor.call(staffGoodsWords.settle, { id })
  await check('哈哈哈')
  const again = await editor.call(staffGoodsWords.listUnknown, { pageSize: 100 })
  expect(again.list.some(({ text }) => text === '哈哈哈')).toBe(false)
  expect((await editor.ask(staffGoodsWords.settle, { id })).code).toBe(9002)
})

// Proves B-CO-09
test('all staff may read the list, editors and administrators settle; nobody else does either', async () => {
  await check('怪东西')
  const { list } = await editor.call(staffGoodsWords.listUnknown, { pageSize: 100 })
  const id = list.find(({ text }) => text === '怪东西')?.id ?? ''
  for (const role of ['W', 'F', 'S'] as const) {
    const clerk = await t.staff([role])
    expect((await clerk.ask(staffGoodsWords.listUnknown, {})).code).toBe(0)
    expect((await clerk.ask(staffGoodsWords.settle, { id, categoryCode: 'home' })).code).toBe(9001)
  }
  const member = await t.member()
  for (const who of [t.visitor, member]) expect((await who.ask(staffGoodsWords.listUnknown, {})).http).toBe(401)
  expect((await (await t.staff(['A'])).ask(staffGoodsWords.settle, { id, categoryCode: 'home' })).code).toBe(0)
})

test('a list that is full forgets the rarest word of long ago, and words of half a year are cleared away', async () => {
  await t.db.run(sql`delete from goods_unknown_words`)
  await t.db.run(sql`
    insert into goods_unknown_words (word, times, last_seen_at)
    select 'filler ' || n, case when n = 1 then 9 else 1 end, now() - n * interval '1 minute' from generate_series(1, 5000) n`)
  await check('新鲜词')
  const words = (await unknownWords()).map(([word]) => word)
  expect([words.length, words.includes('新鲜词'), words.includes('filler 5000'), words.includes('filler 1')]).toEqual([
    5000,
    true,
    false,
    true,
  ])
  await t.db.run(sql`update goods_unknown_words set last_seen_at = now() - interval '181 days' where word <> '新鲜词'`)
  await purge(t.context)
  expect(await unknownWords()).toEqual([['新鲜词', 1]])
})

test('many that ask at once do not make a full list longer', async () => {
  await t.db.run(sql`delete from goods_unknown_words`)
  await t.db.run(sql`
    insert into goods_unknown_words (word, last_seen_at)
    select 'filler ' || n, now() - n * interval '1 minute' from generate_series(1, 5000) n`)
  const signs = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳']
  await Promise.all(signs.map((sign) => check(`无名${sign}`)))
  const words = (await unknownWords()).map(([word]) => word)
  expect([words.length, words.filter((word) => String(word).startsWith('无名')).length]).toEqual([5000, signs.length])
})

import { goodsCheck } from '#contract/goods-check.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { strangeTexts } from '#test/strange-texts.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const check = (text: string, destinationCode?: string) =>
  t.visitor.call(goodsCheck.check, { text, ...(destinationCode && { destinationCode }) })

const codeOf = async (channelId: string) =>
  (await t.db.row(sql<{ code: string }>`select code from channels where id = ${channelId}`)).code

async function linesOf(text: string, destinationCode: string) {
  const { channels } = await check(text, destinationCode)
  return new Map(
    await Promise.all(
      channels.map(async ({ channelId, verdict, rule }) => [await codeOf(channelId), { verdict, rule }] as const),
    ),
  )
}

// Proves E-81
test('a word is judged with its rule and its number in the list, in the language asked for', async () => {
  const { data } = await t.visitor.ask(goodsCheck.check, { text: '正版香水 50ml' }, { language: 'zh-Hans' })
  expect(data).toMatchObject({
    verdict: 'forbidden',
    matches: [{ word: '香水', categoryCode: 'flammables', categoryName: '易燃品', contrabandNumber: 3 }],
  })
  expect(await check('sneakers')).toMatchObject({ verdict: 'allowed', matches: [{ contrabandNumber: null }] })
})

test('what travels names the list’s number as the contract does', async () => {
  const response = await t.visitor.raw('/api/content/goods-check?text=vape')
  expect(await response.json()).toMatchObject({ code: 0, data: { matches: [{ contrabandNo: 18 }] } })
})

test('what no word explains is named, and beside allowed goods there is no green answer', async () => {
  expect(await check('神秘力場手機殼')).toMatchObject({
    verdict: 'unknown',
    unjudged: ['神秘力場'],
    matches: [{ word: '手機殼', verdict: 'allowed' }],
    channels: [],
  })
  expect(await check('Gizmotron power bank')).toMatchObject({ verdict: 'sensitive', unjudged: ['Gizmotron'] })
  expect(await check('Nike 鞋 42碼')).toMatchObject({ verdict: 'allowed', unjudged: [] })
  expect(await check('Nike')).toEqual({ verdict: 'unknown', unjudged: [], matches: [], channels: [] })
})

// Proves E-81
test('an imitation, a copied brand and adult goods pass under no general word', async () => {
  for (const text of ['假LV包', 'LV 包', 'Gucci bag', '成人玩具', 'sex toy'])
    expect([text, (await check(text)).verdict]).toEqual([text, 'forbidden'])
  const { data } = await t.visitor.ask(goodsCheck.check, { text: 'Gucci bag' }, { language: 'en' })
  expect(data?.matches.map(({ rule }) => rule).join()).toContain('if yours is genuine, ask us first')
})

test('for a knife the answer is to buy it where one lives, in each language', async () => {
  for (const [language, words] of [
    ['zh-Hans', '刀具请在当地购买'],
    ['zh-Hant', '刀具請在當地購買'],
    ['en', 'please buy them where you live'],
  ] as const) {
    const { data } = await t.visitor.ask(goodsCheck.check, { text: '菜刀' }, { language })
    expect(data?.matches[0]?.rule).toContain(words)
  }
})

test('the checker answers quickly with all its words, whatever is typed', async () => {
  const begun = performance.now()
  for (const text of ['包'.repeat(200), 'a '.repeat(99), '夏季新款法式碎花连衣裙'.repeat(16), '𠝹'.repeat(100)])
    await check(text)
  expect(performance.now() - begun).toBeLessThan(3000)
})

test('the bulk line by sea takes no sensitive goods, and says so; the small parcel by sea does', async () => {
  const lines = await linesOf('口红', 'MY')
  expect(lines.get('SEA_BULK')).toEqual({
    verdict: 'forbidden',
    rule: 'This line takes ordinary goods only. Please choose another one',
  })
  expect(lines.get('SEA_PARCEL')).toEqual({ verdict: 'sensitive', rule: null })
  const ordinary = await linesOf('球鞋', 'MY')
  expect([...ordinary.values()].every(({ verdict }) => verdict === 'allowed')).toBe(true)
  expect(ordinary.size).toBe(lines.size)
})

test('power banks do not fly, and food does not go to Australia, whatever the line', async () => {
  const banks = await linesOf('充电宝', 'SG')
  expect([banks.get('AIR')?.verdict, banks.get('SEA_PARCEL')?.verdict]).toEqual(['forbidden', 'sensitive'])
  expect(banks.get('AIR')?.rule).toContain('cannot go by air')
  const cakes = await linesOf('月饼', 'AU')
  expect(cakes.size).toBeGreaterThan(0)
  expect([...cakes.values()].every(({ verdict, rule }) => verdict === 'forbidden' && rule)).toBe(true)
})

test('without a destination every line is told with every place it has a price for; contraband goes by none', async () => {
  const { channels } = await check('香烟')
  const { total } = await t.db.row(sql<{ total: number }>`
    select count(distinct (channel_id, destination_code))::int as total from price_rules`)
  expect(channels.length).toBe(total)
  expect(channels.every(({ verdict, destinationName }) => verdict === 'forbidden' && destinationName)).toBe(true)
})

test('a destination that nobody knows is refused by name, as are no text and two hundred and one letters', async () => {
  const refused = await t.visitor.ask(goodsCheck.check, { text: 'shoes', destinationCode: 'XX' })
  expect(refused.wire).toMatchObject({ fields: { destinationCode: expect.any(String) } })
  for (const text of ['', '   ', 'x'.repeat(201)]) {
    const { code, wire } = await t.visitor.ask(goodsCheck.check, { text })
    expect([code, wire]).toMatchObject([1001, { fields: { text: expect.any(String) } }])
  }
})

test('texts that try to be statements, patterns or markup are looked up as texts', async () => {
  const words = async () => (await t.db.row(sql<{ n: number }>`select count(*)::int as n from goods_words`)).n
  const before = await words()
  for (const text of [
    "'; drop table goods_words; --",
    '%',
    '_',
    '\\',
    '{0}',
    '<script>alert(1)</script>',
    ...strangeTexts,
  ]) {
    const { http, code } = await t.visitor.ask(goodsCheck.check, { text })
    expect([text, http < 500, [0, 1001].includes(code)]).toEqual([text, true, true])
  }
  expect((await check("'; drop table goods_words; -- 电池")).verdict).toBe('sensitive')
  expect(await words()).toBe(before)
})

// Proves E-84
test('a member is given all goods that the checker knows, in the own language; a visitor is not', async () => {
  const member = await t.member()
  const { categories, restrictions, channels } = await member.call(goodsCheck.words, {}, { language: 'zh-Hant' })
  expect(categories.find(({ code }) => code === 'batteries')).toMatchObject({
    name: '電池及充電寶（行動電源）',
    verdict: 'sensitive',
  })
  expect(categories.flatMap(({ words }) => words).length).toBeGreaterThan(250)
  const air = channels.find(({ name, destinationCode }) => name === '空運' && destinationCode === 'SG')?.channelId
  expect(restrictions).toContainEqual(expect.objectContaining({ categoryCode: 'batteries', channelId: air }))
  expect((await t.visitor.ask(goodsCheck.words, {})).http).toBe(401)
})

import { helpSearch } from '#contract/help-search.ts'
import type { Language } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { strangeTexts } from '#test/strange-texts.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

async function found(text: string, language: Language = 'en') {
  const { data } = await t.visitor.ask(helpSearch.search, { text }, { language })
  return (data?.list ?? []).map(({ question }) => question)
}

/** A search text, its language, and the question that has to come first. */
const asked: readonly (readonly [asked: string, language: Language, first: string])[] = [
  ['damaged', 'en', 'It arrived broken. What now?'],
  ['customs tax', 'en', 'Will there be duty to pay?'],
  ['password reset', 'en', 'I forgot my password. What do I do?'],
  ['Malaysia', 'en', 'Can I send to Malaysia, Singapore or elsewhere in South-East Asia?'],
  ['Taiwan', 'en', 'Can I send to Taiwan?'],
  ['taobao', 'en', 'How do I enter the warehouse address on Taobao, JD or Pinduoduo?'],
  ['FPS', 'en', 'Can I pay by FPS or credit card?'],
  ['退貨', 'zh-Hant', '可以幫我退貨給賣家嗎？'],
  ['where is my parcel', 'en', 'How do I see where a parcel is?'],
  ['how do I track my order', 'en', 'How do I see where a parcel is?'],
  ['lost parcel', 'en', 'How is a lost parcel compensated?'],
  ['insurance', 'en', 'Do I need insurance?'],
  ['cancel a paid order', 'en', 'I want to cancel an order I have paid. How do I get the money back?'],
  ['volumetric weight', 'en', 'Why is a light box billed as a much heavier one?'],
  ['how long can parcels stay in storage', 'en', 'How long can a parcel stay?'],
  ['delete my account', 'en', 'Can I download my data, or have it deleted?'],
  ['prohibited items', 'en', 'What can I not send?'],
  ['credit card', 'en', 'Can I pay by FPS or credit card?'],
  ['return to seller', 'en', 'Can you return goods to the seller?'],
  ['the weight is wrong', 'en', 'I think this weight is wrong. What can I do?'],
  ['收到時爛咗', 'zh-Hant', '收到時損壞怎麼辦？'],
  ['關稅', 'zh-Hant', '會不會要繳關稅？'],
  ['重設密碼', 'zh-Hant', '忘記密碼怎麼辦？'],
  ['台灣', 'zh-Hant', '可以寄到台灣嗎？'],
  ['淘寶地址', 'zh-Hant', '淘寶、京東、拼多多的收貨地址怎樣填？'],
  ['轉數快', 'zh-Hant', '可以用轉數快（FPS）或信用卡付款嗎？'],
  ['保險', 'zh-Hant', '要不要買保險？'],
  ['包裹遺失', 'zh-Hant', '包裹遺失怎樣賠償？'],
  ['體積重怎樣計算', 'zh-Hant', '為甚麼箱子很輕，計費重卻很大？'],
  ['包裹在哪裡', 'zh-Hant', '怎樣查包裹到了哪裡？'],
  ['自提點', 'zh-Hant', '自提點怎樣選、怎樣取？'],
  ['退货', 'zh-Hans', '可以帮我退货给卖家吗？'],
  ['马来西亚', 'zh-Hans', '可以寄到马来西亚、新加坡等东南亚地区吗？'],
  ['taobao', 'zh-Hans', '淘宝、京东、拼多多的收货地址怎么填？'],
  ['FPS', 'zh-Hans', '可以用转数快（FPS）或信用卡付款吗？'],
  ['damaged', 'zh-Hans', '收到时坏了怎么办？'],
  ['要不要交税', 'zh-Hans', '会不会要交关税？'],
  ['无主包裹', 'zh-Hans', '怎样认领无主包裹？'],
  ['运费怎么算', 'zh-Hans', '运费怎么算？'],
  ['多久能收到', 'zh-Hans', '多久能到？'],
  ['支付宝', 'zh-Hans', '有哪些充值方式？'],
]

// Proves E-85
test.each(asked)('%s (%s): the answer comes first', async (text, language, first) => {
  expect((await found(text, language))[0]).toBe(first)
})

test('no question brings more than ten answers, and what nobody wrote of brings none', async () => {
  expect((await found('where is my parcel')).length).toBeLessThanOrEqual(10)
  expect(await found('parcel')).toHaveLength(10)
  for (const text of ['xyzzy', '阿巴阿巴', '!!', '？']) expect([text, await found(text)]).toEqual([text, []])
})

test('a question that shares a common word alone with what was asked is no answer', async () => {
  const answers = await found('can you return my parcel to the seller on taobao')
  expect(answers[0]).toBe('Can you return goods to the seller?')
  expect(answers).not.toContain('Is it always cheaper to put parcels together?')
})

test('case, width, plural and Chinese script make no difference', async () => {
  const [plain] = await found('Taobao')
  for (const text of ['TAOBAO', 'ｔａｏｂａｏ', '淘宝', '淘寶'])
    expect([text, (await found(text))[0]]).toEqual([text, plain])
  expect((await found('refunds'))[0]).toBe((await found('refund'))[0])
})

test('texts that try to be queries or markup are looked for as texts, and nothing fails', async () => {
  for (const text of ["'; drop table help_questions; --", 'a & !b | (c', "o'clock \\", '<->', ...strangeTexts]) {
    const { http, code } = await t.visitor.ask(helpSearch.search, { text: text.slice(0, 100) })
    expect([text, http < 500, [0, 1001].includes(code)]).toEqual([text, true, true])
  }
  expect((await found('Taiwan')).length).toBeGreaterThan(0)
  expect((await t.visitor.ask(helpSearch.search, { text: '' })).code).toBe(1001)
  expect((await t.visitor.ask(helpSearch.search, { text: 'x'.repeat(101) })).code).toBe(1001)
})

test('a hundred characters are answered quickly', async () => {
  const begun = performance.now()
  for (const text of ['退货包裹运费税'.repeat(14), 'parcel '.repeat(14)]) await found(text)
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('an answer that an editor writes is found as soon as it is published, by several at once too', async () => {
  await t.db.run(sql`
    update pages set body = jsonb_set(body::jsonb, '{sh}', to_jsonb((body::jsonb->>'sh') || E'\n\n### May I send a piano?\n\nAsk us first.'))
    where slug = 'helpCenter'`)
  const all = await Promise.all(Array.from({ length: 6 }, () => found('piano')))
  expect(all).toEqual(Array.from({ length: 6 }, () => ['May I send a piano?']))
})

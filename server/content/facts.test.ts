import { readdirSync } from 'node:fs'
import { articles, pages } from '#contract/content.ts'
import { staffArticles, staffPages } from '#contract/content-office.ts'
import { type StoredText } from '#contract/wire/language.ts'
import { readContent } from '#db/seed/content.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { keptDays } from '#server/jobs/kept-days.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { factsFor, namesIn, unknownNames } from './facts.ts'
import { plainFacts } from './plain-facts.ts'

const t = await openTestServer()
const editor = await t.staff(['E'])
const seed = await readContent()
const seeded = [
  ...seed.articles.map(({ slug, title, body }) => ({ slug, texts: [title, body] })),
  ...seed.pages.map(({ slug, title, body }) => ({ slug, texts: [title, body] })),
]
const filled = async (text: string, language: (typeof languages)[number] = 'en') =>
  (await factsFor({ context: t.context, db: t.db, language }, [text]))(text)

test('every file of the seed belongs to a text, and every text is written in three languages', () => {
  const files = (folder: string) => readdirSync(`db/seed/content/${folder}`).sort()
  const inAll = (slugs: readonly { slug: string }[]) =>
    slugs.flatMap(({ slug }) => languages.map((language) => `${slug}.${language}.md`)).sort()
  expect(files('pages')).toEqual(inAll(seed.pages))
  expect(files('articles')).toEqual(inAll(seed.articles))
})

test('the texts of the seed name known facts alone, and the same ones in each language', async () => {
  const all = seeded.flatMap(({ texts }) => texts.flatMap((text) => Object.values(text)))
  const unknownIn = await unknownNames(t.db, all)
  expect(all.flatMap((text) => unknownIn(text))).toEqual([])
  const inOrder = (texts: readonly StoredText[], code: keyof StoredText) =>
    texts.flatMap((text) => namesIn(text[code])).toSorted()
  for (const { slug, texts } of seeded)
    for (const code of ['en', 'sh'] as const)
      expect([slug, code, inOrder(texts, code)]).toEqual([slug, code, inOrder(texts, 'cn')])
})

test('no answer to a visitor holds a brace, in any language', async () => {
  for (const language of languages) {
    for (const { slug } of seed.pages)
      expect(JSON.stringify(await t.visitor.call(pages.get, { slug }, { language }))).not.toContain('{{')
    const { list } = await t.visitor.call(articles.list, { pageSize: 100 }, { language })
    expect(JSON.stringify(list)).not.toContain('{{')
    for (const { id } of list)
      expect(JSON.stringify(await t.visitor.call(articles.list, { id }, { language }))).not.toContain('{{')
  }
})

test('each name is filled with something, in each language', async () => {
  for (const language of languages)
    for (const name of [...Object.keys(plainFacts), 'promise:HK_PARCEL', 'promise:AIR', 'price:HK_PARCEL'])
      expect([name, await filled(`<{{${name}}}>`, language)]).not.toEqual([
        name,
        expect.stringMatching(/<>|undefined|NaN|\{/),
      ])
})

test('facts say what configuration says, from the next look on', async () => {
  const text =
    '{{insurancePercent}} {{referralReward}} {{coinsMaxShare}} {{declaredValueMax}} {{topUpMin}} {{toleranceHkd}}'
  expect(await filled(text)).toBe('5.00% 1000 50% ¥50,000.00 / HK$50,000.00 ¥1.00 HK$5.00')
  await configure(t, { 'insurance.bp': 650, 'referral.rewardCoins': 1500, 'coins.maxShareBp': 2550 })
  expect(await filled('{{insurancePercent}} {{referralReward}} {{coinsMaxShare}}')).toBe('6.50% 1500 25.5%')
  await configure(t, {})
})

test('every text on the referral reward says what earns it, as the setting stands', async () => {
  const told = (language: (typeof languages)[number]) =>
    filled('A friend registers {{referralStep}}. {{referralThen}}, it is yours.', language)
  expect(await told('en')).toBe('A friend registers and activates the account. Then, it is yours.')
  expect(await told('zh-Hant')).toContain('並啟用帳戶')
  await configure(t, {
    'referral.rewardOn': 'firstOrder',
    'referral.firstOrderMinor': { CNY: 2500, HKD: 3000 },
    'referral.firstOrderDays': 1,
    'referral.lapseDays': 90,
  })
  expect(await told('en')).toBe(
    'A friend registers and their first order with ¥25.00 / HK$30.00 or more paid for freight has been on its way for a day. ' +
      'Once their first order with ¥25.00 / HK$30.00 or more paid for freight has shipped within 90 days of registering and been on its way for a day, it is yours.',
  )
  expect(await told('zh-Hans')).toContain('寄出满 1 天')
  const body = async (slug: string) => (await t.visitor.call(pages.get, { slug }, { language: 'en' })).body
  for (const slug of ['homeBanner', 'helpCenter']) {
    expect(await body(slug)).toContain('has been on its way for a day, you get 1000 cat coins')
    expect(await body(slug)).not.toContain('activates the account')
  }
  const { list } = await t.visitor.call(articles.list, { pageSize: 100 }, { language: 'en' })
  const id = list.find(({ title }) => title.startsWith('Invite a friend'))?.id ?? ''
  const article = JSON.stringify(await t.visitor.call(articles.list, { id }, { language: 'en' }))
  expect(article).toContain('and been on its way for a day, you get 1000 cat coins')
  expect(article).not.toContain('activates the account')
  await configure(t, {})
})

test('the privacy policy says how long things are kept as the purge keeps them', async () => {
  const { body } = await t.visitor.call(pages.get, { slug: 'privacyPolicy' }, { language: 'en' })
  const { sessions, failedSignIns, mails, notices, unknownGoods, unusedPictures } = keptDays
  for (const told of [
    `${sessions} days after the session ended; failed attempts about ${failedSignIns * 24} hours`,
    `arrived | ${mails} days`,
    `notifications ${notices} days`,
    `about ${unusedPictures * 24} hours`,
    `${unknownGoods} days after they were last asked about`,
  ])
    expect(body.replace(/ +/g, ' ').toLowerCase()).toContain(told)
})

// Proves R-571
test('the rules, the warehouses and the lines are said by themselves', async () => {
  expect(await filled('{{minWeight}} {{volumeDivisor}} {{lossPercent}} {{claimImageMax}}')).toBe('1 kg 6000 100% 2 MB')
  expect(await filled('{{minWeight}}', 'zh-Hant')).toBe('1 公斤')
  expect(await filled('{{promise:HK_PARCEL}} {{promise:HK_BULK}}')).toBe(
    '48-hour delivery arrival at port within 24 hours',
  )
  const { count } = await t.db.row(sql<{ count: number }>`select count(*)::int as count from warehouses where active`)
  expect(await filled('{{warehouseCount}}')).toBe(String(count))
  expect(await filled('{{warehouses}}', 'zh-Hans')).toMatch(/、.+和/)
  expect(await filled('{{warehouses}}')).toMatch(/, .+ and /)
})

test('the promise for late bulk cargo is a table of its tiers', async () => {
  expect((await filled('{{delayTable}}')).split('\n')).toEqual([
    '| Late by | Freight reduced by | Also credited to your balance |',
    '| --- | --- | --- |',
    '| over 24 hours | 50% | — |',
    '| over 48 hours | 100% | 50% of the freight |',
    '| over 72 hours | 100% | 100% of the freight |',
  ])
})

test('a price table is the tariff in force, and changes with it', async () => {
  const table = () => filled('{{price:HK_PARCEL}}')
  expect((await table()).split('\n')).toEqual([
    '| Destination | Goods | First weight | Each further kg | Minimum charge | Weight limit |',
    '| --- | --- | --- | --- | --- | --- |',
    '| Hong Kong | Ordinary and sensitive | ¥16.00 / HK$18.00 (1\u00a0kg) | ¥6.00 / HK$7.00 | ¥20.00 / HK$22.00 | 30\u00a0kg |',
  ])
  await t.db.run(sql`
    update price_rules set first_price_minor = 1750
    where currency = 'CNY' and destination_code = 'HK' and channel_id = (select id from channels where code = 'HK_PARCEL')`)
  expect(await table()).toContain('¥17.50')
  await t.db.run(sql`
    update price_rules set valid_to = now() where channel_id = (select id from channels where code = 'HK_PARCEL')`)
  expect(await table()).toBe('No price is currently published.')
})

test('a price table has no column that says nothing', async () => {
  const [head] = (await filled('{{price:AIR}}')).split('\n')
  expect(head).toBe('| Destination | Goods | First weight | Each further kg |')
})

test('a price table of one destination tells of no other', async () => {
  const rows = (await filled('{{price:AIR:SG}}')).split('\n').slice(2)
  expect(rows).toHaveLength(2)
  expect(rows.every((row) => row.startsWith('| Singapore | '))).toBe(true)
})

test('a name that stands for nothing is refused with its field and its name, for articles and pages', async () => {
  const title = { cn: '标题', sh: 'Title' }
  const wrong = { title, body: { cn: '好', sh: 'Up to {{insurancePercent}} and {{rabbits}} and {{price:MOON}}' } }
  const refused = {
    http: 422,
    code: 9005,
    msg: 'There is no value named rabbits, price:MOON. Please check the names in double braces',
    wire: { fields: { 'body.sh': expect.any(String) }, unknownFacts: ['rabbits', 'price:MOON'] },
  }
  expect(await editor.ask(staffArticles.create, { kind: 'industry', slug: 'rabbits', ...wrong })).toMatchObject(refused)
  expect(await editor.ask(staffPages.save, { slug: 'tutorial', ...wrong })).toMatchObject(refused)
  expect(
    await editor.ask(staffPages.save, { slug: 'tutorial', title: { cn: '{{siteName' }, body: { cn: '好' } }),
  ).toMatchObject({ code: 9005, wire: { fields: { 'title.cn': expect.any(String) } } })
})

test('what a script wrote past the rules shows no braces all the same', async () => {
  await t.db.run(sql`update pages set body = '{"cn": "a {{rabbits}} b {{ c"}' where slug = 'southeast'`)
  expect((await t.visitor.call(pages.get, { slug: 'southeast' })).body).toBe('a  b  c')
})

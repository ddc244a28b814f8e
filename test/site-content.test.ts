import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { paths } from '#web/paths.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { mainOf, wordsOf } from './rendered-pages.ts'
import { sampleSite } from './sample-site-content.ts'

/* What the reading pages must contain: lines, prices, forbidden goods, terms. */

const lines = [
  [paths.seaParcelLine, 'SEA_PARCEL'],
  [paths.airLine, 'AIR'],
  [paths.seaBulkLine, 'SEA_BULK'],
  [paths.hkBulkLine, 'HK_BULK'],
  [paths.hkParcelLine, 'HK_PARCEL'],
  [paths.hkPickUpLine, 'HK_PICKUP'],
] as const

// Proves
test.each(lines)('%s presents the line %s with its promise and its price, in three languages', (path, code) => {
  for (const language of languages) {
    const site = sampleSite(language)
    const words = wordsOf(mainOf(path, language))
    const rows = site.charges.filter(({ channelId }) => channelId === code)
    expect(words).toContain(site.texts[`channel-${code}`]?.title ?? 'nothing')
    for (const { promise } of rows) expect(words).toContain(promise)
    for (const currency of ['CNY', 'HKD'] as const) {
      const prices = rows.filter((row) => row.currency === currency).map(({ firstPriceMinor }) => firstPriceMinor)
      if (prices.length > 0) expect(words).toContain(formatMoney(Math.min(...prices), currency))
    }
    expect(mainOf(path, language)).toContain(`/web_site${paths.siteCalculator}?`)
  }
})

// Proves
test.each([
  [paths.charges, 'HK', ['HK_BULK', 'HK_PARCEL', 'HK_PICKUP']],
  [paths.malaysia, 'MY', ['AIR', 'SEA_BULK', 'SEA_PARCEL']],
] as const)('%s shows every row of the tariff to %s and its date', (path, destination, codes) => {
  for (const language of languages) {
    const { charges } = sampleSite(language)
    const rows = charges.filter(({ destinationCode }) => destinationCode === destination)
    const shown = [...mainOf(path, language).matchAll(/<tr>(<th scope="row">.*?)<\/tr>/gs)].map(([, row = '']) =>
      wordsOf(row),
    )
    expect(new Set(rows.map(({ channelId }) => channelId))).toEqual(new Set(codes))
    expect(shown).toHaveLength(rows.length)
    for (const row of rows)
      expect(
        shown.filter(
          (words) =>
            words.includes(row.name) &&
            words.includes(formatMoney(row.firstPriceMinor, row.currency)) &&
            words.includes(formatMoney(row.continuationPriceMinor, row.currency)),
        ),
      ).not.toHaveLength(0)
    expect(mainOf(path, language)).toMatch(/datetime="2026-11-21T12:00:00\+08:00"/i)
  }
})

const forbidden = {
  en: [
    ...['weapons', 'knives', 'flammables', 'drugs', 'chemicals', 'pressurized items', 'liquids', 'weathering items'],
    ...['trademark infringement', 'currency', 'living things', 'animal flesh', 'some digital products', 'medicines'],
    ...['antiques', 'suspected fakes', 'restricted food and medicines', 'cigarettes and e-cigarettes'],
    'non-compliant goods',
  ],
  'zh-Hans': [
    ...['枪支弹药等武器', '管制刀具', '易燃品', '毒品', '化学品', '压力容器类物品', '液体', '易风化物品'],
    ...['侵犯商标权的物品', '货币', '活体动植物', '动物肉类', '部分数码产品', '药品', '古董文物', '疑似仿冒品'],
    ...['限制类食品和药品', '香烟及电子烟', '其他不合规物品'],
  ],
  'zh-Hant': [
    ...['槍支彈藥等武器', '管制刀具', '易燃品', '毒品', '化學品', '壓力容器類物品', '液體', '易風化物品'],
    ...['侵犯商標權的物品', '貨幣', '活體動植物', '動物肉類', '部分數碼產品', '藥品', '古董文物', '疑似仿冒品'],
    ...['限制類食品和藥品', '香煙及電子煙', '其他不合規物品'],
  ],
} as const

// Proves
test.each(languages)('the contraband page names exactly the 19 prohibited kinds, in order, in %s', (language) => {
  const html = mainOf(paths.contraband, language)
  const lists = [...html.matchAll(/<ol>(.*?)<\/ol>/gs)].map(([, list = '']) => [
    ...list.matchAll(/<strong>(.*?)<\/strong>/g),
  ])
  const named = lists.map((list) => list.map(([, name]) => name)).find((list) => list.length > 9)
  expect(named).toEqual(forbidden[language])
  expect(html).toContain('data-island="goodsChecker"')
})

test.each([
  ['en', /powders, liquids (and|or) discs/i, /cash[- ]on[- ]delivery/i],
  ['zh-Hans', /粉末、液体、光碟/, /货到付款/],
  ['zh-Hant', /粉末、液體、光碟/, /貨到付款/],
] as const)('the terms in %s ban powders, liquids, discs and cash on delivery', (language, banned, cash) => {
  const words = wordsOf(mainOf(paths.carriageTerms, language))
  expect(words).toMatch(banned)
  expect(words).toMatch(cash)
})

test.each(languages)(
  'which destination is open is said by the list that follows the switch, not by the lead, in %s',
  (language) => {
    for (const path of [paths.southeast, paths.malaysia]) {
      const [, lead = ''] = /<p[^>]*>(.*?)<\/p>/s.exec(mainOf(path, language)) ?? []
      expect(lead, path).not.toBe('')
      expect(lead, path).not.toMatch(/opens? soon|will say when|即将|即將|何时|何時/)
    }
  },
)

// Proves R-571
test.each(languages)('the terms and the pages of the lines promise what is paid for lost parcels in %s', (language) => {
  for (const path of [paths.carriageTerms, ...lines.map(([line]) => line)])
    expect(wordsOf(mainOf(path, language)), path).toContain('100%')
})

// Proves
test.each(languages)('the tutorial and the Hong Kong page go step by step in %s', (language) => {
  const steps = /<ol[^>]*>(.*)<\/ol>/s.exec(mainOf(paths.tutorial, language))?.[1]?.match(/<h2/g)
  expect(steps?.length).toBeGreaterThan(7)
  const html = mainOf(paths.kongFreight, language)
  // The list in the text: the contents beside it are a list with a style of their own.
  expect(/<ol>(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li/g)?.length).toBeGreaterThan(4)
  for (const path of [paths.tutorial, paths.charges]) expect(html).toContain(`/web_site${path}?`)
})

// Proves
test.each(languages)('terms and privacy policy begin with their contents in %s', (language) => {
  for (const [path, slug] of [
    [paths.carriageTerms, 'carriageTerms'],
    [paths.privacyPolicy, 'privacyPolicy'],
  ] as const) {
    const contents = /<nav[^>]*>(.*?)<\/nav>/s.exec(mainOf(path, language))?.[1] ?? ''
    const headings = sampleSite(language).texts[slug]?.body.match(/^## .+$/gm) ?? []
    expect(contents.match(/<a href="#/g)).toHaveLength(headings.length)
  }
})

import { text as openText } from '#web/shared/channels/open.text.ts'
import { languages } from '#domain/language.ts'
import { mainOf, pagesOf, wordsOf } from '#test/rendered-pages.ts'
import { sampleSite } from '#test/sample-site-content.ts'
import { paths } from '#web/paths.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { expect, test } from 'vitest'
import { text } from './destinations.text.ts'

/* The pattern of the destinations, rendered from what ships. */

const pages = [
  [paths.kongFreight, 'HK'],
  [paths.taiwan, 'TW'],
  [paths.singapore, 'SG'],
  [paths.malaysia, 'MY'],
] as const

type Site = ReturnType<typeof sampleSite>
const pageOf = (site: Site, path: string) => pagesOf(site).find((page) => page.path === path)?.html ?? ''
const mainIn = (site: Site, path: string) => pageOf(site, path).replace(/^.*<main[^>]*>|<\/main>.*$/gs, '')
const partOf = (html: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
const opened = (site: Site): Site => ({
  ...site,
  options: { ...site.options, destinations: site.options.destinations.map((each) => ({ ...each, open: true })) },
  charges: site.charges.map((each) => ({ ...each, open: true })),
})

test.each(pages)('%s shows each price of the tariff to %s in both currencies, the familiar one first', (path, code) => {
  for (const language of languages) {
    const lines = wordsOf(partOf(mainOf(path, language), 'part-lines'))
    const rows = sampleSite(language).charges.filter(({ destinationCode }) => destinationCode === code)
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows)
      for (const minor of [row.firstPriceMinor, row.continuationPriceMinor])
        expect(lines).toContain(` ${formatMoney(minor, row.currency)} `)
    const [first] = lines.match(/HK\$|¥/) ?? []
    expect([language, first]).toEqual([language, code === 'HK' ? 'HK$' : '¥'])
  }
})

test.each(pages)(
  '%s shows what the server calculated for its example, and leads to the calculator with it',
  (path, code) => {
    const site = sampleSite('en')
    const html = partOf(mainOf(path), 'part-example')
    const offers = site.destinations.find((each) => each.code === code)?.example.offers
    for (const { quote } of [...(offers?.CNY ?? []), ...(offers?.HKD ?? [])])
      expect(wordsOf(html)).toContain(quote ? formatMoney(quote.totalMinor, quote.currency) : 'no price')
    expect(html).toMatch(new RegExp(`<form [^>]*action="/web_site/freightCalculator".*name="to" value="${code}"`))
    expect(html).toContain('<option value="3000" selected="">3 kg</option>')
  },
)

test('each page has one main button: to register where orders are accepted, else to the calculator', () => {
  const buttons = (html: string) =>
    [...html.matchAll(/<a href="([^"?]*)[^"]*" class="[^"]*main[^"]*"/g)].map(([, to]) => to)
  for (const [path, code] of pages) {
    const isOpen = ['HK', 'TW'].includes(code)
    expect([code, buttons(mainOf(path))]).toEqual([
      code,
      [`/web_site${isOpen ? paths.register : paths.siteCalculator}`],
    ])
    expect(buttons(mainIn(opened(sampleSite('en')), path))).toEqual([`/web_site${paths.register}`])
  }
})

const usualDays = [
  { channelId: 'AIR', destinationCode: 'TW', fromDays: 3, toDays: 5 },
  { channelId: 'AIR', destinationCode: 'SG', fromDays: 4, toDays: 4 },
  { channelId: 'HK_PARCEL', destinationCode: 'HK', fromDays: 2, toDays: 2 },
]

test.each(languages)('measured days bear an asterisk and the note that they are no promise, in %s', (language) => {
  const site = { ...sampleSite(language), usualDays }
  const words = wordsOf(mainIn(site, paths.taiwan))
  expect(words).toContain(text.usually[language])
  expect(words).toContain({ en: '3–5 days', 'zh-Hans': '3–5 天', 'zh-Hant': '3–5 日' }[language])
  expect(words).toContain(text.usualNote[language])
  // The two lines that were not measured do not share in them.
  expect(words).toContain(text.noPromiseNote[language])
  const hongKong = wordsOf(mainIn(site, paths.kongFreight))
  expect(hongKong).toContain({ en: 'usually 2 days*', 'zh-Hans': '通常 2 天*', 'zh-Hant': '通常 2 日*' }[language])
})

test('without measured days no page names any, and only what the specification promises is called a promise', () => {
  for (const [path] of pages)
    for (const language of languages) {
      const words = wordsOf(mainOf(path, language))
      expect(words).not.toContain(text.usualNote[language])
      expect(words).not.toMatch(/\d\*|\d+–\d+ (days|天|日)/)
      const facts = /<section[^>]*><dl[^>]*>(.*?)<\/dl>/s.exec(mainOf(path, language))?.[1] ?? ''
      expect(facts.includes(text.promised[language]), path).toBe(path === paths.kongFreight)
    }
  expect(wordsOf(mainOf(paths.kongFreight))).toContain('48-hour delivery')
})

test('a destination that is not open names no days, even if some were measured, and has no way to order', () => {
  const html = mainIn({ ...sampleSite('en'), usualDays }, paths.singapore)
  expect(wordsOf(html)).not.toMatch(/4 days|Usually|not promised/)
  expect(html).not.toContain(`/web_site${paths.register}`)
  for (const words of ['Not open yet', openText.notOpenPrices.en]) expect(wordsOf(html)).toContain(words)
  expect(wordsOf(mainIn(opened({ ...sampleSite('en'), usualDays }), paths.singapore))).toContain('4 days')
})

test('Taiwan explains EZ WAY in three steps with pictures, and that we never ask for its password or a code', () => {
  const warnings = {
    en: 'We never ask for your EZ WAY password or a code from it.',
    'zh-Hans': '我们绝不会向您索要 EZ WAY 的密码或验证码。',
    'zh-Hant': '我們絕不會向你索取 EZ WAY 的密碼或驗證碼。',
  }
  for (const language of languages) {
    const html = mainOf(paths.taiwan, language)
    const [steps = ''] = /<ol.*?<\/ol>/s.exec(html) ?? []
    expect(steps.match(/<svg/g)).toHaveLength(3)
    expect(steps.match(/<h3/g)).toHaveLength(3)
    expect(wordsOf(html)).toContain(warnings[language])
    const [, anchor = ''] = /<a href="#([^"]+)"[^>]*>[^<]*EZ WAY/.exec(html) ?? []
    expect(html).toContain(`<h2 id="${anchor}">EZ WAY`)
  }
})

test('a text of Taiwan that staff have rewritten with other steps is still read whole, without the pictures', () => {
  const site = sampleSite('en')
  const body = 'Lead.\n\n## Papers\n\n1. One\n2. Two\n\n## Questions\n\n### Why?\n\nBecause.'
  const rewritten = { slug: 'taiwanFreight', title: 'Taiwan', body, updatedAt: site.today }
  const html = mainIn({ ...site, texts: { ...site.texts, taiwanFreight: rewritten } }, paths.taiwan)
  expect(wordsOf(html)).toMatch(/Papers One Two.*Why\? Because\./)
  expect(wordsOf(html)).not.toContain('EZ WAY')
})

test('customs are explained by the configured figures alone', () => {
  const site = sampleSite('en')
  const duty = (path: string, of: Site = site) => wordsOf(partOf(mainIn(of, path), 'part-duty'))
  expect(duty(paths.taiwan)).toMatch(
    /1 Jul 2026 to 31 Dec 2026.*6 entries.*NT\$2,000 \(about ¥430.00 \/ HK\$470.00\).*entry 7/,
  )
  expect(duty(paths.malaysia)).toContain('RM 500 (about ¥800.00 / HK$880.00)')
  expect(duty(paths.singapore)).toContain('9% of the declared value')
  const other = site.destinations.map((each) => ({
    ...each,
    allowance: each.allowance && { ...each.allowance, entries: 2, windowMonths: 12 as const, freeValueText: 'X 9' },
  }))
  expect(duty(paths.taiwan, { ...site, destinations: other })).toMatch(
    /1 Jan 2026 to 31 Dec 2026.*2 entries.*X 9.*entry 3/,
  )
  const none = site.destinations.map((each) => ({ ...each, allowance: null }))
  const words = wordsOf(mainIn({ ...site, destinations: none }, paths.taiwan))
  expect(words).not.toMatch(/NT\$|per half-year|entries are free|From entry/)
})

test('goods stand under their verdict there, what is stricter first, and the rest is counted', () => {
  const goods = (path: string) => partOf(mainOf(path), 'part-goods')
  const forbidden = (path: string) => wordsOf(/data-verdict="forbidden".*?<\/ul>/s.exec(goods(path))?.[0] ?? '')
  expect(forbidden(paths.malaysia)).toMatch(/Cannot be sent Health supplements Liquids .* and \d+ more kinds/)
  expect(forbidden(paths.taiwan)).toMatch(/Cannot be sent Liquids /)
  expect(wordsOf(goods(paths.taiwan))).toContain('Magnetic goods cannot go by air; please choose a sea line.')
  expect(wordsOf(goods(paths.kongFreight))).not.toContain('cannot go by air')
  for (const [path] of pages) expect(goods(path)).toContain(`/web_site${paths.contraband}?`)
})

test('points are those of the destination; the map of Taiwan is there while its pins match them', () => {
  const points = (path: string, site: Site = sampleSite('zh-Hant')) => partOf(mainIn(site, path), 'part-points')
  expect(wordsOf(points(paths.taiwan))).toMatch(/1 台北自提點.*2 台中自提點.*3 高雄自提點/)
  expect(points(paths.taiwan)).toContain('<svg')
  const site = sampleSite('zh-Hant')
  const fewer = { ...site, pickUpPoints: site.pickUpPoints.filter(({ id }) => id !== 'TW-02') }
  expect(points(paths.taiwan, fewer)).not.toContain('<svg')
  expect(wordsOf(points(paths.taiwan, fewer))).toMatch(/台北.*高雄/)
  expect(points(paths.taiwan, { ...site, pickUpPoints: [] })).toBe('')
  // Those of Hong Kong are folded by area.
  const hongKong = site.pickUpPoints.filter(({ destinationCode }) => destinationCode === 'HK')
  expect(points(paths.kongFreight).match(/<details/g)).toHaveLength(3)
  for (const { name } of hongKong) expect(points(paths.kongFreight)).toContain(name)
  // Only where a line goes to them are they offered.
  expect(points(paths.kongFreight)).toContain(text.pointsWithLine['zh-Hant'])
  expect(points(paths.taiwan)).toContain(text.pointsWithoutLine['zh-Hant'])
})

test('search engines read the service with its prices to this destination alone, and the questions', () => {
  const graph = (site: Site, path: string): readonly Record<string, unknown>[] =>
    JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(pageOf(site, path))?.[1] ?? '{}')['@graph']
  const kinds = (site: Site, path: string) => graph(site, path).map((each) => each['@type'])
  const site = sampleSite('en')
  expect(kinds(site, paths.taiwan)).toEqual(['Organization', 'Service', 'FAQPage'])
  expect(graph(site, paths.taiwan)[1]).toMatchObject({ areaServed: ['Taiwan'] })
  // Nothing is offered where nothing can be ordered.
  expect(kinds(site, paths.singapore)).toEqual(['Organization', 'FAQPage'])
  expect(kinds(opened(site), paths.singapore)).toContain('Service')
})

test('every destination of Southeast Asia stands with its state and lowest price, and leads on', () => {
  const html = mainOf(paths.southeast)
  const cards = [...html.matchAll(/<li data-open="(\w+)".*?<\/li>/gs)].map(([card]) => wordsOf(card).trim())
  expect(cards).toHaveLength(6)
  expect(cards[0]).toMatch(/^Singapore Not open yet from ¥30.00 \/ HK\$33.00/)
  for (const to of [paths.singapore, paths.malaysia, `${paths.siteCalculator}?to=TH&amp;g=1000&amp;`])
    expect(html).toContain(`href="/web_site${to}`)
})

import type { SiteContent } from '#contract/site-content.ts'
import { languages } from '#domain/language.ts'
import { assets, sampleSite } from '#test/sample-site-content.ts'
import { everyPage, made, mainOf, wordsOf } from '#test/rendered-pages.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { renderPage } from '#web/site/render/site-renderer.tsx'
import { expect, test } from 'vitest'
import { text as sideText } from './side.text.ts'

/* The frame of the pages that are read: what is above, beside and below a text. */

type Offer = SiteContent['twoKilosToHongKong']['CNY'][number]

const texts = [paths.tutorial, paths.contraband, paths.carriageTerms, paths.privacyPolicy, paths.about]

test.each(texts)('%s has its contents above the text and beside it, the same in both', (path) => {
  for (const language of languages) {
    const html = mainOf(path, language)
    const lists = [...html.matchAll(/<ol class="[^"]*list[^"]*">(.*?)<\/ol>/gs)].map(([, list]) => list)
    expect(lists).toHaveLength(2)
    expect(lists[0]).toBe(lists[1])
    // The fold comes before the text and the card after it, as they are read on a phone.
    expect(html.indexOf('<details')).toBeLessThan(html.lastIndexOf('<nav aria-label'))
  }
})

test('a page below another leads up to it, and says where one is', () => {
  const ups = [
    [paths.tutorial, paths.helpCenter],
    [paths.contraband, paths.helpCenter],
    [paths.hkParcelLine, paths.kongFreight],
    [paths.airLine, paths.southeast],
    [paths.survey, paths.southeast],
  ] as const
  for (const language of languages)
    for (const [path, up] of ups) {
      const crumbs = /<nav[^>]*>(.*?)<\/nav>/s.exec(mainOf(path, language))?.[1] ?? ''
      expect(crumbs, path).toContain(`href="${basePath}${up}?lang=${language}"`)
      expect(crumbs, path).toContain('aria-current="page"')
    }
})

test('the tutorial says how many steps it has, how long it takes and when it was changed', () => {
  expect(wordsOf(mainOf(paths.tutorial))).toMatch(/About \d+ minutes to read 10 steps Last updated on 1 Oct 2026/)
})

test('each call-out of the tutorial is a note of its own, named by its first words', () => {
  for (const language of languages) {
    const notes = mainOf(paths.tutorial, language).match(/<div role="note"[^>]*><p><strong>[^<]+<\/strong>/g)
    expect(notes).toHaveLength(6)
  }
})

test('beside a text stand a price from the tariff in both currencies, and a way to ask', () => {
  for (const language of languages) {
    const words = wordsOf(mainOf(paths.tutorial, language))
    for (const shown of [sideText.twoKilos[language], 'HK$20.00', '¥17.00', sideText.ask[language]])
      expect(words).toContain(shown)
    expect(mainOf(paths.tutorial, language)).toContain(`href="${basePath}${paths.contact}?lang=${language}"`)
  }
})

test('a line that does not take two kilograms has no price beside a text, and while nothing can be ordered none has', () => {
  const site = sampleSite('en')
  const cardOf = (changes: Partial<Offer>) => {
    const change = (offers: readonly Offer[]) =>
      offers.map((offer) => (offer.channelId === 'HK_PICKUP' ? { ...offer, ...changes } : offer))
    const { CNY, HKD } = site.twoKilosToHongKong
    const changed = { ...site, twoKilosToHongKong: { CNY: change(CNY), HKD: change(HKD) } }
    return wordsOf(renderPage(changed, assets, paths.tutorial) ?? '')
  }
  expect(cardOf({})).toContain('HK$20.00')
  expect(cardOf({ quote: null })).not.toContain('HK$20.00')
  expect(cardOf({ quote: null })).toContain('HK$25.00')
  expect(cardOf({ open: false })).not.toContain('HK$2')
  expect(cardOf({ open: false })).toContain(sideText.priceSentence.en)
})

test('three others follow a text, each with its picture, and none is the page itself', () => {
  for (const path of [...texts, paths.helpCenter, paths.hkParcelLine, paths.siteCalculator, paths.parcelTrack]) {
    const [, cards = ''] = /<h2>Read next<\/h2><ul[^>]*>(.*?)<\/ul>/s.exec(mainOf(path)) ?? []
    expect(cards.match(/<li><svg[^>]*aria-hidden="true"/g), path).toHaveLength(3)
    expect(cards, path).not.toContain(`href="${basePath}${path}?`)
  }
})

test('the page of what may not be sent shows the three answers there are', () => {
  for (const language of languages)
    expect(mainOf(paths.contraband, language).match(/<li class="[^"]*"><svg.*?<\/svg><h2>/gs)).toHaveLength(3)
})

test('the cat of a search without a result is on the pages where one searches, and no script carries it', () => {
  for (const path of [paths.parcelTrack, paths.orderTrack]) {
    const html = mainOf(path)
    expect(html.match(/<g id="searching-cat"><svg/g)).toHaveLength(1)
    expect(html.match(/data-island="tracking".*?<g id=/s)?.index).toBeGreaterThan(0)
  }
})

test('no public page shows a member number, sample or not', () => {
  const shown = everyPage.filter(({ html }) => /\bJY\d{4,}/.test(html)).map(({ path }) => path)
  expect(shown).toEqual([])
})

test('an unknown address shows the lost cat and ways on', () => {
  for (const language of languages) {
    const html = made.get(language)?.find(({ path }) => path === '/*')?.html ?? ''
    expect(html).toMatch(/<main[^>]*>.*<svg[^>]*aria-hidden="true".*<\/main>/s)
    expect(wordsOf(html)).toContain(routeTitles.helpCenter[language])
  }
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '#domain/language.ts'
import { expect, type Page } from '@playwright/test'
import type { default as Axe, RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe?: typeof Axe & { readonly commons: { readonly color: { readonly Color: { prototype: Colour } } } }
  }
}

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(words: string): Colour
}

/** Each page that is checked has to load it, so it is the small file. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Only violations are described in full: describing what passed took longer than finding it. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
} as const satisfies RunOptions

export interface Look {
  readonly language: Language
  readonly width: number
  readonly theme: 'light' | 'dark'
}

/** A desktop and a phone, one in each theme; on the phone in the language with the longest words. */
export const looks: readonly Look[] = [
  { language: 'zh-Hans', width: 1440, theme: 'light' },
  { language: 'en', width: 390, theme: 'dark' },
]

/** What axe finds on the page in its current state. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // Stays loaded while one navigates within a front end.
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(source)
    await page.evaluate(keepColours)
  }
  return page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('axe is missing')
    const { violations } = await window.axe.run(document, asked)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    )
  }, options)
}

/**
 * A page has a dozen colours and axe reads them thousands of times, with a library for every notation: a quarter of its
 * time. Runs in the page.
 */
function keepColours() {
  const prototype = window.axe?.commons.color.Color.prototype
  if (!prototype) throw new Error('axe has no colours')
  const { parseString } = prototype
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (words) {
    const before = known.get(words)
    if (before) return Object.assign(this, before)
    parseString.call(this, words)
    const { r, g, b, alpha } = this
    known.set(words, { r, g, b, alpha })
    return this
  }
}

/** No axe findings and nothing wider than the screen. Uses soft assertions, so that one run reports everything. */
export async function isClean(page: Page, what: string): Promise<void> {
  expect.soft(await faultsOf(page), what).toEqual([])
  expect.soft(await tooWide(page), `${what} is too wide`).toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than its window. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

import type { Language } from '#domain/language.ts'
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

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
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('axe is missing')
    const { violations } = await window.axe.run(document, asked)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    )
  }, options)
}

/** No axe findings and nothing wider than the screen. Uses soft assertions, so that one run reports everything. */
export async function isClean(page: Page, what: string): Promise<void> {
  expect.soft(await faultsOf(page), what).toEqual([])
  expect.soft(await tooWide(page), `${what} is too wide`).toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than its window. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

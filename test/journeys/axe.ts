import type { Language } from '#domain/language.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface Look {
  readonly language: Language
  readonly width: number
  readonly theme: 'light' | 'dark'
}

/** A desktop and a phone, one in each theme. */
export const looks: readonly Look[] = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'zh-Hans', width: 390, theme: 'dark' },
]

/** What axe finds on the page in its current state. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // There are no frames, so axe need not open an extra page for each.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
}

/** No axe findings and nothing wider than the screen. Uses soft assertions, so that one run reports everything. */
export async function isClean(page: Page, what: string): Promise<void> {
  expect.soft(await faultsOf(page), what).toEqual([])
  expect.soft(await tooWide(page), `${what} is too wide`).toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than its window. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

import type { Language } from '#domain/language.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export interface Look {
  readonly language: Language
  readonly width: number
  readonly theme: 'light' | 'dark'
}

/** A desk and a phone, one in each theme. */
export const looks: readonly Look[] = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'zh-Hans', width: 390, theme: 'dark' },
]

/** What axe finds on the page as it stands now. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // No page has a frame, so that axe need not open one page more for each.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
}

/** Nothing for axe to find, and nothing beside the screen; the walk goes on, so that all that is wrong is told at once. */
export async function isClean(page: Page, what: string): Promise<void> {
  expect.soft(await faultsOf(page), what).toEqual([])
  expect.soft(await tooWide(page), `${what} is too wide`).toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than its window. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

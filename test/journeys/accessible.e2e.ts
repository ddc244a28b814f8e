import type { Language } from '#domain/language.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type BuiltPage, builtPages, type Cast } from './built-pages.ts'
import { type Arrive, test } from './journey.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Browsers of a visitor, a member and somebody of the staff. */
async function openBrowsers(arrive: Arrive, cast: Cast, look: { language: Language; width: number }) {
  const visitor = await arrive(look)
  const member = await arrive({ ...look, stored: cast.stored })
  const staff = await arrive(look)
  await staff.page.goto('/staff/login')
  await staff.page.evaluate((token) => sessionStorage.setItem('staff-token', token), cast.staffToken)
  return { visitor: visitor.page, member: member.page, staff: staff.page }
}

/** Opens a page and waits until nothing is on its way to it any more. */
async function open(page: Page, { path }: BuiltPage) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function faultsOf(page: Page): Promise<readonly string[]> {
  // No page has a frame, so that axe need not open one page more for each.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const look of [
  { language: 'en', width: 1440 },
  { language: 'zh-Hans', width: 390 },
] as const) {
  test(`axe finds nothing on any page in ${look.language} at ${look.width} px, and none is wider than the screen`, async ({
    arrive,
  }) => {
    const cast = await builtPages()
    const browsers = await openBrowsers(arrive, cast, look)
    for (const built of cast.pages) {
      const page = browsers[built.as]
      await open(page, built)
      expect.soft(await faultsOf(page), built.path).toEqual([])
      expect.soft(await tooWide(page), `${built.path} is too wide`).toBeLessThanOrEqual(0)
    }
  })
}

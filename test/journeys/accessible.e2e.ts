import { expect, type Page } from '@playwright/test'
import { faultsOf, type Look, looks, tooWide } from './axe.ts'
import { type BuiltPage, builtPages, type Cast } from './built-pages.ts'
import { type Arrive, test } from './journey.ts'
import { walkByTab } from './keyboard-walk.ts'

/** Browsers of a visitor, a member and somebody of the staff. */
async function openBrowsers(arrive: Arrive, cast: Cast, look: Look) {
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

for (const look of looks) {
  test(`axe finds nothing on any page in ${look.language} at ${look.width} px (${look.theme}), and none is wider than the screen`, async ({
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

test('the Tab key reaches everything on every page, and shows where it is', async ({ arrive }) => {
  const cast = await builtPages()
  const browsers = await openBrowsers(arrive, cast, { language: 'en', width: 1440, theme: 'light' })
  for (const built of oneOfEachKind(cast.pages)) {
    const page = browsers[built.as]
    await open(page, built)
    expect.soft(await walkByTab(page), built.path).toEqual({ missed: [], unseen: [] })
  }
})

/** Two orders differ in what they hold, not in how one moves about on them. */
const oneOfEachKind = (pages: readonly BuiltPage[]) => [
  ...new Map(pages.map((built) => [built.path.replace(/\?.*$|[\da-f]{8}-[\da-f-]{27}$/, ''), built])).values(),
]

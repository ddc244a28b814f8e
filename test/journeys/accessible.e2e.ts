import { expect, type Page } from '@playwright/test'
import { isClean, type Look, looks } from './axe.ts'
import { type BuiltPage, builtPages } from './built-pages.ts'
import { type Arrive, test } from './journey.ts'
import { walkByTab } from './keyboard-walk.ts'
import { sameNames } from './same-names.ts'

const audiences = ['visitor', 'member', 'staff'] as const

/** The browser of a visitor, of Meiling or of the administrator, with the pages for that audience. */
async function openBrowser(arrive: Arrive, audience: BuiltPage['as'], look: Look) {
  const { stored, staffToken, pages } = await builtPages()
  const { page } = await arrive(audience === 'member' ? { ...look, stored } : look)
  if (audience === 'staff') {
    await page.goto('/staff/login')
    await page.evaluate((token) => sessionStorage.setItem('staff-token', token), staffToken)
  }
  return { page, pages: pages.filter((built) => built.as === audience) }
}

/** Opens a page and waits until it has loaded everything. */
async function open(page: Page, { path }: BuiltPage) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const audience of audiences) {
  for (const look of looks) {
    const { language, width, theme } = look
    test(`axe finds nothing on the pages of a ${audience} in ${language} at ${width} px (${theme}), and none is wider than the screen`, async ({
      arrive,
    }) => {
      const { page, pages } = await openBrowser(arrive, audience, look)
      for (const built of pages) {
        await open(page, built)
        await isClean(page, built.path)
        expect.soft(await sameNames(page), `${built.path}: links or buttons of one name`).toEqual([])
      }
    })
  }

  test(`the Tab key reaches everything on the pages of a ${audience}, and shows where it is`, async ({ arrive }) => {
    const { page, pages } = await openBrowser(arrive, audience, { language: 'en', width: 1440, theme: 'light' })
    for (const built of oneOfEachKind(pages)) {
      await open(page, built)
      expect.soft(await walkByTab(page), built.path).toEqual({ missed: [], unseen: [] })
    }
  })
}

/** Two orders differ in content, not in how one moves around the page. */
const oneOfEachKind = (pages: readonly BuiltPage[]) => [
  ...new Map(pages.map((built) => [built.path.replace(/\?.*$|[\da-f]{8}-[\da-f-]{27}$/, ''), built])).values(),
]

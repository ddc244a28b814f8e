import { expect } from '@playwright/test'
import { isClean, type Look, looks } from './axe.ts'
import { type BuiltPage, builtPages } from './built-pages.ts'
import { type Arrive, test } from './journey.ts'
import { walkByTab } from './keyboard-walk.ts'
import { sameNames } from './same-names.ts'
import { isLoaded, visit } from './visit.ts'

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

for (const audience of audiences) {
  for (const look of looks) {
    const { language, width, theme } = look
    test(`the pages of a ${audience} in ${language} at ${width} px (${theme}): axe finds nothing, none is wider than the screen, names differ, Tab reaches everything`, async ({
      arrive,
    }) => {
      // All pages one after the other, some with two hundred stops for Tab.
      test.slow()
      const { page, pages } = await openBrowser(arrive, audience, look)
      const byTab = new Set(width < 800 ? [] : oneOfEachKind(pages))
      for (const [index, built] of pages.entries()) {
        const { path } = built
        // Most pages of a visitor are documents of their own.
        if (index === 0 || audience === 'visitor') await page.goto(path).then(() => isLoaded(page))
        else await visit(page, path)
        await isClean(page, path)
        expect.soft(await sameNames(page), `${path}: links or buttons of one name`).toEqual([])
        // The frame of a front end is walked once.
        const part = index === 0 || audience === 'visitor' ? 'body' : 'main'
        if (byTab.has(built)) expect.soft(await walkByTab(page, part), path).toEqual({ missed: [], unseen: [] })
      }
    })
  }
}

/** Two orders differ in content, not in how one moves around the page. */
const oneOfEachKind = (pages: readonly BuiltPage[]) => [
  ...new Map(pages.map((built) => [built.path.replace(/\?.*$|[\da-f]{8}-[\da-f-]{27}$/, ''), built])).values(),
]

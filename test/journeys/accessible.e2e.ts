import { expect } from '@playwright/test'
import { faultsOf, isClean, type Look, looks } from './axe.ts'
import { type BuiltPage, builtPages } from './built-pages.ts'
import { type Arrive, test } from './journey.ts'
import { walkByTab } from './keyboard-walk.ts'
import { sameNames } from './same-names.ts'
import { keepStaffToken } from './steps-entry.ts'
import { isLoaded, visit } from './visit.ts'

const audiences = ['visitor', 'member', 'staff'] as const

/** The browser of a visitor, of Meiling or of the administrator, with the pages for that audience. */
async function openBrowser(arrive: Arrive, audience: BuiltPage['as'], look: Look) {
  const { stored, staffToken, pages } = await builtPages()
  const { page } = await arrive(audience === 'member' ? { ...look, stored } : look)
  if (audience === 'staff') await keepStaffToken(page, staffToken)
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

const faint = ['#999', 'rgba(0, 0, 0, 0.4)', 'oklch(0.75 0.1 200)', '#e66']
const clear = ['#000', 'rgba(0, 0, 0, 0.8)', 'oklch(0.3 0.1 200)', '#a22']

test('axe finds words that are too faint, in every notation of a colour and each time it occurs', async ({
  arrive,
}) => {
  const { page } = await arrive()
  const words = [...faint, ...clear, ...faint].map((colour, at) => `<p id="p${at}" style="color: ${colour}">words</p>`)
  await page.setContent(`<html lang="en"><title>t</title><body style="background: #fff"><main>${words.join('')}</main>`)
  const found = await faultsOf(page)
  expect(found.map((fault) => fault.split(' ')[1])).toEqual(['#p0', '#p1', '#p2', '#p3', '#p8', '#p9', '#p10', '#p11'])
})

/** Two orders differ in content, not in how one moves around the page. */
const oneOfEachKind = (pages: readonly BuiltPage[]) => [
  ...new Map(pages.map((built) => [built.path.replace(/\?.*$|[\da-f]{8}-[\da-f-]{27}$/, ''), built])).values(),
]

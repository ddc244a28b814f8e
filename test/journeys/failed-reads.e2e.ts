import { live } from '#contract/live.ts'
import { signedIn } from '#contract/signed-in.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { basePath } from '#web/client/base-path.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect, type Page } from '@playwright/test'
import { memberPaths } from './built-pages.ts'
import { test } from './journey.ts'
import { type Person, toast } from './people.ts'
import { signedInMember } from './prepared.ts'

const kit = textIn(kitText, 'en')

/** Ways for a page's reads to fail: the network is down, or the server fails. */
const breaks = {
  'no answer': (page: Page) => page.route('**/api/**', (route) => route.abort()),
  'an answer of 500': (page: Page) =>
    page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'out of order' })),
} as const

/** Read by the frame around every page, which works without them. */
const frameReads: readonly string[] = [signedIn.home, unreadNotices.countUnread, live.follow].map(({ path }) => path)

for (const [what, fail] of Object.entries(breaks)) {
  // Proves
  test(`where reads get ${what}, each page says so in its place, and neither message nor dialog opens`, async ({
    arrive,
  }) => {
    test.slow()
    const { stored } = await signedInMember('meiling@example.com')
    const { page: first, language } = await arrive({ language: 'en', stored })
    const left = [...memberPaths]
    // Most of the time is spent waiting for a retry, so three tabs share the pages.
    const tabs = [first, await first.context().newPage(), await first.context().newPage()]
    await Promise.all(
      tabs.map(async (page) => {
        await fail(page)
        for (let path = left.shift(); path !== undefined; path = left.shift()) await saysSo({ page, language }, path)
      }),
    )
  })
}

async function saysSo(person: Person, path: string) {
  const { page } = person
  // Retries of the previous page must not count as reads of this one.
  await page.goto('about:blank')
  const read = new Set<string>()
  const note = (url: string) => read.add(new URL(url).pathname)
  page.on('request', (request) => request.url().includes('/api/') && note(request.url()))
  await page.goto(`${basePath}${path}`)
  const main = page.getByRole('main')
  await expect(main.locator('h1, [role=alert]').first(), path).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
  const own = [...read].filter((each) => !frameReads.includes(each))
  // In place of the data, or under the field whose options are missing.
  const failed = main.getByText(kit.failedTitle).or(main.getByText(kit.choicesFailed)).filter({ visible: true })
  if (own.length > 0) await expect(failed.first(), `${path} reads ${own}`).toBeVisible()
  await expect(toast(person, 'M-12'), path).toHaveCount(0)
  await expect(page.getByRole('dialog'), path).toHaveCount(0)
  page.removeAllListeners('request')
}

import { members } from '#contract/members.ts'
import { basePath } from '#web/client/base-path.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { memberPaths } from './built-pages.ts'
import { test } from './journey.ts'
import { type Person, toast } from './people.ts'
import { signedInMember } from './prepared.ts'

const kit = textIn(kitText, 'en')

/** Read by the frame around every page, which works without them. */
const frameReads: readonly string[] = [members.home.path]

// Proves
test('where reads fail, each page says so in its place, also when one tries again; neither message nor dialog opens', async ({
  arrive,
}) => {
  const { stored } = await signedInMember('meiling@example.com')
  const { page: first, language } = await arrive({ language: 'en', stored })
  const left = [...memberPaths]
  // Most of the time is spent waiting for a retry, so three tabs share the pages.
  const tabs = [first, await first.context().newPage(), await first.context().newPage()]
  await Promise.all(
    tabs.map(async (page) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) await saysSo({ page, language }, path)
    }),
  )
})

/** The network is down when the page opens; when the reader tries again, the server fails. */
async function saysSo(person: Person, path: string) {
  const { page } = person
  // Retries of the previous page must not count as reads of this one.
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.route('**/api/**', (route) => route.abort())
  const read = new Set<string>()
  page.on('request', (request) => request.url().includes('/api/') && read.add(new URL(request.url()).pathname))
  await page.goto(`${basePath}${path}`)
  const main = page.getByRole('main')
  await expect(main.locator('h1, [role=alert]').first(), path).toBeVisible()
  await isInPlace(
    person,
    path,
    [...read].some((each) => !frameReads.includes(each)),
  )
  page.removeAllListeners('request')

  const again = main.getByRole('button', { name: kit.retry }).first()
  if (!(await again.isVisible())) return
  const failed = page.waitForResponse('**/api/**')
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await again.click()
  await failed
  await isInPlace(person, `${path} tried again`, true)
}

async function isInPlace(person: Person, what: string, hasRead: boolean) {
  const { page } = person
  const main = page.getByRole('main')
  await expect(page.locator('[aria-busy="true"]'), what).toHaveCount(0)
  // In place of the data, or under the field whose options are missing.
  const failed = main.getByText(kit.failedTitle).or(main.getByText(kit.choicesFailed)).filter({ visible: true })
  if (hasRead) await expect(failed.first(), what).toBeVisible()
  await expect(toast(person, 'M-12'), what).toHaveCount(0)
  await expect(page.getByRole('dialog'), what).toHaveCount(0)
}

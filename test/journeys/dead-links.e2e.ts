import { bankTransfers } from '#contract/topups.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/portal/topups/text.ts'
import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'
import { buttonAbout } from './people.ts'
import { handedIn, newMember } from './prepared.ts'

/* A link to a picture is valid for a few minutes; pages and forms stay open longer. */

const t = textIn(text, 'en')
const isShown = (picture: Locator) => expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth > 0))

test('a picture whose link has died is shown all the same, in the list and in a form that opened with the dead link', async ({
  arrive,
}) => {
  const member = await newMember()
  const { transferNumber } = await handedIn(member, 12_300)
  const { page } = await arrive({ language: 'en', stored: member.stored })
  const dead = { links: true }
  await page.route(`**${bankTransfers.list.path}*`, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: dead.links ? body.replace(/sig=[\w-]+/g, 'sig=dead') : body })
  })
  await page.goto(`${basePath}${paths.bankTransfer}`)
  const row = page.getByRole('row').filter({ hasText: transferNumber })
  const inRow = row.locator('img')
  await isShown(inRow).toBe(false)
  dead.links = false
  await buttonAbout(row, t.edit).click()
  await isShown(page.getByRole('dialog').locator('img').first()).toBe(true)
  await isShown(inRow).toBe(true)
})

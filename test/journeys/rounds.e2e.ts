import { live } from '#contract/live.ts'
import { consignees } from '#contract/addresses.ts'
import { allowances } from '#contract/allowances.ts'
import { channels } from '#contract/channels.ts'
import { captchas } from '#contract/captchas.ts'
import { signedIn } from '#contract/signed-in.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { text } from '#web/portal/orders/applying/apply.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, gate } from './people.ts'
import { consigneeOf, newMember, stocked } from './prepared.ts'

/* On a slow line a page is shown once its last request is answered, so few requests may depend on others. */

test('an application asks in two rounds: what waits for nothing, then what rests on parcels and receiver', async ({
  arrive,
}) => {
  const member = await newMember()
  await stocked(member)
  await consigneeOf(member)
  const { page } = await arrive({ language: 'en', stored: member.stored })
  const asked = new Set<string>()
  const [first, second] = [gate(), gate()]
  const line = { held: first.held }
  await page.route('**/api/**', async (route) => {
    asked.add(new URL(route.request().url()).pathname)
    await line.held
    await route.continue()
  })
  const waitsOnly = (...calls: readonly { readonly path: string }[]) =>
    expect.poll(() => calls.map(({ path }) => path).filter((path) => !asked.has(path))).toEqual([])
  // The head of the page names the member; that may be asked in either round.
  const named = page.waitForRequest(`**${signedIn.home.path}`)
  await page.goto(`${basePath}${paths.apply}`)
  await waitsOnly(orders.eligibleParcels, consignees.list, orders.currencies, parcels.formOptions)
  asked.clear()
  line.held = second.held
  first.letGo()
  await waitsOnly(channels.forAddress, orders.currencies, allowances.ofReceivers, captchas.create)
  await named
  asked.clear()
  second.letGo()
  await expect(button(page, textIn(text, 'en').submit)).toBeEnabled()
  await expect(page.getByRole('radio').first()).toBeVisible()
  // The head of the page may ask again, for the bell and when a change is announced, and follows what happens; nothing in the form waits for it.
  const ofHead: readonly string[] = [unreadNotices.countUnread.path, signedIn.home.path, live.follow.path]
  expect([...asked].filter((path) => !ofHead.includes(path))).toEqual([])
})

import { parcelStatusText } from '#contract/codes.ts'
import { needs } from '#contract/needs.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { text as stepsText } from '#web/portal/members/first-steps.text.ts'
import { text as homeText } from '#web/portal/members/home.text.ts'
import { text as needsText } from '#web/portal/members/needs.text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { linkAbout, card, rowOf } from './people.ts'
import { applied, forecasted, funded, handedIn, newMember, shipped, signedInStaff, stocked } from './prepared.ts'

/* What the home page counts and lists is found behind its links. */

const t = textIn(needsText, 'en')
const home = textIn(homeText, 'en')
const steps = textIn(stepsText, 'en')
const list = textIn(parcelText, 'en')

// Proves R-130
test('what the home page counts is what its lists show, though all of it is older than a month', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 10_000)
  await forecasted(member)
  const damaged = await stocked(member)
  const order = await applied(member, [(await stocked(member)).id])
  await shipped(member)
  await inItsDatabase(async (db) => {
    const own = sql`member_id = (select id from members where member_number = ${member.memberNumber})`
    await db.run(sql`update parcels set listed_at = listed_at - interval '40 days' where ${own}`)
    await db.run(sql`update parcels set abnormal_code = 'DAMAGED' where id = ${damaged.id}`)
    await db.run(sql`update orders set ordered_at = ordered_at - interval '40 days' where ${own}`)
  })
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const waiting = card(page, t.needsTitle)
  const rows = page.getByRole('table', { name: list.listTitle }).getByRole('row')

  for (const status of ['forecast', 'in_stock', 'packing', 'shipped'] as const) {
    await page.goto(`${basePath}${paths.memberHome}`)
    const word = parcelStatusText[status].en
    const counter = page.getByRole('navigation', { name: home.countsTitle }).getByRole('link', { name: word })
    await expect(counter.getByRole('strong')).toHaveText('1')
    await counter.click()
    const tab = page.getByRole('navigation', { name: list.statusTabs }).getByRole('button', { name: word })
    await expect(tab).toHaveAttribute('aria-current', 'true')
    await expect(tab).toHaveText(`${word} 1`)
    // The header row, and the one parcel.
    await expect(rows).toHaveCount(2)
  }

  await test.step('the parcel that something is wrong with is found too', async () => {
    await page.goto(`${basePath}${paths.memberHome}`)
    await expect(waiting).toContainText(t.fill('abnormalLine', { count: 1 }))
    await linkAbout(waiting, t.look).click()
    await expect(rowOf(person, damaged.trackingNumber)).toBeVisible()
    await expect(rows).toHaveCount(2)
  })

  await test.step('the unpaid order leads to where it is paid', async () => {
    await page.goto(`${basePath}${paths.memberHome}`)
    await expect(waiting).toContainText(order.orderNumber)
    await linkAbout(waiting, t.pay).click()
    await expect(page).toHaveURL(new RegExp(`/orderDetails\\?id=${order.id}$`))
  })
})

test('a rejected transfer is listed with its reason, and links to where it can be corrected', async ({ arrive }) => {
  const member = await newMember()
  const { id, transferNumber } = await handedIn(member, 5000)
  const finance = await signedInStaff('finance')
  await finance.call(staffBankTransfers.audit, { id, decision: 'reject', reason: 'The amount cannot be read' })
  const person = await arrive({ language: 'en', stored: member.stored })
  await person.page.goto(`${basePath}${paths.memberHome}`)
  const waiting = card(person.page, t.needsTitle)
  await expect(waiting).toContainText(t.fill('transferSafe', { reason: 'The amount cannot be read' }))
  await linkAbout(waiting, t.mend).click()
  await expect(person.page).toHaveURL(/\/bankTransfer\?audit=rejected$/)
  await expect(rowOf(person, transferNumber)).toBeVisible()
})

test('a phone draws what it shows of home first, and soon all of it', async ({ arrive }) => {
  const member = await newMember()
  const finance = await signedInStaff('finance')
  for (const amountMinor of [5000, 6000]) {
    const { id } = await handedIn(member, amountMinor)
    await finance.call(staffBankTransfers.audit, { id, decision: 'reject', reason: 'The amount cannot be read' })
  }
  const { id: damagedId } = await stocked(member)
  await inItsDatabase((db) => db.run(sql`update parcels set abnormal_code = 'DAMAGED' where id = ${damagedId}`))
  const { page } = await arrive({ language: 'en', width: 390, stored: member.stored })
  // One row fits, and the window shows neither the others nor the counts.
  await page.setViewportSize({ width: 390, height: 280 })
  await page.goto(`${basePath}${paths.memberHome}`)
  const rows = card(page, t.needsTitle)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await expect(rows.filter({ hasText: t.transferTag })).toHaveCount(2)
  await expect(rows.filter({ hasText: t.fill('abnormalLine', { count: 1 }) })).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: home.countsTitle }).getByRole('link')).toHaveCount(4)
})

test('every part of the home page asks for its own at once, and none waits for the name of the member', async ({
  arrive,
}) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.route(
    (url) => url.pathname.endsWith('/GetHomeUserInfo'),
    () => undefined,
  )
  const asked = page.waitForRequest((request) => request.url().includes(needs.list.path))
  await page.goto(`${basePath}${paths.memberHome}`)
  await asked
  await expect(card(page, t.needsTitle)).toContainText(steps.forecastTitle)
  await expect(card(page, home.addressTitle)).toContainText(member.memberNumber)
})

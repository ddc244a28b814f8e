import { coinNameText } from '#contract/codes.ts'
import { message } from '#contract/messages.ts'
import { staffCoupons, staffCouponTemplates } from '#contract/coupons.ts'
import { staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import { maskEmail } from '#domain/email.ts'
import { sql } from '#server/database/db.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as couponText } from '#web/portal/coupons/text.ts'
import { text as coinText } from '#web/portal/ledger/coins.text.ts'
import { text as ledgerText } from '#web/portal/ledger/text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as promoteText } from '#web/portal/referrals/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as topUpText } from '#web/portal/topups/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { inItsDatabase } from './clock.ts'
import { type Arrive, test } from './journey.ts'
import { button, card, type Person } from './people.ts'
import { applied, funded, newMember, signedInStaff, stocked } from './prepared.ts'
import { readQr } from './qr.ts'
import { nextStepCard, payDialog, priceLines } from './steps-orders.ts'

const pay = textIn(payText, 'en')
const price = textIn(channelText, 'en')
const coupon = textIn(couponText, 'en')
const coin = textIn(coinText, 'en')
const ledger = textIn(ledgerText, 'en')
const promote = textIn(promoteText, 'en')
const topUp = textIn(topUpText, 'en')

const draft = { kind: 'amount', currency: 'CNY', validDays: 30 } as const
const title = (sh: string) => ({ cn: sh, en: sh, sh })

type Member = Awaited<ReturnType<typeof newMember>>

/** Two coupons, one of which does not fit an order of CNY 82.00, and 5,000 coins. */
async function giveTo({ memberNumber }: Member) {
  const finance = await signedInStaff('finance')
  const drafts = [
    { ...draft, title: title('CNY 10 off'), valueMinor: 1000, minSpendMinor: 5000 },
    { ...draft, title: title('CNY 50 off large freight'), valueMinor: 5000, minSpendMinor: 50_000 },
  ]
  for (const each of drafts) {
    const { id } = await finance.call(staffCouponTemplates.create, each)
    await finance.call(staffCoupons.issue, { id, memberNumbers: [memberNumber] })
  }
  await finance.call(staffCoins.adjust, { memberNumber, coins: 5000, reason: 'sorry' })
}

const open = ({ page }: Person, path: string) => page.goto(`${basePath}${path}`)

/** A member with both coupons, the coins and this balance, about to pay an order of CNY 82.00. */
async function aboutToPay(arrive: Arrive, balanceMinor: number) {
  const member = await newMember()
  await giveTo(member)
  await funded(member, balanceMinor)
  const { id: parcelId } = await stocked(member)
  const order = await applied(member, [parcelId])
  const person = await arrive({ language: 'en', stored: member.stored })
  await open(person, paths.orderDetails(order.id))
  await button(nextStepCard(person), textIn(listText, 'en').fill('pay', { price: '¥82.00' })).click()
  return { member, parcelId, order, person, dialog: payDialog(person) }
}

// Proves R-541
test('a coupon and coins bring an order within the balance, and stand in the records', async ({ arrive }) => {
  const { order, person, dialog } = await aboutToPay(arrive, 5000)
  await expect(dialog).toContainText(message('M-13', 'en'))
  await dialog.getByText(pay.fill('unusable', { count: 1 })).click()
  await expect(dialog).toContainText('The freight must be at least CNY 500.00')
  // The best one is already selected.
  const chosen = dialog.getByLabel(pay.coupon).locator('option:checked')
  await expect(chosen).toHaveText(pay.fill('couponOption', { title: 'CNY 10 off', price: '¥10.00' }))
  await button(dialog, pay.mostCoins).click()
  const press = button(dialog, pay.fill('pay', { price: '¥36.00' }))
  await expect(press).toBeEnabled()
  expect([...(await priceLines(dialog))].slice(-3)).toEqual([
    [price.coupon, '−¥10.00'],
    [price.fill('coins', { name: coinNameText.en }), '−¥36.00'],
    [price.total, '¥36.00'],
  ])
  await press.click()
  await expect(dialog.getByRole('heading', { name: message('M-16', 'en') })).toBeVisible()
  await expect(dialog).toContainText('¥14.00')
  await expect(dialog).toContainText(pay.fill('coinsSpent', { count: '3,600', name: coinNameText.en }))

  const { page } = person
  // Proves R-179
  await test.step('the coupons stand under three tabs: available, used, expired', async () => {
    await open(person, paths.coupons)
    const tabs = page.getByRole('navigation', { name: coupon.tabs }).getByRole('button')
    await expect(tabs).toHaveText([`${coupon.available} 1`, `${coupon.used} 1`, `${coupon.expired} 0`])
    await expect(page.getByRole('main')).toContainText('CNY 50 off large freight')
    await tabs.nth(1).click()
    await expect(page).toHaveURL(/tab=2/)
    await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(coupon.fill('saved', { price: '¥10.00' }))
    await tabs.nth(2).click()
    await expect(page).toHaveURL(/tab=3/)
    await expect(page.getByText(coupon.emptyExpired)).toBeVisible()
  })

  // Proves R-178
  await test.step('the page of coins shows how many are left, and the records', async () => {
    await open(person, paths.coins)
    await expect(card(page, coin.now)).toContainText('1,400')
    await expect(page.getByRole('table', { name: coin.records })).toContainText('−3,600')
  })

  // Proves
  await test.step('the records of money are tab 1 and those of coins are tab 2, each with its days', async () => {
    const calendar = page.getByRole('region', { name: ledger.calendar })
    await open(person, `${paths.expenses}?tab=1`)
    await expect(page.getByRole('table', { name: ledger.title })).toContainText('−¥36.00')
    await expect(calendar).toContainText('−¥36')
    await button(page, ledger.fill('coinTab', { name: coinNameText.en })).click()
    await expect(page).toHaveURL(/tab=2/)
    await page.reload()
    await expect(page.getByRole('table', { name: coin.records })).toContainText('−3,600')
    await expect(page.getByRole('table', { name: ledger.title })).toHaveCount(0)
    await expect(calendar).toContainText('+5,000')
  })
})

test('a coupon that is taken back while the dialog is open is explained, and the payment goes on without it', async ({
  arrive,
}) => {
  const { member, dialog } = await aboutToPay(arrive, 30_000)
  await dialog
    .getByLabel(pay.coupon)
    .selectOption({ label: pay.fill('couponOption', { title: 'CNY 10 off', price: '¥10.00' }) })
  const press = button(dialog, pay.fill('pay', { price: '¥72.00' }))
  await expect(press).toBeEnabled()
  const finance = await signedInStaff('finance')
  const { list } = await finance.call(staffCoupons.search, { memberNumber: member.memberNumber, state: 'usable' })
  for (const { id } of list) await finance.call(staffCoupons.revoke, { id, reason: 'mistake' })
  await press.click()
  await expect(dialog.getByRole('alert')).toContainText('This coupon has been withdrawn')
  await button(dialog, pay.fill('pay', { price: '¥82.00' })).click()
  await expect(dialog.getByRole('heading', { name: message('M-16', 'en') })).toBeVisible()
})

test('a price that changed meanwhile is announced once: choosing a coupon afterwards is not a price change', async ({
  arrive,
}) => {
  const { member, parcelId, order, dialog } = await aboutToPay(arrive, 30_000)
  await dialog.getByLabel(pay.coupon).selectOption('')
  const press = button(dialog, pay.fill('pay', { price: '¥82.00' }))
  await expect(press).toBeEnabled()
  await applied(member, [parcelId], { id: order.id, version: order.version, insured: true })
  await press.click()
  await expect(dialog.getByText(pay.changedTitle)).toBeVisible()
  await dialog
    .getByLabel(pay.coupon)
    .selectOption({ label: pay.fill('couponOption', { title: 'CNY 10 off', price: '¥10.00' }) })
  await expect(button(dialog, pay.fill('pay', { price: '¥81.90' }))).toBeEnabled()
  await expect(dialog.getByText(pay.changedTitle)).toHaveCount(0)
})

// Proves R-180
test('a day of the calendar narrows the records to it, and again widens them', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 30_000)
  const person = await arrive({ language: 'en', stored: member.stored })
  await open(person, paths.expenses)
  const { page } = person
  const calendar = page.getByRole('region', { name: ledger.calendar })
  const records = page.getByRole('table', { name: ledger.title })
  const today = calendar.getByRole('button', { name: /\+¥300/ })
  const another = calendar.getByRole('table').getByRole('button').filter({ hasNotText: '¥' }).first()
  await expect(today).toBeVisible()
  await another.click()
  await expect(page.getByText(ledger.emptyTitle)).toBeVisible()
  await expect(records).toHaveCount(0)
  await today.click()
  await expect(today).toHaveAttribute('aria-pressed', 'true')
  await expect(records).toContainText('¥300.00')
  await button(calendar, ledger.monthBefore).click()
  await expect(calendar).not.toContainText('¥300')
  await button(calendar, ledger.monthAfter).click()
  await today.click()
  await expect(today).toHaveAttribute('aria-pressed', 'false')
  await expect(records).toContainText('¥300.00')
  await button(calendar, ledger.monthBefore).click()
  await expect(page.getByText(ledger.emptyTitle)).toBeVisible()
})

// Proves R-181
test('code, link and poster are ready to be handed on, and people who used them are listed', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  await open(person, paths.promote)
  const { page } = person
  await expect(page.getByRole('img', { name: promote.qr })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('you get 1,000 cat coins')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: promote.save }).click()
  expect((await saving).suggestedFilename()).toMatch(/^invitation-.+\.png$/)
  await button(page, promote.copyLink).click()
  await expect(page.getByText(textIn(kitText, 'en').copied, { exact: true })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const inviteCode = /\/web_site\/register\?code=(\w+)$/.exec(link)?.[1] ?? 'none'
  await expect(page.getByRole('main').getByText(inviteCode, { exact: true })).toBeVisible()
  await expect(page.getByText(promote.emptyTitle)).toBeVisible()
  const friend = await newMember({ inviteCode })
  await page.reload()
  await expect(page.getByRole('table', { name: promote.friends })).toContainText(maskEmail(friend.email))
})

// Proves
test('the store page tells the rule and the way, and a purchase arrives in the balance', async ({ arrive }) => {
  const member = await newMember()
  const finance = await signedInStaff('finance')
  await finance.call(staffStoreTopUps.credit, {
    memberNumber: member.memberNumber,
    storeOrderNumber: `TB-${member.memberNumber}`,
    quantity: 1,
  })
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await open(person, paths.topUp)
  await expect(page.getByRole('main')).toContainText('¥1.00')
  const ways = card(page, topUp.otherWays)
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText([topUp.bankWayTitle, topUp.storeWayTitle])
  await page.getByRole('link', { name: topUp.storeWayButton }).click()
  const link = page.getByRole('link', { name: topUp.storeLink })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', 'https://store.smartcats.example/')
  const picture = page.getByRole('img', { name: topUp.storeQr })
  await expect(picture).toBeVisible()
  expect(await readQr(picture)).toBe('https://store.smartcats.example/')
  await expect(page.getByRole('heading', { name: topUp.fill('storeRuleTitle', { price: '¥1.00' }) })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(member.memberNumber)
})

// Proves R-176
test('the store page shows the picture that is set, and draws the code itself where that does not arrive', async ({
  arrive,
}) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  const picture = page.getByRole('img', { name: topUp.storeQr })
  const shown = () => picture.getAttribute('src')
  try {
    await setStoreQr('/web_site/share.en.png')
    await expect(async () => {
      await page.goto(`${basePath}${paths.store}`)
      await expect(picture).toHaveAttribute('src', /share\.en\.png$/, { timeout: 1000 })
    }).toPass()
    // It loads a moment after its address is set.
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await setStoreQr('/web_site/nowhere.png')
    await expect(async () => {
      await page.goto(`${basePath}${paths.store}`)
      expect(await shown()).toBeNull()
      expect(await readQr(picture)).toBe('https://store.smartcats.example/')
    }).toPass()
  } finally {
    await setStoreQr('')
  }
})

const setStoreQr = (address: string) =>
  inItsDatabase((db) =>
    db.run(sql`
      insert into settings (key, value) values ('store.qrUrl', ${JSON.stringify(address)}::jsonb)
      on conflict (key) do update set value = excluded.value, updated_at = now()`),
  )

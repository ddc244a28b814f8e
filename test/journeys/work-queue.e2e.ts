import { text as frameText } from '#web/staff/frame/frame.text.ts'
import { text as queueText } from '#web/staff/queue/queue.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, field } from './people.ts'
import { freshNumber, funded, handedIn, newMember, paid, stocked } from './prepared.ts'
import { scanInto } from './scanner.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const frame = textIn(frameText, 'en')
const queue = textIn(queueText, 'en')
const shell = textIn(shellText, 'en')
const order = textIn(orderText, 'en')

const goToField = (page: Page) => page.getByRole('combobox', { name: frame.goTo })
const menuOf = (page: Page) => page.getByRole('navigation', { name: shell.menu })
const rowOfWork = (page: Page, number: string) =>
  page.getByRole('table', { name: queue.urgent }).getByRole('row').filter({ hasText: number })

/** An order that was paid and waits to be packed. */
async function paidOrder() {
  const member = await newMember()
  await funded(member, 20_000)
  const { id } = await stocked(member)
  return paid(member, [id])
}

// Proves B-RP-01
test('the start page lists what waits, and a row leads to where it is done', async ({ arrive }) => {
  const { orderNumber } = await paidOrder()
  const packer = await arrive({ language: 'en' })
  const { page } = packer
  await signInAsStaff(packer, 'packer')
  await expect(page.getByRole('heading', { level: 1, name: queue.title })).toBeVisible()
  const toPack = page.getByRole('list', { name: queue.queues }).getByRole('listitem').filter({ hasText: queue.toPack })
  const count = Number(await toPack.locator('b').innerText())
  expect(count).toBeGreaterThan(0)
  await expect(menuOf(page).getByRole('link', { name: shell.orders, exact: true })).toHaveAccessibleDescription(
    /waiting/,
  )
  await isClean(page, 'the work queue')
  await goTo(page, orderNumber)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber)
  await page.goBack()
  await toPack.getByRole('link', { name: queue.toPack }).click()
  await expect(page).toHaveURL(/\/staff\/orders\?status=paid&show=ready&warehouse=$/)
  await expect(page.getByRole('table').getByRole('link', { name: orderNumber, exact: true })).toBeVisible()
})

test('a transfer to review stands in the work queue with its amount, and opens from there', async ({ arrive }) => {
  const { transferNumber } = await handedIn(await newMember(), 20_000)
  const finance = await arrive({ language: 'en' })
  const { page } = finance
  await signInAsStaff(finance, 'finance')
  await expect(rowOfWork(page, transferNumber)).toContainText('¥200.00')
  await rowOfWork(page, transferNumber).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(transferNumber)
})

async function goTo(page: Page, typed: string) {
  await page.locator('main').focus()
  // Shortly after other keys it might be part of a scan, and is pressed again.
  await expect(async () => {
    if (!(await goToField(page).isVisible())) await page.keyboard.press('/')
    // On a slow machine its code takes a while; pressed again meanwhile, the key would be written into it.
    await expect(goToField(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(goToField(page)).toBeFocused()
  // Had it been open before, it would hold the key.
  await expect(goToField(page)).toHaveValue('')
  await page.keyboard.type(typed, { delay: 60 })
  await page.keyboard.press('Enter')
}

// Proves B-RP-20
test('"/" goes to a page by a part of its name and to an order by its number, and is left alone while typing or scanning', async ({
  arrive,
}) => {
  const { orderNumber } = await paidOrder()
  const service = await arrive({ language: 'en' })
  const { page } = service
  await signInAsStaff(service, 'service')
  await expect(page.getByRole('heading', { level: 1, name: queue.title })).toBeVisible()
  await test.step('a page', async () => {
    await goTo(page, 'bank tr')
    await expect(page).toHaveURL(/\/staff\/transfers$/)
  })
  await test.step('a number; Escape closes, and the focus returns', async () => {
    await goTo(page, orderNumber)
    await expect(
      page.getByRole('heading', { level: 1, name: order.fill('title', { number: orderNumber }) }),
    ).toBeVisible()
    await button(page, frame.goTo).click()
    await isClean(page, 'go to')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button(page, frame.goTo)).toBeFocused()
  })
  await test.step('in a field it is a character, and a scanned web address opens nothing', async () => {
    await openStaffPage(service, 'orders')
    const search = page.getByRole('searchbox').first()
    await search.focus()
    await page.keyboard.press('/')
    await expect(search).toHaveValue('/')
    await page.locator('main').focus()
    await page.keyboard.type('https://x.cn/75300011425420')
    await goTo(page, 'appro')
    await expect(page).toHaveURL(/\/staff\/approvals$/)
  })
})

test('where there is little room the menu is a rail, whose groups open by key and close by Escape or a press outside', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en', width: 1024 })
  const { page } = admin
  await signInAsStaff(admin, 'admin')
  await expect(page.getByRole('heading', { level: 1, name: queue.title })).toBeVisible()
  const money = menuOf(page).getByRole('button', { name: frame.money, exact: true })
  const entry = menuOf(page).getByRole('link', { name: shell.approvals, exact: true })
  await expect(entry).toBeHidden()
  await money.focus()
  await page.keyboard.press('Enter')
  await expect(money).toHaveAttribute('aria-expanded', 'true')
  await isClean(page, 'an open group of the rail')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(money).toBeFocused()
  await money.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(entry).toBeHidden()
  await money.click()
  await entry.click()
  await expect(page).toHaveURL(/\/staff\/approvals$/)
  await expect(entry).toBeHidden()
})

test('the menu stays folded as it was left, a closed group stays closed, and a station folds it by itself', async ({
  arrive,
}) => {
  const keeper = await arrive({ language: 'en' })
  const { page } = keeper
  const desk = textIn(receivingText, 'en')
  await signInAsStaff(keeper, 'keeper')
  const entry = menuOf(page).getByRole('link', { name: shell.orders, exact: true })
  await menuOf(page).getByRole('button', { name: frame.shipping, exact: true }).click()
  await expect(entry).toBeHidden()
  await page.reload()
  await expect(menuOf(page)).toBeVisible()
  await expect(entry).toBeHidden()
  await openStaffPage(keeper, 'receiving')
  await expect(button(page, frame.unfold)).toBeVisible()
  await expect(field(page, desk.scan)).toBeFocused()
  await scanInto(page, freshNumber())
  await expect(field(page, desk.weight)).toBeFocused()
  await page.goto('/staff/')
  await button(page, frame.fold).click()
  await page.reload()
  await expect(button(page, frame.unfold)).toBeVisible()
})

test('on a phone the menu is a drawer, with the way out in it', async ({ arrive }) => {
  const service = await arrive({ language: 'en', width: 390 })
  const { page } = service
  await signInAsStaff(service, 'service')
  await expect(page.getByRole('heading', { level: 1, name: queue.title })).toBeVisible()
  await button(page, frame.openMenu).click()
  await isClean(page, 'the drawer')
  await menuOf(page).getByRole('link', { name: shell.transfers, exact: true }).click()
  await expect(page).toHaveURL(/\/staff\/transfers$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await button(page, frame.openMenu).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await button(page, frame.openMenu).click()
  await button(page, shell.signOut).click()
  await expect(page).toHaveURL(/\/staff\/login/)
})

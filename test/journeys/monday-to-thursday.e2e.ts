import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { startEmpty } from './empty-product.ts'
import { test } from './journey.ts'
import {
  addPoint,
  addressWarehouse,
  checklistLine,
  introduce,
  isDone,
  isNotReady,
  openForVisitors,
  receiveTestParcel,
  tryMail,
  writeTexts,
} from './monday-checklist.ts'
import { invite, signInFirst } from './monday-people.ts'
import { priceLikeUs } from './monday-prices.ts'
import { mailsTo, type Person } from './people.ts'
import { freshEmail } from './steps-entry.ts'
import { walletEntries } from './steps-money.ts'
import { openOrder } from './steps-orders.ts'
import { comeBack } from './steps-parcels.ts'
import { activate, registerWithSlips } from './steps-register.ts'
import { openInQueue, openStaffPage, pack, ship } from './steps-warehouse.ts'
import { choosePassword, mailEverybody, order, receiveByOldNumber, signFor } from './thursday.ts'
import { askToSign, isChecked, moveIn, readsFaults, sign, startRun, upload } from './tuesday-moving.ts'

/*
 * What somebody does who installs this on Monday and opens on Thursday: with a browser and the mails alone. Whatever
 * cannot be done here cannot be done by them.
 */

const mostPresses = 150

let product: Awaited<ReturnType<typeof startEmpty>>
test.beforeAll(async () => {
  product = await startEmpty()
})
test.afterAll(() => product.stop())

/** Each has another balance, so that a sum that leaves one out is another sum. */
const oldMembers = Array.from({ length: 200 }, (_, index) => ({
  oldNumber: `A${1001 + index}`,
  email: `old${index + 1}@members.example`,
  name: `Old member ${index + 1}`,
  balance: (88 + index / 100).toFixed(2),
}))
const moved = { oldNumber: 'A1001', email: 'old1@members.example', name: 'Old member 1' }
const trackingNumber = `SF${Date.now()}`
const sizeCm = ['30', '20', '10'] as const

// Proves B-SY-08, B-SY-09, B-SY-10, B-SY-11, B-MD-14, B-MD-21, B-AU-15, B-AU-20, B-PR-08, B-MV-01, B-MV-09, B-MV-10
test('from an empty installation to the first signed order of a member who moved in, with a browser and mails alone', async ({
  arrive,
}) => {
  test.slow()
  const inEnglish = () => arrive({ language: 'en' })
  const admin = await inEnglish()
  const [admin2, finance, keeper] = [await inEnglish(), await inEnglish(), await inEnglish()]
  const [member, visitor] = [await arrive(), await arrive()]
  const presses = await countPresses([admin, admin2, finance, keeper])
  const since = Date.now()
  const note = (what: string) =>
    test.info().annotations.push({
      type: what,
      description: `${presses()} presses, ${Math.round((Date.now() - since) / 1000)} s`,
    })

  await test.step('Monday: who we are, and who works here', async () => {
    await signInFirst(admin)
    await isNotReady(admin.page)
    await isClean(admin.page, 'the checklist of an empty installation')
    await introduce(admin)
    await invite(admin, admin2, { email: 'ho@office.example', name: 'Ho Ka-yan', roles: ['Administrator'] })
    await invite(admin, finance, { email: 'lam@office.example', name: 'Lam Wai', roles: ['Finance manager'] })
    const roles = ['Receiver', 'Packer']
    await invite(admin, keeper, {
      email: 'keung@office.example',
      name: 'Ah Keung',
      roles,
      warehouse: 'Shenzhen Fuyong',
    })
    note('people are in')
  })
  await test.step('Monday: places, prices, texts, the mail', async () => {
    await addressWarehouse(admin)
    await addPoint(admin)
    await priceLikeUs(finance, admin2)
    await writeTexts(admin)
    await tryMail(admin)
    for (const line of [
      'company',
      'contacts',
      'warehouses',
      'prices',
      'pickUpPoints',
      'bankAccounts',
      'texts',
    ] as const)
      await isDone(admin.page, line)
    note('the checklist is done but for the test parcel')
  })
  await test.step('Tuesday: two hundred members come with their balances, signed by finance', async () => {
    await moveEverybodyIn(admin, finance)
    note('everybody has moved in')
  })
  await test.step('Wednesday: nobody can register before the first test parcel; then it opens', async () => {
    await isClosed(visitor, true)
    await openStaffPage(admin, 'opening')
    await isNotReady(admin.page)
    await receiveTestParcel(admin)
    await openForVisitors(admin)
    await isDone(admin.page, 'firstParcel')
    await expect(checklistLine(admin.page, 'people')).toContainText('Only one person works in finance')
    note('open')
    expect(presses(), 'presses from empty to open').toBeLessThan(mostPresses)
    await isClosed(visitor, false)
    const email = freshEmail()
    await registerWithSlips(visitor, email)
    await activate(visitor, email)
  })
  await test.step('Thursday: the mails go out, one to each, and a member chooses a password', async () => {
    await mailEverybody(admin, oldMembers.length)
    await choosePassword(member, moved.email)
    expect(await mailsTo(member, moved.email), 'mails to a member who moved in').toHaveLength(1)
  })
  const orderNumber =
    await test.step('a parcel with the old number is received, and the member orders and pays', async () => {
      await receiveByOldNumber(keeper, trackingNumber, moved)
      return order(member, trackingNumber)
    })
  await test.step('it is packed and shipped, and the member signs for it', async () => {
    await openInQueue(keeper, orderNumber, 'paid')
    await pack(keeper, { trackingNumbers: [trackingNumber], weightKg: '1.9', sizeCm })
    await openInQueue(keeper, orderNumber, 'awaiting_outbound')
    await ship(keeper, { carrier: 'SF', batch: 'B-1', waybill: `SC${Date.now()}` })
    await comeBack(member)
    await openOrder(member, orderNumber)
    await signFor(member)
    const event = (name: 'OPENING' | 'ORDER_PAY') => ledgerEventText[name]['zh-Hant']
    expect(await walletEntries(member)).toEqual([
      { event: event('OPENING'), amount: '+¥88.00', before: '¥0.00', after: '¥88.00' },
      { event: event('ORDER_PAY'), amount: '−¥23.00', before: '¥88.00', after: '¥65.00' },
    ])
    note('signed')
  })
})

/** A row with a fault is found and mended first; the balances wait for finance. */
async function moveEverybodyIn(admin: Person, finance: Person) {
  const { page } = admin
  const rows = oldMembers.map(({ balance: _balance, ...each }) => ({
    ...each,
    region: 'HK',
    language: 'zh-Hant',
    registeredOn: '2023-05-17',
  }))
  await startRun(admin)
  await upload(admin, 'members', [...rows.slice(0, -1), { ...rows[199], email: 'nobody' }])
  await isChecked(page, 'members', 'faulty')
  await readsFaults(admin, 'members', 201, 'email')
  await upload(admin, 'members', rows)
  await isChecked(page, 'members', 'ready')
  await isClean(page, 'a checked file')
  await moveIn(admin, 'members', rows.length)

  const balances = oldMembers.map(({ oldNumber, balance }) => ({ oldNumber, unit: 'CNY', amount: balance }))
  await upload(admin, 'balances', balances)
  await isChecked(page, 'balances', 'ready')
  await askToSign(admin, 'balances')
  await openStaffPage(finance, 'moving')
  await sign(finance, 'balances', ['200 rows', '¥17,799.00'])

  const home = { name: '陳大文', phone: '91234567', address: '沙田正街 18 號 12 樓 A 室', isDefault: 'yes' }
  const place = { regionCode: 'HK-NST', postalCode: '999077' }
  await upload(admin, 'addresses', [{ key: 'a-1', oldNumber: moved.oldNumber, ...home, ...place }])
  await isChecked(page, 'addresses', 'ready')
  await moveIn(admin, 'addresses', 1)
}

/** What a visitor reads who wants to register. */
async function isClosed({ page, language }: Person, isIt: boolean) {
  const t = textIn(entryText, language)
  const title = page.getByRole('heading', { level: 1 })
  await expect(async () => {
    await page.goto('/web_site/register')
    if (isIt) await expect(title).toHaveText(t.closedTitle, { timeout: 8000 })
    else await expect(title).not.toHaveText(t.closedTitle, { timeout: 8000 })
  }).toPass()
}

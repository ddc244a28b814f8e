import { orderStatusText } from '#contract/codes.ts'
import { staffParcels } from '#contract/receiving.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { staff } from '#contract/staff.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { text as transferText } from '#web/staff/transfers/transfers.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, choice, field, type Person } from './people.ts'
import {
  forecasted,
  freshNumber,
  funded,
  handedIn,
  newMember,
  shipped,
  signedInMember,
  signedInStaff,
} from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { approveTransfer, creditTransfer, openTransfer } from './steps-money.ts'
import { nextStepCard } from './steps-orders.ts'
import { measure, openInQueue, openStaffPage } from './steps-warehouse.ts'

const shell = textIn(shellText, 'zh-Hans')
const desk = textIn(receivingText, 'zh-Hans')
const sizeCm = ['30', '20', '10'] as const

/** The names of the entries, without the counts beside them. */
const menuOf = async ({ page }: Person) =>
  (await page.getByRole('navigation', { name: shell.menu }).getByRole('link').allInnerTexts()).map(
    (entry) => entry.split('\n')[0],
  )

test('a role sees its own pages in the menu and is let into no other', async ({ arrive }) => {
  const unclaimed = [shell.unclaimed, shell.claims]
  const floor = [
    shell.queue,
    shell.receiving,
    shell.handovers,
    shell.parcels,
    ...unclaimed,
    shell.parcelServices,
    shell.bins,
    shell.storedParcels,
    shell.questions,
    shell.closings,
    shell.dayEnd,
    shell.orders,
    shell.disputes,
    shell.warehouseTransfers,
  ]
  const prices = [shell.tariff, shell.tariffVersions, shell.lines, shell.services, shell.surcharges]
  const roles = [
    ['keeper', [...floor], ['/transfers', '/approvals', '/people', '/settings']],
    [
      'finance',
      [
        shell.queue,
        shell.parcels,
        shell.transfers,
        shell.payments,
        shell.reconciliation,
        shell.approvals,
        ...prices,
        shell.settings,
        shell.moving,
      ],
      ['/receive', '/orders', '/disputes'],
    ],
    [
      'service',
      [
        shell.queue,
        shell.parcels,
        ...unclaimed,
        shell.parcelServices,
        shell.storedParcels,
        shell.questions,
        shell.closings,
        shell.orders,
        shell.disputes,
        shell.warehouseTransfers,
        shell.transfers,
        shell.payments,
        shell.approvals,
        shell.places,
      ],
      ['/receive', '/reconciliation'],
    ],
    [
      'admin',
      [
        ...floor,
        shell.transfers,
        shell.payments,
        shell.reconciliation,
        shell.approvals,
        shell.levels,
        ...prices,
        shell.texts,
        shell.articles,
        shell.mailTexts,
        shell.codeTexts,
        shell.goodsWords,
        shell.opening,
        shell.people,
        shell.stations,
        shell.places,
        shell.couriers,
        shell.settings,
        shell.moving,
      ],
      [],
    ],
  ] as const
  for (const [username, menu, closed] of roles) {
    const person = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(person, username)
    expect(await menuOf(person), username).toEqual(menu)
    for (const path of closed) {
      await person.page.goto(`/staff${path}`)
      await expect(person.page.getByRole('heading', { name: shell.forbiddenTitle })).toBeVisible()
    }
  }
})

test('a keeper of one warehouse works there and is refused everywhere else', async ({ arrive }) => {
  const person = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(person, 'keeper.fuyong')
  await openStaffPage(person, 'receiving')
  await expect(choice(person.page, shell.warehouse).getByRole('option')).toHaveText(['深圳福永'])
  await expect(person.page.getByRole('heading', { level: 1 })).toContainText('深圳福永')
  const keeper = await signedInStaff('keeper.fuyong')
  const everywhere = await signedInStaff('keeper')
  const scan = { trackingNumber: freshNumber(), actualWeightG: 1000, lengthMm: 300, widthMm: 200, heightMm: 100 }
  const answer = await keeper.ask(staffParcels.receive, { ...scan, warehouseId: everywhere.warehouseId(4) })
  expect(answer.code).toBe(refusals.role_missing.code)
})

test('the receiving station says in large what a parcel is: matched, unclaimed, by label, wrong warehouse, duplicate', async ({
  arrive,
}) => {
  const member = await newMember()
  const matched = await forecasted(member)
  const elsewhere = await forecasted(member, freshNumber(), 4)
  const nobodys = freshNumber()
  const labelled = freshNumber()
  const person = await arrive({ language: 'zh-Hans' })
  const { page } = person
  const receive = button(page.getByRole('main'), desk.receive)
  const measured = { weightKg: '1.2', sizeCm }
  const says = (words: string) => expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()
  await signInAsStaff(person, 'keeper')
  await openStaffPage(person, 'receiving')

  await test.step('forecast for this warehouse', async () => {
    await measure(person, { trackingNumber: matched.trackingNumber, ...measured })
    await expect(page.getByText(member.memberNumber)).toBeVisible()
    await receive.click()
    await says(desk.matchedNext)
  })
  await test.step('forecast for another warehouse', async () => {
    await measure(person, { trackingNumber: elsewhere.trackingNumber, ...measured })
    await expect(page.getByText(desk.fill('otherWarehouse', { forecast: '广州白云', here: '深圳福永' }))).toBeVisible()
    await receive.click()
    await says(desk.wrong_warehouseNext)
  })
  await test.step('nobody forecast it, and its label shows no number', async () => {
    await measure(person, { trackingNumber: nobodys, ...measured })
    await expect(page.getByText(desk.noForecast)).toBeVisible()
    await receive.click()
    await says(desk.unclaimedNext)
  })
  await test.step('nobody forecast it, and its label shows a member number; a slip in it is caught', async () => {
    await measure(person, { trackingNumber: labelled, ...measured })
    await field(page, desk.label).fill(slipIn(member.memberNumber))
    await expect(page.getByText(desk.labelWrong)).toBeVisible()
    await page.getByRole('button', { name: member.memberNumber }).click()
    await expect(field(page, desk.label)).toHaveValue(member.memberNumber)
    await receive.click()
    await says(desk.directNext)
  })
  await test.step('the same number again is ignored at this desk, and refused at another', async () => {
    await field(page, desk.scan).fill(matched.trackingNumber)
    await field(page, desk.scan).press('Enter')
    await says(desk.fill('justReceived', { number: matched.trackingNumber }))
    const other = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(other, 'keeper.fuyong')
    await openStaffPage(other, 'receiving')
    await measure(other, { trackingNumber: matched.trackingNumber, ...measured })
    await button(other.page.getByRole('main'), desk.receive).click()
    await expect(other.page.getByText(desk.duplicateRefused)).toBeVisible()
    await other.page.keyboard.press('F8')
    await expect(other.page.getByText(desk.duplicateNext)).toBeVisible()
  })
})

/** One digit misread: the check digit no longer fits. */
const slipIn = (memberNumber: string) =>
  `${memberNumber.slice(0, -2)}${(Number(memberNumber.at(-2)) + 1) % 10}${memberNumber.slice(-1)}`

test('above the limit the person who approves a transfer cannot credit it; a second person can', async ({ arrive }) => {
  const t = textIn(transferText, 'zh-Hans')
  const { transferNumber } = await handedIn(await newMember(), 1_000_001)
  const finance = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(finance, 'finance')
  await openTransfer(finance, transferNumber, 'viewPending')
  await expect(finance.page.getByRole('switch', { name: t.creditAtOnce })).toBeDisabled()
  await expect(finance.page.getByText(t.creditNeedsSecond)).toBeVisible()
  const less = { amount: '¥10,000.01', difference: '¥0.01' }
  await field(finance.page, t.received).fill('10000')
  await expect(finance.page.getByText(t.fill('receivedLess', less))).toBeVisible()
  await approveTransfer(finance, transferNumber, '10000.01')
  const credit = button(card(finance.page, t.creditTitle), t.fill('credit', { amount: '¥10,000.01' }))
  await expect(credit).toBeDisabled()
  await expect(credit).toHaveAccessibleDescription(t.creditByOther)

  const finance2 = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(finance2, 'finance2')
  await creditTransfer(finance2, transferNumber, '¥10,000.01')
})

test('a member’s token opens nothing of the back office, and a staff token nothing of the members', async ({
  arrive,
}) => {
  const member = await signedInMember('chiho@example.com')
  const keeper = await signedInStaff('keeper')
  expect((await member.ask(staff.me, {})).http).toBe(401)

  const stranger = await arrive({ language: 'zh-Hans' })
  await stranger.page.goto('/staff/login')
  await stranger.page.evaluate((token) => sessionStorage.setItem('staff-token', token), member.stored.token)
  await stranger.page.goto('/staff/receive')
  await expect(stranger.page).toHaveURL(/\/staff\/login\?next=%2Freceive$/)
  expect(await stranger.page.evaluate(() => sessionStorage.getItem('staff-token'))).toBeNull()

  const helper = await arrive({ stored: { token: keeper.token, userid: member.stored.userid } })
  await helper.page.goto('/web_site/pageHome')
  await expect(helper.page).toHaveURL(/\/web_site\/login\?back=%2FpageHome$/)
  expect(await helper.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

// Proves R-016
test('customer service signs for an order whose member says nothing, and the member reads it', async ({ arrive }) => {
  const member = await newMember()
  await funded(member, 10_000)
  const { id, orderNumber } = await shipped(member)
  const t = textIn(orderText, 'zh-Hans')
  const service = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(service, 'service')
  await openInQueue(service, orderNumber, 'shipped')
  const form = card(service.page, t.signTitle)
  await expect(field(form, t.signedBy)).toHaveValue('陳大文')
  await button(form, t.sign).click()
  await expect(service.page.getByText(t.isSigned)).toBeVisible()

  const person = await arrive({ stored: member.stored })
  await person.page.goto(`/web_site/orderDetails?id=${id}`)
  await expect(nextStepCard(person)).toContainText(orderStatusText.signed['zh-Hant'])
})

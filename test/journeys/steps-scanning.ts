import { staffOrders } from '#contract/orders.ts'
import { staffParcels } from '#contract/receiving.ts'
import { answersLate } from '#test/late-answers.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { button, card, field, type Person } from './people.ts'
import { funded, newMember, paid, signedInStaff, stocked } from './prepared.ts'
import { focusOn, scanInto } from './scanner.ts'
import { openInQueue, openStaffPage } from './steps-warehouse.ts'

const simplified = textIn(receivingText, 'zh-Hans')

/** No two parcels weigh the same, so that a measurement on the wrong parcel shows. */
const weightG = (index: number) => 1001 + index
const kilos = (index: number) => (weightG(index) / 1000).toFixed(3)

/** Weight, sides, Ctrl+Enter, as fast as keys can be pressed. */
async function weigh({ page, language }: Person, index: number) {
  const t = textIn(receivingText, language)
  await focusOn(page, field(page, t.weight))
  for (const figure of [kilos(index), '30', '20']) {
    await page.keyboard.type(figure)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('10')
  await page.keyboard.press('Control+Enter')
}

/** One parcel of 1.2 kg at the receiving page, in Simplified Chinese. */
export async function receive(page: Page, number: string) {
  await field(page, simplified.scan).fill(number)
  await field(page, simplified.scan).press('Enter')
  for (const [name, figure] of [
    [simplified.weight, '1.2'],
    [simplified.length, '30'],
    [simplified.width, '20'],
    [simplified.height, '10'],
  ] as const)
    await field(page, name).fill(figure)
  await page.keyboard.press('Control+Enter')
}

/**
 * Receives every code with late answers and the focus anywhere: the first half is scanned ahead and measured
 * afterwards, the second half is scanned and measured one by one while other answers are still outstanding.
 */
export async function receiveAll(person: Person, codes: readonly string[], lateMs: number) {
  const { page, language } = person
  const t = textIn(receivingText, language)
  await openStaffPage(person, 'receiving')
  // Pressing the menu may leave the focus there: scans are heard wherever the focus is.
  await expect(field(page, t.scan)).toBeVisible()
  await answersLate(page, lateMs, [staffParcels.receive, staffParcels.lookup])
  const main = page.getByRole('main')
  const always = ['nowhere', field(page, t.scan), main.getByRole('button', { name: t.soundOn })] as const
  const atHand = [t.weight, t.length, t.height, t.label, t.shelf].map((name) => field(page, name))
  const pressable = [button(main, t.receive), button(main, t.drop)]
  const half = Math.ceil(codes.length / 2)
  const [ahead, after] = [codes.slice(0, half), codes.slice(half)]
  const places = [...always, ...atHand, ...pressable]
  for (const [index, code] of ahead.entries()) {
    // Only the first scan finds no form.
    const free = index === 0 ? always : places
    await focusOn(page, free[(index * 5) % free.length] ?? 'nowhere')
    await scanInto(page, code)
  }
  const waiting = card(page, t.waitingTitle).getByRole('listitem')
  await expect(waiting).toContainText(ahead.slice(1).map((code) => code.toUpperCase()))
  await expect(field(page, t.scan)).toHaveValue(ahead[0]?.toUpperCase() ?? '')
  for (const index of ahead.keys()) await weigh(person, index)
  for (const [index, code] of after.entries()) {
    await focusOn(page, always[index % always.length] ?? 'nowhere')
    await scanInto(page, code)
    await weigh(person, half + index)
  }
  // The page keeps the last twenty, newest first.
  const lines = card(page, t.lastScans).getByRole('listitem')
  const newest = [...codes.entries()].slice(-20).reverse()
  await expect(lines).toContainText(
    newest.map(([index, code]) => `${code.toUpperCase()}${t.nobody} ${kilos(index)} kg`),
    { timeout: 15_000 + codes.length * lateMs },
  )
  await expect(waiting).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await hasReceived(codes)
}

/** The server has each code once, complete, with its own weight, in the order of the scans. */
async function hasReceived(codes: readonly string[]) {
  const keeper = await signedInStaff('keeper')
  const found = []
  for (const trackingNumber of codes) found.push((await keeper.call(staffParcels.lookup, { trackingNumber })).receipts)
  expect(found.map((receipts) => receipts.map((receipt) => receipt.actualWeightG))).toEqual(
    codes.map((_, index) => [weightG(index)]),
  )
  const ids = found.flatMap((receipts) => receipts.map((receipt) => receipt.receivedAt))
  expect(ids).toEqual(ids.toSorted())
}

/** Sixty of these stay below the line's weight cap. */
const small = { actualWeightG: 300, lengthMm: 150, widthMm: 100, heightMm: 100 }

/** Scans every parcel of an order: some before packing starts, the others with the focus anywhere and no pause. */
export async function pickAll(person: Person, codes: readonly string[], lateMs: number) {
  const { page, language } = person
  const [t, work] = [textIn(packingText, language), textIn(orderText, language)]
  const member = await newMember()
  await funded(member, 200_000)
  const parcels = []
  for (const trackingNumber of codes) parcels.push(await stocked(member, { trackingNumber, ...small }))
  const { orderNumber } = await paid(
    member,
    parcels.map(({ id }) => id),
  )
  await openInQueue(person, orderNumber, 'paid')
  await answersLate(page, lateMs, [staffOrders.startPacking, staffOrders.get, staffOrders.pack])
  const early = codes.slice(0, 2)
  await scanInto(page, ...early)
  await expect(card(page, t.scansTitle).getByRole('listitem')).toContainText(early.map((code) => code.toUpperCase()))
  await button(page, work.start).click()
  await expect(field(page, t.scan)).toBeVisible({ timeout: 15_000 + 2 * lateMs })
  const main = page.getByRole('main')
  const places = [
    'nowhere',
    field(main, t.weight),
    button(main, t.addCarton),
    field(page, t.scan),
    button(main, t.pack),
  ]
  const menu = page
    .getByRole('navigation', { name: textIn(shellText, language).menu })
    .getByRole('link')
    .first()
  for (const [index, code] of codes.slice(2).entries()) {
    const place = [...places, menu][index % 6] ?? 'nowhere'
    // A disabled button cannot be focused.
    await focusOn(page, typeof place !== 'string' && (await place.isDisabled()) ? 'nowhere' : (place as 'nowhere'))
    await scanInto(page, code)
  }
  await expect(main.getByText(t.fill('pickCount', { done: codes.length, all: codes.length }))).toBeVisible()
  await expect(field(main, t.weight)).toHaveValue('')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

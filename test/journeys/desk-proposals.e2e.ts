import { staffUnclaimedParcels } from '#contract/claims.ts'
import { text as forecastText } from '#web/shared/forecast/forecast.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as shelfText } from '#web/staff/receiving/shelf.text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, choice, field } from './people.ts'
import { forecasted, freshNumber, newMember, signedInStaff, stocked } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { measure } from './steps-warehouse.ts'

/* What the receiving page knows before the keeper types it: the owner of a duplicate, the courier, and a shelf. */

const desk = textIn(receivingText, 'zh-Hans')
const t = textIn(shelfText, 'zh-Hans')
const guess = textIn(forecastText, 'zh-Hans')
const size = { weightKg: '1.2', sizeCm: ['30', '20', '10'] } as const

async function received(page: Page, trackingNumber: string, outcome = 'matched') {
  await page.keyboard.press('Control+Enter')
  await expect(page.locator(`[data-outcome=${outcome}]`)).toContainText(trackingNumber)
}

// Proves B-IN-02
test('a number that was received before names its owner before and after it is weighed, and opens the parcel', async ({
  arrive,
}) => {
  const member = await newMember()
  const { id, trackingNumber } = await stocked(member)
  const person = await atDesk(arrive, staffPaths.receive, 'keeper')
  const { page } = person
  const main = page.getByRole('main')
  await measure(person, { trackingNumber, ...size })
  await expect(main.getByText(desk.receivedBefore)).toBeVisible()
  await expect(main.getByText(member.memberNumber)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const banner = page.locator('[data-outcome=duplicate]')
  await expect(banner).toContainText(member.memberNumber)
  await isClean(page, 'a duplicate with its owner')
  await banner.getByRole('link', { name: t.openParcel }).click()
  await expect(page).toHaveURL(`${staffBase}${staffPaths.parcel(id)}`)
})

// Proves B-IN-01
test('the courier of a number that nobody forecast is guessed, said to be a guess, and left to the keeper', async ({
  arrive,
}) => {
  const keeper = await signedInStaff('keeper')
  const courierOf = async (trackingNumber: string) =>
    (await keeper.call(staffUnclaimedParcels.search, { trackingNumber })).list.map(({ courierCode }) => courierCode)
  const [guessed, chosen] = [`YT${Date.now()}`, `YT${Date.now() + 1}`]
  const person = await atDesk(arrive, staffPaths.receive, 'keeper')
  const { page } = person
  const courier = choice(page, desk.courier)

  await test.step('the only courier that the format allows is filled in', async () => {
    await measure(person, { trackingNumber: guessed, ...size })
    await expect(courier).toHaveValue('YTO')
    await expect(courier).toHaveAccessibleDescription(guess.courierGuess)
    await received(page, guessed, 'unclaimed')
    expect(await courierOf(guessed)).toEqual(['YTO'])
  })

  await test.step('the keeper knows better', async () => {
    await measure(person, { trackingNumber: chosen, ...size })
    await expect(courier).toHaveValue('YTO')
    await courier.selectOption('SF')
    await expect(courier).toHaveAccessibleDescription('')
    await received(page, chosen, 'unclaimed')
    expect(await courierOf(chosen)).toEqual(['SF'])
  })

  await test.step('a number that tells nothing names no courier', async () => {
    await measure(person, { trackingNumber: freshNumber(), ...size })
    await expect(courier).toHaveValue('')
  })
})

// Proves B-IN-01
test('the shelf of the last receipt and that of the member are one key away, and taken only at a press', async ({
  arrive,
}) => {
  const [first, second] = [await newMember(), await newMember()]
  const numbers = async (member: typeof first) => (await forecasted(member)).trackingNumber
  const person = await atDesk(arrive, staffPaths.receive, 'keeper')
  const { page } = person
  const shelf = field(page, desk.shelf)
  const main = page.getByRole('main')

  await measure(person, { trackingNumber: await numbers(first), ...size })
  await shelf.fill('a-01-1')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-outcome=matched]')).toContainText('A-01-1')

  await test.step('kept for the next parcel, also after a reload', async () => {
    await page.reload()
    const trackingNumber = await numbers(second)
    await measure(person, { trackingNumber, ...size })
    await expect(shelf).toHaveValue('')
    await button(main, t.fill('kept', { shelf: 'A-01-1' })).click()
    await expect(shelf).toHaveValue('A-01-1')
    await shelf.fill('A-01-2')
    await received(page, trackingNumber)
  })

  await test.step('the shelf of this member comes first, pressed again the last one of the desk', async () => {
    const trackingNumber = await numbers(first)
    await measure(person, { trackingNumber, ...size })
    await expect(button(main, t.fill('theirs', { shelf: 'A-01-1' }))).toBeVisible()
    await isClean(page, 'two shelves proposed')
    await field(page, desk.weight).press('F7')
    await expect(shelf).toHaveValue('A-01-1')
    await page.keyboard.press('F7')
    await expect(shelf).toHaveValue('A-01-2')
    await received(page, trackingNumber)
    await expect(page.locator('[data-outcome=matched]')).toContainText('A-01-2')
  })

  await test.step('what nobody pressed is not taken', async () => {
    const trackingNumber = await numbers(second)
    await measure(person, { trackingNumber, ...size })
    await received(page, trackingNumber)
    await expect(page.locator('[data-outcome=matched]')).not.toContainText('A-01')
  })
})

import { staffParcels } from '#contract/receiving.ts'
import { memberNumber } from '#domain/member-number.ts'
import { answersLate } from '#test/late-answers.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as stationsText } from '#web/staff/stations/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatKg } from '#web/kit/text/format.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, field } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'
import { codesFor, scanInto, seeded } from './scanner.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'
import { pickAll, receiveAll } from './steps-scanning.ts'

const desk = textIn(receivingText, 'zh-Hans')
const ask = textIn(stationsText, 'zh-Hans')
const chance = seeded(Date.now())

for (const lateMs of [0, 400, 2000]) {
  // Proves R-010
  test(`8 parcels are received whole and in order with answers ${lateMs} ms late and the focus anywhere`, async ({
    arrive,
  }) => {
    const keeper = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(keeper, 'keeper')
    await receiveAll(keeper, codesFor(8, chance), lateMs)
  })

  test(`8 parcels of an order are checked with answers ${lateMs} ms late and the focus anywhere`, async ({
    arrive,
  }) => {
    const packer = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(packer, 'packer')
    await pickAll(packer, codesFor(8, chance), lateMs)
  })
}

test('a scan leaves the field that it ran into as it was; a refusal comes back beside the next parcel', async ({
  arrive,
}) => {
  const [first = '', second = '', third = ''] = codesFor(3, chance)
  const keeper = await arrive({ language: 'zh-Hans' })
  const { page } = keeper
  await signInAsStaff(keeper, 'keeper')
  await openStaffPage(keeper, 'receiving')
  await expect(field(page, desk.scan)).toBeFocused()
  await answersLate(page, 400, [staffParcels.receive])
  const figures = ['1.2', '30', '20', '10'] as const
  const measures = [desk.weight, desk.length, desk.width, desk.height]
  const fill = async () => {
    for (const [index, name] of measures.entries()) await field(page, name).fill(figures[index] ?? '')
  }
  await scanInto(page, first)

  await test.step('a scan into another field goes to the list, and what a person typed stays', async () => {
    await fill()
    await field(page, desk.shelf).fill('B-7')
    await field(page, desk.weight).focus()
    await scanInto(page, second)
    await field(page, desk.shelf).focus()
    await scanInto(page, third)
    await expect(field(page, desk.weight)).toHaveValue(/^1\.20*$/)
    await expect(field(page, desk.shelf)).toHaveValue('B-7')
    await expect(card(page, desk.waitingTitle).getByRole('listitem')).toContainText([second, third].map(inCapitals))
    await page.getByRole('button', { name: desk.fill('removeWaiting', { number: inCapitals(third) }) }).click()
  })

  await test.step('its refusal waits beside the next one, which is measured and received meanwhile', async () => {
    // A valid number that no member has.
    await field(page, desk.label).fill(memberNumber(987_654))
    await page.keyboard.press('Control+Enter')
    await expect(field(page, desk.scan)).toHaveValue(inCapitals(second))
    await fill()
    const back = card(page, desk.waitingTitle)
      .getByRole('listitem')
      .filter({ hasText: inCapitals(first) })
    await expect(back).toContainText(desk.cameBack)
    await expect(field(page, desk.scan)).toHaveValue(inCapitals(second))
    await expect(field(page, desk.label)).toHaveValue('')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(desk.unclaimedNext)).toBeVisible()
    await button(back, desk.fill('openNumber', { number: inCapitals(first) })).click()
    await expect(field(page, desk.label)).toBeFocused()
    await expect(field(page, desk.shelf)).toHaveValue('B-7')
    await field(page, desk.label).fill('')
    await page.keyboard.press('Control+Enter')
    await expect(card(page, desk.lastScans).getByRole('listitem').first()).toContainText(inCapitals(first))
  })
})

const inCapitals = (code: string) => code.toUpperCase()

test('a scanned member number says whose the next parcel is; strange values are asked about, ordinary ones are not', async ({
  arrive,
}) => {
  const member = await newMember()
  const [number = '', other = ''] = codesFor(2, chance)
  const keeper = await arrive({ language: 'zh-Hans' })
  const { page } = keeper
  await signInAsStaff(keeper, 'keeper')
  await openStaffPage(keeper, 'receiving')
  await expect(field(page, desk.scan)).toBeFocused()
  const measure = async (...figures: readonly string[]) => {
    for (const figure of figures) {
      await page.keyboard.type(figure)
      await page.keyboard.press('Enter')
    }
  }

  await test.step('with no parcel in hand the member waits for the next scan', async () => {
    await scanInto(page, member.memberNumber)
    await expect(page.getByText(desk.whoseTitle)).toBeVisible()
    await expect(page.getByText(desk.whoseNext)).toBeVisible()
    await scanInto(page, number)
    await expect(field(page, desk.label)).toHaveValue(member.memberNumber)
    await expect(page.getByText(desk.whoseTitle)).toBeHidden()
  })
  await test.step('1,500 kg in 30 × 20 × 10 cm are asked about and can be received all the same', async () => {
    await measure('1500', '30', '20', '10')
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByText(ask.fill('tooHeavy', { weight: formatKg(1_500_000), size: '30 × 20 × 10 cm' })),
    ).toBeVisible()
    await button(page, ask.correct).click()
    await expect(page.getByText(ask.unlikely)).toBeHidden()
    await page.keyboard.press('Control+Enter')
    await expect(button(page, ask.isRight)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(desk.directNext)).toBeVisible()
  })
  await test.step('ordinary values are saved at once; a label scanned for the parcel in hand is filled in', async () => {
    await scanInto(page, other)
    await measure('1.5', '30', '20', '10')
    await field(page, desk.weight).focus()
    await scanInto(page, member.memberNumber)
    await expect(field(page, desk.weight)).toHaveValue(/^1\.50*$/)
    await expect(field(page, desk.label)).toHaveValue(member.memberNumber)
    await page.keyboard.press('Control+Enter')
    await expect(card(page, desk.lastScans).getByRole('listitem').first()).toContainText(inCapitals(other))
  })
  const staff = await signedInStaff('keeper')
  const { receipts } = await staff.call(staffParcels.lookup, { trackingNumber: other })
  expect(receipts.map(({ actualWeightG, result }) => [actualWeightG, result])).toEqual([[1500, 'direct']])
})

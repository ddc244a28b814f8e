import { orders } from '#contract/orders.ts'
import { text as choiceText } from '#web/shared/channels/choice.text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as mergeText } from '#web/portal/orders/applying/merge.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout, card, choice, toast, typeCode } from './people.ts'
import { consigneeOf, newMember, stocked } from './prepared.ts'
import { payDialog } from './steps-orders.ts'

const t = textIn(applyText, 'en')
const merge = textIn(mergeText, 'en')
const channel = textIn(channelText, 'en')

test('the cheapest split is shown with its saving, taken over by one press, and its orders follow one another', async ({
  arrive,
}) => {
  const member = await newMember()
  await consigneeOf(member)
  const heavy = await stocked(member, { actualWeightG: 14_000, lengthMm: 300, widthMm: 300, heightMm: 300 })
  // Longer than any pick-up point takes.
  const long = await stocked(member, { actualWeightG: 900, lengthMm: 1200, widthMm: 50, heightMm: 50 })
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const main = page.getByRole('main')
  const price = card(page, channel.priceTitle)
  const points = page.getByRole('radiogroup', { name: textIn(choiceText, 'en').choosePickUpPoint })
  await page.goto(`${basePath}${paths.apply}`)
  for (const { trackingNumber } of [heavy, long]) await page.getByRole('checkbox', { name: trackingNumber }).check()
  await choice(page, t.currency).selectOption('CNY')

  await test.step('parcels that fit a pick-up point go there, the rest to the door, and that is cheaper than one order', async () => {
    const plan = card(page, merge.title).getByRole('region', { name: merge.collected })
    await expect(plan).toContainText(merge.fill('severalOrders', { count: 2 }))
    await expect(plan).toContainText('¥97.00')
    await expect(plan).toContainText(merge.fill('savesOneOrder', { saving: '¥3.00' }))
    await buttonAbout(plan, merge.take).click()
    await expect(page.getByText(t.fill('splitRest', { count: 1 }))).toBeVisible()
    await expect(page.getByText(t.fill('tickedCount', { count: 1 }))).toBeVisible()
  })

  for (const step of [1, 2]) {
    await test.step(`order ${step} of the split is applied for`, async () => {
      await expect(price.getByRole('table')).toContainText(/¥(77|20)\.00/)
      // Of the two parts, the more expensive one is the one that a pick-up point takes.
      if ((await price.textContent())?.includes('¥77.00')) await points.getByRole('radio').first().check()
      await typeCode(person)
      await button(main, t.submit).click()
      await expect(toast(person, 'M-17')).toBeVisible()
      await expect(payDialog(person)).toContainText(/¥(77|20)\.00/)
      await page.keyboard.press('Escape')
      if (step === 1) await button(main, t.fill('splitGoOn', { count: 1 })).click()
    })
  }
  const { list } = await member.call(orders.list, {})
  expect(list.map(({ parcelCount, totalMinor }) => [parcelCount, totalMinor]).toSorted()).toEqual([
    [1, 2000],
    [1, 7700],
  ])
})

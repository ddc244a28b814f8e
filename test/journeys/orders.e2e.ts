import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { staffOrders } from '#contract/orders.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { text as cancellingText } from '#web/portal/orders/cancelling/text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as nowText } from '#web/portal/orders/details/now.text.ts'
import { text as supplementText } from '#web/portal/orders/supplement/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, field, toast, typeCode } from './people.ts'
import { applied, consigneeOf, funded, newMember, paid, signedInStaff, stocked } from './prepared.ts'
import { walletEntries } from './steps-money.ts'
import { fillApplication, nextStepCard, openDetails, payDialog } from './steps-orders.ts'
import { comeBack } from './steps-parcels.ts'

const details = textIn(detailsText, 'zh-Hant')
const supplement = textIn(supplementText, 'zh-Hant')
const cancelling = textIn(cancellingText, 'zh-Hant')

test('a channel that a parcel does not fit is listed with the others, says why and cannot be chosen', async ({
  arrive,
}) => {
  const member = await newMember()
  await consigneeOf(member)
  const { trackingNumber } = await stocked(member, { actualWeightG: 25_000 })
  const person = await arrive({ stored: member.stored })
  await comeBack(person)
  const { channels } = await fillApplication(person, {
    trackingNumbers: [trackingNumber],
    currency: 'CNY',
    channel: '香港包裹專線',
  })
  const pickUp = channels.getByRole('radio', { name: '香港自提專線' })
  const reason = `${textIn(channelText, 'zh-Hant').notForYou} ${refusals.weight_cap.text['zh-Hant']}`
  await expect(pickUp).toHaveAccessibleName(new RegExp(reason))
  await expect(pickUp).toBeDisabled()
})

// Proves R-153
test('an order may be changed until it is paid, and is priced again', async ({ arrive }) => {
  const member = await newMember()
  const parcel = await stocked(member)
  const { id } = await applied(member, [parcel.id])
  const person = await arrive({ stored: member.stored })
  const { page } = person
  const t = textIn(applyText, 'zh-Hant')
  await openDetails(person, id)
  await nextStepCard(person)
    .getByRole('link', { name: textIn(listText, 'zh-Hant').edit })
    .click()
  const price = card(page, textIn(channelText, 'zh-Hant').priceTitle)
  await expect(price).toContainText('¥82.00')
  await expect(page.getByRole('checkbox', { name: parcel.trackingNumber })).toBeChecked()
  await expect(page.getByRole('radio', { name: '香港包裹專線' })).toBeChecked()
  await expect(field(page, t.declaredValue)).toHaveValue('198.00')
  await page.getByRole('checkbox', { name: t.insure }).check()
  await expect(price).toContainText('¥91.90')
  await typeCode(person)
  await button(page.getByRole('main'), t.save).click()
  await expect(toast(person, 'M-17')).toBeVisible()
  await expect(payDialog(person)).toContainText('¥91.90')
})

test('a member who does not want the heavier box cancels free of charge, and gets parcels and money back', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await stocked(member)
  const { id, orderNumber } = await paid(member, [parcel.id])
  const packer = await signedInStaff('packer')
  const carton = { weightG: 13_200, lengthMm: 600, widthMm: 400, heightMm: 300, parcelIds: [parcel.id] }
  await packer.call(staffOrders.pack, { id, cartons: [carton] })
  const person = await arrive({ stored: member.stored })
  const { page } = person
  await openDetails(person, id)
  await card(page, textIn(nowText, 'zh-Hant').headHeavier).getByRole('button', { name: supplement.cancel }).click()
  const question = page.getByRole('dialog', { name: cancelling.fill('title', { order: orderNumber }) })
  await expect(question.getByRole('region', { name: cancelling.comesBack })).toContainText('¥82.00')
  await button(question, cancelling.cancel).click()
  const done = page.getByRole('dialog', { name: cancelling.doneTitle })
  await expect(done).toContainText(cancelling.fill('done', { price: '¥82.00' }))
  await button(done, cancelling.close).last().click()
  await expect(nextStepCard(person)).toContainText(details.nextCancelled)

  await comeBack(person)
  expect((await walletEntries(person)).at(-1)).toEqual({
    event: ledgerEventText.ORDER_REFUND['zh-Hant'],
    amount: '+¥82.00',
    before: '¥18.00',
    after: '¥100.00',
  })
  await page.goto(`${basePath}${paths.apply}`)
  await expect(page.getByRole('checkbox', { name: parcel.trackingNumber })).toBeEnabled()
})

import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { message } from '#contract/messages.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as ledgerText } from '#web/portal/ledger/text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card } from './people.ts'
import { consigneeOf, funded, newMember, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { approveTransfer, creditTransfer, sendVoucher, walletEntries } from './steps-money.ts'
import { apply, fillApplication, nextStepCard, openOrder, pay, payDialog, priceLines } from './steps-orders.ts'
import { comeBack, turnTo } from './steps-parcels.ts'
import { openInQueue, pack } from './steps-warehouse.ts'

const price = textIn(channelText, 'zh-Hant')
const payWords = textIn(payText, 'zh-Hant')

test('an order in Hong Kong dollars is priced, paid and refunded in them, and never touches the yuan', async ({
  arrive,
}) => {
  const member = await newMember()
  await consigneeOf(member)
  await funded(member, 30_000)
  const { trackingNumber } = await stocked(member)
  const person = await arrive({ stored: member.stored })
  const { page } = person
  await comeBack(person)

  const orderNumber = await test.step('applies in Hong Kong dollars and is shown their tariff', async () => {
    const application = await fillApplication(person, {
      trackingNumbers: [trackingNumber],
      currency: 'HKD',
      channel: '香港包裹專線',
      declaredValue: '210',
    })
    await expect(application.channels.getByRole('radio', { name: '香港包裹專線' })).toHaveAccessibleName(/HK\$95\.00/)
    const lines = await priceLines(application.price)
    expect(lines.get(price.fill('firstWeight', { weight: '1 kg' }))).toBe('HK$18.00')
    expect(lines.get(price.fill('furtherWeight', { count: 11, price: 'HK$7.00' }))).toBe('HK$77.00')
    expect(lines.get(price.total)).toBe('HK$95.00')
    return apply(person)
  })

  // Proves R-541
  await test.step('three hundred yuan pay no Hong Kong dollar', async () => {
    await expect(payDialog(person)).toContainText(message('M-13', 'zh-Hant'))
    await expect(payDialog(person)).toContainText(payWords.fill('shortSentence', { price: 'HK$95.00' }))
    await button(payDialog(person), message('M-14', 'zh-Hant')).click()
    await expect(payDialog(person)).toBeHidden()
  })

  await test.step('sends a voucher in Hong Kong dollars, which two of finance pass and credit as such', async () => {
    const transferNumber = await sendVoucher(person, '100', 'HKD')
    const finance = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(finance, 'finance')
    await approveTransfer(finance, transferNumber, '100')
    const finance2 = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(finance2, 'finance2')
    await creditTransfer(finance2, transferNumber, 'HK$100.00')
  })

  await test.step('pays from the Hong Kong dollars', async () => {
    await openOrder(person, orderNumber)
    await button(nextStepCard(person), textIn(listText, 'zh-Hant').fill('pay', { price: 'HK$95.00' })).click()
    await pay(person, { price: 'HK$95.00', balanceAfter: 'HK$5.00' })
  })

  await test.step('a smaller carton gives Hong Kong dollars back', async () => {
    const packer = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(packer, 'packer')
    await openInQueue(packer, orderNumber, 'paid')
    await pack(packer, { trackingNumbers: [trackingNumber], weightKg: '2.3', sizeCm: ['50', '40', '30'] })
    const refunded = textIn(packingText, 'zh-Hans').fill('refunded', { amount: 'HK$14.00' })
    await expect(packer.page.getByText(refunded)).toBeVisible()
  })

  // Proves
  await test.step('reads it in the wallet, where each currency stands for itself', async () => {
    const t = textIn(ledgerText, 'zh-Hant')
    const event = (name: keyof typeof ledgerEventText) => ledgerEventText[name]['zh-Hant']
    await comeBack(person)
    expect(await walletEntries(person)).toEqual([
      { event: event('TOPUP_BANK'), amount: '+¥300.00', before: '¥0.00', after: '¥300.00' },
      { event: event('TOPUP_BANK'), amount: '+HK$100.00', before: 'HK$0.00', after: 'HK$100.00' },
      { event: event('ORDER_PAY'), amount: '−HK$95.00', before: 'HK$100.00', after: 'HK$5.00' },
      { event: event('WEIGHT_REFUND'), amount: '+HK$14.00', before: 'HK$5.00', after: 'HK$19.00' },
    ])
    await expect(card(page, t.balance).getByRole('listitem')).toContainText(['¥300.00', 'HK$19.00'])
    await expect(page.getByRole('list', { name: t.periodTotals }).getByRole('listitem')).toContainText([
      `${t.moneyOut} ¥0.00`,
      `${t.moneyOut} HK$95.00`,
    ])
    await turnTo(person, 'memberHome')
    await expect(page.getByRole('main')).toContainText('HK$19.00')
  })
})

import { orderStatusText, trackEventText } from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { message } from '#contract/messages.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { text as nowText } from '#web/portal/orders/details/now.text.ts'
import { text as supplementText } from '#web/portal/orders/supplement/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { currencyText } from '#contract/currency.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as accountsText } from '#web/portal/topups/accounts.text.ts'
import { text as topUpText } from '#web/portal/topups/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, buttonAbout, card, field, isAt, toast } from './people.ts'
import { freshEmail, signIn, signInAsStaff } from './steps-entry.ts'
import { approveTransfer, creditTransfer, sendVoucher, walletEntries } from './steps-money.ts'
import { apply, fillApplication, nextStepCard, openOrder, pay, payDialog, priceLines } from './steps-orders.ts'
import { addConsignee, comeBack, copyAddress, forecast, openInStock, turnTo } from './steps-parcels.ts'
import { activate, registerWithSlips } from './steps-register.ts'
import { addTrackStep, openInQueue, openStaffPage, pack, receiveByKeyboard, ship } from './steps-warehouse.ts'

const trackingNumber = `SF${Date.now()}`
const sizeCm = ['60', '40', '30'] as const
const hant = <Words extends Parameters<typeof textIn>[0]>(words: Words) => textIn(words, 'zh-Hant')

test('a newcomer’s first parcel comes in, goes out and is signed for, and the wallet explains every cent', async ({
  arrive,
}) => {
  test.slow()
  const member = await arrive()
  const { page } = member
  const email = freshEmail()

  // Proves
  const memberNumber = await test.step('registers, reads the mail, signs in', async () => {
    await registerWithSlips(member, email)
    const number = await activate(member, email)
    await signIn(member, email)
    return number
  })

  // Proves
  await test.step('copies a warehouse address and forecasts a parcel', async () => {
    const copied = await copyAddress(member, '深圳福永')
    expect(copied).toContain(memberNumber)
    expect(copied).toContain('518103')
    await forecast(member, {
      trackingNumber,
      courier: '順豐速運',
      warehouse: '深圳福永',
      goods: [
        { productName: '棉襯衫', specification: 'M 碼 淺藍', quantity: '2', unitPrice: '99' },
        { productName: '針織圍巾', specification: '駝色', quantity: '1', unitPrice: '69.00' },
      ],
      totals: { pieces: 3, value: '¥267.00' },
    })
  })

  // Proves R-010
  await test.step('the keeper receives it by keyboard alone', async () => {
    const keeper = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(keeper, 'keeper')
    await openStaffPage(keeper, 'receiving')
    await receiveByKeyboard(keeper, { trackingNumber, weightKg: '2.3', sizeCm, shelf: 'A-07-3' })
    const t = textIn(receivingText, 'zh-Hans')
    await expect(keeper.page.getByText(t.matched, { exact: true }).first()).toBeVisible()
    await expect(keeper.page.getByText(memberNumber)).toBeVisible()
    await expect(field(keeper.page, t.scan)).toBeFocused()
  })

  await test.step('sees it in stock with its weight, its photo and who weighed it', async () => {
    await comeBack(member)
    const details = await openInStock(member, trackingNumber)
    await expect(details.getByText('2.300 kg · 60 × 40 × 30 cm')).toBeVisible()
    await expect(
      details.getByText(hant(parcelText).fill('evidenceBy', { name: '阿强', place: '深圳福永' })),
    ).toBeVisible()
    await button(details, hant(kitText).fill('openPhoto', { number: 1 })).click()
    const photo = page.getByAltText(hant(kitText).fill('photo', { number: 1 }))
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  // Proves
  const orderNumber = await test.step('applies for consolidation and reads why it costs what it costs', async () => {
    await addConsignee(member, {
      name: '陳大文',
      phone: '9123 4567',
      region: ['香港', '沙田區'],
      address: '沙田正街 18 號 12 樓 A 室',
    })
    const { channels, price } = await fillApplication(member, {
      trackingNumbers: [trackingNumber],
      currency: 'CNY',
      channel: '香港包裹專線',
      insured: true,
    })
    // 12 kg by volume: the pick-up line is cheaper, the bulk line starts at 20 kg.
    await expect(channels.getByRole('radio').first()).toHaveAccessibleName(/香港自提專線.*¥67\.00/)
    await expect(channels.getByRole('radio', { name: '香港物流專線' })).toHaveAccessibleName(/¥100\.00/)
    await expect(price).toContainText('¥95.35')
    const lines = await priceLines(price)
    expect(lines.get(hant(channelText).actualWeight)).toBe('2.300 kg')
    expect(lines.get(hant(channelText).volumeWeight)).toBe('12 kg')
    expect(lines.get(hant(channelText).fill('firstWeight', { weight: '1 kg' }))).toBe('¥16.00')
    expect(lines.get(hant(channelText).fill('furtherWeight', { count: 11, price: '¥6.00' }))).toBe('¥66.00')
    expect(lines.get(hant(channelText).insurance)).toBe('¥13.35')
    return apply(member)
  })

  // Proves
  await test.step('has no money yet, is told so and led to the top-up', async () => {
    await expect(payDialog(member)).toContainText(message('M-13', 'zh-Hant'))
    await expect(button(payDialog(member), message('M-14', 'zh-Hant'))).toBeVisible()
    await payDialog(member)
      .getByRole('link', { name: hant(payText).recharge })
      .click()
    await expect(page).toHaveURL(/\/web_site\/onlinetopUp\?need=9535&needCurrency=CNY&needOrder=[\w-]+$/)
    await isAt(member, 'topUp')
  })

  await test.step('reads where to send the missing sum, and the voucher begins with it', async () => {
    const accounts = card(page, hant(accountsText).title)
    await expect(accounts).toContainText(hant(accountsText).fill('need', { price: '¥95.35' }))
    const yuan = card(accounts, currencyText.CNY['zh-Hant'])
    await expect(yuan).toContainText('6222 0000 0000 0001')
    await expect(yuan).toContainText(hant(accountsText).sampleSentence)
    await expect(buttonAbout(yuan, hant(accountsText).copyAll)).toBeVisible()
    await page.getByRole('link', { name: hant(topUpText).bankWayButton }).click()
    await expect(accounts).toContainText('000-000000-001')
    await expect(field(card(page, hant(topUpText).formTitle), hant(topUpText).amount)).toHaveValue('95.35')
  })

  // Proves R-177
  await test.step('sends a voucher; one of finance approves it, another credits it', async () => {
    const transferNumber = await sendVoucher(member, '120')
    const finance = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(finance, 'finance')
    await approveTransfer(finance, transferNumber, '120')
    const finance2 = await arrive({ language: 'zh-Hans' })
    await signInAsStaff(finance2, 'finance2')
    await creditTransfer(finance2, transferNumber, '¥120.00')
  })

  await test.step('pays', async () => {
    await openOrder(member, orderNumber)
    await button(nextStepCard(member), hant(listText).fill('pay', { price: '¥95.35' })).click()
    await pay(member, { price: '¥95.35', balanceAfter: '¥24.65' })
  })

  const packer = await arrive({ language: 'zh-Hans' })
  await test.step('the packer closes a heavier carton than was reckoned with', async () => {
    await signInAsStaff(packer, 'packer')
    await openInQueue(packer, orderNumber, 'paid')
    await pack(packer, { trackingNumbers: [trackingNumber], weightKg: '13.2', sizeCm })
    const t = textIn(packingText, 'zh-Hans')
    await expect(packer.page.getByText(t.fill('supplement_due', { amount: '¥12.00' }))).toBeVisible()
  })

  // Proves R-150
  await test.step('sees the evidence and pays the difference', async () => {
    await comeBack(member)
    await openOrder(member, orderNumber)
    const evidence = card(page, hant(nowText).headHeavier)
    await expect(evidence).toContainText('13.200 kg · 60 × 40 × 30 cm')
    await expect(evidence).toContainText('小周')
    await expect(buttonAbout(evidence, hant(kitText).fill('openPhoto', { number: 1 }))).toBeVisible()
    await evidence.getByRole('button', { name: hant(supplementText).pay }).click()
    await pay(member, { price: '¥12.00', balanceAfter: '¥12.65' })
  })

  const waybill = `SC${Date.now()}`
  await test.step('the packer ships it and writes down its way', async () => {
    await openInQueue(packer, orderNumber, 'awaiting_outbound')
    await ship(packer, { carrier: '顺丰国际', batch: 'B-1', waybill })
    await addTrackStep(packer, { event: 'departed', place: '深圳灣口岸' })
    await addTrackStep(packer, { event: 'arrived', place: '葵涌倉' })
  })

  await test.step('tracks it and confirms the receipt', async () => {
    await comeBack(member)
    await turnTo(member, 'tracking')
    await field(page, hant(parcelText).numbers).fill(waybill)
    await button(page.getByRole('main'), hant(parcelText).query).click()
    const steps = page.getByRole('main').getByRole('listitem')
    await expect(steps.first()).toContainText(trackEventText.arrived['zh-Hant'])
    await expect(steps.first()).toContainText('葵涌倉')
    await openOrder(member, orderNumber)
    await button(nextStepCard(member), hant(listText).confirm).click()
    await button(page.getByRole('dialog'), hant(listText).confirm).click()
    await expect(toast(member, 'M-18').last()).toBeVisible()
    await expect(nextStepCard(member)).toContainText(orderStatusText.signed['zh-Hant'])
    await expect(nextStepCard(member)).toContainText(hant(detailsText).nextNothing)
  })

  await test.step('reads the wallet', async () => {
    const event = (name: 'TOPUP_BANK' | 'ORDER_PAY' | 'ORDER_SUPPLEMENT') => ledgerEventText[name]['zh-Hant']
    expect(await walletEntries(member)).toEqual([
      { event: event('TOPUP_BANK'), amount: '+¥120.00', before: '¥0.00', after: '¥120.00' },
      { event: event('ORDER_PAY'), amount: '−¥95.35', before: '¥120.00', after: '¥24.65' },
      { event: event('ORDER_SUPPLEMENT'), amount: '−¥12.00', before: '¥24.65', after: '¥12.65' },
    ])
  })
})

import { orderStatusText } from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { parcels } from '#contract/parcels.ts'
import { text as reducedText } from '#web/shared/orders/reduced.text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as detailsText } from '#web/portal/orders/details/text.ts'
import { text as nowText } from '#web/portal/orders/details/now.text.ts'
import { text as evidenceText } from '#web/portal/orders/evidence/text.ts'
import { text as supplementText } from '#web/portal/orders/supplement/text.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { buttonAbout, card } from './people.ts'
import { freshNumber, funded, newMember, paid, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { walletEntries } from './steps-money.ts'
import { nextStepCard, openOrder, pay, priceLines } from './steps-orders.ts'
import { comeBack } from './steps-parcels.ts'
import { openInQueue, pack, ship, unpack } from './steps-warehouse.ts'

const details = textIn(detailsText, 'en')
const now = textIn(nowText, 'en')
const evidence = textIn(evidenceText, 'en')
const reduced = textIn(reducedText, 'en')
const supplement = textIn(supplementText, 'en')
const price = textIn(channelText, 'en')
const kit = textIn(kitText, 'en')
const work = textIn(orderText, 'zh-Hans')
const packing = textIn(packingText, 'zh-Hans')

test('an order in two cartons is priced by both together without the service that was not done, and shows what is inside', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 20_000)
  const [one, two] = [await stocked(member), await stocked(member)]
  const { valueAddedServices } = await member.call(parcels.formOptions, {})
  const repack = valueAddedServices.find((each) => each.code === 'REPACK')?.id ?? ''
  // Two parcels of 12 kg by volume: 16.00 and 23 × 6.00; repacking is 5.00.
  const { orderNumber } = await paid(member, [one.id, two.id], { vas: [{ id: repack, qty: 1 }] })
  const packer = await arrive({ language: 'zh-Hans' })
  await signInAsStaff(packer, 'packer')
  await openInQueue(packer, orderNumber, 'paid')
  await pack(
    packer,
    { trackingNumbers: [two.trackingNumber], weightKg: '2.3', sizeCm: ['60', '40', '30'], notDone: '鞋盒粘在鞋上' },
    { trackingNumbers: [one.trackingNumber], weightKg: '2.1', sizeCm: ['50', '40', '30'], isLighter: true },
  )
  await expect(packer.page.getByText(packing.fill('refunded', { amount: '¥17.00' }))).toBeVisible()
  await expect(card(packer.page, textIn(reducedText, 'zh-Hans').title)).toContainText('鞋盒粘在鞋上')
  for (const [number, weight, size] of [
    [1, '2.300 kg', '60 × 40 × 30 cm'],
    [2, '2.100 kg', '50 × 40 × 30 cm'],
  ] as const)
    await expect(card(packer.page, work.cartons)).toContainText(
      work.fill('cartonOf', { number, weight, size, count: 1 }),
    )
  await ship(packer, { carrier: '顺丰国际', batch: 'B-2', waybill: freshNumber() })

  const person = await arrive({ language: 'en', stored: member.stored })
  await comeBack(person)
  await openOrder(person, orderNumber)
  const weighings = card(person.page, evidence.title)
  const boxes = weighings.getByRole('list', { name: evidence.boxes }).getByRole('listitem')
  await expect(boxes).toHaveCount(2)
  for (const [index, measured] of ['2.300 kg · 60 × 40 × 30 cm', '2.100 kg · 50 × 40 × 30 cm'].entries()) {
    const box = boxes.nth(index)
    await expect(box).toContainText(evidence.fill('carton', { number: index + 1 }))
    await expect(box).toContainText(measured)
    await expect(box).toContainText(evidence.fill('cartonParcels', { count: 1 }))
    await expect(buttonAbout(box, kit.fill('openPhoto', { number: 1 }))).toBeVisible()
  }
  const arrived = weighings.getByRole('list', { name: evidence.parcels }).getByRole('listitem')
  await expect(arrived).toHaveCount(2)
  for (const { trackingNumber } of [one, two]) await expect(arrived.filter({ hasText: trackingNumber })).toHaveCount(1)
  const lines = await priceLines(card(person.page, details.price))
  expect(lines.get(price.actualWeight)).toBe('4.400 kg')
  expect(lines.get(price.volumeWeight)).toBe('22 kg')
  expect(lines.get(price.total)).toBe('¥142.00')
  expect(lines.get(price.refunded)).toBe('¥17.00')
  await expect(card(person.page, details.price)).toContainText(reduced.fill('because', { reason: '鞋盒粘在鞋上' }))
  const notDone = card(person.page, reduced.title)
  await expect(notDone).toContainText(reduced.notDone)
  await expect(buttonAbout(notDone, kit.fill('openPhoto', { number: 1 }))).toBeVisible()
})

test('cartons that are opened again weigh nothing any more; what was refunded is asked back only with new evidence', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 10_000)
  const parcel = await stocked(member)
  const { orderNumber } = await paid(member, [parcel.id])
  const trackingNumbers = [parcel.trackingNumber]
  const packer = await arrive({ language: 'zh-Hans' })
  const person = await arrive({ language: 'en', stored: member.stored })
  const readsInOrder = async (words: string) => {
    await comeBack(person)
    await openOrder(person, orderNumber)
    await expect(nextStepCard(person)).toContainText(words)
  }
  await signInAsStaff(packer, 'packer')

  await test.step('sealed too small, the order gives money back', async () => {
    await openInQueue(packer, orderNumber, 'paid')
    await pack(packer, { trackingNumbers, weightKg: '2.3', sizeCm: ['50', '40', '30'] })
    await expect(packer.page.getByText(packing.fill('refunded', { amount: '¥12.00' }))).toBeVisible()
    await readsInOrder(orderStatusText.awaiting_outbound.en)
    await expect(card(person.page, evidence.title)).toContainText('50 × 40 × 30 cm')
  })

  await test.step('unpacked, it waits to be packed; its carton is gone and the refund stays', async () => {
    await unpack(packer, orderNumber, '尺寸量错')
    await expect(card(packer.page, work.cartons)).toHaveCount(0)
    await readsInOrder(orderStatusText.paid.en)
    await expect(nextStepCard(person)).toContainText(details.nextPack)
    // It is kept as evidence, collapsed.
    await expect(card(person.page, evidence.title)).toContainText(evidence.fill('earlier', { count: 1 }))
    await expect(card(person.page, evidence.title).getByText('50 × 40 × 30 cm')).toBeHidden()
    const lines = await priceLines(card(person.page, details.price))
    expect(lines.get(price.refunded)).toBe('¥12.00')
  })

  await test.step('packed as it really is, it asks for the difference and shows why', async () => {
    await openInQueue(packer, orderNumber, 'paid')
    await pack(packer, { trackingNumbers, weightKg: '2.3', sizeCm: ['60', '40', '30'] })
    await expect(packer.page.getByText(packing.fill('supplement_due', { amount: '¥12.00' }))).toBeVisible()
    await readsInOrder(now.forDecision)
    const question = card(person.page, now.headHeavier)
    await expect(question.getByText('2.300 kg · 60 × 40 × 30 cm')).toBeVisible()
    await expect(question.getByText('50 × 40 × 30 cm')).toBeHidden()
    await question.getByRole('button', { name: supplement.pay }).click()
    await pay(person, { price: '¥12.00', balanceAfter: '¥18.00' })
    await readsInOrder(orderStatusText.awaiting_outbound.en)
  })

  await test.step('the wallet shows it in the order in which it happened', async () => {
    const named = (await walletEntries(person)).map(({ event, amount, after }) => [event, amount, after])
    expect(named.slice(1)).toEqual([
      [ledgerEventText.ORDER_PAY.en, '−¥82.00', '¥18.00'],
      [ledgerEventText.WEIGHT_REFUND.en, '+¥12.00', '¥30.00'],
      [ledgerEventText.ORDER_SUPPLEMENT.en, '−¥12.00', '¥18.00'],
    ])
  })
})

import { bills } from '#contract/bills.ts'
import { orders } from '#contract/orders.ts'
import { receipts } from '#contract/receipts.ts'
import { staffSurcharges } from '#contract/surcharges.ts'
import { requestFor } from '#contract/wire/request.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { readPdf, tight } from '#test/read-pdf.ts'
import { inDays, openSurcharges, peakSeason, surchargeOf } from '#test/surcharges.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const { finance, end, during } = await openSurcharges(t)
const rich = () => t.member({ balances: { CNY: 100_000, HKD: 100_000, COIN: 5000 }, language: 'en' })
const share = { charge: 'percentOfFreight', priceCnyMinor: null, priceHkdMinor: null } as const

test('a surcharge is a line of the order with its reason, in the reader’s language, and is paid', async () => {
  const meiling = await rich()
  await during(peakSeason(), async ({ id }) => {
    const order = await story.applied(meiling)
    expect(order).toMatchObject({ totalMinor: 8200 + 3000, otherMinor: 3000, freightMinor: 8200 })
    const shown = await meiling.call(orders.get, { id: order.id }, { language: 'zh-Hant' })
    expect(shown.quote.otherLines).toEqual([
      {
        code: 'SURCHARGE',
        text: '旺季附加費',
        amountMinor: 3000,
        surcharge: {
          id,
          code: 'PEAK',
          kind: 'season',
          charge: 'perOrder',
          unitMinor: 3000,
          bp: null,
          reason: '旺季運力緊張',
        },
      },
    ])
    await meiling.call(orders.pay, { id: order.id, expectedDueMinor: 11_200 })
    expect(await story.balances(meiling)).toMatchObject({ CNY: 100_000 - 11_200 })
  })
})

test('an order in Hong Kong dollars pays the price in Hong Kong dollars', async () => {
  await during(peakSeason(), async () => {
    const order = await story.applied(await rich(), { currency: 'HKD' })
    expect(order.totalMinor - order.freightMinor).toBe(3300)
  })
})

test('a share is one of the freight alone: not of services, insurance or another surcharge', async () => {
  await during(peakSeason(), () =>
    during(surchargeOf('season', { code: 'SHARE', validTo: peakSeason().validTo, ...share, bp: 1000 }), async () => {
      // Worked example 10 is 82.00 of freight and 118.00 in all.
      expect(await story.tenth(await rich())).toMatchObject({ otherMinor: 3000 + 820, totalMinor: 11_800 + 3820 })
    }),
  )
})

test('a coupon and coins reduce the freight and no surcharge', async () => {
  const member = await rich()
  const couponId = await desk.given(member, { minSpendMinor: 0, valueMinor: 100_000 })
  await during(peakSeason(), async () => {
    const { id } = await story.applied(member)
    const asked = await member.call(orders.quotePayment, { id, couponId, coins: 5000 })
    expect(asked).toMatchObject({ dueMinor: 3000, quote: { freightPayableMinor: 0, otherMinor: 3000 } })
  })
})

test.each([
  ['of another line', { channelId: await story.channelId('AIR') }],
  ['of another destination', { destinationCode: 'TW' }],
  ['that has not begun', { validFrom: inDays(1) }],
])('a surcharge %s is not asked for', async (_, given) => {
  await during(peakSeason(given), async () => {
    expect(await story.applied(await rich())).toMatchObject({ totalMinor: 8200, otherMinor: 0 })
  })
})

test('an unpaid order keeps its price while it is held, and then pays today’s', async () => {
  const member = await rich()
  const before = await story.applied(member)
  await during(peakSeason(), async (row) => {
    expect(await member.call(orders.quotePayment, { id: before.id })).toMatchObject({ dueMinor: 8200 })
    await story.endHold(before.id)
    expect(await member.call(orders.quotePayment, { id: before.id })).toMatchObject({
      dueMinor: 11_200,
      priceChanged: true,
    })
    // The first attempt stores the new price and says so.
    expect(await member.ask(orders.pay, { id: before.id, expectedDueMinor: 8200 })).toMatchObject({ code: 4011 })
    await end(row)
    expect(await member.call(orders.quotePayment, { id: before.id })).toMatchObject({ dueMinor: 11_200 })
    await story.endHold(before.id)
    expect(await member.call(orders.quotePayment, { id: before.id })).toMatchObject({ dueMinor: 8200 })
  })
})

test('a changed surcharge prices the next order, with its new reason, and the earlier one keeps its own', async () => {
  const member = await rich()
  await during(peakSeason(), async (row) => {
    const earlier = await story.applied(member)
    const reason = { cn: '新', en: '新', sh: 'Another reason' }
    await finance.call(staffSurcharges.update, { id: row.id, priceCnyMinor: 5000, reason })
    const later = await story.applied(member)
    const lineOf = async ({ id }: { id: string }) => (await member.call(orders.get, { id })).quote.otherLines[0]
    expect(await lineOf(earlier)).toMatchObject({
      amountMinor: 3000,
      surcharge: { reason: 'Space is scarce in the peak season' },
    })
    expect(await lineOf(later)).toMatchObject({ amountMinor: 5000, surcharge: { reason: 'Another reason' } })
  })
})

test('an unpaid order that is edited has today’s surcharges once, not those of before as well', async () => {
  const member = await rich()
  const parcelIds = [await story.stocked(member)]
  await during(peakSeason(), async (row) => {
    const { id, version } = await story.applied(member, {}, parcelIds)
    const again = { ...(await story.application(parcelIds)), id }
    expect(await member.call(orders.submitConsolidation, { ...again, version })).toMatchObject({ totalMinor: 11_200 })
    await end(row)
    expect(
      await member.call(orders.submitConsolidation, { ...again, ...(await t.captcha('consolidate')) }),
    ).toMatchObject({ totalMinor: 8200, quote: { otherLines: [] } })
  })
})

test('the receipt has the surcharge as a line with its reason and how much it is', async () => {
  const member = await rich()
  await during(peakSeason(), async () => {
    const order = await story.paid(member)
    const { url } = requestFor(receipts.ofOrder, { id: order.id })
    const file = await member.raw(url, { headers: { lang: 'sh' } })
    const { text } = await readPdf(new Uint8Array(await file.arrayBuffer()))
    expect(text).toContain(tight('Space is scarce in the peak season · Once per order'))
    expect(text).toContain(tight('Peak season'))
    expect(text).toContain('¥30.00')
    expect(text).toContain('¥112.00')
  })
})

test('the bill says which surcharges its other fees are', async () => {
  const member = await rich()
  await during(peakSeason(), async () => {
    await story.packed(member)
    const { list } = await member.call(bills.list, { page: 1, pageSize: 10 })
    expect(list[0]).toMatchObject({ otherPayableMinor: 3000, otherRemark: 'Peak season 30.00' })
    const { url } = requestFor(bills.export, { format: 'csv' })
    expect(await (await member.raw(url, { headers: { lang: 'sh' } })).text()).toContain(',Peak season 30.00,')
  })
})

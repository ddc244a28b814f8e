import { auth } from '#contract/members.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { type Refusal, refusals } from '#contract/refusals/refusals.ts'
import { specialSteps } from '#contract/refusals/special-steps.ts'
import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, forecastOf, freshNumber } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* Every refusal says what to do next: `data.next` gives the step and the page that helps (decision record 24). */

const t = await openTestServer()
const story = await openStory(t)
const limited = await openTestServer({ rateLimits: true })

function leadingTo(word: Refusal, id?: string) {
  const { text, place } = refusals[word].step!
  return { next: { text: text.en, place, ...(id === undefined ? {} : { id }) } }
}

test('a number that was forecast already leads to its parcel, in the caller’s language, and the sentence stays', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  for (const language of languages)
    expect(await member.ask(parcels.forecastOne, forecastOf(trackingNumber), { language })).toMatchObject({
      code: 3001,
      msg: {
        'zh-Hans': '您已预报过这个快递单号',
        'zh-Hant': '你已預報此快遞單號',
        en: 'You have already forecast this tracking number',
      }[language],
      wire: { next: { text: refusals.tracking_duplicate.step.text[language], place: 'parcel', id } },
    })
  const many = { items: [forecastOf(freshNumber()), forecastOf(trackingNumber)] }
  expect((await member.ask(parcels.forecastMany, many)).wire).toMatchObject({
    index: 1,
    fields: { 'items[1].trackingNo': expect.any(String) },
    ...leadingTo('tracking_duplicate', id),
  })
})

test('a visitor who forecasts for a member is not led to the member’s parcel', async () => {
  const member = await t.member()
  const { trackingNumber } = await forecast(member)
  const typed = { ...forecastOf(trackingNumber), memberNumber: member.memberNumber, ...(await t.captcha('site')) }
  expect((await t.visitor.ask(parcels.forecastFromSite, typed)).wire).toEqual({
    next: { text: specialSteps.already_forecast.text.en, place: 'signIn' },
  })
})

test('a parcel that cannot be sent leads to itself, or to the order that has it; another’s leads to one’s own list', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const good = await story.stocked(member)
  const { id: onItsWay } = await forecast(member)
  const ask = async (parcelIds: readonly string[]) =>
    (await member.ask(orders.submitConsolidation, await story.application(parcelIds))).wire
  expect(await ask([good, onItsWay])).toEqual({
    packageIds: [onItsWay],
    ...leadingTo('parcel_unavailable', onItsWay),
  })
  const taken = await story.stocked(member)
  const order = await story.applied(member, {}, [taken])
  expect(await ask([good, taken])).toEqual({
    packageIds: [taken],
    next: { text: specialSteps.parcel_in_order.text.en, place: 'order', id: order.id },
  })
  expect(await ask([good, await story.stocked(stranger)])).toEqual({
    next: { text: refusals.parcel_unavailable.step.text.en, place: 'parcels' },
  })
})

test('an order that has moved on leads to its page; an order of nobody’s leads home', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const { id } = await story.applied(member)
  expect((await member.ask(orders.confirmReceipt, { id })).wire).toEqual(leadingTo('order_state', id))
  const paid = await story.paid(member)
  expect((await member.ask(orders.pay, { id: paid.id, expectedDueMinor: 8200 })).wire).toEqual(
    leadingTo('order_paid', paid.id),
  )
  expect((await member.ask(orders.get, { id: member.id })).wire).toEqual(leadingTo('not_found'))
})

test('a parcel that has moved on leads to its page', async () => {
  const member = await t.member()
  const id = await story.stocked(member)
  expect((await member.ask(parcels.delete, { id })).wire).toEqual(leadingTo('parcel_state', id))
})

test('a balance that is too small says how much is missing, and leads to the top-up', async () => {
  const member = await t.member({ balances: { CNY: 8199 } })
  const { id } = await story.applied(member)
  expect((await member.ask(orders.pay, { id, expectedDueMinor: 8200 })).wire).toEqual({
    balanceMinor: 8199,
    dueMinor: 8200,
    shortfallMinor: 1,
    ...leadingTo('balance_low'),
  })
})

test('what was withdrawn from an unpaid order leads to the order', async () => {
  const member = await t.member({ balances: { CNY: 100_000 } })
  const { id } = await story.tenth(member)
  await story.endHold(id)
  await t.db.run(sql`update vas_items set active = false where code = 'REPACK'`)
  const { code, wire } = await member.ask(orders.pay, { id, expectedDueMinor: 11_800 })
  await t.db.run(sql`update vas_items set active = true where code = 'REPACK'`)
  expect([code, wire]).toMatchObject([
    4016,
    { serviceIds: [expect.any(String)], next: { text: specialSteps.price_gone.text.en, place: 'order', id } },
  ])
})

test('a transfer that was reviewed meanwhile leads to the list of transfers', async () => {
  const member = await t.member()
  const { id } = await handIn(member)
  const clerk = await t.staff(['F'])
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve' })
  expect((await member.ask(bankTransfers.delete, { id })).wire).toEqual(leadingTo('transfer_state'))
})

test('an account that is closed for a while leads to a new password; a name that nobody has is told the same', async () => {
  const member = await limited.member()
  for (const account of [member.email, 'nobody@example.com']) {
    const wires: unknown[] = []
    for (let count = 0; count < 6; count += 1) {
      await limited.db.run(sql`delete from rate_hits`)
      const typed = { account, password: 'wrong_one', ...(await limited.captcha('login')) }
      wires.push((await limited.visitor.ask(auth.login, typed)).wire)
    }
    expect(wires.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => leadingTo('bad_credentials')))
    expect(wires[5]).toEqual(leadingTo('account_locked'))
  }
})

test('wrong fields say themselves what to do: nothing else stands beside them', async () => {
  const member = await t.member()
  const { code, wire } = await member.ask(parcels.forecastOne, { ...forecastOf('x y') })
  expect([code, wire]).toEqual([1001, { fields: { trackingNo: expect.any(String) } }])
})

test('staff are told what to do, and are led to no page of members', async () => {
  const member = await t.member()
  const { id } = await story.applied(member)
  const { code, wire } = await story.keeper.ask(staffOrders.startPacking, { id })
  expect(code).toBe(9002)
  expect(wire).toEqual({
    next: { text: 'Reload the page, check the current status and what is still open, then continue', place: null },
  })
})

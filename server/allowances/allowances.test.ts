import { allowances } from '#contract/allowances.ts'
import type { Input } from '#contract/wire/operation.ts'
import { orders } from '#contract/orders.ts'
import { windowOf } from '#domain/customs-allowance.ts'
import { sql } from '#server/database/db.ts'
import { businessDate } from '#server/database/numbers.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
type Member = Awaited<ReturnType<typeof t.member>>
type Receiver = Input<typeof allowances.ofReceivers>['receivers'][number]

const regionIn = async (destinationCode: string) =>
  (
    await t.db.row(
      sql<{
        code: string
      }>`select code from regions where destination_code = ${destinationCode} and leaf order by code limit 1`,
    )
  ).code
const [taipei, singapore, hongKong] = [await regionIn('TW'), await regionIn('SG'), await regionIn('HK')]
const lin: Receiver = { name: '林小美', phone: '+886 912-345-678', regionCode: taipei }
const window = windowOf(businessDate(), 6)

const look = async (member: Member, receivers: readonly Receiver[], exceptOrderId?: string) =>
  (await member.call(allowances.ofReceivers, { receivers: [...receivers], ...(exceptOrderId && { exceptOrderId }) }))
    .list

/** An order to Taiwan that was paid now, or shipped on the given day. */
async function sentTo(
  member: Member,
  { name, phone }: { name: string; phone: string },
  outboundAt: string | null = null,
) {
  const { id } = await story.paid(member)
  await t.db.run(sql`
    update orders set destination_code = 'TW', outbound_at = ${outboundAt}::timestamptz,
      consignee = consignee || ${JSON.stringify({ name, phone })}::jsonb where id = ${id}`)
  return id
}

test('a receiver who is new to us has had nothing, and the free entries of the half-year are told', async () => {
  const member = await t.member()
  expect(await look(member, [lin])).toEqual([
    {
      destinationCode: 'TW',
      destinationName: 'Taiwan',
      allowance: {
        entries: 6,
        windowMonths: 6,
        ...window,
        freeValueMinor: { CNY: 43_000, HKD: 47_000 },
        freeValueText: 'NT$2,000',
        taxBp: 0,
      },
      sent: 0,
      planned: 0,
    },
  ])
})

// Proves E-78
test('what was sent to the same phone or the same name counts, however either is written; nobody else’s does', async () => {
  const member = await t.member({ balances: { CNY: 1_000_000 } })
  await sentTo(member, { name: 'Lin Mei', phone: '0912345678' })
  await sentTo(member, { name: ' 林小美', phone: '0955000111' })
  await sentTo(member, { name: '王大明', phone: '0966000222' })
  expect(await look(member, [lin])).toMatchObject([{ sent: 2, planned: 0 }])
})

// Proves E-78
test('six sent are six, an unpaid one is planned, and the order that is being changed is left out', async () => {
  const member = await t.member({ balances: { CNY: 1_000_000 } })
  for (let each = 0; each < 6; each += 1) await sentTo(member, lin)
  const { id } = await story.applied(member)
  await t.db.run(sql`
    update orders set destination_code = 'TW', consignee = consignee || ${JSON.stringify(lin)}::jsonb where id = ${id}`)
  expect(await look(member, [lin])).toMatchObject([{ sent: 6, planned: 1 }])
  expect(await look(member, [lin], id)).toMatchObject([{ sent: 6, planned: 0 }])
})

test('an order counts in the half-year it left in, the first day and the last of it by the clock of the business', async () => {
  const member = await t.member({ balances: { CNY: 1_000_000 } })
  const before = new Date(Date.parse(`${window.from}T00:00:00+08:00`) - 1000).toISOString()
  await sentTo(member, lin, before)
  await sentTo(member, lin, `${window.from}T00:00:00+08:00`)
  await sentTo(member, lin, `${window.to}T23:59:59+08:00`)
  expect(await look(member, [lin])).toMatchObject([{ sent: 2 }])
})

test('what was cancelled or deleted never left', async () => {
  const member = await t.member({ balances: { CNY: 1_000_000 } })
  const id = await sentTo(member, lin)
  await t.db.run(sql`update orders set lifecycle = 'cancelled', cancelled_at = now() where id = ${id}`)
  const unpaid = await story.applied(member)
  await t.db.run(sql`
    update orders set destination_code = 'TW', consignee = consignee || ${JSON.stringify(lin)}::jsonb where id = ${unpaid.id}`)
  await member.call(orders.delete, { id: unpaid.id })
  expect(await look(member, [lin])).toMatchObject([{ sent: 0, planned: 0 }])
})

test('another member’s orders to the same receiver are not told', async () => {
  const [mine, theirs] = [await t.member(), await t.member({ balances: { CNY: 1_000_000 } })]
  const id = await sentTo(theirs, lin)
  expect(await look(mine, [lin], id)).toMatchObject([{ sent: 0, planned: 0 }])
})

test('several receivers are answered in their order, each by the rule of the own country, and Hong Kong has none', async () => {
  const member = await t.member({ balances: { CNY: 1_000_000 } })
  await sentTo(member, lin)
  const answers = await look(member, [
    { ...lin, regionCode: hongKong },
    { name: 'Tan', phone: '81234567', regionCode: singapore },
    lin,
    { ...lin, regionCode: 'nowhere' },
  ])
  expect(answers).toMatchObject([
    { destinationCode: 'HK', allowance: null, sent: 0 },
    { destinationCode: 'SG', allowance: { entries: 0, taxBp: 900 }, sent: 0 },
    { destinationCode: 'TW', allowance: { entries: 6 }, sent: 1 },
    { destinationCode: '', destinationName: '', allowance: null, sent: 0 },
  ])
})

test('staff set what holds, and it holds from then on', async () => {
  const [twoAMonth] = [{ destinationCode: 'TW', entries: 2, windowMonths: 1, freeValueMinor: { CNY: 1, HKD: 2 } }]
  await configure(t, { 'customs.allowances': [{ ...twoAMonth, freeValueText: 'NT$5', taxBp: 500 }] })
  const member = await t.member()
  expect(await look(member, [lin])).toMatchObject([
    { allowance: { entries: 2, windowMonths: 1, ...windowOf(businessDate(), 1), taxBp: 500 } },
  ])
  await configure(t, {})
})

test('nobody, fifty-one and nonsense are refused by name; a visitor is asked to sign in', async () => {
  const member = await t.member()
  expect((await member.ask(allowances.ofReceivers, { receivers: [] })).wire).toMatchObject({
    fields: { receivers: expect.any(String) },
  })
  expect((await member.ask(allowances.ofReceivers, { receivers: Array(51).fill(lin) })).code).toBe(1001)
  expect((await member.ask(allowances.ofReceivers, { receivers: [{ ...lin, phone: 'x' }] })).wire).toMatchObject({
    fields: { 'receivers[0].phone': expect.any(String) },
  })
  expect((await t.visitor.ask(allowances.ofReceivers, { receivers: [lin] })).http).toBe(401)
})

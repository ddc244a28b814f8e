import { disputes } from '#contract/disputes.ts'
import type { Input } from '#contract/wire/operation.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { type parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/check.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import type { TestServer, TestMember } from './harness.ts'
import { forecast, freshNumber, scanOf, shirt, warehouseId } from './parcels.ts'

/* What the order tests share: one test server, one keeper, and members with parcels and orders in various states. */

type Application = Input<typeof orders.submitConsolidation>
type Transfer = Input<typeof orders.submitTransfer>
type Packing = Input<typeof staffOrders.pack>
type Scan = Input<typeof staffParcels.receive>

/** 2.300 kg and 60 × 40 × 30 cm: 12 kg, CNY 82.00 by the parcel line (worked example 3). */
export const box = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 } as const
export const carton = { weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 } as const
/** A smaller one: 8 kg, CNY 58.00. */
export const smaller = { ...carton, lengthMm: 500, heightMm: 240 } as const
/** Why a member questions a weighing. */
export const disputeReason = 'The seller shipped 9 kg, not 12.'

export interface Stocked {
  readonly scan?: Partial<Scan>
  readonly goods?: Input<typeof parcels.forecastOne>['goods']
  readonly warehouse?: number
}

export async function openStory(t: TestServer) {
  const keeper = await t.staff(['W'])
  const channelId = async (code: string) =>
    (await t.db.row(sql<{ id: string }>`select id from channels where code = ${code}`)).id
  const serviceId = async (code: string) =>
    (await t.db.row(sql<{ id: string }>`select id from vas_items where code = ${code}`)).id
  const leafOf = async (country: string) =>
    (
      await t.db.row(
        sql<{ code: string }>`select code from regions where country_code = ${country} and leaf order by code limit 1`,
      )
    ).code

  /** A weighed parcel of this member in a warehouse. */
  async function stocked(
    member: TestMember,
    { scan = {}, goods = [shirt], warehouse = 2 }: Stocked = {},
  ): Promise<string> {
    const { id, trackingNumber } = await forecast(member, freshNumber(), {
      warehouseCode: warehouse,
      goods: [...goods],
    })
    await keeper.call(
      staffParcels.receive,
      scanOf(trackingNumber, await warehouseId(t, warehouse), { ...box, ...scan }),
    )
    return id
  }

  const receiver = async (country = 'HK') => ({
    name: 'Chan Mei Ling',
    phone: '+852 5123 4567',
    regionCode: await leafOf(country),
    address: '18 Sha Tin Centre Street',
    postalCode: country === 'HK' ? '999077' : '12345',
  })

  const application = async (parcelIds: readonly string[], given: Partial<Application> = {}): Promise<Application> => ({
    parcelIds: [...parcelIds],
    channelId: await channelId('HK_PARCEL'),
    currency: 'CNY',
    receiver: await receiver(),
    declaredValueMinor: 50_000,
    insured: false,
    ...(await t.captcha('consolidate')),
    ...given,
  })

  const shipper = async () => ({
    name: 'Lin Xiaomao',
    regionCode: await leafOf('CN'),
    address: '88 Huaqiang North Road',
  })

  /** A single ticket of one parcel (C-31). */
  const transfer = async (parcelId: string, given: Partial<Transfer> = {}): Promise<Transfer> => {
    const { parcelIds: _several, ...same } = await application([parcelId])
    return { ...same, parcelId, shipper: await shipper(), ...given }
  }

  const applied = async (
    member: TestMember,
    given: Partial<Application> = {},
    parcelIds: readonly string[] | null = null,
  ) => member.call(orders.submitConsolidation, await application(parcelIds ?? [await stocked(member)], given))

  /** Worked example 10: freight 82.00, REPACK, three PHOTO, insured at 500.00; CNY 118.00 in all. */
  const tenthTerms = async () => ({
    insured: true,
    declaredValueMinor: 50_000,
    vas: [
      { id: await serviceId('REPACK'), qty: 1 },
      { id: await serviceId('PHOTO'), qty: 3 },
    ],
  })
  const tenth = async (member: TestMember) => applied(member, await tenthTerms())

  /** As if the time that its price is held for were over. */
  const endHold = (id: string) =>
    t.db.run(sql`update orders set price_hold_until = now() - interval '1 second' where id = ${id}`)

  const paid = async (
    member: TestMember,
    given: Partial<Application> = {},
    parcelIds: readonly string[] | null = null,
  ) => {
    const { id, dueMinor } = await applied(member, given, parcelIds)
    await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
    return member.call(orders.get, { id })
  }

  /** Packs all parcels of an order into one carton of this weight and size. */
  const packing = async (
    member: TestMember,
    id: string,
    one: Partial<Record<keyof typeof carton, number>> = {},
  ): Promise<Packing> => {
    const order = await member.call(orders.get, { id })
    return { id, cartons: [{ ...carton, ...one, parcelIds: order.parcels.map((parcel) => parcel.id) }] }
  }

  const packed = async (member: TestMember, one: Partial<Record<keyof typeof carton, number>> = {}) => {
    const { id } = await paid(member)
    await keeper.call(staffOrders.pack, await packing(member, id, one))
    return member.call(orders.get, { id })
  }

  /** Packed at 12 kg as paid for, CNY 82.00, and questioned. */
  const disputed = async (member: TestMember) => {
    const order = await packed(member)
    const weighingId = order.cartons[0]?.id ?? ''
    return { order, dispute: await member.call(disputes.open, { weighingId, reason: disputeReason }) }
  }

  const shipped = async (member: TestMember) => {
    const { id } = await packed(member)
    await keeper.call(staffOrders.ship, { id, logisticsNumber: freshNumber('SC') })
    return member.call(orders.get, { id })
  }

  const statusOf = async (member: TestMember, id: string) => (await member.call(orders.get, { id })).status

  const billOf = (orderId: string) =>
    t.db.find(sql<{
      state: string
      total: number
      receivable: number
      customer: string
      quantity: number
      weight: number
      other: number
    }>`
      select state, payable_total_minor as total, freight_receivable_minor as receivable, customer_name as customer, quantity,
        billable_weight_g as weight, other_payable_minor as other from bills where order_id = ${orderId}`)

  return {
    keeper,
    billOf,
    channelId,
    serviceId,
    receiver,
    stocked,
    application,
    shipper,
    transfer,
    applied,
    tenthTerms,
    tenth,
    endHold,
    paid,
    packing,
    packed,
    disputed,
    shipped,
    statusOf,
    balances: (member: TestMember) => balancesOf(t.db, member.id),
  }
}

/** Waits until every caller is ready, then lets all run at once. */
export const together = <T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_each, index) => work(index)))

/** Everything about an order that a refused staff call must not change: its row, its timeline, its money. */
export const traces = async (t: TestServer, orderId: string): Promise<unknown> =>
  t.db.row(sql<{ picture: unknown }>`
    select jsonb_build_object(
      'order', (select to_jsonb(o) from orders o where o.id = ${orderId}),
      'parcels', (select jsonb_agg(to_jsonb(p) order by p.id) from parcels p join order_parcels op on op.parcel_id = p.id where op.order_id = ${orderId}),
      'cartons', (select jsonb_agg(to_jsonb(c) order by c.id) from order_cartons c where c.order_id = ${orderId}),
      'reducedServices', (select jsonb_agg(to_jsonb(r) order by r.service_id) from reduced_services r where r.order_id = ${orderId}),
      'events', (select count(*) from order_events where order_id = ${orderId}),
      'history', (select count(*) from order_history where order_id = ${orderId}),
      'bills', (select jsonb_agg(to_jsonb(b)) from bills b where b.order_id = ${orderId}),
      'entries', (select count(*) from ledger_entries e join orders o on o.member_id = e.member_id where o.id = ${orderId}),
      'mails', (select count(*) from mail_outbox m join orders o on o.member_id = m.member_id where o.id = ${orderId})
    ) as picture`)

/** The checks of the books, and the invariants that concern orders. */
export async function faults(t: TestServer): Promise<readonly unknown[]> {
  const books = await checkBooks(t.context.database)
  const rows = await t.db.rows(sql<{ fault: string; id: string }>`
    select 'parcel in two orders, or its status says otherwise' as fault, p.id from parcels p
      left join order_parcels op on op.parcel_id = p.id and op.removed_at is null
      where (p.status in ('packing', 'shipped')) <> (op.id is not null) or p.order_id is distinct from op.order_id
    union all
    select 'live order without a parcel, or a gone one with some', o.id from orders o
      where (o.lifecycle = 'active') <> exists (select from order_parcels where order_id = o.id and removed_at is null)
    union all
    select 'paid and refunded differ from the ledger', o.id from orders o where o.paid_minor - o.refunded_minor <> (
      select coalesce(sum(case when e.to_seq is null then e.amount else -e.amount end), 0) from ledger_entries e
      where e.event in ('ORDER_PAY', 'ORDER_SUPPLEMENT', 'WEIGHT_REFUND', 'ORDER_REFUND') and e.reference_number = o.order_number)
    union all
    select 'packed and settled without a live bill of its total', o.id from orders o
      where o.status in ('awaiting_outbound', 'shipped', 'signed') and o.lifecycle = 'active'
        and not exists (select from bills b where b.order_id = o.id and b.state = 'live' and b.payable_total_minor = o.total_minor)
    union all
    select 'owes or is owed although it is settled', o.id from orders o
      where o.status in ('awaiting_outbound', 'shipped', 'signed') and o.lifecycle = 'active' and o.total_minor <> o.paid_minor - o.refunded_minor
    union all
    select 'a history that does not end in the status', o.id from orders o
      where o.status <> (select h.to_status from order_history h where h.order_id = o.id order by h.no desc limit 1)`)
  return [...books, ...rows]
}

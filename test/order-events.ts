import { disputes, staffDisputes } from '#contract/disputes.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orderCancellation } from '#contract/order-cancellation.ts'
import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { sql } from '#server/database/db.ts'
import type { TestServer, TestMember } from './harness.ts'
import { carton, openStory, smaller } from './orders.ts'

/** Every order state that matters for what may happen to it. */
export const orderStates = [
  'awaitingPayment',
  'paid',
  'paidOwing',
  'paidHeld',
  'awaitingOutbound',
  'awaitingOutboundHeld',
  'shipped',
  'signed',
  'deleted',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

interface OrderEventCall {
  readonly in: readonly OrderState[]
  /** Returns the code. A dispute is about the weighing that the member saw. */
  readonly call: (member: TestMember, id: string, weighingId?: string) => Promise<number | undefined>
}

/** How an order gets into each state, and what calls then do to it. */
export async function openOrderEvents(t: TestServer) {
  const story = await openStory(t)
  const { keeper } = story
  const [service, finance] = [await t.staff(['S']), await t.staff(['F'])]
  const other = await t.staff(['W'])
  const bulk = await story.channelId('HK_BULK')

  const rich = () => t.member({ balances: { CNY: 50_000 } })
  const hold = (id: string) => t.db.run(sql`update orders set hold_reason = 'Papers are missing' where id = ${id}`)

  /** How an order gets into each state, by calls alone. */
  const states = {
    awaitingPayment: async (member: TestMember) => (await story.applied(member)).id,
    paid: async (member: TestMember) => (await story.paid(member)).id,
    paidOwing: async (member: TestMember) => (await story.packed(member, { weightG: 13_500 })).id,
    paidHeld: async (member: TestMember) => {
      const { id } = await story.paid(member)
      await hold(id)
      return id
    },
    awaitingOutbound: async (member: TestMember) => (await story.packed(member)).id,
    awaitingOutboundHeld: async (member: TestMember) => {
      const { id } = await story.packed(member)
      await hold(id)
      return id
    },
    shipped: async (member: TestMember) => (await story.shipped(member)).id,
    signed: async (member: TestMember) => {
      const { id } = await story.shipped(member)
      await member.call(orders.confirmReceipt, { id })
      return id
    },
    deleted: async (member: TestMember) => {
      const { id } = await story.applied(member)
      await member.call(orders.delete, { id })
      return id
    },
    cancelled: async (member: TestMember) => {
      const { id } = await story.packed(member, { weightG: 13_500 })
      await member.call(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })
      return id
    },
  } as const

  const at = '2026-02-01T08:00:00+08:00'
  const numberOf = async (id: string) =>
    (await t.db.row(sql<{ n: string }>`select order_number as n from orders where id = ${id}`)).n
  const parcelsOf = async (id: string) =>
    (await t.db.rows(sql<{ id: string }>`select parcel_id as id from order_parcels where order_id = ${id}`)).map(
      (parcel) => parcel.id,
    )
  /** A weighing of this order, or something that looks like one. */
  const weighingOf = async (id: string) =>
    (
      await t.db.find(sql<{ id: string }>`
        select id from order_cartons where order_id = ${id} and voided_at is null`)
    )?.id ?? id
  const beforeLeaving = [
    'awaitingPayment',
    'paid',
    'paidOwing',
    'paidHeld',
    'awaitingOutbound',
    'awaitingOutboundHeld',
  ] as const satisfies readonly OrderState[]
  const track = async (id: string, code: 'departed' | 'exception') => {
    const { list } = await service.call(staffTracking.add, { orderNumbers: [await numberOf(id)], code, at })
    return list[0]?.code
  }

  /** Every event that a call causes, and the states in which it is allowed. */
  const events: Readonly<Record<string, OrderEventCall>> = {
    edit: {
      in: ['awaitingPayment'],
      call: async (member, id) =>
        (await member.ask(orders.submitConsolidation, await story.application(await parcelsOf(id), { id }))).code,
    },
    delete: { in: ['awaitingPayment'], call: async (member, id) => (await member.ask(orders.delete, { id })).code },
    pay: {
      in: ['awaitingPayment'],
      call: async (member, id) => (await member.ask(orders.pay, { id, expectedDueMinor: 8200 })).code,
    },
    paySupplement: {
      in: ['paidOwing'],
      call: async (member, id) => (await member.ask(orders.pay, { id, expectedDueMinor: 1200 })).code,
    },
    startPacking: {
      in: ['paid'],
      call: async (_member, id) => (await keeper.ask(staffOrders.startPacking, { id })).code,
    },
    pack: {
      in: ['paid', 'paidOwing'],
      call: async (_member, id) => {
        const cartons = [{ ...carton, parcelIds: await parcelsOf(id) }]
        return (await keeper.ask(staffOrders.pack, { id, cartons })).code
      },
    },
    decideCancel: {
      in: ['paidOwing'],
      call: async (member, id) =>
        (await member.ask(orders.decideSupplement, { id, choice: 'cancel', expectedDueMinor: 0 })).code,
    },
    unpack: {
      in: ['awaitingOutbound', 'awaitingOutboundHeld'],
      call: async (_member, id) => (await keeper.ask(staffOrders.unpack, { id, reason: 'Again' })).code,
    },
    ship: {
      in: ['awaitingOutbound'],
      call: async (_member, id) => (await keeper.ask(staffOrders.ship, { id, logisticsNumber: 'SC1' })).code,
    },
    track: { in: ['shipped'], call: (_member, id) => track(id, 'departed') },
    exception: {
      in: ['paid', 'paidOwing', 'paidHeld', 'awaitingOutbound', 'awaitingOutboundHeld', 'shipped'],
      call: (_member, id) => track(id, 'exception'),
    },
    // A signed order that is confirmed again answers the same and changes nothing.
    confirmReceipt: {
      in: ['shipped', 'signed'],
      call: async (member, id) => (await member.ask(orders.confirmReceipt, { id })).code,
    },
    decideChannel: {
      in: ['paidOwing'],
      call: async (member, id) =>
        (
          await member.ask(orders.decideSupplement, {
            id,
            choice: 'changeChannel',
            channelId: bulk,
            expectedDueMinor: 1800,
          })
        ).code,
    },
    hold: {
      in: beforeLeaving,
      call: async (_member, id) => (await service.ask(staffOrderActions.hold, { id, reason: 'Papers' })).code,
    },
    release: {
      in: beforeLeaving,
      call: async (_member, id) => (await service.ask(staffOrderActions.hold, { id })).code,
    },
    cancel: {
      in: beforeLeaving,
      call: async (_member, id) => (await service.ask(staffOrderActions.cancel, { id, reason: 'Moved' })).code,
    },
    cancelOwn: {
      in: ['paid'],
      call: async (member, id) => (await member.ask(orderCancellation.cancel, { id, expectedRefundMinor: 8200 })).code,
    },
    amend: {
      in: ['paid', 'paidOwing', 'paidHeld', 'awaitingOutbound', 'awaitingOutboundHeld'],
      call: async (_member, id) => (await service.ask(staffOrderActions.amend, { id, remark: 'Ring twice' })).code,
    },
    amendLine: {
      in: ['paid', 'paidOwing', 'paidHeld', 'awaitingOutbound', 'awaitingOutboundHeld'],
      call: async (_member, id) => (await service.ask(staffOrderActions.amend, { id, channelId: bulk })).code,
    },
    adjustFee: {
      in: [...beforeLeaving, 'shipped', 'signed'],
      call: async (_member, id) =>
        (await finance.ask(staffOrderActions.adjustFee, { id, amountMinor: 100, remark: 'Remote' })).code,
    },
    compensateDelay: {
      // The parcel line promises no delivery time.
      in: [],
      call: async (_member, id) => (await finance.ask(staffOrderActions.compensateDelay, { id, hours: 80 })).code,
    },
    compensateLoss: {
      in: ['shipped'],
      call: async (_member, id) => (await finance.ask(staffOrderActions.compensateLoss, { id })).code,
    },
    dispute: {
      in: ['paidOwing', 'awaitingOutbound', 'awaitingOutboundHeld', 'shipped', 'signed'],
      call: async (member, id, weighingId = '') => {
        const dispute = { weighingId: weighingId || (await weighingOf(id)), reason: 'Too heavy' }
        return (await member.ask(disputes.open, dispute)).code
      },
    },
    remeasure: {
      in: ['paidOwing', 'awaitingOutbound', 'awaitingOutboundHeld', 'shipped', 'signed'],
      call: async (member, id, weighingId = '') => {
        const dispute = { weighingId: weighingId || (await weighingOf(id)), reason: 'Too heavy' }
        const opened = await member.ask(disputes.open, dispute)
        if (opened.code !== 0) return opened.code
        return (await other.ask(staffDisputes.decide, { id: opened.data.id, ...smaller })).code
      },
    },
    sign: { in: ['shipped'], call: async (_member, id) => (await service.ask(staffOrders.sign, { id })).code },
  }

  return { rich, states, events, weighingOf }
}

import { isDeclaredValue } from '#domain/insurance.ts'
import type { Currency } from '#domain/money.ts'
import { orderCan } from '#domain/order.ts'
import { snapshotOfSaved } from '#server/addresses/addresses.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { lockParcels } from '#server/parcels/parcels.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { pay } from '#server/orders/paying/pay.ts'
import { placeOrder, type Terms } from './place.ts'
import { lockOwnOrder } from '#server/orders/locks.sql.ts'

interface ByRule {
  readonly context: Context
  readonly tx: Tx
  readonly memberId: string
}

interface RuleOrder extends Pick<Terms, 'parcelIds' | 'channelId' | 'currency' | 'insured'> {
  /** Null: the address was deleted; refused like one that does not exist. */
  readonly receiverId: string | null
  readonly pickUpPointId: string | null
  /** Null: the value of the goods. */
  readonly declaredValueMinor: number | null
}

interface DueOrder {
  readonly id: string
  readonly orderNumber: string
  readonly currency: Currency
  readonly dueMinor: number
}

const bySystem = { kind: 'system', id: null } as const

/** Applies for an order as C-30 does, with the same refusals, but without an image code. */
export async function applyByRule({ context, tx, memberId }: ByRule, ask: RuleOrder): Promise<DueOrder> {
  const { receiverId, pickUpPointId, ...same } = ask
  if (receiverId === null) refuse('not_found')
  const consignee = await snapshotOfSaved(tx, memberId, 'consignee', receiverId)
  const declaredValueMinor = ask.declaredValueMinor ?? (await goodsValue(tx, memberId, ask.parcelIds))
  const config = await readConfig(context, tx)
  if (!isDeclaredValue(declaredValueMinor, config['declaredValue.max'])) refuse('declared_value')
  const terms = { ...same, orderType: 'consolidation', consignee, consignor: null, declaredValueMinor } as const
  const placing = { context, tx, memberId, actor: bySystem }
  const id = await placeOrder(placing, pickUpPointId === null ? terms : { ...terms, pickUpPointId })
  const order = await dueByRule(tx, memberId, id)
  assert(order, 'an order that was just placed awaits its payment')
  return order
}

async function goodsValue(tx: Tx, memberId: string, parcelIds: readonly string[]): Promise<number> {
  const parcels = await lockParcels(tx, memberId, parcelIds)
  return parcels.reduce((sum, parcel) => sum + parcel.totalGoodsValueMinor, 0)
}

/** Null once it no longer awaits its first payment: its member has taken it over. */
export async function dueByRule(tx: Tx, memberId: string, orderId: string): Promise<DueOrder | null> {
  const order = await lockOwnOrder(tx, memberId, orderId)
  return order && orderCan.pay(order) ? order : null
}

/** Pays as C-35 does, from the balance only. */
export async function payByRule({ context, tx, memberId }: ByRule, { id, dueMinor }: DueOrder): Promise<void> {
  const payer = { context, tx, language: 'en', member: { id: memberId }, actor: bySystem } as const
  await pay(payer, { id, expectedDueMinor: dueMinor })
}

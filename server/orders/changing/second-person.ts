import type { AsStaff, WriteCall } from '#server/context.ts'
import { lockCreditsToday } from '#server/ledger/ledger.ts'
import { askSecondPerson, replaceRequest, secondPersonAbove } from '#server/topups/topups.ts'
import { waivedToday } from './second-person.sql.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'

type Call = WriteCall & AsStaff

interface Wish {
  /** The call that waits, such as `staffOrders.cancel`. */
  readonly call: string
  readonly input: unknown
  /** If it is about some parcels of the order: an approval covers exactly these. */
  readonly parcelIds?: readonly string[]
  /** The amount that the member would gain. */
  readonly creditMinor: number
  readonly reason: string
}

/** Includes what the same staff member gave the same member today, so that splitting an amount does not help. */
async function isAboveLimit(
  call: Call,
  { memberId, currency }: Pick<LockedOrder, 'memberId' | 'currency'>,
  creditMinor: number,
): Promise<boolean> {
  if (creditMinor <= 0) return false
  const todayMinor = await lockCreditsToday(call.tx, call.staff.id, { memberId, unit: currency })
  const waivedMinor = await waivedToday(call.tx, call.staff.id, memberId, currency)
  return creditMinor + todayMinor + waivedMinor > (await secondPersonAbove(call, call.tx))
}

/**
 * Above the limit, asks for a second person's approval. Undefined: it may be done at once, replacing an open request.
 */
export async function askIfAbove(call: Call, order: LockedOrder, wish: Wish): Promise<{ id: string } | undefined> {
  if (await isAboveLimit(call, order, wish.creditMinor)) return askFor(call, order, wish)
  await replaceRequest(call, thingOf(order, wish))
  return undefined
}

/** Asks for a second person's approval; nothing is changed until then. */
export async function askFor(call: Call, order: LockedOrder, wish: Wish): Promise<{ id: string }> {
  const { id, memberId, currency } = order
  const { input, creditMinor, reason } = wish
  const approval = await askSecondPerson(call, {
    ...thingOf(order, wish),
    targetId: id,
    input,
    amountMinor: creditMinor,
    currency,
    memberId,
    reason,
  })
  call.audit({ kind: 'order', id, after: { approvalId: approval.id, creditMinor } })
  return approval
}

const thingOf = ({ id }: LockedOrder, { call, parcelIds = [] }: Wish) => ({ call, about: [id, ...parcelIds] })

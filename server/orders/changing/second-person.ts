import type { AsStaff, WriteCall } from '#server/house.ts'
import { lockCreditsToday } from '#server/ledger/ledger.ts'
import { askSecondPerson, secondPersonAbove } from '#server/topups/topups.ts'
import { findOpenRequest, waivedToday } from './second-person.sql.ts'
import type { LockedOrder } from '#server/orders/locks.sql.ts'

type Call = WriteCall & AsStaff

interface Wish {
  /** The call whose deed waits, e.g. `staffOrders.cancel`. */
  readonly call: string
  readonly input: unknown
  /** What the member would be given. */
  readonly creditMinor: number
  readonly reason: string
}

/** With what the same clerk gave the same member today: splitting does not help (decision 26). */
export async function isAboveLimit(
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
 * Asks for a second person's word; nothing is changed until then. While a request is open, whoever asks again is given
 * the same one: the order is locked, so two at once are one.
 */
export async function askFor(call: Call, order: LockedOrder, wish: Wish): Promise<{ id: string }> {
  const { tx, staff } = call
  const { id, memberId, currency } = order
  const open = await findOpenRequest(tx, wish.call, id)
  if (open) return open
  const approval = await askSecondPerson(tx, {
    call: wish.call,
    targetId: id,
    input: wish.input,
    amountMinor: wish.creditMinor,
    currency,
    memberId,
    reason: wish.reason,
    staffId: staff.id,
  })
  call.audit({ kind: 'order', id, after: { approvalId: approval.id, creditMinor: wish.creditMinor } })
  return approval
}

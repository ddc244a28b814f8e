import { trackEvent } from '#contract/codes.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffTracking } from '#contract/orders.ts'
import { type Refusal, refusals } from '#contract/refusals/refusals.ts'
import type { Language } from '#domain/language.ts'
import { orderCan } from '#domain/order.ts'
import { staffTrackEvents } from '#domain/track-event.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { orderReadyMail } from '#server/orders/mail.ts'
import { requirePast } from './past.ts'
import { addSteps } from '#server/orders/contents.sql.ts'
import { type LockedOrder, lockOrdersByNumber } from '#server/orders/locks.sql.ts'
import { seenBy } from '#server/orders/staff-scope.ts'

/**
 * B-OU-09: one step for many orders on their way. Each row has its own answer; a step that exists is not stored twice.
 */
export async function addTracking(
  call: WriteCall & AsStaff,
  input: Input<typeof staffTracking.add>,
): Promise<Output<typeof staffTracking.add>> {
  const { tx, staff, context, language } = call
  const { place = null, note = '', at } = input
  const code = staffTrackEvents.find((each) => each === input.code)
  if (!code) refuseFields({ code: 'field_choice' })
  requirePast(at)
  const orderNumbers = input.orderNumbers.map((typed) => typed.toUpperCase())
  const found = new Map(
    (await lockOrdersByNumber(tx, seenBy(staff), orderNumbers)).map((order) => [order.orderNumber, order]),
  )
  const isOnItsWay = (order: LockedOrder) =>
    code === 'exception' ? orderCan.reportException(order) : orderCan.track(order)
  const tracked = [...found.values()].filter(isOnItsWay)
  const actor = { kind: 'staff', id: staff.id } as const
  const written = await addSteps(
    tx,
    tracked.map(({ id }) => id),
    { code, place, note, actor, at },
  )
  for (const order of code === 'ready_for_pickup' ? tracked : []) {
    if (written.some(({ orderId }) => orderId === order.id))
      await sendMemberMail(tx, order.memberId, 'ORDER_READY', orderReadyMail(context, order))
  }
  const list = orderNumbers.map((orderNumber) => {
    const order = found.get(orderNumber)
    return { orderNumber, ...outcome(!order ? 'staff_not_found' : isOnItsWay(order) ? null : 'staff_state', language) }
  })
  const [first] = tracked
  if (first)
    call.audit({
      kind: 'order',
      id: first.id,
      after: { code: trackEvent.codes[code], at, orderIds: tracked.map(({ id }) => id) },
    })
  return { list }
}

const outcome = (refusal: Refusal | null, language: Language) =>
  refusal === null
    ? { code: 0, msg: '' }
    : { code: refusals[refusal].code, msg: inUse(refusals[refusal].text)[language] }

import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffCoins } from '#contract/topups.ts'
import { floorDivide } from '#domain/money.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { debitsToday, lockCreditsToday, postEntries } from '#server/ledger/ledger.ts'
import { findMemberByNumber, isSomebody, refuseErased } from '#server/members/members.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { isAboveLimit } from './four-eyes.ts'
import { type Approval, readRequest } from './approvals.sql.ts'
import { askSecondPerson, replaceRequest } from './second-person.ts'
import { drawId } from './sql.ts'
import { asTyped, beyondServiceCoins } from './text.ts'

type Call = WriteCall & AsStaff

/** The call whose request waits for a second person. */
export const adjustingCoins = 'staffCoins.adjust'

interface Adjustment {
  readonly memberId: string
  readonly coins: number
  readonly reason: string
}

/** B-FI-15: gives or takes coins, with a reason that the member reads. No balance falls below 0 (5003). */
export async function adjustCoins(
  call: Call,
  { memberNumber, coins, reason }: Input<typeof staffCoins.adjust>,
): Promise<Output<typeof staffCoins.adjust>> {
  const { tx, staff } = call
  if (coins === 0) return refuseFields({ coins: 'field_range' })
  const member = await findMemberByNumber(tx, memberNumber)
  if (!member || !isSomebody(member)) return refuseFields({ memberNumber: 'field_member_number' })
  const { memberId } = member
  await refuseOwnAccount(tx, staff.id, memberId)
  await refuseErased(tx, memberId)
  const id = await drawId(tx)
  const adjustment = { memberId, coins, reason }
  // An approval covers giving or taking for one member and one reason; requests for several reasons may wait at once.
  const thing = { call: adjustingCoins, about: [memberId, reason] }
  if (await mayAdjust(call, memberId, coins)) {
    await replaceRequest(call, thing)
    return { entry: await post(call, id, adjustment) }
  }
  const approval = await askSecondPerson(call, {
    ...thing,
    targetId: id,
    input: adjustment,
    amountMinor: await worthMinor(call, coins),
    currency: 'CNY',
    memberId,
    reason,
  })
  call.audit({ kind: 'coin_adjustment', id, after: { approvalId: approval.id, memberId, coins } })
  return { approval }
}

/** Runs when a second person approved. */
export async function adjustCoinsApproved(call: Call, { id, targetId }: Approval): Promise<void> {
  await post(call, targetId, await readRequest<Adjustment>(call.tx, id))
}

/**
 * False: a second person has to approve (for coins this is the stricter limit). Taking needs no approval, but customer
 * service has a daily limit for each direction (B-FI-15).
 */
async function mayAdjust({ context, tx, staff }: Call, memberId: string, coins: number): Promise<boolean> {
  const config = await readConfig(context, tx)
  const owner = { memberId, unit: 'COIN' } as const
  const given = await lockCreditsToday(tx, staff.id, owner)
  const today = coins > 0 ? given : await debitsToday(tx, staff.id, owner)
  const isService = !staff.roles.some((role) => role === 'F' || role === 'A')
  if (isService && isAboveLimit(Math.abs(coins), today, config['coins.serviceDayMax']))
    refuse('role_missing', { text: beyondServiceCoins })
  if (coins < 0) return true
  const worth = await worthMinor({ context, tx }, coins + today)
  return !isAboveLimit(coins, today, config['coins.secondPersonAbove']) && worth <= config['fourEyes.amountMinor']
}

/** In yuan, as a payment would count them. */
async function worthMinor({ context, tx }: Pick<Call, 'context' | 'tx'>, coins: number): Promise<number> {
  const { 'coins.perUnit': perUnit } = await readConfig(context, tx)
  return floorDivide(BigInt(coins) * 100n, perUnit.CNY)
}

async function post(call: Call, id: string, { memberId, coins, reason }: Adjustment) {
  const { tx, staff } = call
  const event = coins > 0 ? 'STAFF_GRANT' : 'STAFF_DEDUCT'
  const [entry] = await postEntries(tx, [
    {
      event,
      memberId,
      unit: 'COIN',
      amount: Math.abs(coins),
      source: { kind: 'coin_adjustment', id },
      referenceNumber: null,
      remark: asTyped(reason),
      actor: { kind: 'staff', id: staff.id },
    },
  ])
  assert(entry, 'an adjustment is one entry')
  call.audit({ kind: 'coin_adjustment', id, after: { memberId, coins, entryId: entry.id } })
  return { id: entry.id, eventCode: event, coins, coinsAfter: entry.after }
}

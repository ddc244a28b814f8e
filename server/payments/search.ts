import type { staffPayments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsStaff, Call, OutwardCall, ReadCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { findMemberByNumber } from '#server/members/members.ts'
import { again, askAbout } from './ask-about.ts'
import { countIntents, findWaitingRefund, listIntents, listMessages } from './list.sql.ts'
import { ProviderFault } from './provider.ts'
import { providerOf } from './providers.ts'
import { listRefunds } from './refund.sql.ts'
import { staffRows } from './rows.ts'
import { findIntent, type Intent } from './sql.ts'

type Full = Output<typeof staffPayments.get>

const methodOf = { ALIPAY: 'alipay', WECHAT: 'wechat' } as const

/** B-FI-08: online payments of all members, newest first; with `flagged`, those that somebody should look at. */
export async function search(
  call: ReadCall & AsStaff,
  input: Input<typeof staffPayments.search>,
): Promise<Output<typeof staffPayments.search>> {
  const { page, pageSize, method, state, flagged, from, to, memberNumber, paymentNumber } = input
  const member = memberNumber ? await findMemberByNumber(call.db, memberNumber) : undefined
  if (memberNumber && !member) return { list: [], page, pageSize, ...cappedTotal(0) }
  const filter = {
    memberId: member?.memberId,
    method: method && methodOf[method],
    state,
    paymentNumber,
    flagged,
    from,
    to,
  }
  const [rows, { total }] = await Promise.all([
    listIntents(call.db, filter, pageSize, (page - 1) * pageSize),
    countIntents(call.db, filter),
  ])
  return { list: await staffRows(call, call.db, rows), page, pageSize, ...cappedTotal(total) }
}

/** B-FI-08: one payment with its refunds and what the provider said. */
export const get = async (
  call: ReadCall & AsStaff,
  { paymentNumber }: Input<typeof staffPayments.get>,
): Promise<Full> => fullRow(call, call.db, orRefuse(await findIntent(call.db, paymentNumber), 'not_found'))

/** B-FI-09: asks the provider now and does what a notice would have done, in any state. */
export async function sync(
  call: OutwardCall & AsStaff,
  { paymentNumber }: Input<typeof staffPayments.sync>,
): Promise<Full> {
  const intent = orRefuse(await call.step((tx) => findIntent(tx, paymentNumber)), 'not_found')
  await call.step((tx) => refuseOwnAccount(tx, call.staff.id, intent.memberId))
  const provider = providerOf(call.context, intent.method) ?? refuse('provider_down')
  const applied = await askAbout(call.step, provider, intent).catch((fault: unknown) => {
    if (fault instanceof ProviderFault) return refuse('provider_down')
    throw fault
  })
  call.audit({ kind: 'payment', id: intent.id, before: { state: intent.state }, after: { applied } })
  const after = await again(call.step, intent)
  return call.step((tx) => fullRow(call, tx, after))
}

export async function fullRow(call: Call & AsStaff, db: Db, intent: Intent): Promise<Full> {
  const [row] = await staffRows(call, db, [intent])
  if (!row) throw new Error('one payment makes one row')
  const [refunds, waiting] = await Promise.all([listRefunds(db, intent.id), findWaitingRefund(db, intent.id)])
  return {
    ...row,
    refunds: refunds.map(
      ({ id, refundNumber, providerNumber, amountMinor, reason, state, requestedBy, requestedAt, endedAt }) => ({
        id,
        refundNumber,
        providerNumber,
        amountMinor,
        reason,
        state,
        requestedBy,
        requestedAt,
        endedAt,
      }),
    ),
    approvalId: waiting?.id ?? null,
    messages: await listMessages(db, intent.paymentNumber),
  }
}

import type { Currency } from '#domain/money.ts'
import { sql, type Tx } from '#server/database/db.ts'

/**
 * Amounts that this staff member waived on this member's orders since midnight in Shanghai; no ledger entry shows them,
 * because they were never paid.
 */
export const waivedToday = async (tx: Tx, staffId: string, memberId: string, currency: Currency): Promise<number> =>
  (
    await tx.row(sql<{ waived: number }>`
      select coalesce(sum(-(h.details->>'amountMinor')::bigint - (h.details->>'refundMinor')::bigint), 0)::bigint as waived
      from orders o join order_history h on h.order_id = o.id
      where o.member_id = ${memberId} and o.currency = ${currency} and h.event in ('adjustFee', 'adjustFeeOwing', 'waive')
        and h.actor_id = ${staffId} and h.at >= date_trunc('day', now()) and (h.details->>'amountMinor')::bigint < 0`)
  ).waived

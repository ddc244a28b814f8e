import { randomUUID } from 'node:crypto'
import { type Query, sql } from '#server/database/db.ts'
import { type Finding, findFaults } from '#server/ledger/check.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { openTestServer } from './harness.ts'

/** Books to damage: a member with a paid order, a credited transfer, a rewarded referral and a few other entries. */
export async function openDamagedBooks() {
  const { context, db, member } = await openTestServer()
  const [orderId, transferId, referralId] = [randomUUID(), randomUUID(), randomUUID()]
  const [meiling, chiho] = [await member({ balances: { CNY: 20_000, HKD: 8_600, COIN: 1_500 } }), await member()]
  const memberId = meiling.id
  await context.database.transaction(async (tx) => {
    await tx.run(withoutTriggers)
    await tx.run(sql`
      insert into orders (id, order_number, member_id, order_type, status, warehouse_id, channel_id, destination_code, currency, goods_type, goods_name, parcel_count,
        total_pieces, total_goods_value_minor, declared_value_minor, insured, price_rule_id, quote, freight_minor, freight_payable_minor, vas_minor, insurance_minor,
        total_minor, paid_minor, refunded_minor, consignee)
      values (${orderId}, 'JH261121000001', ${memberId}, 'consolidation', 'paid', ${orderId}, ${orderId}, 'HK', 'CNY', 'ordinary', 'shoes', 1,
        1, 100, 100, false, ${orderId}, '{}', 8000, 8000, 0, 0, 8000, 8800, 800, '{}')`)
    const moves = [
      {
        event: 'ORDER_PAY',
        unit: 'CNY',
        amount: 8_800,
        source: { kind: 'order', id: orderId },
        referenceNumber: 'JH261121000001',
      },
      {
        event: 'WEIGHT_REFUND',
        unit: 'CNY',
        amount: 800,
        source: { kind: 'packing', id: randomUUID() },
        referenceNumber: 'JH261121000001',
      },
      {
        event: 'TOPUP_BANK',
        unit: 'HKD',
        amount: 5_000,
        source: { kind: 'bank_transfer', id: transferId },
        referenceNumber: 'BT261121000001',
      },
      {
        event: 'REFERRAL',
        unit: 'COIN',
        amount: 1_000,
        source: { kind: 'referral', id: referralId },
        referenceNumber: null,
      },
    ] as const
    const posted = await postEntries(
      tx,
      moves.map((move) => ({ ...move, memberId, remark: null, actor: { kind: 'system', id: null } as const })),
    )
    await tx.run(sql`
      insert into bank_transfers (id, transfer_number, member_id, amount_minor, currency, file_id, audit_status, received_minor, recharge_status, entry_id)
      values (${transferId}, 'BT261121000001', ${memberId}, 5000, 'HKD', ${transferId}, 'approved', 5000, 'credited', ${posted[2]?.id})`)
    await tx.run(sql`
      insert into referrals (id, inviter_id, invitee_id, code, state, coins) values (${referralId}, ${memberId}, ${chiho.id}, 'x', 'rewarded', 1000)`)
  })

  /** Does the damage as the owner with all triggers off, runs the checks, and undoes it. */
  async function findingsAfter(...damage: readonly Query<unknown>[]): Promise<readonly Finding[]> {
    let findings: readonly Finding[] = []
    await context.database
      .transaction(async (tx) => {
        await tx.run(withoutTriggers)
        for (const each of damage) await tx.run(each)
        findings = await findFaults(tx)
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
    return findings
  }

  const entryOf = async (event: string, unit: string) =>
    (
      await db.row(
        sql<{
          id: string
        }>`select id from ledger_entries where member_id = ${memberId} and event = ${event} and unit = ${unit}`,
      )
    ).id

  return { context, db, memberId, orderId, transferId, referralId, findingsAfter, entryOf }
}

const withoutTriggers = sql`set local session_replication_role = replica`

class Undone extends Error {}

export const checksOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ check }) => check))].sort()

import { paymentStateText } from '#contract/codes.ts'
import type { payments } from '#contract/payments.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { countTopUps, listTopUps } from './list.sql.ts'

const methodOnWire = { alipay: 'ALIPAY', wechat: 'WECHAT', store: 'STORE' } as const

/** E-15: what the member paid online, and bought in the store. */
export async function listMine(
  { db, member, language }: ReadCall & AsMember,
  { state, page, pageSize }: Input<typeof payments.listMine>,
): Promise<Output<typeof payments.listMine>> {
  const [rows, { total }] = await Promise.all([
    listTopUps(db, member.id, state, pageSize, (page - 1) * pageSize),
    countTopUps(db, member.id, state),
  ])
  const list = rows.map((row) => ({
    ...row,
    method: methodOnWire[row.method],
    stateText: inUse(paymentStateText[row.state])[language],
  }))
  return { list, page, pageSize, total }
}

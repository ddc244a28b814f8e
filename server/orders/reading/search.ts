import type { Input, Output } from '#contract/wire/operation.ts'
import type { staffOrders } from '#contract/orders.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { tidyMemberNumber } from '#domain/member-number.ts'
import type { Db } from '#server/database/db.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { findMemberByNumber, memberCardsById } from '#server/members/members.ts'
import { assert } from '#server/http/refuse.ts'
import { warehouseByCode } from '#server/warehouses/warehouses.ts'
import { narrowingOf, pageOf } from './list.ts'
import type { Counts } from './lists.sql.ts'
import { orderRow } from './row.ts'
import type { Scope } from '#server/orders/locks.sql.ts'
import { listAllOrders } from './staff-lists.sql.ts'
import { readBy } from '#server/orders/staff-scope.ts'

type SearchInput = Input<typeof staffOrders.search>

/** B-OU-01: the list of C-32 over all members, in the warehouses that the caller may see. */
export async function search(
  { db, staff, language }: ReadCall & AsStaff,
  input: SearchInput,
): Promise<Output<typeof staffOrders.search>> {
  const { warehouseCode, ...narrowing } = narrowingOf(input)
  const [owner, warehouses] = await Promise.all([
    input.memberNumber ? findMemberByNumber(db, tidyMemberNumber(input.memberNumber)) : null,
    warehouseCode === undefined ? readBy(staff) : within(db, readBy(staff), warehouseCode),
  ])
  if (owner === undefined) return { list: [], ...cappedPageOf(input, {}) }
  const { hold } = input
  const filter = { ...narrowing, memberId: owner?.memberId ?? null, warehouses, hold }
  const { counts, orders: found } = await listAllOrders(db, filter)
  const cards = await memberCardsById(
    db,
    found.map((order) => order.memberId),
  )
  const rows = found.map((order) => {
    const card = cards.get(order.memberId)
    assert(card, 'an order belongs to a member')
    const { memberId, memberNumber, memberName } = card
    const { packerName, holdReason } = order
    return {
      ...orderRow(order, language),
      memberId,
      memberNumber,
      memberName,
      packerName,
      hold: holdReason === null ? null : { reason: holdReason },
    }
  })
  return { list: rows, ...cappedPageOf(input, counts) }
}

/** The requested warehouse, if the caller may see it. */
async function within(db: Db, scope: Scope, code: number): Promise<Scope> {
  const warehouse = await warehouseByCode(db, code)
  return warehouse && (scope === null || scope.includes(warehouse.id)) ? [warehouse.id] : []
}

function cappedPageOf(input: SearchInput, counts: Counts) {
  const page = pageOf(input, counts)
  return { ...page, ...cappedTotal(page.total) }
}

import { type Db, sql, type Tx } from '#server/database/db.ts'

interface StoreTopUp {
  readonly id: string
  readonly memberId: string
  readonly storeOrderNumber: string
  readonly quantity: number
  readonly itemValueMinor: number
  readonly amountMinor: number
  readonly note: string
  readonly staffId: string
  readonly entryId: string
}

export const insertStoreTopUp = (tx: Tx, topUp: StoreTopUp) =>
  tx.run(sql`
    insert into store_topups (id, member_id, store_order_number, quantity, item_value_minor, amount_minor, note, staff_id, entry_id)
    values (${topUp.id}, ${topUp.memberId}, ${topUp.storeOrderNumber}, ${topUp.quantity}, ${topUp.itemValueMinor}, ${topUp.amountMinor},
      ${topUp.note}, ${topUp.staffId}, ${topUp.entryId})`)

/** Normalised as in the unique index: other spacing or case is the same purchase. */
export const isStoreOrderUsed = async (db: Db, storeOrderNumber: string) =>
  (await db.find(sql<{ id: string }>`
    select id from store_topups
    where upper(regexp_replace(store_order_number, '[\\s-]', '', 'g')) = upper(regexp_replace(${storeOrderNumber}, '[\\s-]', '', 'g'))`)) !==
  undefined

import type { ClosingReason } from '#domain/parcel-closing.ts'
import type { GoodsTotals } from '#domain/goods.ts'
import { parcelMoves } from '#domain/parcel.ts'
import { nothing, sql, type Tx } from '#server/database/db.ts'
import { declaredNow, live } from './sql.ts'
import type { HeldParcel } from './staff.sql.ts'

/** It leaves every list; its row, goods and history stay. */
export const closeForGood = (tx: Tx, parcelId: string, reason: ClosingReason) =>
  tx.find(sql<{ id: string }>`
    update parcels p set closed_reason = ${reason}, version = version + 1
    where p.id = ${parcelId} and p.status = any(${parcelMoves.close.from}) and p.order_id is null and ${live} returning p.id`)

export const noteClosed = (
  tx: Tx,
  { id, status }: HeldParcel,
  staffId: string,
  note: string,
  details: Readonly<Record<string, unknown>>,
) =>
  tx.run(sql`
    insert into parcel_history (parcel_id, event, from_status, to_status, actor_kind, actor_id, note, details)
    values (${id}, 'close', ${status}, ${status}, 'staff', ${staffId}, ${note}, ${JSON.stringify(details)})`)

/** What it contains now; without declared goods only the pieces are known. */
export const writeContents = (tx: Tx, parcelId: string, pieces: number, totals: GoodsTotals | null) =>
  tx.find(sql<{ id: string }>`
    update parcels p set total_pieces = ${totals?.totalPieces ?? pieces}, version = version + 1
      ${
        totals
          ? sql`, total_goods_value_minor = ${totals.totalGoodsValueMinor}, goods_type = ${totals.goodsType},
            goods_name = ${totals.goodsName}, ${declaredNow}`
          : nothing
      }
    where p.id = ${parcelId} and p.status = 'in_stock' and p.order_id is null and ${live} returning p.id`)

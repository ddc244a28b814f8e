import type { ParcelStatus } from '#domain/parcel.ts'
import type { TrackEvent } from '#domain/track-event.ts'
import type { OpenTransferState } from '#domain/warehouse-transfer.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { live } from './sql.ts'

/** Any member's parcel, locked until the transaction ends. */
export interface HeldParcel {
  id: string
  status: ParcelStatus
  warehouseId: string
  shelf: string | null
  latestEvent: TrackEvent
  memberId: string
  orderId: string | null
  courierCode: string
  trackingNumber: string
  actualWeightG: number | null
  lengthMm: number | null
  widthMm: number | null
  heightMm: number | null
  totalPieces: number
  transferState: OpenTransferState | null
  version: number
}

const heldColumns = sql`
  p.id, p.status, p.warehouse_id as "warehouseId", p.shelf, p.latest_event as "latestEvent", p.member_id as "memberId",
  p.order_id as "orderId", p.courier_code as "courierCode", p.tracking_number as "trackingNumber", p.actual_weight_g as "actualWeightG",
  p.length_mm as "lengthMm", p.width_mm as "widthMm", p.height_mm as "heightMm", p.total_pieces as "totalPieces", p.transfer_state as "transferState", p.version`

export const findForStaff = (tx: Tx, id: string) =>
  tx.find(sql<HeldParcel>`select ${heldColumns} from parcels p where p.id = ${id} and ${live}`)

export const lockForStaff = (tx: Tx, id: string) =>
  tx.find(sql<HeldParcel>`
    select ${heldColumns} from parcels p where p.id = ${id} and ${live} for update`)

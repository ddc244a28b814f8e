import type { AbnormalCode } from '#contract/codes.ts'
import { parcelMoves } from '#domain/parcel.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { type Faults, isBlocking } from './faults.ts'
import { live } from './sql.ts'

export const faultsOf = (tx: Tx, parcelId: string) =>
  tx.row(sql<{ abnormalCode: AbnormalCode | null; abnormalAlso: readonly AbnormalCode[]; note: string | null }>`
    select p.abnormal_code as "abnormalCode", p.abnormal_also as "abnormalAlso", p.abnormal_text as note from parcels p where p.id = ${parcelId}`)

export const writeFaults = (tx: Tx, parcelId: string, faults: Faults, note: string | null) =>
  tx.find(sql<{ id: string }>`
    update parcels p set abnormal_code = ${faults.abnormalCode}, abnormal_also = ${faults.abnormalAlso}, abnormal_text = ${note},
      abnormal_blocking = ${isBlocking(faults)} or p.transfer_state is not null, version = version + 1
    where p.id = ${parcelId} and p.status = any(${parcelMoves.setAbnormal.from}) and ${live} returning p.id`)

import { type AbnormalCode, blockingAbnormalCodes } from '#contract/codes.ts'
import { billableWeightG, volumeMm3 } from '#domain/weight.ts'
import type { Tx } from '#server/database/db.ts'
import type { MemberCard } from '#server/members/members.ts'
import { assert } from '#server/http/refuse.ts'
import { type Warehouse, warehouseById } from '#server/warehouses/warehouses.ts'
import { withFound } from './faults.ts'
import { writeStep } from './moves.sql.ts'
import {
  insertPhotos,
  insertReceivedParcel,
  lockNumber,
  lockParcelsOfNumber,
  type NumberedParcel,
  receiveParcel,
  type Scan,
} from './receive.sql.ts'
import { noteGiven, receiptOfUnclaimed, type UnclaimedReceipt } from './unclaimed.sql.ts'

/**
 * Locks a number and all members' parcels of it until the transaction ends: no scan, claim or match of it is decided at
 * the same time. Has to come before any lock on the unclaimed parcel.
 */
export async function holdNumber(tx: Tx, trackingNumber: string): Promise<readonly NumberedParcel[]> {
  await lockNumber(tx, trackingNumber)
  return lockParcelsOfNumber(tx, trackingNumber)
}

interface Gift {
  readonly unclaimedId: string
  readonly owner: MemberCard
  /** The owner's own forecast of the number, among those that `holdNumber` has locked. */
  readonly forecast: NumberedParcel | undefined
  readonly event: 'approveClaim' | 'match'
  readonly staffId: string
  readonly claimId: string | null
}

export interface GivenParcel
  extends Pick<
    Scan,
    'trackingNumber' | 'warehouse' | 'weighing' | 'lengthMm' | 'widthMm' | 'heightMm' | 'abnormalCode' | 'photoFileIds'
  > {
  readonly parcelId: string
  /** It arrived at another warehouse than its forecast named. */
  readonly isElsewhere: boolean
  /** Its goods were not declared. */
  readonly isUndeclared: boolean
}

/**
 * Makes an unclaimed parcel its member's, in stock, with the weight, photos and time of its receipt. Undefined when the
 * member has a parcel of this number.
 */
export async function giveUnclaimed(tx: Tx, gift: Gift): Promise<GivenParcel | undefined> {
  const { owner, forecast, staffId } = gift
  const receipt = await receiptOfUnclaimed(tx, gift.unclaimedId)
  const warehouse = await warehouseById(tx, receipt.warehouseId)
  assert(warehouse, 'a parcel lies in a warehouse')
  const isElsewhere = forecast !== undefined && forecast.warehouseId !== warehouse.id
  const scan = withFound(scanOf(receipt, warehouse), expected(forecast, isElsewhere))
  const made = await (forecast ? receiveParcel(tx, forecast.id, scan) : insertReceivedParcel(tx, owner, scan, 'claim'))
  if (!made) return undefined
  const { id } = made
  await insertPhotos(tx, id, receipt.receiptId, receipt.staffId, receipt.photoFileIds, receipt.receivedAt)
  const actor = { kind: 'staff', id: staffId } as const
  await writeStep(tx, id, 'received', actor)
  const details = { unclaimedId: gift.unclaimedId, claimId: gift.claimId }
  await noteGiven(tx, id, { event: gift.event, from: forecast?.status ?? null, actor, details })
  return { ...scan, parcelId: id, isElsewhere, isUndeclared: forecast === undefined }
}

/** What is wrong with it besides what staff saw. */
function expected(forecast: NumberedParcel | undefined, isElsewhere: boolean): AbnormalCode | null {
  if (!forecast) return 'NO_DECLARATION'
  return isElsewhere ? 'WRONG_WAREHOUSE' : null
}

/** The receipt as a scan made now, with the weight recorded then. */
function scanOf(receipt: UnclaimedReceipt, warehouse: Warehouse): Scan {
  const { actualWeightG, volumeWeightG, lengthMm, widthMm, heightMm, abnormalCode } = receipt
  return {
    ...receipt,
    warehouse,
    owner: undefined,
    weighing: {
      actualWeightG,
      volumeWeightG,
      volumeMm3: volumeMm3([{ lengthMm, widthMm, heightMm, quantity: 1 }]),
      billableWeightG: billableWeightG(Math.max(actualWeightG, volumeWeightG)),
    },
    abnormalAlso: [],
    abnormalBlocking: abnormalCode !== null && blockingAbnormalCodes.includes(abnormalCode),
  }
}

import { goodsName, goodsTypeOf } from '#domain/goods.ts'
import type { Piece } from '#domain/weight.ts'
import type { LockedParcel } from '#server/parcels/parcels.ts'
import type { OrderContents } from './changes.sql.ts'

/**
 * The combined contents of parcels: one sensitive line makes the whole order sensitive, undeclared ones count as
 * ordinary.
 */
export const contentsOf = (parcels: readonly LockedParcel[]): OrderContents => ({
  goodsType: goodsTypeOf(parcels.map((parcel) => parcel.goodsType)) ?? 'ordinary',
  goodsName: goodsName(parcels.map((parcel) => parcel.goodsName)),
  parcelCount: parcels.length,
  totalPieces: parcels.reduce((sum, parcel) => sum + parcel.totalPieces, 0),
  totalGoodsValueMinor: parcels.reduce((sum, parcel) => sum + parcel.totalGoodsValueMinor, 0),
})

/** Weights measured at receipt; an order is priced on them until its cartons are weighed. */
export const weightOf = (parcels: readonly LockedParcel[]) =>
  parcels.reduce((sum, parcel) => sum + (parcel.actualWeightG ?? 0), 0)

export const piecesOf = (parcels: readonly LockedParcel[]): Piece[] =>
  parcels.flatMap(({ lengthMm, widthMm, heightMm }) =>
    lengthMm === null || widthMm === null || heightMm === null ? [] : [{ lengthMm, widthMm, heightMm, quantity: 1 }],
  )

import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { GoodsType } from '#domain/goods.ts'

export interface GoodsLineDraft {
  /** Keeps a line's fields together while lines are added and removed. */
  readonly key: string
  readonly productName: string
  readonly specification: string
  readonly goodsType: GoodsType
  readonly quantity: number | ''
  readonly unitPriceMinor: number | null
}

export interface ForecastDraft {
  readonly warehouseId: string
  readonly courierCode: string
  readonly trackingNumber: string
  readonly customerCode: string
  readonly remark: string
  readonly purchaseNumber: string
  readonly purchaseParcels: number | ''
  readonly goods: readonly GoodsLineDraft[]
}

type ParcelFull = Output<typeof parcels.get>
export type EditedParcel = Pick<ParcelFull, 'id' | 'version' | 'status' | 'goods' | 'purchase'> &
  Omit<ForecastDraft, 'goods' | 'purchaseNumber' | 'purchaseParcels'>

let lines = 0
/** A counter, because `crypto.randomUUID` is missing on plain HTTP and in old WebViews. */
const nextKey = () => String(++lines)

export const emptyLine = (): GoodsLineDraft => ({
  key: nextKey(),
  productName: '',
  specification: '',
  goodsType: 'ordinary',
  quantity: 1,
  unitPriceMinor: null,
})

/** The initial values: empty, from a link, or from the parcel that is edited. */
export function draftOf(parcel: EditedParcel | null, given: URLSearchParams): ForecastDraft {
  return {
    warehouseId: parcel?.warehouseId ?? given.get('warehouseId') ?? '',
    courierCode: parcel?.courierCode ?? given.get('courierCode') ?? '',
    trackingNumber: parcel?.trackingNumber ?? given.get('trackingNumber') ?? '',
    customerCode: parcel?.customerCode ?? '',
    remark: parcel?.remark ?? '',
    purchaseNumber: parcel?.purchase?.purchaseNumber ?? '',
    purchaseParcels: parcel?.purchase?.expectedParcels ?? '',
    goods:
      parcel && parcel.goods.length > 0 ? parcel.goods.map((line) => ({ ...line, key: nextKey() })) : [emptyLine()],
  }
}

/** Empty fields that the contract cannot detect: it also accepts a warehouse by number, and figures are always sent. */
export const missingIn = ({ warehouseId, goods }: ForecastDraft): readonly string[] => [
  ...(warehouseId ? [] : ['warehouseId']),
  ...goods.flatMap(({ quantity, unitPriceMinor }, index) => [
    ...(quantity === '' ? [`goods.${index}.quantity`] : []),
    ...(unitPriceMinor === null ? [`goods.${index}.unitPriceMinor`] : []),
  ]),
]

/** The draft as the call takes it; an empty figure is sent as none, so that the server names the field. */
export function inputOf(draft: ForecastDraft, parcel: EditedParcel | null): Input<typeof parcels.forecastOne> {
  return {
    ...(parcel ? { id: parcel.id, version: parcel.version } : {}),
    ...(draft.warehouseId ? { warehouseId: draft.warehouseId } : {}),
    courierCode: draft.courierCode,
    trackingNumber: draft.trackingNumber,
    customerCode: draft.customerCode,
    remark: draft.remark,
    // An emptied field takes the parcel out of its purchase; the number of parcels is then not sent.
    ...(draft.purchaseNumber || parcel ? { purchaseNumber: draft.purchaseNumber } : {}),
    ...(draft.purchaseParcels !== '' && (draft.purchaseNumber || !parcel)
      ? { purchaseParcels: draft.purchaseParcels }
      : {}),
    goods: draft.goods.map(({ productName, specification, goodsType, quantity, unitPriceMinor }) => ({
      productName,
      specification,
      goodsType,
      quantity: quantity === '' ? 0 : quantity,
      unitPriceMinor: unitPriceMinor ?? 0,
    })),
  }
}

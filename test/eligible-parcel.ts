import type { EligibleParcel } from '#web/portal/orders/applying/apply-form.ts'

export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A parcel as the page knows it, for tests. */
export function parcel(number: number, given: Partial<EligibleParcel> = {}): EligibleParcel {
  return {
    id: uuid(number),
    warehouseId: uuid(900),
    warehouseCode: 2,
    warehouseName: 'Fuyong',
    courierCode: 'SF',
    courierName: 'SF Express',
    trackingNumber: `SF${number}`,
    customerCode: '',
    nickname: null,
    status: 'in_stock',
    statusText: 'In stock',
    latestEvent: { code: 'received', text: 'Received', at: '2026-11-01T10:00:00+08:00' },
    abnormal: null,
    transferState: null,
    actualWeightG: 1200,
    volumeWeightG: 1000,
    billableWeightG: 2000,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    totalPieces: 1,
    totalGoodsValueMinor: 5000,
    goodsType: 'ordinary',
    goodsName: 'Shirt',
    photoCount: 0,
    shelf: null,
    forecastAt: null,
    inboundAt: null,
    packingAt: null,
    outboundAt: null,
    orderId: null,
    orderNumber: null,
    canEdit: false,
    canDelete: false,
    version: 1,
    ...given,
  }
}

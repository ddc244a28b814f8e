import type { Input, Output } from '#contract/wire/operation.ts'
import type { parcelCounts } from '#contract/parcel-counts.ts'
import type { parcels } from '#contract/parcels.ts'
import { pickText } from '#contract/wire/language.ts'
import { tidyCode, toHalfWidth } from '#domain/plain-text.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { fileUrl } from '#server/files/files.ts'
import { endingParcelIds } from '#server/storage/storage.ts'
import { activeWarehouses, oneWarehouse } from '#server/warehouses/warehouses.ts'
import { type ParcelRow, parcelRow } from './row.ts'
import { type Counts, countHome } from './counts.sql.ts'
import { listParcels, newestPhotos } from './list.sql.ts'

type Call = ReadCall & AsMember

/** C-19. The counts apply every filter but the status, so that each tab's number is what it would show. */
export async function list(call: Call, input: Input<typeof parcels.list>): Promise<Output<typeof parcels.list>> {
  const { context, db, member, language } = call
  const ids = input.endingFreeDays ? await endingParcelIds(context, db, member.id) : undefined
  const { counts, parcels: stored } = await listParcels(db, member.id, { ...narrowed(input), ids })
  const { signed: signedCount = 0 } = counts
  const all = everyStatus(counts)
  const list = stored.map((parcel) => parcelRow(parcel, language))
  return {
    list: input.photos ? await withPhotos(call, list) : list,
    page: input.page,
    pageSize: input.pageSize,
    total: totalOf(all, signedCount, input),
    counts: all,
    signedCount,
  }
}

/** Only pages that show them ask for photos: the list is the call that is sent most. */
async function withPhotos(call: Call, list: readonly ParcelRow[]): Promise<Output<typeof parcels.list>['list']> {
  const pictured = list.filter(({ photoCount }) => photoCount > 0).map(({ id }) => id)
  const photos = pictured.length > 0 ? await newestPhotos(call.db, pictured) : []
  const fileIds = new Map(photos.map(({ parcelId, fileId }) => [parcelId, fileId]))
  return list.map((parcel) => {
    const fileId = fileIds.get(parcel.id)
    return { ...parcel, photo: fileId === undefined ? null : { fileId, url: fileUrl(call, fileId) } }
  })
}

/** C-25. A fault of a shipped parcel is over, so that parcel counts only as shipped. */
export async function homeCounts({ db, member, language }: Call): Promise<Output<typeof parcelCounts.homeCounts>> {
  const [{ counts, ...home }, warehouses] = await Promise.all([countHome(db, member.id), activeWarehouses(db)])
  return {
    counts: everyStatus(counts),
    signedCount: counts.signed ?? 0,
    ...home,
    warehouses: warehouses.map(({ code, name }) => ({ code, name: pickText(name, language) })),
  }
}

const everyStatus = ({ forecast = 0, in_stock = 0, packing = 0, shipped = 0 }: Counts) => ({
  forecast,
  in_stock,
  packing,
  shipped,
})

/** The total of the page's list: the signed ones are a part of the shipped ones. */
function totalOf(
  counts: ReturnType<typeof everyStatus>,
  signedCount: number,
  { status, signed }: Pick<Input<typeof parcels.list>, 'status' | 'signed'>,
): number {
  const total = status === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status]
  if (signed === undefined) return total
  const signedAmong = status === undefined || status === 'shipped' ? signedCount : 0
  return signed ? signedAmong : total - signedAmong
}

interface Typed {
  warehouseCode?: number | undefined
  courierCode?: string | undefined
  trackingNumber?: string | undefined
  customerCode?: string | undefined
  search?: string | undefined
}

/** What was typed into the filters, in the form it is compared in; an empty field does not filter. */
export function narrowed<Filter extends Typed>(filter: Filter) {
  const { warehouseCode, courierCode, trackingNumber, customerCode, search } = filter
  return {
    ...filter,
    warehouseCode: oneWarehouse(warehouseCode),
    courierCode: courierCode || undefined,
    trackingNumber: tidyCode(trackingNumber ?? '') || undefined,
    customerCode: customerCode || undefined,
    search: toHalfWidth(search ?? '').trim() || undefined,
  }
}

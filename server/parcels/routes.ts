import { nicknames } from '#contract/nicknames.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { parcels, tracking } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { purchases } from '#contract/purchases.ts'
import { bind } from '#server/http/bind.ts'
import { formOptions } from '#server/content/content.ts'
import { addPhotos } from './add-photos.ts'
import { deleteOne, editForecast } from './edit-forecast.ts'
import { forecastOne } from './forecast.ts'
import { forecastFromSite } from './forecast-from-site.ts'
import { forecastMany } from './forecast-many.ts'
import { get } from './get.ts'
import { homeCounts, list } from './list.ts'
import { lookup } from './lookup.ts'
import { listMyPurchases, watchPurchase } from './purchases.ts'
import { nickname } from './nickname.ts'
import { receive } from './receive.ts'
import { sendFromHere } from './send-from-here.ts'
import { setAbnormal } from './set-abnormal.ts'
import { shelve } from './shelve.ts'
import { getForStaff, listForStaff } from './staff-list.ts'
import { undoReceipt } from './undo.ts'
import { listMine } from './track.ts'
import { orderPublic, parcelPublic } from './track-public.ts'

export const routes = [
  ...bind(parcels, {
    formOptions,
    forecastOne: (call, typed) =>
      typed.id === undefined ? forecastOne(call, typed) : editForecast(call, typed.id, typed),
    forecastMany,
    forecastFromSite,
    get,
    list,
    sendFromHere,
    delete: deleteOne,
  }),
  ...bind(parcelCounts, { homeCounts }),
  ...bind(nicknames, { set: nickname }),
  ...bind(tracking, { listMine, parcelPublic, orderPublic }),
  ...bind(purchases, { list: listMyPurchases, watch: watchPurchase }),
  ...bind(staffParcels, { receive, undo: undoReceipt, addPhotos, setAbnormal, shelve, lookup }),
  ...bind(staffParcelFiles, { search: listForStaff, get: getForStaff }),
]

import { parcels, staffParcels, tracking } from '#contract/parcels.ts'
import { bind } from '#server/bind.ts'
import { formOptions } from '#server/content/content.ts'
import { deleteOne, forecastOne } from './forecast.ts'
import { get } from './get.ts'
import { homeCounts, list } from './list.ts'
import { lookup } from './lookup.ts'
import { receive } from './receive.ts'
import { listMine } from './track.ts'

export const routes = [
  ...bind(parcels, {
    formOptions: ({ db, language }) => formOptions(db, language),
    forecastOne,
    get,
    list,
    delete: deleteOne,
    homeCounts,
  }),
  ...bind(tracking, { listMine }),
  ...bind(staffParcels, { receive, lookup }),
]

import { staffStorage } from '#contract/storage-office.ts'
import { storage } from '#contract/storage.ts'
import { bind, bindReport, type Route } from '#server/http/bind.ts'
import { clock } from './clock.ts'
import { exportStored } from './export.ts'
import { extend } from './extend.ts'
import { remind } from './remind-now.ts'
import { list } from './stored.ts'

export const routes: readonly Route[] = [
  ...bind(storage, { clock }),
  bindReport(staffStorage.list, list, exportStored),
  ...bind({ extend: staffStorage.extend, remind: staffStorage.remind }, { extend, remind }),
]

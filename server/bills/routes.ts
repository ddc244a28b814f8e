import { bills } from '#contract/bills.ts'
import { bind, bindDownload, type DownloadRoute, type Route } from '#server/http/bind.ts'
import { exportBills } from './export.ts'
import { list } from './list.ts'
import { markCollected } from './mark.ts'

const { export: exported, ...answered } = bills

export const routes: readonly Route[] = bind(answered, { list, markCollected })

export const downloads: readonly DownloadRoute[] = [bindDownload(exported, exportBills)]

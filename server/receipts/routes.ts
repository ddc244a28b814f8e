import { receipts } from '#contract/receipts.ts'
import { bindDownload, type DownloadRoute } from '#server/http/bind.ts'
import { ofOrder } from './of-order.ts'
import { ofTopUp } from './of-top-up.ts'

export const downloads: readonly DownloadRoute[] = [
  bindDownload(receipts.ofTopUp, ofTopUp),
  bindDownload(receipts.ofOrder, ofOrder),
]

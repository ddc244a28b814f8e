import { staffPrinting } from '#contract/printing.ts'
import { bind, bindDownload, type DownloadRoute } from '#server/http/bind.ts'
import { printers } from './printers.ts'
import { send } from './send.ts'
import { test, testLabel } from './test-print.ts'

const { testLabel: asPdf, ...calls } = staffPrinting

export const routes = bind(calls, { printers, send, test })

export const downloads: readonly DownloadRoute[] = [bindDownload(asPdf, testLabel)]

import { staffLabels } from '#contract/labels.ts'
import { bind, bindDownload, type DownloadRoute } from '#server/http/bind.ts'
import { pdf, zpl } from './label.ts'
import { print } from './print.ts'

const { print: printed, pdf: asPdf, zpl: asZpl } = staffLabels

export const routes = bind({ print: printed }, { print })

export const downloads: readonly DownloadRoute[] = [bindDownload(asPdf, pdf), bindDownload(asZpl, zpl)]

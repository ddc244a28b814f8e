import { myData, staffDeletions } from '#contract/my-data.ts'
import { bind, bindDownload, type DownloadRoute, type Route } from '#server/http/bind.ts'
import { archive } from './archive.ts'
import { askDeletion, get, withdrawDeletion } from './deletion.ts'
import { fulfil, list, refuseDeletion } from './staff.ts'

const { archive: archiveOperation, ...answered } = myData

export const routes: readonly Route[] = [
  ...bind(answered, { get, askDeletion, withdrawDeletion }),
  ...bind(staffDeletions, { list, fulfil, refuse: refuseDeletion }),
]

export const downloads: readonly DownloadRoute[] = [bindDownload(archiveOperation, archive)]

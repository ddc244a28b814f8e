import { channels } from '#contract/channels.ts'
import { pricing } from '#contract/pricing.ts'
import { staffChannels, staffServices } from '#contract/channels-office.ts'
import { staffDestinations } from '#contract/reference.ts'
import { staffSurcharges } from '#contract/surcharges.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { bind, bindDownload, type DownloadRoute } from '#server/http/bind.ts'
import { calculate } from './calculate.ts'
import { listDestinationsForStaff, setOpen } from './destinations.ts'
import { forAddress } from './offers.ts'
import * as lines from './office/lines.ts'
import * as services from './office/services.ts'
import * as surcharges from './office/surcharges.ts'
import { get } from './preview.ts'
import { publicTable } from './public-table.ts'
import { exportSurcharges } from './office/export-surcharges.ts'
import { difference } from './tariffs/difference.ts'
import { exportWhatIf } from './tariffs/export-what-if.ts'
import { exportRows } from './tariffs/export.ts'
import { importRows } from './tariffs/import.ts'
import * as live from './tariffs/live.ts'
import { offer, publish, takeBack } from './tariffs/publish.ts'
import { simulate } from './tariffs/simulate.ts'
import { table } from './tariffs/table.ts'
import * as versions from './tariffs/versions.ts'
import { whatIf } from './tariffs/what-if.ts'

const { exportRows: exported, exportWhatIf: exportedWhatIf, ...ofVersions } = tariffVersions
const { exportRows: exportedSurcharges, ...ofSurcharges } = staffSurcharges

export const routes = [
  ...bind(channels, { forAddress, get }),
  ...bind(staffDestinations, { list: listDestinationsForStaff, setOpen }),
  ...bind(pricing, { quote: calculate, quotePublic: calculate, publicTable }),
  ...bind(staffChannels, { list: lines.list, create: lines.create, update: lines.update }),
  ...bind(staffServices, { list: services.list, create: services.create, update: services.update }),
  ...bind(ofSurcharges, {
    list: surcharges.list,
    create: surcharges.create,
    update: surcharges.update,
    remove: surcharges.remove,
  }),
  ...bind(staffTariffs, {
    list: live.list,
    create: live.create,
    update: live.update,
    remove: live.remove,
    simulate,
  }),
  ...bind(ofVersions, {
    list: versions.listAll,
    get: versions.get,
    create: versions.create,
    rename: versions.rename,
    discard: versions.discard,
    difference,
    whatIf,
    table,
    offer,
    takeBack,
    publish,
    importRows,
  }),
]

export const downloads: readonly DownloadRoute[] = [
  bindDownload(exported, exportRows),
  bindDownload(exportedWhatIf, exportWhatIf),
  bindDownload(exportedSurcharges, exportSurcharges),
]

import { staffParcels } from '#contract/receiving.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffStations } from '#contract/stations.ts'
import { onTestFinished } from 'vitest'
import { callerAt } from './caller.ts'
import type { TestServer } from './harness.ts'
import { type LabelPrinter, openLabelPrinter } from './label-printer.ts'
import { forecast, scanOf, warehouseId } from './parcels.ts'

export type PrinterPlace = Pick<LabelPrinter, 'printerHost' | 'printerPort'>

/** Closed with the test. */
export async function printerFor(manner: Parameters<typeof openLabelPrinter>[0] = {}) {
  const opened = await openLabelPrinter(manner)
  onTestFinished(opened.close)
  return opened
}

/** Two warehouses with their staff, stations with network printers, and parcels to print the labels of. */
export async function openPrintingStations(t: TestServer) {
  const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
  const [keeper, elsewhere] = [
    await t.staff(['W'], { warehouseCodes: [2] }),
    await t.staff(['W'], { warehouseCodes: [3] }),
  ]
  const [admin, service, auditor] = [await t.staff(['A']), await t.staff(['S']), await t.staff(['U'])]
  const member = await t.member()
  let made = 0
  const freshDesk = (at = fuyong) => ({ warehouseId: at, name: `Desk ${++made}`, printerPaper: '60x40' }) as const

  async function stationWith({ printerHost, printerPort }: PrinterPlace, at = fuyong) {
    const given = { ...freshDesk(at), printWay: 'network', printerHost, printerPort } as const
    const { id } = await admin.call(staffStations.create, given)
    return { id, name: given.name }
  }

  async function inStock() {
    const { id, trackingNumber } = await forecast(member)
    await admin.call(staffParcels.receive, scanOf(trackingNumber, fuyong))
    return { id, trackingNumber }
  }

  /** The keeper at the open station, signed in by badge. */
  async function workerAt(stationId: string) {
    const { stationKey } = await admin.call(staffStations.open, { id: stationId })
    const { badge } = await admin.call(staffAccounts.drawBadge, { id: keeper.id })
    const { token } = await t.visitor.call(staffStations.signIn, { stationKey, badge })
    return callerAt(t.url, token)
  }

  const printsOf = async (id: string) => (await keeper.call(staffParcelFiles.get, { id })).labelPrints
  const people = { keeper, elsewhere, admin, service, auditor }
  return { ...people, fuyong, nanshan, freshDesk, stationWith, inStock, workerAt, printsOf }
}

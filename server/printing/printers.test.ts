import { staffParcels } from '#contract/receiving.ts'
import { staffPrinting } from '#contract/printing.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { staff } from '#contract/staff.ts'
import { staffStations } from '#contract/stations.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { nobodyThere } from '#test/label-printer.ts'
import { scanOf, warehouseId } from '#test/parcels.ts'
import { openPrintingStations, printerFor } from '#test/printing-stations.ts'
import { printed, scanned } from '#test/read-label.ts'
import { describe, expect, test } from 'vitest'

const t = await openTestServer()
const stations = await openPrintingStations(t)
const { keeper, elsewhere, admin, service, auditor } = stations
const { fuyong, nanshan, freshDesk, stationWith, inStock, workerAt, printsOf } = stations
const size = '60x40' as const

describe('the printer of a station', () => {
  // Proves B-AU-26, B-AU-27
  test.each([
    ['8.8.8.8', 9100],
    ['169.254.169.254', 9100],
    ['172.32.0.1', 9100],
    ['0.0.0.0', 9100],
    ['::1', 9100],
    ['localhost', 9100],
    ['10.0.0.5', 80],
    ['10.0.0.5', 5432],
    ['10.0.0.5', 9110],
  ])('cannot be at %s:%i, by creating or changing', async (printerHost, printerPort) => {
    const network = { printWay: 'network', printerHost, printerPort } as const
    const given = freshDesk()
    expect((await admin.ask(staffStations.create, { ...given, ...network })).code).toBe(refusalCode.staff_validation)
    const { id } = await admin.call(staffStations.create, given)
    expect((await admin.ask(staffStations.update, { id, ...network })).code).toBe(refusalCode.staff_validation)
    // Nor behind the back of the server.
    await expect(
      t.db.run(
        sql`update stations set print_way = 'network', printer_host = ${printerHost}, printer_port = ${printerPort} where id = ${id}`,
      ),
    ).rejects.toThrow()
  })

  test('is set by an administrator, and needs an address', async () => {
    const { id } = await stationWith({ printerHost: '192.168.7.20', printerPort: 9101 })
    const { list } = await admin.call(staffStations.list, { warehouseId: fuyong, pageSize: 100 })
    expect(list.find((each) => each.id === id)).toMatchObject({
      printWay: 'network',
      printerHost: '192.168.7.20',
      printerPort: 9101,
    })
    const without = await admin.ask(staffStations.update, { id, printerHost: '' })
    expect(without.wire).toMatchObject({ fields: { printerHost: expect.any(String) } })
    expect((await keeper.ask(staffStations.update, { id, printWay: 'browser' })).code).toBe(refusalCode.role_missing)
  })

  test('is not this machine in production: neither stored nor connected to', async () => {
    const production = await openTestServer({ production: true })
    const boss = await production.staff(['A'])
    const at = await warehouseId(production, 2)
    const given = { warehouseId: at, name: 'Desk', printerPaper: size } as const
    const own = { printWay: 'network', printerHost: '127.0.0.1' } as const
    expect((await boss.ask(staffStations.create, { ...given, ...own })).code).toBe(refusalCode.staff_validation)
    const { id } = await boss.call(staffStations.create, given)
    const paper = await printerFor()
    await production.db.run(sql`
      update stations set print_way = 'network', printer_host = ${paper.printerHost} where id = ${id}`)
    expect((await boss.ask(staffPrinting.test, { id })).code).toBe(refusalCode.staff_validation)
    expect(paper.connections()).toBe(0)
  })

  // Proves B-IN-66
  test('is offered to and used by the staff of its warehouse alone', async () => {
    const paper = await printerFor()
    const [here, there] = [await stationWith(paper), await stationWith(paper, nanshan)]
    const { id } = await inStock()
    const offered = async () => (await keeper.call(staffPrinting.printers, { id: fuyong })).list
    expect(await offered()).toContainEqual({ stationId: here.id, name: here.name, size })
    expect((await offered()).map(({ stationId }) => stationId)).not.toContain(there.id)
    expect((await elsewhere.ask(staffPrinting.printers, { id: fuyong })).code).toBe(refusalCode.staff_not_found)
    expect((await auditor.ask(staffPrinting.printers, { id: fuyong })).code).toBe(0)
    const asked = { id, size, stationId: here.id }
    // Whoever audits as well sees every parcel, and prints in their own warehouse alone.
    const auditsToo = await t.staff(['W', 'U'], { warehouseCodes: [3] })
    for (const who of [elsewhere, auditsToo])
      expect((await who.ask(staffPrinting.send, asked)).code).toBe(refusalCode.staff_not_found)
    for (const who of [service, auditor])
      expect((await who.ask(staffPrinting.send, asked)).code).toBe(refusalCode.role_missing)
    // A parcel of one warehouse is not printed in another, even by who works in both.
    expect((await admin.ask(staffPrinting.send, { ...asked, stationId: there.id })).code).toBe(
      refusalCode.staff_not_found,
    )
    await admin.call(staffStations.update, { id: here.id, suspended: true })
    expect((await offered()).map(({ stationId }) => stationId)).not.toContain(here.id)
    expect((await keeper.ask(staffPrinting.send, asked)).code).toBe(refusalCode.staff_validation)
    expect(paper.connections()).toBe(0)
    expect(await printsOf(id)).toEqual([])
  })

  // Proves B-AU-35, B-AU-36
  test('prints a test label that no desk takes for a parcel; keepers cannot, and a fault is named', async () => {
    const paper = await printerFor()
    const { id } = await stationWith(paper)
    await admin.call(staffPrinting.test, { id })
    const [picture] = await printed(paper.jobs[0] ?? '', 60, 40)
    const [[, said = ''] = []] = picture ? await scanned(picture) : []
    expect(said).toBe('TEST')
    expect((await keeper.ask(staffParcels.receive, scanOf(said, fuyong))).code).toBe(refusalCode.staff_validation)
    expect((await keeper.ask(staffPrinting.test, { id })).code).toBe(refusalCode.role_missing)
    const path = staffPrinting.testLabel.path.replace('{id}', id)
    expect((await (await admin.raw(path)).text()).slice(0, 5)).toBe('%PDF-')
    const { id: broken } = await stationWith(nobodyThere())
    expect((await admin.ask(staffPrinting.test, { id: broken })).code).toBe(refusalCode.printer_refused)
    const trail = await t.db.rows(sql<{ after: unknown }>`
      select after from audit_log where call = 'staffPrinting.test' and target_id = any(${[id, broken]}::uuid[]) order by no`)
    expect(trail).toEqual([{ after: { outcome: 'printed' } }, { after: { outcome: 'refused' } }])
  })
})

// Proves B-AU-37
test('who works at a station says whether it prints after each receipt; nobody does for a station elsewhere', async () => {
  const { id } = await stationWith(nobodyThere())
  const worker = await workerAt(id)
  const at = async () => (await worker.call(staff.me, {})).at
  expect(await at()).toMatchObject({ printWay: 'network', printAfterReceipt: false })
  expect(await worker.call(staffStations.setAfterReceipt, { printAfterReceipt: true })).toEqual({
    printAfterReceipt: true,
  })
  expect(await at()).toMatchObject({ printAfterReceipt: true })
  // It has no say in the address of the printer, and is not told it.
  expect(JSON.stringify(await at())).not.toContain('127.')
  for (const who of [keeper, admin])
    expect((await who.ask(staffStations.setAfterReceipt, { printAfterReceipt: true })).code).toBe(
      refusalCode.station_closed,
    )
  expect((await service.ask(staffStations.setAfterReceipt, { printAfterReceipt: true })).code).toBe(
    refusalCode.role_missing,
  )
})

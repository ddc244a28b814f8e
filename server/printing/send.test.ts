import { staffLabels } from '#contract/labels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffPrinting } from '#contract/printing.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { storedCode } from '#contract/wire/language.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
import { nobodyThere, openSilentHost } from '#test/label-printer.ts'
import { freshNumber, scanOf } from '#test/parcels.ts'
import { openPrintingStations, printerFor, type PrinterPlace } from '#test/printing-stations.ts'
import { printed, scanned } from '#test/read-label.ts'
import { describe, expect, onTestFinished, test } from 'vitest'

const t = await openTestServer()
const claims = await openClaims(t)
const { keeper, admin, fuyong, stationWith, inStock, workerAt, printsOf } = await openPrintingStations(t)
const size = '60x40' as const

describe('a label on the network printer of a station', () => {
  // Proves B-IN-65
  test('arrives there over TCP as the picture of the label, and the print is noted with who, where and why again', async () => {
    const paper = await printerFor()
    const { id: stationId, name } = await stationWith(paper)
    const { id, trackingNumber } = await inStock()
    const first = await keeper.call(staffPrinting.send, { id, size, stationId })
    expect(first).toEqual({ printCount: 1, printer: name })
    const [job = ''] = paper.jobs
    expect(paper.jobs).toHaveLength(1)
    const pictures = await printed(job, 60, 40)
    expect(await Promise.all(pictures.map(scanned))).toEqual([
      [
        ['Code128', trackingNumber],
        ['QRCode', trackingNumber],
      ],
    ])
    expect((await keeper.ask(staffPrinting.send, { id, size, stationId })).code).toBe(refusalCode.label_printed)
    expect(paper.connections()).toBe(1)
    const again = { id, size, stationId, copies: 3, reason: 'Torn in the rain' }
    expect(await keeper.call(staffPrinting.send, again)).toEqual({ printCount: 2, printer: name })
    expect(await printed(paper.jobs[1] ?? '', 60, 40)).toHaveLength(3)
    const shown = {
      by: keeper.username,
      size,
      format: 'zpl',
      outcome: 'printed',
      printer: name,
      at: expect.any(String),
    }
    expect(await printsOf(id)).toEqual([
      { ...shown, copies: 3, reason: 'Torn in the rain' },
      { ...shown, copies: 1, reason: '' },
    ])
    const trail = await t.db.rows(sql<{ after: unknown }>`
      select after from audit_log where call = 'staffPrinting.send' and target_id = ${id} order by no`)
    expect(trail[0]).toEqual({ after: { size, format: 'zpl', copies: 1, printCount: 1, stationId } })
  })

  test('is exactly what is downloaded as ZPL, also of an unclaimed parcel', async () => {
    const paper = await printerFor()
    const { id: stationId } = await stationWith(paper)
    const unclaimed = await claims.pooled()
    await keeper.call(staffPrinting.send, { id: unclaimed.id, of: 'unclaimed', size: '100x150', stationId })
    const path = staffLabels.zpl.path.replace('{id}', unclaimed.id)
    const response = await keeper.raw(`${path}?of=unclaimed&size=100x150`, { headers: { lang: storedCode.en } })
    const downloaded = await response.text()
    expect(paper.jobs.map((job) => job === downloaded)).toEqual([true])
  })

  test('is printed once by a double click, also when the second comes before the first has ended', async () => {
    const paper = await printerFor()
    const { id: stationId } = await stationWith(paper)
    const { id } = await inStock()
    const asked = { id, size, stationId }
    const key = `double-${freshNumber()}`
    const both = await Promise.all([0, 1].map(() => keeper.ask(staffPrinting.send, asked, { key })))
    const later = await keeper.ask(staffPrinting.send, asked, { key })
    expect([...both, later].map(({ code, data }) => [code, data.printCount])).toEqual([0, 1, 2].map(() => [0, 1]))
    expect(paper.connections()).toBe(1)
    expect(await printsOf(id)).toHaveLength(1)
    const other = await keeper.ask(staffPrinting.send, { ...asked, copies: 2 }, { key })
    expect(other.code).toBe(refusalCode.idempotency_mismatch)
    expect(paper.connections()).toBe(1)
  })

  test('that another server process is printing is not printed a second time by its key', async () => {
    const paper = await printerFor()
    const { id: stationId } = await stationWith(paper)
    const { id } = await inStock()
    const key = `stopped-${freshNumber()}`
    await t.db.run(sql`
      insert into label_prints (parcel_id, staff_id, size, format, copies, station_id, outcome, idempotency_key)
      values (${id}, ${keeper.id}, ${size}, 'zpl', 1, ${stationId}, 'sending', ${key})`)
    expect((await keeper.ask(staffPrinting.send, { id, size, stationId }, { key })).code).toBe(
      refusalCode.print_sending,
    )
    expect((await keeper.ask(staffPrinting.send, { id, size, stationId })).code).toBe(refusalCode.label_printed)
    expect(paper.connections()).toBe(0)
    expect(await printsOf(id)).toMatchObject([{ outcome: 'sending' }])
  })

  test('waits for the labels before it: a printer is never connected to twice at once', async () => {
    const paper = await printerFor()
    const { id: stationId } = await stationWith(paper)
    const parcels = await Promise.all([inStock(), inStock(), inStock()])
    await Promise.all(
      parcels.map(({ id }, at) => (at === 0 ? admin : keeper).call(staffPrinting.send, { id, size, stationId })),
    )
    expect([paper.connections(), paper.atOnce()]).toEqual([3, 1])
  })
})

describe('a print that fails', () => {
  const failed = async (address: PrinterPlace) => {
    const { id: stationId, name } = await stationWith(address)
    const { id } = await inStock()
    const answer = await keeper.ask(staffPrinting.send, { id, size, stationId })
    const prints = await printsOf(id)
    return { id, stationId, answer, prints, name }
  }

  test('because nothing listens there is noted, says what to do, and is no print: the next needs no reason', async () => {
    const { id, answer, prints, name } = await failed(nobodyThere())
    expect(answer).toMatchObject({ http: 409, code: refusalCode.printer_refused })
    expect(answer.msg).toBe('The printer refused the connection, so the label was not printed')
    expect(prints).toMatchObject([{ outcome: 'refused', printer: name, by: keeper.username }])
    const trail = await t.db.row(sql<{ after: unknown }>`
      select after from audit_log where call = 'staffPrinting.send' and target_id = ${id} order by no desc limit 1`)
    expect(trail.after).toMatchObject({ outcome: 'refused' })
    expect(await keeper.call(staffLabels.print, { id, size, format: 'pdf' })).toEqual({ printCount: 1 })
  })

  test('with the same key is refused again without another try, and tried again with another', async () => {
    const address = nobodyThere()
    const { id: stationId } = await stationWith(address)
    const { id } = await inStock()
    const key = `failed-${freshNumber()}`
    const codes: number[] = []
    for (const each of [key, key, `${key}-2`])
      codes.push((await keeper.ask(staffPrinting.send, { id, size, stationId }, { key: each })).code)
    expect(codes).toEqual([0, 1, 2].map(() => refusalCode.printer_refused))
    expect(await printsOf(id)).toHaveLength(2)
  })

  test('because nobody answers there ends after three seconds', async () => {
    const silent = await openSilentHost()
    onTestFinished(silent.close)
    const startedAt = Date.now()
    const { answer, prints } = await failed({ printerHost: silent.host, printerPort: silent.port })
    expect(answer.code).toBe(refusalCode.printer_unreachable)
    expect(Date.now() - startedAt).toBeLessThan(5000)
    expect(prints).toMatchObject([{ outcome: 'unreachable' }])
  })

  test('because the printer is in use and hangs up says so, and the next needs a reason', async () => {
    const { id, answer, prints } = await failed(await printerFor({ manner: 'hangs up' }))
    expect(answer.code).toBe(refusalCode.printer_broken)
    expect(prints).toMatchObject([{ outcome: 'broken' }])
    expect((await keeper.ask(staffLabels.print, { id, size, format: 'pdf' })).code).toBe(refusalCode.label_printed)
  })

  test('because the printer never reads ends after ten seconds; meanwhile no connection to the database is held, and parcels are received', async () => {
    const paper = await printerFor({ manner: 'never reads' })
    const { id: stationId } = await stationWith(paper)
    const [parcel, other] = [await inStock(), await inStock()]
    const startedAt = Date.now()
    const first = keeper.ask(staffPrinting.send, { id: parcel.id, size, stationId })
    await expect.poll(() => paper.connections()).toBe(1)
    const open = await t.db.row(sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`)
    expect(open.count).toBe(0)
    const second = keeper.ask(staffPrinting.send, { id: other.id, size, stationId })
    // Neither the parcel's row nor the person who prints waits for the printer.
    await keeper.call(staffParcels.receive, scanOf(freshNumber(), fuyong))
    await keeper.call(staffParcels.shelve, { id: parcel.id, shelf: 'A-1' })
    expect(Date.now() - startedAt).toBeLessThan(5000)
    const codes = (await Promise.all([first, second])).map(({ code }) => code)
    expect(Date.now() - startedAt).toBeLessThan(13_000)
    // The second has waited for the first as long as it may wait.
    expect(codes).toEqual([refusalCode.printer_timeout, refusalCode.printer_busy])
    expect(await printsOf(parcel.id)).toMatchObject([{ outcome: 'timeout' }])
  }, 30_000)
})

test('a person at a station prints on its printer under their own name', async () => {
  const paper = await printerFor()
  const { id: stationId, name } = await stationWith(paper)
  const worker = await workerAt(stationId)
  const { id } = await inStock()
  expect(await worker.call(staffPrinting.send, { id, size, stationId })).toEqual({ printCount: 1, printer: name })
  expect(await printsOf(id)).toMatchObject([{ by: keeper.username, printer: name }])
})

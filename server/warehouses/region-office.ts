import {
  regionChangesAtMost,
  regionColumns,
  regionFaultsAtMost,
  regionRowsAtMost,
  type staffRegions,
} from '#contract/reference.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { csvCells } from '#domain/csv.ts'
import { type FoundFault, regionFaultsIn, type RegionRow } from '#domain/region-table.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import type { Tx } from '#server/database/db.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { noteChange } from '#server/places/places.ts'
import {
  allRegions,
  countRegions,
  destinationCodes,
  listRegions,
  lockRegions,
  markLeaves,
  type StoredRegion,
  usedLeaves,
  writeRegions,
} from './region-office.sql.ts'

type Calls = typeof staffRegions
type Report = Output<Calls['import']>

/** B-MD-11: by code. */
export async function listRegionsForStaff(
  { db }: ReadCall,
  input: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, ...filter } = input
  const [rows, { total }] = await Promise.all([listRegions(db, filter, after, pageSize + 1), countRegions(db, filter)])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.code ?? null) : null, total }
}

/** B-MD-11: all or nothing; a second time nothing is left to change. */
export async function importRegions(
  call: WriteCall & AsStaff,
  { csv, dryRun }: Input<Calls['import']>,
): Promise<Report> {
  const { tx } = call
  const rows = rowsOf(csv)
  if (rows === null) return wrongHeading
  await lockRegions(tx)
  const before = new Map((await allRegions(tx)).map((region) => [region.code, region]))
  const faults = await faultsIn(tx, rows, [...before.values()])
  const added = rows.filter(({ code }) => !before.has(code))
  const changes = rows.flatMap((row) => changesOf(row, before.get(row.code)))
  const codes = new Set(changes.map(({ code }) => code))
  const changed = rows.filter(({ code }) => codes.has(code))
  const report = {
    rows: rows.length,
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - added.length - changed.length,
    changes: changes.slice(0, regionChangesAtMost),
    changeCount: changes.length,
    faults: faults.slice(0, regionFaultsAtMost),
    faultCount: faults.length,
  }
  if (dryRun || faults.length > 0) return { ...report, imported: false }
  if (added.length + changed.length > 0) {
    await writeRegions(tx, [...added, ...changed])
    await markLeaves(tx)
    const counts = { added: report.added, changed: report.changed }
    await noteChange(call, { kind: 'regions', key: 'tree', before: null, after: counts })
  }
  return { ...report, imported: true }
}

const wrongHeading: Report = {
  ...{ rows: 0, added: 0, changed: 0, unchanged: 0, changes: [], changeCount: 0, imported: false },
  ...{ faults: [{ line: 1, code: '', fault: 'columns' }], faultCount: 1 },
}

/** The rows below the heading; null: these are not the columns of the template. */
function rowsOf(csv: string): readonly RegionRow[] | null {
  const [heading = [], ...lines] = csvCells(csv.replace(/^\uFEFF/, ''), ',')
  const places = regionColumns.map((column) => heading.findIndex((cell) => cell.trim().toLowerCase() === column))
  if (places.includes(-1)) return null
  if (lines.length > regionRowsAtMost) refuseFields({ csv: 'field_too_many' })
  return lines.map((cells, index) => {
    const cell = (column: (typeof regionColumns)[number]) =>
      // What a spreadsheet would read as a formula was exported with an apostrophe.
      (cells[places[regionColumns.indexOf(column)] ?? -1] ?? '').trim().replace(/^'(?=[=+\-@＝＋－＠])/, '')
    return {
      line: index + 2,
      ...{ code: cell('code'), parent: cell('parent'), cn: cell('cn'), en: cell('en'), sh: cell('sh') },
      ...{ country: cell('country'), destination: cell('destination'), sort: cell('sort') || '0' },
    }
  })
}

async function faultsIn(
  tx: Tx,
  rows: readonly RegionRow[],
  known: readonly StoredRegion[],
): Promise<readonly FoundFault[]> {
  const codes = new Set(known.map(({ code }) => code))
  const parents = rows.filter(({ code }) => !codes.has(code)).map(({ parent }) => parent)
  const [destinations, used] = [await destinationCodes(tx), await usedLeaves(tx, parents)]
  return regionFaultsIn(rows, {
    known,
    destinations: new Set(destinations.map(({ code }) => code)),
    used: new Set(used.map(({ code }) => code)),
  })
}

const changesOf = (row: RegionRow, stored: StoredRegion | undefined): Report['changes'] =>
  regionColumns.flatMap((column) => {
    if (stored === undefined || column === 'code') return []
    const [before, after] = [stored[column], column === 'sort' ? String(Number(row.sort)) : row[column]]
    return before === after ? [] : [{ line: row.line, code: row.code, column, before, after }]
  })

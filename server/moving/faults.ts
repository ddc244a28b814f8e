import { faultsShown, type moving } from '#contract/moving.ts'
import { fieldText } from '#contract/wire/server.field-texts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { csvLine, csvStart } from '#domain/csv.ts'
import type { AsStaff, ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { listFaults, type StoredFault } from './rows.sql.ts'
import { findFile } from './sql.ts'
import { faultHeads } from './text.ts'

type Call = ReadCall & AsStaff
type Calls = typeof moving

const atOnce = 500

/** B-MV-07: the first faults, by row. */
export async function listFileFaults(
  { db, language }: Call,
  { id }: Input<Calls['faults']>,
): Promise<Output<Calls['faults']>> {
  const file = orRefuse(await findFile(db, id), 'not_found')
  const list = await listFaults(db, id, { rowNo: 0, no: '0' }, faultsShown)
  return {
    list: list.map(({ rowNo, field, word }) => ({ row: rowNo, field, text: fieldText(word, language) })),
    total: file.faults,
  }
}

/** The same as a file, with all of them. It repeats nothing that the cells hold. */
export async function downloadFaults({ db, language }: Call, { id }: Input<Calls['faults']>) {
  const file = orRefuse(await findFile(db, id), 'not_found')
  async function* body() {
    yield Buffer.from(csvStart + csvLine(faultHeads[language]))
    for (let after: Pick<StoredFault, 'rowNo' | 'no'> = { rowNo: 0, no: '0' }; ; ) {
      const some = await listFaults(db, id, after, atOnce)
      const last = some.at(-1)
      if (!last) return
      yield Buffer.from(
        some.map(({ rowNo, field, word }) => csvLine([rowNo, field, fieldText(word, language)])).join(''),
      )
      after = last
    }
  }
  return { name: `faults-${file.kind}.csv`, type: 'text/csv; charset=utf-8', body: body() }
}

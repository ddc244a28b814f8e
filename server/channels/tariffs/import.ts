import { faultsListed, type tariffVersions } from '#contract/tariff-versions.ts'
import { fieldText } from '#contract/wire/server.field-texts.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { tariffChanges } from '#domain/tariff-change.ts'
import { readTariffTable } from '#domain/tariff-table.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { knownNames, replaceVersionRows } from './import.sql.ts'
import { startOfDay } from './start-of-day.ts'
import { versionRows } from './rows.sql.ts'
import { draftOf, draftToWrite } from './versions.ts'
import { orOverlap } from './write-row.ts'

type Import = typeof tariffVersions.importRows

/** B-PR-08: a dry run says what the real one would do, and changes nothing. */
export async function importRows(
  call: WriteCall & AsStaff,
  { versionId, rows: table, dryRun }: Input<Import>,
): Promise<Output<Import>> {
  const { tx, staff, language, audit } = call
  const draft = await draftOf(tx, versionId)
  const { rows, faults } = readTariffTable(table, { ...(await knownNames(tx)), startOfDay })
  const isSound = faults.length === 0
  const changes = isSound
    ? tariffChanges(
        await versionRows(tx, versionId),
        rows.map((row, index) => ({ ...row, id: String(index) })),
      )
    : []
  const count = (kind: (typeof changes)[number]['kind']) => changes.filter((change) => change.kind === kind).length
  const isDone = isSound && !dryRun
  if (isDone) {
    await draftToWrite(tx, staff.id, versionId)
    await orOverlap(replaceVersionRows(tx, versionId, rows))
  }
  audit({ kind: 'tariff_version', id: versionId, before: { rows: draft.rows }, after: { rows: rows.length, dryRun } })
  return {
    rows: table.length,
    faultCount: faults.length,
    faults: faults.slice(0, faultsListed).map(({ word, ...fault }) => ({ ...fault, text: fieldText(word, language) })),
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    isDone,
  }
}

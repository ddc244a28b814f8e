import { tariffColumnText } from '#contract/tariff-columns.text.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { importedAtMost, tariffVersions } from '#contract/tariff-versions.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { freeOf } from '#domain/free-freight.ts'
import { parseDecimal } from '#domain/decimals.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { cellsOfFile } from '#web/shared/sheets/read-file.ts'
import { Button, FileInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { rowsOfSheet } from './read-sheet.ts'
import type { Version } from './version.ts'
import { text } from './versions.text.ts'

type Rows = Input<typeof tariffVersions.importRows>['rows']
type Judged = Output<typeof tariffVersions.importRows>

/** Replaces the rows of a draft by those of a file, after a dry run has said what that changes (B-PR-08). */
export function ImportView({ version: { id: versionId } }: { readonly version: Version }) {
  const t = useText(text)
  const [rows, setRows] = useState<Rows | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [unread, setUnread] = useState<string | null>(null)
  const dryRun = useWrite(tariffVersions.importRows)
  const bring = useWrite(tariffVersions.importRows, {
    refreshes: [tariffVersions.get, tariffVersions.difference, staffTariffs.list],
    onDone: () => {
      showSuccess(t.imported)
      setRows(null)
      setFile(null)
      dryRun.reset()
    },
  })
  const take = async (chosen: File | null) => {
    setFile(chosen)
    setRows(null)
    setUnread(null)
    dryRun.reset()
    if (!chosen) return
    const table = await cellsOfFile(chosen, t.language)
    const read = typeof table === 'string' ? { fault: t[table] } : faultOrRows(table)
    if ('fault' in read) return setUnread(read.fault)
    setRows(read.rows)
    dryRun.mutate({ versionId, rows: read.rows, dryRun: true })
  }
  const faultOrRows = (table: readonly (readonly string[])[]) => {
    const { rows: found, missing } = rowsOfSheet(table)
    if (missing.length > 0)
      return {
        fault: t.fill('noColumns', {
          names: missing.map((column) => tariffColumnText[column][t.language]).join(' · '),
        }),
      }
    if (found.length === 0) return { fault: t.fileEmpty }
    if (found.length > importedAtMost) return { fault: t.fill('fileLong', { count: importedAtMost }) }
    return { rows: found }
  }
  const error = dryRun.error ?? bring.error
  return (
    <Stack gap="md" align="flex-start">
      <FileInput
        label={t.fileLabel}
        description={t.fill('fileHint', { count: importedAtMost })}
        placeholder={t.fileLabel}
        accept=".csv,.tsv,.txt,.xlsx"
        value={file}
        onChange={(chosen) => void take(chosen)}
      />
      {unread && <FormAlert>{unread}</FormAlert>}
      {error && <FormAlert error={error}>{error.message}</FormAlert>}
      {dryRun.data && rows && <Verdict judged={dryRun.data} cells={rows} />}
      {rows && dryRun.data?.faultCount === 0 && (
        <Button loading={bring.isPending} onClick={() => bring.mutate({ versionId, rows, dryRun: false })}>
          {t.importNow}
        </Button>
      )}
    </Stack>
  )
}

/** What the file would change, or each fault with its place in it. */
function Verdict({ judged, cells }: { readonly judged: Judged; readonly cells: Rows }) {
  const { rows, faultCount, faults, added, changed, removed } = judged
  const t = useText(text)
  const free = cells.filter(isFree).length
  if (faultCount === 0)
    return (
      <div role="status">
        <p>{t.fill('sound', { rows, added, changed, removed })}</p>
        {free > 0 && <p>{t.fill('freeRows', { count: free })}</p>}
      </div>
    )
  return (
    <section role="status">
      <p>{t.fill('faulty', { count: faultCount })}</p>
      <ul>
        {faults.map(({ row, column, text: sentence, otherRow }) => {
          // As the lines of the file are counted, with its headings.
          const typed = cells[row - 1]?.[column] ?? ''
          const name = tariffColumnText[column][t.language]
          const words = { row: row + 1, column: typed === '' ? name : t.fill('cell', { name, typed }), text: sentence }
          return (
            <li key={`${row} ${column}`}>
              {otherRow === null ? t.fill('fault', words) : t.fill('faultOf', { ...words, other: otherRow + 1 })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Of rows that were found sound; an empty minimum is none. */
const isFree = ({ firstPrice, perKg, minimum }: Rows[number]) =>
  freeOf({
    firstPriceMinor: minorOf(firstPrice),
    continuationPriceMinor: minorOf(perKg),
    minChargeMinor: minorOf(minimum),
  }) !== null

const minorOf = (cell: string) => parseDecimal(cell, 2) ?? 0

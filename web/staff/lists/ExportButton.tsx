import { type CsvCell, csvLine, csvStart } from '#domain/csv.ts'
import { saveFile } from '#web/kit/look/save-file.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { KeyPage } from './EntryList.tsx'
import { text } from './lists.text.ts'

interface ExportProps<Row> {
  readonly file: string
  readonly headings: readonly string[]
  readonly cells: (row: Row) => readonly CsvCell[]
  /** One page of all that matches the filters. */
  readonly read: (after: string | null) => Promise<KeyPage<Row>>
}

/** Everything that matches, page after page, as a file in which no cell is a formula. */
export function ExportButton<Row>({ file, headings, cells, read }: ExportProps<Row>) {
  const t = useText(text)
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      let csv = csvStart + csvLine(headings)
      let after: string | null = null
      do {
        const page: KeyPage<Row> = await read(after)
        csv += page.list.map((row) => csvLine(cells(row))).join('')
        after = page.next ?? null
      } while (after !== null)
      saveFile(new Blob([csv], { type: 'text/csv' }), `${file}.csv`)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      showRefused(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void save()}>
      {t.export}
    </Button>
  )
}

import { type CsvCell, csvLine, csvStart } from '#domain/csv.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { saveFile } from '#web/kit/look/save-file.ts'
import { Loaded, type ReadResult } from '#web/kit/message/Loaded.tsx'
import { showRefused } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { text } from './text.ts'

interface KeyPage<Row> {
  readonly list: readonly Row[]
  readonly next?: string | null
  readonly total?: number
  /** There may be more than were counted. */
  readonly totalCapped?: boolean
}

interface ListProps<Row> {
  readonly query: ReadResult<KeyPage<Row>>
  readonly rowKey: (row: Row) => string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly cardTitle: (row: Row) => ReactNode
  readonly actions?: (row: Row) => ReactNode
  readonly empty: ReactNode
  /** The row before this page; empty: the first page. */
  readonly after?: string
  readonly onTurn?: (after: string) => void
}

/** A list by pages, with its loading, empty, failed and full states. */
export function EntryList<Row>({ query, empty, after = '', onTurn, actions, ...rows }: ListProps<Row>) {
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} />} isEmpty={({ list }) => list.length === 0} empty={empty}>
      {({ list, next = null, total = list.length, totalCapped = false }) => (
        <>
          <Rows rows={list} {...rows} {...(actions ? { actions } : {})} />
          <KeyPager total={total} totalCapped={totalCapped} next={next} after={after} onTurn={onTurn} />
        </>
      )}
    </Loaded>
  )
}

interface PagerProps {
  readonly total: number
  readonly totalCapped: boolean
  /** Null: this is the last page. */
  readonly next: string | null
  readonly after: string
  readonly onTurn: ((after: string) => void) | undefined
}

/** How many there are, and the way to the next page and back to the first. */
export function KeyPager({ total, totalCapped, next, after, onTurn }: PagerProps) {
  const t = useText(text)
  return (
    <Group gap="md">
      <span className="muted num">{t.fill('total', { total: totalCapped ? `${total}+` : total })}</span>
      {after !== '' && (
        <Button variant="default" size="sm" onClick={() => onTurn?.('')}>
          {t.first}
        </Button>
      )}
      {next !== null && (
        <Button variant="default" size="sm" onClick={() => onTurn?.(next)}>
          {t.next}
        </Button>
      )}
    </Group>
  )
}

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

import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Loaded, type ReadResult } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from './lists.text.ts'

export interface KeyPage<Row> {
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
  /** How many there are, in other words than those of a list of anything. */
  readonly countWords?: CountWords
}

type CountWords = (total: number | string) => string

/** A list by pages, with its loading, empty, failed and full states. */
export function EntryList<Row>({ query, empty, after = '', onTurn, actions, countWords, ...rows }: ListProps<Row>) {
  const t = useText(text)
  return (
    <>
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} />}
        isEmpty={({ list }) => list.length === 0}
        empty={empty}
      >
        {({ list, next = null, total = list.length, totalCapped = false }) => (
          <>
            <Rows rows={list} {...rows} {...(actions ? { actions } : {})} />
            <KeyPager {...{ total, totalCapped, next, after, onTurn }} {...(countWords ? { countWords } : {})} />
          </>
        )}
      </Loaded>
      {/* An old link may name a row that is no longer there. */}
      {after !== '' && (query.error || query.data?.list.length === 0) && (
        <Button variant="default" size="sm" onClick={() => onTurn?.('')}>
          {t.first}
        </Button>
      )}
    </>
  )
}

interface PagerProps {
  readonly total: number
  readonly totalCapped: boolean
  /** Null: this is the last page. */
  readonly next: string | null
  readonly after: string
  readonly onTurn: ((after: string) => void) | undefined
  readonly countWords?: CountWords
}

/** How many there are, and the way to the next page and back to the first. */
export function KeyPager({ total, totalCapped, next, after, onTurn, countWords }: PagerProps) {
  const t = useText(text)
  const counted = totalCapped ? `${total}+` : total
  return (
    <Group gap="md">
      <span className="muted num">{countWords?.(counted) ?? t.fill('total', { total: counted })}</span>
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

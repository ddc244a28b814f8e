import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'

interface StaffListProps<Row> {
  readonly query: ReadResult<{
    readonly list: readonly Row[]
    readonly page: number
    readonly pageSize: number
    readonly total: number
    readonly totalCapped: boolean
  }>
  readonly rowKey: (row: Row) => string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** The name of the row, with its link. */
  readonly cardTitle: (row: Row) => ReactNode
  readonly actions?: ((row: Row) => ReactNode) | undefined
  readonly empty: ReactNode
}

/** A list over all members, with its loading, empty, failed and full states. */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { query, rowKey, label, columns, cardTitle, actions, empty } = props
  return (
    <LoadedList query={query} skeleton={<Skeleton height={320} />} empty={empty}>
      {({ list, ...page }) => (
        <>
          <Rows
            rows={list}
            rowKey={rowKey}
            label={label}
            columns={columns}
            cardTitle={cardTitle}
            {...(actions ? { actions } : {})}
          />
          <Pager {...page} />
        </>
      )}
    </LoadedList>
  )
}

interface OfMember {
  readonly memberName: string
  readonly memberNumber: string
}

export const memberColumn = (label: string): Column<OfMember> => ({
  key: 'member',
  label,
  render: ({ memberName, memberNumber }) => (
    <>
      {memberName} <span className="num muted">{memberNumber}</span>
    </>
  ),
})

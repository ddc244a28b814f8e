import type { Query } from '#server/database/db.ts'
import type { Write } from './cells.ts'
import type { FileName, Heading } from './text.ts'
import type { Source } from './walks.sql.ts'

export interface Table extends Source {
  /** The heading, how the cell is written, and what is read for it. */
  readonly columns: readonly (readonly [Heading, Write, Query<unknown>])[]
}

export type TableName = Exclude<FileName, 'profile.json'>
export type Tables = Partial<Record<TableName, Table>>

import type { Write } from './cells.ts'
import type { FileName, Heading } from './text.ts'
import type { Walk } from './walks.sql.ts'

export interface Table {
  readonly file: FileName
  readonly columns: readonly (readonly [Heading, Write])[]
  /** Read one after the other. */
  readonly walks: readonly Walk[]
}

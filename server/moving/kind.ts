import type { FieldText } from '#contract/wire/server.field-texts.ts'
import type { Unit } from '#domain/money.ts'
import { isAlias, resemblesMemberNumber, tidyAlias } from '#domain/member-alias.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/database/db.ts'
import * as z from 'zod/mini'
import type { Cells } from './cells.ts'

/** What is wrong with a cell: its column, and a word of `contract/wire/server.field-texts.ts`. */
export interface Found {
  readonly field: string
  readonly word: string
}

export interface Row<Parsed> {
  readonly rowNo: number
  readonly sourceKey: string
  readonly parsed: Parsed
}

/** A row as far as it could be read: a cell with a fault is missing, and the others are judged all the same. */
export type ReadRow<Parsed> = Omit<Row<Parsed>, 'parsed'> & { readonly parsed: Partial<Parsed> }

/** A row whose member has moved in. */
export interface OwnedRow<Parsed> extends Row<Parsed> {
  readonly memberId: string
  readonly memberNumber: string
}

export interface Deed {
  readonly context: Context
  readonly tx: Tx
  /** Who asked for it. */
  readonly staffId: string
}

/** One kind of file: its columns, what its rows have to be, and how they are moved in. */
export interface Kind<Schema extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  /** In the order of the template; `must`: the file needs it. */
  readonly columns: Readonly<Record<string, 'must' | 'may'>>
  readonly schema: Schema
  /** Of each column by itself, for rows in which another one has a fault. */
  readonly cells: Readonly<Record<string, z.ZodMiniType>>
  /** The old system's key of a row; empty if its cell is. */
  readonly keyOf: (cells: Cells) => string
  readonly keyField: string
  /** What else may occur once in a file. */
  readonly once?: { readonly field: string; readonly of: (cells: Cells) => string }
  /** Whose it is; null: the row is a member. */
  readonly ownerOf: ((parsed: Partial<z.output<Schema>>) => string | undefined) | null
  /** Judges rows by what the database knows of all of them. `owners` has the members that are here already. */
  readonly judge?: (
    db: Db,
    rows: readonly ReadRow<z.output<Schema>>[],
    owners: ReadonlyMap<string, { readonly memberId: string }>,
  ) => Promise<(row: ReadRow<z.output<Schema>>) => readonly Found[]>
  /** What it is worth, if a second person signs it. */
  readonly worth?: (parsed: z.output<Schema>) => { readonly unit: Unit; readonly amount: number }
  /** Ids of what was made, by source key; a row that is missing is `lost`. Balances are posted by `post.ts`. */
  readonly move: (deed: Deed, rows: readonly OwnedRow<z.output<Schema>>[]) => Promise<ReadonlyMap<string, string>>
  readonly lost: Found
}

/** Lets each kind be written with the type of its own rows. */
export const kind = <Schema extends z.ZodMiniType<object>>(given: Kind<Schema>): Kind => given as unknown as Kind

/** A number of the old system in a column that names a member. */
export const oldNumber = z
  .string({ error: 'field_required' })
  .check(z.overwrite(tidyAlias), z.minLength(1, { error: 'field_required' }))

/** The same where it becomes an alias: it may not resemble a number of ours. */
export const newAlias = oldNumber.check(
  z.refine((value) => !resemblesMemberNumber(value), { error: 'field_alias_ours', abort: true }),
  z.refine((value) => value === '' || resemblesMemberNumber(value) || isAlias(value), { error: 'field_alias' }),
)

/** A finding, unless all is well. */
export const unless = (isWell: boolean, field: string, word: FieldText): readonly Found[] =>
  isWell ? [] : [{ field, word }]

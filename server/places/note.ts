import type { AsStaff, WriteCall } from '#server/context.ts'
import type { placeKinds } from '#contract/places.ts'
import { insertChange } from './sql.ts'

type Kind = (typeof placeKinds)[number]
type Values = Readonly<Record<string, unknown>>

/** A row with the fields that a caller sent; absent ones stay as they are. */
export const withChanges = <Row extends object>(row: Row, typed: Readonly<Record<string, unknown>>): Row =>
  Object.assign({}, row, Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)))

/** The fields that differ, before and after; null: none does. */
export function changesOf(before: object, after: object): { before: Values; after: Values } | null {
  const [old, young] = [new Map(Object.entries(before)), Object.entries(after)]
  const changed = young.filter(([name, value]) => !isSame(old.get(name), value))
  if (changed.length === 0) return null
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old.get(name) ?? null])),
    after: Object.fromEntries(changed),
  }
}

/** Objects that came from the database have their parts in another order. */
const isSame = (one: unknown, other: unknown) => sorted(one) === sorted(other)

const sorted = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

interface Change {
  readonly kind: Kind
  readonly key: string
  /** Null: it is new. */
  readonly before: Values | null
  /** Null: it is gone. */
  readonly after: Values | null
}

/** The history holds the values, which may be typed texts; the audit trail leads to it. */
export async function noteChange({ tx, staff, audit }: WriteCall & AsStaff, change: Change): Promise<void> {
  const { id } = await insertChange(tx, { ...change, staffId: staff.id })
  audit({ kind: change.kind, id })
}

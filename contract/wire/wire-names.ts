import * as z from 'zod/mini'
import type { Schema } from './operation.ts'

/*
 * The wire keeps the names of the first client; inside, we use our own words. A field that is sent under another name
 * says so in its schema.
 */

/** JSON as it is sent. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** The schema of a field that is sent as `wireName`: a copy, because other fields may use the same schema. */
/* @__NO_SIDE_EFFECTS__ */
export function named<S extends Schema>(wireName: string, schema: S): S {
  return Object.assign(schema.clone(), { wireName })
}

interface Field {
  readonly ours: string
  readonly wire: string
  readonly schema: Schema
}

/** The fields of an object, of the rows of a list, or of all the objects of a union. */
export function fieldsOf(schema: Schema): readonly Field[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape as Readonly<Record<string, Schema>>).map(([ours, part]) => ({
      ours,
      wire: wireNameOf(part) ?? ours,
      schema: part,
    }))
  const { options, innerType, element, in: sent } = schema.def as Parts
  const inner = innerType ?? element ?? sent
  return options?.flatMap(fieldsOf) ?? (inner ? fieldsOf(inner) : [])
}

/** What a schema is made of: the choices of a union, what `optional` wraps, the rows of a list, what a codec reads. */
interface Parts {
  readonly options?: readonly Schema[]
  readonly innerType?: Schema
  readonly element?: Schema
  readonly in?: Schema
}

function wireNameOf(schema: Schema): string | undefined {
  if ('wireName' in schema) return schema.wireName as string
  const { innerType } = schema.def as Parts
  return innerType && wireNameOf(innerType)
}

/** Renames the fields of a message of ours for the wire. */
export const toWire = (schema: Schema, message: Json): Json => renamerOf(schema, 'wire')(message)

/** Renames the fields of a message that came from the wire into our words. */
export const fromWire = (schema: Schema, message: Json): Json => renamerOf(schema, 'ours')(message)

type Rename = (message: Json) => Json
type Side = 'ours' | 'wire'

const other = { ours: 'wire', wire: 'ours' } as const
const made = { ours: new WeakMap<Schema, Rename>(), wire: new WeakMap<Schema, Rename>() }

/** Built once from a schema and a direction. */
function renamerOf(schema: Schema, to: Side): Rename {
  const known = made[to].get(schema)
  if (known) return known
  // A schema may contain itself (regions), so the inner renamer is looked up only when there is a message.
  made[to].set(schema, (message) => renamerOf(schema, to)(message))
  const rename = compile(fieldsOf(schema), to)
  made[to].set(schema, rename)
  return rename
}

/** Other keys keep their names, except those that a renamed field takes. */
function compile(fields: readonly Field[], to: Side): Rename {
  if (fields.length === 0) return (message) => message
  const byName = new Map(
    fields.map((field) => [field[other[to]], { name: field[to], rename: renamerOf(field.schema, to) }]),
  )
  const taken = new Set(fields.map((field) => field[to]))
  const rename: Rename = (message) => {
    if (Array.isArray(message)) return message.map(rename)
    if (message === null || typeof message !== 'object') return message
    // Without a prototype, so that a key named `__proto__` is just a key.
    const renamed: Record<string, Json> = Object.create(null)
    for (const [key, value] of Object.entries(message)) {
      const field = byName.get(key)
      if (field) renamed[field.name] = field.rename(value)
      else if (!taken.has(key)) renamed[key] = value
    }
    return renamed
  }
  return rename
}

/** The path of a field as a refusal sends it: `goods.0.quantity` → `goods[0].quantity`, in wire names. */
export const wirePath = (schema: Schema, path: string): string =>
  renamedPath(schema, path, 'wire').replace(/\.(\d+)(?=\.|$)/g, '[$1]')

/** The path of a field as forms use it: `goods[0].quantity` → `goods.0.quantity`, in our words. */
export const ourPath = (schema: Schema, path: string): string =>
  renamedPath(schema, path.replace(/\[(\d+)\]/g, '.$1'), 'ours')

function renamedPath(schema: Schema, path: string, to: Side): string {
  let fields = fieldsOf(schema)
  const renamed = path.split('.').map((part) => {
    const field = fields.find((each) => each[other[to]] === part)
    // The number of a row leads to the same fields.
    if (field) fields = fieldsOf(field.schema)
    return field?.[to] ?? part
  })
  return renamed.join('.')
}

import { id } from '#contract/wire/fields.ts'
import { email, fromTime, pastTime, phone, toTime, trackingNumberIn } from '#contract/wire/input-fields.ts'
import type { Operation, Schema } from '#contract/wire/operation.ts'
import { fieldsOf, type Json, toWire } from '#contract/wire/wire-names.ts'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { strangeTexts } from './strange-texts.ts'

/* Inputs generated from the schemas of the contract, so that every new call is tested automatically. */

/** Values that have a meaning here, by field name: ids, courier codes, regions and the like. */
export type Known = Readonly<Record<string, readonly Json[]>>

interface Making {
  readonly known: Known
  /** Leaves out everything optional. */
  readonly bare: boolean
}

/** Inputs in the shape of the schema, as they are sent; nearly all of them are accepted. */
export const inputsOf = ({ input }: Operation, known: Known, bare = false): fc.Arbitrary<Sent> =>
  valuesOf(input, '', { known, bare }).map((value) => {
    const encoded = z.safeEncode(input, value as never)
    // Checks between fields are in no schema: such an input is only nearly valid.
    return { ...(toWire(input, (encoded.success ? encoded.data : value) as Json) as Sent) }
  })

/** What a caller sends, in the wire's words. */
export type Sent = Readonly<Record<string, Json>>

/** One input without anything optional. */
export const bareInput = (operation: Operation, known: Known): Sent =>
  fc.sample(inputsOf(operation, known, true), { numRuns: 1, seed: 7 })[0] ?? {}

/** The same with one part invalid, nested too deep or too long. */
export const nearly = (inputs: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> =>
  fc.tuple(inputs, fc.nat(), fc.constantFrom(...wrongs)).map(([sent, place, wrong]) => {
    const paths = pathsIn(sent)
    const path = paths[place % paths.length]
    return path ? (replaced(sent, path, wrong) as Sent) : { [`${place}`]: wrong() }
  })

const nested = (levels: number): Json => (levels === 0 ? 'x' : { a: [nested(levels - 1)] })

const wrongs: readonly (() => Json)[] = [
  () => null,
  () => '',
  () => '   ',
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e15,
  () => '99999999999999999999',
  () => true,
  () => [],
  () => [[]],
  () => ['', null, 3],
  () => ({}),
  () => nested(12),
  () => nested(40),
  () => '長'.repeat(3000),
  () => 'a\u0000b',
  () => "'; drop table members; --",
  () => '%_\\',
  () => '{0}',
  () => ({ length: -1, constructor: { prototype: {} } }),
  () => '00000000-0000-7000-8000-000000000000',
  () => '2026-02-30T00:00:00+08:00',
  () => 'NaN',
]

type Path = readonly (string | number)[]

/** Every path to a value inside a value. */
function pathsIn(value: Json, at: Path = []): readonly Path[] {
  const parts = Array.isArray(value)
    ? value.map((part: Json, index): [number, Json] => [index, part])
    : typeof value === 'object' && value !== null
      ? Object.entries(value as Sent)
      : []
  return parts.flatMap(([key, part]) => [[...at, key], ...pathsIn(part, [...at, key])])
}

export function replaced(value: Json, [key, ...rest]: Path, by: () => Json): Json {
  if (key === undefined) return by()
  if (Array.isArray(value)) return value.map((part: Json, index) => (index === key ? replaced(part, rest, by) : part))
  const parts = value as Sent
  return { ...parts, [key]: replaced(parts[key], rest, by) }
}

/** A field may have the name of another that means something else. What cannot be encoded is judged by its call. */
function takes(schema: unknown, value: Json): boolean {
  try {
    return z.safeEncode(schema as Schema, value as never).success
  } catch {
    return true
  }
}

function valuesOf(schema: unknown, name: string, making: Making): fc.Arbitrary<unknown> {
  const known = making.known[name]?.filter((value) => takes(schema, value))
  if (known?.length && !(schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) && !isList(schema))
    return fc.constantFrom(...known)
  if (schema instanceof z.ZodMiniDefault)
    return making.bare ? fc.constant(schema.def.defaultValue) : valuesOf(schema.def.innerType, name, making)
  if (schema instanceof z.ZodMiniOptional)
    return making.bare
      ? fc.constant(undefined)
      : fc.option(valuesOf(schema.def.innerType, name, making), { nil: undefined })
  if (schema instanceof z.ZodMiniNullable) return fc.option(valuesOf(schema.def.innerType, name, making))
  if (schema instanceof z.ZodMiniObject) return fc.record(partsOf(schema, making)).map(withoutGaps)
  if (schema instanceof z.ZodMiniArray) {
    const [min, max] = boundsOf(schema, 0, 3)
    return fc.array(valuesOf(schema.def.element, name, making), {
      minLength: min,
      maxLength: Math.max(min, Math.min(max, 3)),
    })
  }
  if (schema instanceof z.ZodMiniPipe) return valuesOf(schema.def.out, name, making)
  if (schema instanceof z.ZodMiniUnion)
    return fc.oneof(...schema.def.options.map((option) => valuesOf(option, name, making)))
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean()
  if (schema instanceof z.ZodMiniNumber) {
    const [min, max] = boundsOf(schema, -1_000_000, 1_000_000)
    return fc.oneof(fc.integer({ min, max: Math.min(max, min + 500) }), fc.integer({ min, max }), fc.constant(max))
  }
  if (schema instanceof z.ZodMiniString) return textsOf(schema)
  // Judged by a schema that depends on another field.
  if (schema instanceof z.ZodMiniCustom)
    return fc.oneof(fc.boolean(), fc.integer(), fc.string(), fc.array(fc.integer()))
  if (schema instanceof z.ZodMiniCatch) return valuesOf(schema.def.innerType, name, making)
  throw new Error(`No values are known for ${name}`)
}

/** Every field that a schema has at any level. */
export function fieldsWithin(schema: unknown, seen: ReadonlySet<unknown> = new Set()): ReturnType<typeof fieldsOf> {
  if (seen.has(schema)) return []
  const deeper = (part: unknown) => fieldsWithin(part, new Set([...seen, schema]))
  if (schema instanceof z.ZodMiniObject) return fieldsOf(schema).flatMap((field) => [field, ...deeper(field.schema)])
  if (schema instanceof z.ZodMiniArray) return deeper(schema.def.element)
  if (schema instanceof z.ZodMiniPipe) return deeper(schema.def.out)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(deeper)
  return schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
    ? deeper(schema.def.innerType)
    : []
}

const isList = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniArray ||
  (schema instanceof z.ZodMiniNullable && isList(schema.def.innerType)) ||
  (schema instanceof z.ZodMiniPipe && isList(schema.def.out))

const partsOf = (schema: z.ZodMiniObject, making: Making) =>
  Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, valuesOf(part, key, making)]))

const withoutGaps = (parts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))

/** What a check of a schema says about itself, as far as values can be generated for it. */
const checkShape = z.object({
  check: z.string(),
  value: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  pattern: z.optional(z.instanceof(RegExp)),
})

const checksOf = ({ _zod: { def } }: Schema) =>
  (def.checks ?? []).flatMap((check) => {
    const read = checkShape.safeParse(check._zod.def)
    return read.success ? [read.data] : []
  })

function boundsOf(schema: Schema, min: number, max: number): readonly [number, number] {
  const bounds = checksOf(schema)
  const numberOf = (value: unknown) => (typeof value === 'number' ? [value] : [])
  const lowest = bounds.flatMap(({ check, value, minimum }) => numberOf(check === 'greater_than' ? value : minimum))
  const highest = bounds.flatMap(({ check, value, maximum }) => numberOf(check === 'less_than' ? value : maximum))
  return [lowest[0] ?? min, highest[0] ?? max]
}

const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}+08:00`)

/** Texts that a schema checks for more than length and pattern. */
const special = new Map<unknown, fc.Arbitrary<string>>([
  [id, fc.uuid({ version: 7 })],
  [email, fc.nat(999).map((n) => `fuzz${n}@example.com`)],
  [phone, fc.stringMatching(/^\+852 [5-9][0-9]{3} [0-9]{4}$/)],
  [trackingNumberIn, fc.stringMatching(/^[A-Z]{2}[0-9]{8,12}$/)],
  [fromTime, moments],
  [toTime, moments],
  [pastTime, moments],
])

function textsOf(schema: Schema): fc.Arbitrary<unknown> {
  const known = special.get(schema)
  if (known) return known
  const [minimum, maximum] = boundsOf(schema, 0, 40)
  const pattern = checksOf(schema).find((one) => one.pattern)?.pattern
  return pattern
    ? fc.stringMatching(new RegExp(pattern.source))
    : fc
        .oneof(
          fc.constantFrom(...strangeTexts),
          fc.string({ minLength: minimum, maxLength: Math.max(minimum, Math.min(maximum, 60)) }),
        )
        .map((text) => cut(text, maximum))
}

/** Never inside a surrogate pair: half a character cannot be put in a URL. */
function cut(text: string, length: number): string {
  const end = text.slice(0, length)
  return /[\ud800-\udbff]$/.test(end) ? end.slice(0, -1) : end
}

import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { fieldsOf, fromWire, named, ourPath, toWire, wirePath } from './wire-names.ts'

const id = z.string()
const line = z.object({ trackingNumber: named('trackingNo', z.nullable(z.string())) })
const claim = z.object({
  id,
  parcelId: z.optional(named('packageId', id)),
  unclaimedParcelId: named('parcelId', id),
  lines: z._default(z.array(line), []),
  words: z.record(z.string(), z.json()),
  either: z.union([z.object({ bound: z.literal(true) }), z.object({ memberNumber: named('memberNo', id) })]),
  get rivals() {
    return z.array(claim)
  },
})

const ours = {
  id: 'c',
  parcelId: 'p',
  unclaimedParcelId: 'u',
  lines: [{ trackingNumber: null }, { trackingNumber: 'SF1' }],
  words: { parcelId: 'free', packageId: 'text' },
  either: { memberNumber: 'JY1' },
  rivals: [{ unclaimedParcelId: 'v' }],
}
const wire = {
  id: 'c',
  packageId: 'p',
  parcelId: 'u',
  lines: [{ trackingNo: null }, { trackingNo: 'SF1' }],
  words: { parcelId: 'free', packageId: 'text' },
  either: { memberNo: 'JY1' },
  rivals: [{ parcelId: 'v' }],
}

test('each field is sent under the name of its schema and read back; free-form JSON stays as it is', () => {
  expect(toWire(claim, ours)).toEqual(wire)
  expect(fromWire(claim, wire)).toEqual(ours)
})

test('a renamed field is read by its wire name alone; a key of no field keeps its name', () => {
  const key = 'an own key named __proto__'
  const sent = JSON.parse(`{"trackingNumber":"A","trackingNo":"B","more":1,"__proto__":{"trackingNo":"${key}"}}`)
  const read = fromWire(line, sent)
  expect(Object.entries(read as object)).toEqual([
    ['trackingNumber', 'B'],
    ['more', 1],
    ['__proto__', { trackingNo: key }],
  ])
})

test.each([[null], [undefined], ['text'], [5], [[['list']]]])(
  '%j where an object belongs is left to the schema',
  (odd) => {
    expect(fromWire(line, odd)).toEqual(odd)
    expect(fromWire(claim, { lines: odd })).toEqual({ lines: odd })
  },
)

test('naming a field changes no other field of the same schema', () => {
  expect(toWire(z.object({ id, parcelId: named('packageId', id) }), { id: 'a', parcelId: 'b' })).toEqual({
    id: 'a',
    packageId: 'b',
  })
})

test('the path of a field is named as the field is', () => {
  expect(wirePath(claim, 'lines.1.trackingNumber')).toBe('lines[1].trackingNo')
  expect(ourPath(claim, 'lines[1].trackingNo')).toBe('lines.1.trackingNumber')
  expect(wirePath(claim, 'rivals.0.unclaimedParcelId')).toBe('rivals[0].parcelId')
  expect(wirePath(claim, 'words.parcelId')).toBe('words.parcelId')
})

test('no two fields of an object are sent under one name', () => {
  const seen = new Set<unknown>()
  for (const { input, output } of operations) for (const schema of [input, output]) collect(schema, seen)
  const objects = [...seen].filter((each) => each instanceof z.ZodMiniObject)
  expect(objects.length).toBeGreaterThan(400)
  for (const each of objects) {
    const names = fieldsOf(each).map(({ wire: name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

/** Every schema within a schema. */
function collect(schema: unknown, seen: Set<unknown>): void {
  if (seen.has(schema)) return
  seen.add(schema)
  if (schema instanceof z.ZodMiniObject) for (const part of Object.values(schema.shape)) collect(part, seen)
  if (schema instanceof z.ZodMiniArray) collect(schema.def.element, seen)
  if (schema instanceof z.ZodMiniUnion) for (const option of schema.def.options) collect(option, seen)
  if (schema instanceof z.ZodMiniType && 'innerType' in schema.def) collect(schema.def.innerType, seen)
}

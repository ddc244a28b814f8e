import { type Config, config } from '#contract/config.ts'
import { shownAs } from '#contract/config-shapes.ts'
import type { staffConfig } from '#contract/config-office.ts'
import type { Output } from '#contract/wire/operation.ts'
import * as z from 'zod/mini'

export type Setting = Output<typeof staffConfig.list>['list'][number]
export type Value = Setting['value']

/** What a value may be, as JSON Schema says it, with how people read it. */
export interface Shape {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly scale?: 'minor' | 'bp'
  readonly names?: 'contactKind' | 'destination'
  /** Members see its entries in their order. */
  readonly ordered?: boolean
  readonly maxLength?: number
  readonly maxItems?: number
}

/** The field of a value in a form. */
export interface FieldProps {
  readonly shape: Shape
  readonly value: Value
  readonly label: string
  /** Where it is in the form, such as `value.0.bank`. */
  readonly path: string
  readonly faults: Readonly<Record<string, unknown>>
  readonly onChange: (value: Value) => void
}

export const shapeOf = (key: keyof Config): Shape =>
  z.toJSONSchema(config.shape[key], { metadata: shownAs, io: 'input', unrepresentable: 'any' }) as Shape

/** A new row of a list. */
export function emptyOf({ type, enum: choices, properties, items, names }: Shape): Value {
  if (names === 'contactKind') return 'email'
  if (choices) return choices[0] ?? null
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, emptyOf(part)]))
  if (items) return []
  if (type === 'boolean') return false
  return type === 'string' ? '' : null
}

/** What people call an entry of a list: the first text that was typed into it. */
export function calledOf({ properties = {} }: Shape, entry: Value): string | null {
  if (!isGroup(entry)) return null
  const typed = Object.keys(properties).filter((name) => isTyped(properties[name]))
  const texts = typed.map((name) => entry[name]).filter((text) => typeof text === 'string')
  return texts.find((text) => text.trim() !== '') ?? null
}

const isTyped = (shape: Shape | undefined) => shape?.type === 'string' && !shape.enum && !shape.names

export const isGroup = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

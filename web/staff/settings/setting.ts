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
  readonly maxLength?: number
  readonly maxItems?: number
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

export const isGroup = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

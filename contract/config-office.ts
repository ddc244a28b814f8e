import * as z from 'zod/mini'
import { config } from './config.ts'
import { int, keyPage, nothing, time } from '#contract/wire/fields.ts'
import { keyPaging } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* The settings that staff change while the product runs (record 70). Finance sees and changes those about money. */

/** An administrator, or finance for the settings about money. */
const office = ['A', 'F'] as const

export const configKeys = Object.keys(config.shape) as readonly (keyof typeof config.shape)[]
const key = z.enum(configKeys, { error: 'field_choice' })

/** Of any shape here: the handler judges it by the shape that `config.ts` gives the key. */
const value = z.custom<z.core.util.JSONType>(() => true)

/** The version that the caller saw; 0: the key had its default. */
const version = int(0, 1_000_000_000)

const setting = z.object({
  key,
  value,
  default: value,
  /** A row was saved, which also keeps its value when the default changes with an update of the product. */
  isSet: z.boolean(),
  /** The stored value does not fit this build, which uses the default instead. */
  isWrong: z.boolean(),
  version,
  /** Null: set while the product was installed, or never. */
  changedAt: z.nullable(time),
  changedBy: z.nullable(z.string()),
})

const change = z.object({
  id: z.string(),
  key,
  /** Null: the key had its default, or has it again. */
  before: z.nullable(value),
  after: z.nullable(value),
  at: time,
  by: z.string(),
})

export const staffConfig = group('staffConfig', {
  list: read('/api/admin/config', {
    id: 'B-SY-01',
    who: office,
    input: nothing,
    output: z.object({ list: z.array(setting) }),
  }),
  set: write('/api/admin/config/{key}', {
    id: 'B-SY-01',
    who: office,
    methods: ['PUT'],
    input: z.object({ key, value, version }),
    output: setting,
  }),
  reset: write('/api/admin/config/{key}/reset', {
    id: 'B-SY-06',
    who: office,
    input: z.object({ key, version }),
    output: setting,
  }),
  /** The newest first. */
  history: read('/api/admin/config-history', {
    id: 'B-SY-07',
    who: office,
    input: z.object({ key: z.optional(key), ...keyPaging }),
    output: keyPage(change),
  }),
})

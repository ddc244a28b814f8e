import * as z from 'zod/mini'
import { bool, byId, id, list, nothing, storedText, text } from '#contract/wire/fields.ts'
import { queryList, version } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/* Roles as people name them, over the letters (record 71). What a letter may call is the `who` of each call. */

export const byAdministrators = ['A'] as const

export const letter = z.enum(staffRoles, { error: 'field_choice' })

/** Keys of roles, such as `receiver`. */
export const bundleKeys = list(text(1, 40), 0, 50)

const bundle = z.object({
  id,
  /** What accounts refer to; it never changes. */
  key: z.string(),
  name: storedText,
  letters: z.array(letter),
  /** One that is not in use is given to nobody any more; who has it keeps it. */
  inUse: z.boolean(),
  /** Who has it, without disabled accounts. */
  people: z.int(),
  /** The caller has it. */
  mine: z.boolean(),
  version: z.int(),
})

const name = z.object({ cn: text(1, 40), en: text(1, 40), sh: text(1, 40) })

const warehouse = z.object({ id, code: z.int(), name: z.string() })

/** How many names a cell of the matrix shows; the others are counted. */
export const namesInCell = 5

export const staffBundles = group('staffBundles', {
  list: read('/api/admin/roles', {
    id: 'B-AU-11',
    who: byAdministrators,
    input: nothing,
    output: z.object({ list: z.array(bundle) }),
  }),
  /** Who has the role has its new letters at once. */
  update: write('/api/admin/roles/{id}', {
    id: 'B-AU-12',
    who: byAdministrators,
    methods: ['PATCH'],
    input: z.object({
      ...byId.shape,
      name: z.optional(name),
      letters: z.optional(list(letter, 1, staffRoles.length)),
      inUse: z.optional(bool),
      version,
    }),
    output: bundle,
  }),
  /** Who may do what where: a row for each role, and for the letters that were given one by one. */
  matrix: read('/api/admin/role-matrix', {
    id: 'B-AU-13',
    who: byAdministrators,
    input: nothing,
    output: z.object({
      warehouses: z.array(warehouse),
      rows: z.array(
        z.object({
          /** Null: letters that were given one by one. */
          bundle: z.nullable(z.string()),
          letters: z.array(letter),
          /** One a warehouse, or a single one for all of them where the letters do not depend on a warehouse. */
          cells: z.array(
            z.object({
              /** Null: all warehouses. */
              warehouseId: z.nullable(id),
              people: z.int(),
              /** The first few, by name. */
              names: z.array(z.object({ id, name: z.string() })),
            }),
          ),
        }),
      ),
    }),
  }),
  /** What somebody with these roles could open and do, without acting as anybody. */
  preview: read('/api/admin/role-preview', {
    id: 'B-AU-14',
    who: byAdministrators,
    input: z.object({
      bundles: queryList(text(1, 40), 1, 50),
      warehouseIds: z.optional(queryList(id, 0, 100)),
    }),
    output: z.object({
      letters: z.array(letter),
      /** Names of the calls. */
      permissions: z.array(z.string()),
      /** Those that they work in, or see. */
      warehouses: z.array(warehouse),
    }),
  }),
})

import * as z from 'zod/mini'
import { bool, email, id, keyPage, keyPaging, list, text, time, version } from '#contract/wire/fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/* Staff accounts, managed by administrators. */

const role = z.enum(staffRoles, { error: 'field_choice' })
const roles = list(role, 1, staffRoles.length)
const warehouseIds = list(id, 0, 100)
const name = text(1, 50)

const staffAccount = z.object({
  id,
  username: z.string(),
  name: z.string(),
  /** Tells which member account is their own; empty if nobody has said. */
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  warehouseIds: z.array(id),
  disabled: z.boolean(),
  /** The one-time password has not been replaced yet. */
  mustChangePassword: z.boolean(),
  /** When it stops working; null once the user has chosen a password. */
  oneTimePasswordUntil: z.nullable(time),
  /** It expired unused: only a new one helps. */
  oneTimePasswordEnded: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: time,
  mine: z.boolean(),
  version: z.int(),
})

/** Shown once, and must be changed at the first sign-in. */
const withPassword = z.object({ staff: staffAccount, oneTimePassword: z.string() })

const byAdministrators = ['A'] as const

export const staffAccounts = group('staff', {
  /** By username. */
  list: read('/api/admin/staff', {
    id: 'B-AU-05',
    who: byAdministrators,
    showsPeople: true,
    input: z.object({
      /** Part of the username, name or e-mail. */
      keyword: z.optional(text(0, 64)),
      role: z.optional(role),
      ...keyPaging,
    }),
    output: keyPage(staffAccount),
  }),
  create: write('/api/admin/staff', {
    id: 'B-AU-06',
    who: byAdministrators,
    tellsSecret: true,
    input: z.object({ username: text(1, 64), name, email, roles, warehouseIds }),
    output: withPassword,
  }),
  update: write('/api/admin/staff/{id}', {
    id: 'B-AU-07',
    who: byAdministrators,
    methods: ['PATCH'],
    input: z.object({
      id,
      name: z.optional(name),
      email: z.optional(email),
      roles: z.optional(roles),
      warehouseIds: z.optional(warehouseIds),
      disabled: z.optional(bool),
      version,
    }),
    output: staffAccount,
  }),
  /** Issues a new one-time password, removes the second factor and ends every session. */
  resetPassword: write('/api/admin/staff/{id}/password-reset', {
    id: 'B-AU-08',
    who: byAdministrators,
    tellsSecret: true,
    input: z.object({ id }),
    output: withPassword,
  }),
})

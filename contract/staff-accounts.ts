import * as z from 'zod/mini'
import { bool, id, keyPage, list, text, time } from '#contract/wire/fields.ts'
import { email, keyPaging, version } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'
import { staffSession } from './staff-session.ts'
import { bundleKeys, byAdministrators, letter } from './staff-roles.ts'

/* Staff accounts, managed by administrators. */

const roles = list(letter, 1, staffRoles.length)
const warehouseIds = list(id, 0, 100)
const name = text(1, 50)

const staffAccount = z.object({
  id,
  username: z.string(),
  name: z.string(),
  /** Tells which member account is their own; empty if nobody has said. */
  email: z.string(),
  /** Letters: those of all its roles together, or those that were given one by one. */
  roles: z.array(letter),
  /** Keys of its roles (B-AU-11); empty if its letters were given one by one. */
  bundles: z.array(z.string()),
  warehouseIds: z.array(id),
  disabled: z.boolean(),
  /** The one-time password has not been replaced yet. */
  mustChangePassword: z.boolean(),
  /** When it stops working; null once the user has chosen a password. */
  oneTimePasswordUntil: z.nullable(time),
  /** It expired unused: only a new one helps. */
  oneTimePasswordEnded: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** For changing people at a station (B-AU-30). */
  hasBadge: z.boolean(),
  hasPin: z.boolean(),
  createdAt: time,
  /** When they last used a session; null: never, or longer ago than sessions are kept. */
  lastSeenAt: z.nullable(time),
  mine: z.boolean(),
  version: z.int(),
})

/** Shown once, and must be changed at the first sign-in. */
const withPassword = z.object({ staff: staffAccount, oneTimePassword: z.string() })

/** Active: may sign in and has chosen a password; waiting: has not yet. */
export const accountStates = ['active', 'waiting', 'disabled'] as const

export const staffAccounts = group('staff', {
  /** By username. */
  list: read('/api/admin/staff', {
    id: 'B-AU-05',
    who: byAdministrators,
    showsPeople: true,
    input: z.object({
      /** Part of the username, name or e-mail. */
      keyword: z.optional(text(0, 64)),
      role: z.optional(letter),
      bundle: z.optional(text(0, 40)),
      /** Who works there, or everywhere. */
      warehouseId: z.optional(id),
      state: z.optional(z.enum(accountStates, { error: 'field_choice' })),
      ...keyPaging,
      /** `csv`: all that match, as a file. */
      format: z.optional(z.enum(['json', 'csv'], { error: 'field_choice' })),
    }),
    output: keyPage(staffAccount),
  }),
  create: write('/api/admin/staff', {
    id: 'B-AU-06',
    who: byAdministrators,
    tellsSecret: true,
    /** Either roles or letters. */
    input: z.object({
      username: text(1, 64),
      name,
      email,
      roles: z.optional(roles),
      bundles: z.optional(bundleKeys),
      warehouseIds,
    }),
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
      /** Given alone, they take the place of the account's roles. */
      roles: z.optional(roles),
      bundles: z.optional(bundleKeys),
      warehouseIds: z.optional(warehouseIds),
      disabled: z.optional(bool),
      version,
    }),
    output: staffAccount,
  }),
  /** Where somebody is signed in, the most recently used first. */
  sessionsOf: read('/api/admin/staff/{id}/sessions', {
    id: 'B-AU-21',
    who: byAdministrators,
    input: z.object({ id }),
    output: z.object({ list: z.array(staffSession) }),
  }),
  /** One of them, or all. */
  endSessionsOf: write('/api/admin/staff/{id}/sessions/end', {
    id: 'B-AU-22',
    who: byAdministrators,
    input: z.object({ id, sessionId: z.optional(id) }),
    output: z.object({ ended: z.int() }),
  }),
  /** Issues a new one-time password, removes the second factor and ends every session. */
  resetPassword: write('/api/admin/staff/{id}/password-reset', {
    id: 'B-AU-08',
    who: byAdministrators,
    tellsSecret: true,
    input: z.object({ id }),
    output: withPassword,
  }),
  /** Draws a new badge, which is shown once; the one before no longer works. */
  drawBadge: write('/api/admin/staff/{id}/badge', {
    id: 'B-AU-32',
    who: byAdministrators,
    methods: ['PUT'],
    tellsSecret: true,
    input: z.object({ id }),
    output: z.object({
      staff: staffAccount,
      badge: z.string(),
      /** Its Code 128: widths of bars and gaps in turn, a bar first. */
      bars: z.array(z.int()),
    }),
  }),
  /** Removes badge and PIN. */
  removeBadge: write('/api/admin/staff/{id}/badge', {
    id: 'B-AU-33',
    who: byAdministrators,
    methods: ['DELETE'],
    input: z.object({ id }),
    output: staffAccount,
  }),
})

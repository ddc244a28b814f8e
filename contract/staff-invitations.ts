import * as z from 'zod/mini'
import { byId, id, keyPage, list, text, time } from '#contract/wire/fields.ts'
import { email, keyPaging, secret } from '#contract/wire/input-fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { bundleKeys, byAdministrators } from './staff-roles.ts'

/* Invitations of staff by mail: the person chooses username, name and password, and nobody else learns the password. */

/** For how many days a link works after it was sent. */
export const invitationDays = 7

/** Open: can be accepted; late: its days have passed; the other two are over for good. */
export const invitationStates = ['open', 'late', 'withdrawn', 'accepted'] as const

const invitation = z.object({
  id,
  email: z.string(),
  bundles: z.array(z.string()),
  warehouseIds: z.array(id),
  state: z.enum(invitationStates),
  expiresAt: time,
  sentAt: time,
  sentTimes: z.int(),
  sentBy: z.string(),
  /** The username that was chosen; null until then. */
  username: z.nullable(z.string()),
})

const token = text(1, 128)

export const staffInvitations = group('staffInvitations', {
  /** The newest first. */
  list: read('/api/admin/staff-invitations', {
    id: 'B-AU-15',
    who: byAdministrators,
    showsPeople: true,
    input: z.object({ state: z.optional(z.enum(invitationStates, { error: 'field_choice' })), ...keyPaging }),
    output: keyPage(invitation),
  }),
  invite: write('/api/admin/staff-invitations', {
    id: 'B-AU-16',
    who: byAdministrators,
    creates: true,
    input: z.object({
      email,
      bundles: bundleKeys,
      warehouseIds: list(id, 0, 100),
      /** Of the mail. */
      language: z.optional(languageChoice),
    }),
    output: invitation,
  }),
  /** With a new link; the one that was sent before stops working. */
  sendAgain: write('/api/admin/staff-invitations/{id}/send', {
    id: 'B-AU-17',
    who: byAdministrators,
    input: byId,
    output: invitation,
  }),
  withdraw: write('/api/admin/staff-invitations/{id}/withdraw', {
    id: 'B-AU-18',
    who: byAdministrators,
    input: byId,
    output: invitation,
  }),
  /** What somebody with the link is invited to. */
  open: read('/api/admin/invitation', {
    id: 'B-AU-19',
    who: 'anyone',
    methods: ['POST'],
    limit: 'login',
    input: z.object({ token }),
    output: z.object({
      email: z.string(),
      invitedBy: z.string(),
      /** Names of the roles, in the caller's language. */
      roles: z.array(z.string()),
      expiresAt: time,
    }),
  }),
  /** Makes the account and signs in; where everybody needs a second factor, its setup comes next. */
  accept: write('/api/admin/invitation/accept', {
    id: 'B-AU-20',
    who: 'anyone',
    limit: 'login',
    tellsSecret: true,
    input: z.object({ token, username: text(1, 64), name: text(1, 50), password: secret }),
    output: z.object({ token: z.string(), expiresAt: time, staffId: id }),
  }),
})

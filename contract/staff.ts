import { pinDigits } from '#domain/station.ts'
import * as z from 'zod/mini'
import { id, list, nothing, text, time } from '#contract/wire/fields.ts'
import { captcha, proof, secret } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'
import { staffSession } from './staff-session.ts'
import { stationSettings } from './station-settings.ts'
import { workplace } from './stations.ts'

const staffMember = z.object({
  id,
  username: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  warehouseIds: z.array(id),
  warehouses: z.array(z.object({ id, code: z.int(), name: z.string() })),
})

/** Six digits of an authenticator app, or a recovery code. */
const secondFactor = text(1, 24)

export const staff = group('staff', {
  login: write('/api/admin/session', {
    id: 'B-AU-01',
    who: 'anyone',
    limit: 'login',
    input: z.object({
      username: text(1, 64),
      password: secret,
      ...captcha,
      proof,
      totp: z.optional(text(0, 24)),
    }),
    output: z.object({
      token: z.string(),
      expiresAt: time,
      staff: staffMember,
      mustChangePassword: z.boolean(),
      mustEnrolTotp: z.boolean(),
    }),
  }),
  logout: write('/api/admin/session', {
    id: 'B-AU-02',
    signsOut: true,
    who: 'staff',
    methods: ['DELETE'],
    input: nothing,
    output: nothing,
  }),
  me: read('/api/admin/session', {
    id: 'B-AU-03',
    who: 'staff',
    input: nothing,
    output: z.object({
      staff: staffMember,
      permissions: z.array(z.string()),
      mustChangePassword: z.boolean(),
      mustEnrolTotp: z.boolean(),
      totp: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
      hasPin: z.boolean(),
      station: stationSettings,
      /** The station that this session works at; null: somebody's own device. */
      at: z.nullable(workplace),
    }),
  }),
  changePassword: write('/api/admin/session/password', {
    id: 'B-AU-04',
    who: 'staff',
    aboutSignIn: true,
    methods: ['PUT'],
    input: z.object({ oldPassword: secret, newPassword: secret }),
    output: nothing,
  }),
  /** Where the caller is signed in, the most recently used first. */
  sessions: read('/api/admin/sessions', {
    id: 'B-AU-23',
    who: 'staff',
    aboutSignIn: true,
    input: nothing,
    output: z.object({ list: z.array(staffSession) }),
  }),
  /** One of them, or all but this one. */
  endSessions: write('/api/admin/sessions/end', {
    id: 'B-AU-24',
    who: 'staff',
    aboutSignIn: true,
    input: z.object({ sessionId: z.optional(id) }),
    output: z.object({ ended: z.int() }),
  }),
  /**
   * Generates a second factor without saving anything: all of it travels in the sealed ticket until it is confirmed.
   */
  drawTotp: read('/api/admin/session/totp', {
    id: 'B-AU-09',
    who: 'staff',
    aboutSignIn: true,
    methods: ['POST'],
    input: nothing,
    output: z.object({
      secret: z.string(),
      /** For the QR code that authenticator apps read. */
      uri: z.string(),
      recoveryCodes: list(z.string(), 1, 20),
      ticket: z.string(),
    }),
  }),
  confirmTotp: write('/api/admin/session/totp', {
    id: 'B-AU-10',
    who: 'staff',
    aboutSignIn: true,
    methods: ['PUT'],
    limit: 'login',
    input: z.object({
      ticket: text(1, 2000),
      code: secondFactor,
      /** A code of the factor that is being replaced. */
      current: z.optional(secondFactor),
    }),
    tellsSecret: true,
    /** The session continues under a new token; the old token ends. */
    output: z.object({ token: z.string(), expiresAt: time }),
  }),
  /** Six digits for changing people at a station; an empty one removes it. */
  setPin: write('/api/admin/session/pin', {
    id: 'B-AU-34',
    who: 'staff',
    aboutSignIn: true,
    methods: ['PUT'],
    input: z.object({ password: secret, pin: text(0, pinDigits) }),
    output: z.object({ hasPin: z.boolean() }),
  }),
})

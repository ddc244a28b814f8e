import * as z from 'zod/mini'
import { captcha, id, secret, text, time } from './fields.ts'
import { group, read, staffRoles, write } from './operation.ts'

const staffMember = z.object({
  id,
  username: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  warehouseIds: z.array(id),
  warehouses: z.array(z.object({ id, code: z.int(), name: z.string() })),
})

export const staff = group('staff', {
  login: write('/api/admin/session', {
    id: 'B-AU-01',
    who: 'anyone',
    limit: 'login',
    input: z.object({ username: text(1, 64), password: secret, ...captcha, totp: z.optional(text(0, 10)) }),
    output: z.object({ token: z.string(), expiresAt: time, staff: staffMember, mustChangePassword: z.boolean() }),
  }),
  logout: write('/api/admin/session', {
    id: 'B-AU-02',
    who: 'staff',
    methods: ['DELETE'],
    input: z.object({}),
    output: z.object({}),
  }),
  me: read('/api/admin/session', {
    id: 'B-AU-03',
    who: 'staff',
    input: z.object({}),
    output: z.object({ staff: staffMember, permissions: z.array(z.string()), mustChangePassword: z.boolean() }),
  }),
  changePassword: write('/api/admin/session/password', {
    id: 'B-AU-04',
    who: 'staff',
    methods: ['PUT'],
    input: z.object({ oldPassword: secret, newPassword: secret }),
    output: z.object({}),
  }),
})

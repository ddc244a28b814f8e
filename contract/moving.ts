import { movingKinds, movingStates } from '#domain/moving.ts'
import * as z from 'zod/mini'
import { bool, byId, id, int, nothing, text, time } from '#contract/wire/fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* Moving in from an old system (decision record 74). Administrators move; finance signs what is worth money. */

const office = ['A', 'F'] as const
const movers = ['A'] as const
const signers = ['F'] as const

/** A piece of a file has at most this many bytes, and a file this many. */
export const pieceBytes = 1024 * 1024
export const movingFileBytes = 64 * 1024 * 1024

const kind = z.enum(movingKinds, { error: 'field_choice' })

/** Of balances and coupons, by unit: coins are whole, money is in minor units. */
const total = z.object({ unit: z.enum(['CNY', 'HKD', 'COIN']), count: z.int(), amount: z.int() })

const file = z.object({
  id,
  kind,
  name: z.string(),
  size: z.int(),
  /** Bytes that have arrived; the next piece starts here. */
  received: z.int(),
  state: z.enum(movingStates),
  /** Why it cannot be read. */
  fault: z.nullable(z.string()),
  rows: z.int(),
  checked: z.int(),
  /** Rows that an earlier file has moved in. */
  known: z.int(),
  moved: z.int(),
  faults: z.int(),
  totals: z.array(total),
  uploadedBy: z.string(),
  movedBy: z.nullable(z.string()),
  /** The caller asked for it, so somebody else signs. */
  mine: z.boolean(),
  signedBy: z.nullable(z.string()),
  signedAt: z.nullable(time),
})

const run = z.object({
  id,
  name: z.string(),
  startedBy: z.string(),
  startedAt: time,
  endedAt: z.nullable(time),
  files: z.array(file),
})

const wave = z.object({
  id,
  size: z.int(),
  sent: z.int(),
  state: z.enum(['sending', 'paused', 'sent']),
})

const fault = z.object({ row: z.int(), field: z.string(), text: z.string() })

export const faultsShown = 100

export const moving = group('moving', {
  /** The latest runs with their files, and how far the mails are. */
  overview: read('/api/admin/moving', {
    id: 'B-MV-01',
    who: office,
    input: nothing,
    output: z.object({
      runs: z.array(run),
      mails: z.object({
        members: z.int(),
        /** Who has not chosen a password yet. */
        passwordDue: z.int(),
        mailed: z.int(),
        toMail: z.int(),
        wave: z.nullable(wave),
      }),
    }),
  }),
  template: read('/api/admin/moving/template', {
    id: 'B-MV-02',
    who: office,
    limit: 'export',
    methods: ['GET'],
    input: z.object({ kind, format: z.enum(['csv', 'xlsx'], { error: 'field_choice' }) }),
    /** A few kB, in base64. */
    output: z.object({ name: z.string(), type: z.string(), bytes: z.string() }),
  }),
  start: write('/api/admin/moving/runs', {
    id: 'B-MV-03',
    who: movers,
    creates: true,
    input: z.object({ name: text(1, 60) }),
    output: run,
  }),
  /** Its files are deleted; what was moved in stays. */
  end: write('/api/admin/moving/runs/{id}/end', { id: 'B-MV-04', who: movers, input: byId, output: run }),
  /** Takes the place of a file of this kind that was not moved in. */
  upload: write('/api/admin/moving/files', {
    id: 'B-MV-05',
    who: movers,
    creates: true,
    input: z.object({ runId: id, kind, name: text(1, 200), size: int(1, movingFileBytes) }),
    output: file,
  }),
  /** The next piece of a file, in base64; a piece that was sent twice is kept once. */
  piece: write('/api/admin/moving/files/{id}/pieces', {
    id: 'B-MV-06',
    who: movers,
    input: z.object({ id, start: int(0, movingFileBytes), bytes: z.base64({ error: 'field_text' }) }),
    output: file,
  }),
  /** The first faults by row; all of them as a file. */
  faults: read('/api/admin/moving/files/{id}/faults', {
    id: 'B-MV-07',
    who: office,
    limit: 'export',
    methods: ['GET'],
    input: z.object({ id, format: z.optional(z.enum(['csv'], { error: 'field_choice' })) }),
    output: z.object({ list: z.array(fault), total: z.int() }),
  }),
  checkAgain: write('/api/admin/moving/files/{id}/check', {
    id: 'B-MV-08',
    who: movers,
    input: byId,
    output: file,
  }),
  /** Moves the rows in; what is worth money waits for a second person. */
  move: write('/api/admin/moving/files/{id}/move', { id: 'B-MV-09', who: movers, input: byId, output: file }),
  /** The second person names the totals that they saw. */
  sign: write('/api/admin/moving/files/{id}/sign', {
    id: 'B-MV-10',
    who: signers,
    input: z.object({ id, totals: z.array(total).check(z.maxLength(3, { error: 'field_too_many' })) }),
    output: file,
  }),
  cancel: write('/api/admin/moving/files/{id}/cancel', { id: 'B-MV-11', who: movers, input: byId, output: file }),
  /** First-password mails to the next members who have had none. */
  mail: write('/api/admin/moving/mails', {
    id: 'B-MV-12',
    who: movers,
    creates: true,
    input: z.object({ size: int(1, 10_000) }),
    output: wave,
  }),
  /** Pauses a wave or goes on with it. */
  pause: write('/api/admin/moving/mails/{id}/pause', {
    id: 'B-MV-13',
    who: movers,
    input: z.object({ id, paused: bool }),
    output: wave,
  }),
})

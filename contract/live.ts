import * as z from 'zod/mini'
import { id, nothing } from '#contract/wire/fields.ts'
import { group, read, staffRoles } from '#contract/wire/operation.ts'

/*
 * What changed while somebody looks: a stream of server-sent events (decision record 65). An event names the kind of
 * thing and its id, never its content, which is read by the usual calls.
 */

export const liveTopics = [
  'parcels',
  'orders',
  'money',
  'topUps',
  'claims',
  'pool',
  'disputes',
  'bills',
  'rules',
  'letters',
  'approvals',
  'notices',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** The data of an event named `change`; without an id, several things changed. */
export const liveChange = z.object({ topic: z.enum(liveTopics), id: z.nullable(id) })
export type LiveChange = z.output<typeof liveChange>

/**
 * Why the server ends a stream, in the data of an event named `end`: it stops or cannot keep up (`again`: connect again),
 * the session or its rights ended (`session`), or the caller opened too many (`too_many`).
 */
export const liveEnds = ['again', 'session', 'too_many'] as const
export type LiveEnd = (typeof liveEnds)[number]

/** How many streams one person may have open at a server; a further one ends the oldest. */
export const streamsAtOnce = 5

/*
 * Events: `ready` when the stream begins, `change`, `reset` when more was missed than is kept (everything shown is to be
 * read again), `end`. Each has an id; sent back as `Last-Event-ID`, the stream goes on after it.
 */
export const live = group('live', {
  follow: read('/api/member/live', {
    id: 'E-110',
    who: 'member',
    methods: ['GET'],
    transport: 'stream',
    input: nothing,
    output: liveChange,
  }),
})

export const staffLive = group('staffLive', {
  /** Only what the caller's roles see, in the warehouses they work in. */
  follow: read('/api/admin/live', {
    id: 'B-RP-30',
    who: staffRoles,
    transport: 'stream',
    input: nothing,
    output: liveChange,
  }),
})

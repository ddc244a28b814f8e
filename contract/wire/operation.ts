import type * as z from 'zod/mini'
import type { MessageId } from '#contract/messages.ts'
import type { Refusal } from '#contract/refusals/refusals.ts'

export type Schema = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Six letters on the wire: warehouse, finance, service, editor, administrator, auditor. */
export const staffRoles = ['W', 'F', 'S', 'E', 'A', 'U'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Who may call: `anyone` (no session is read), `visitor` (a member's session is used if there is one), `member`,
 * `either` (member or staff), `staff` (any role), or a list of staff roles.
 */
export type Who = 'anyone' | 'visitor' | 'member' | 'either' | 'staff' | readonly StaffRole[]

/** Which rate limit a call counts towards; `session` is the general one, `none` counts nothing. */
export type Limit =
  | 'login'
  | 'mail'
  | 'captcha'
  | 'public'
  | 'tracking'
  | 'upload'
  | 'export'
  | 'paper'
  | 'session'
  | 'none'

/** The largest body: bytes, and values (every entry of a list or an object, at any depth). */
export interface BodyLimit {
  readonly bytes: number
  readonly values: number
}

/** Calls without a session send short forms; signed-in callers may also send pictures and lists. */
const anonymousBody: BodyLimit = { bytes: 64 * 1024, values: 2000 }
const signedInBody: BodyLimit = { bytes: 4 * 1024 * 1024, values: 20_000 }

/**
 * How a call travels: the JSON envelope, a multipart upload, bytes to display, a file to download, a stream of events
 * (`output` is the data of one), or a notice of a payment provider, whose form and answer are its own.
 */
export type Transport = 'json' | 'multipart' | 'bytes' | 'download' | 'stream' | 'notice'

export interface Operation<
  I extends Schema = Schema,
  O extends Schema = Schema,
  W extends Who = Who,
  K extends 'read' | 'write' = 'read' | 'write',
> {
  readonly name: string
  readonly kind: K
  /** Contract id, e.g. `C-15`. */
  readonly id: string
  readonly methods: readonly Method[]
  /** May hold `{id}` parts, which are merged into the input. */
  readonly path: string
  readonly who: W
  readonly input: I
  readonly output: O
  readonly says: MessageId | null
  readonly limit: Limit
  readonly body: BodyLimit
  readonly transport: Transport
  readonly first: FirstCheck | null
  /** Shows staff who a member is: names, phones, addresses or proofs. Each call leaves a row in the audit trail. */
  readonly showsPeople: boolean
  /**
   * Creates something that a second call would duplicate, so a client keeps its idempotency key until it has an answer.
   * Calls that change something existing can simply be repeated.
   */
  readonly creates: boolean
  /** Returns a secret, such as a one-time password: the answer is never stored, not even for repeated calls. */
  readonly tellsSecret: boolean
  /** Ends a session: the browser deletes the pages and pictures it kept from it. */
  readonly signsOut: boolean
  /** Shows or changes how one signs in, which is not possible at a station that others use too. */
  readonly aboutSignIn: boolean
  /**
   * A write that asks a payment provider or a printer in between: its handler makes its own short transactions, so that none is open
   * while it waits for the answer.
   */
  readonly outward?: boolean
}

/** A refusal that is checked before the single fields, because the specification gives it its own message. */
export type FirstCheck = (input: Readonly<Record<string, unknown>>) => Refusal | null

interface Spec<I extends Schema, O extends Schema, W extends Who> {
  readonly id: string
  readonly who: W
  readonly input: I
  readonly output: O
  /** The fixed text of a success (M-16, M-17, M-18). */
  readonly says?: MessageId
  readonly limit?: Limit
  /** Set when it differs from the default for this kind of caller. */
  readonly body?: BodyLimit
  readonly transport?: Transport
  readonly methods?: readonly Method[]
  readonly first?: FirstCheck
  readonly showsPeople?: boolean
  readonly creates?: boolean
  readonly tellsSecret?: boolean
  readonly signsOut?: boolean
  readonly aboutSignIn?: boolean
}

/** A question: GET is canonical, POST with the same parameters works too; it opens no transaction. */
export function read<I extends Schema, O extends Schema, const W extends Who>(path: string, spec: Spec<I, O, W>) {
  return operation('read', path, spec, isStaffPath(path) ? ['GET'] : ['GET', 'POST'])
}

/** A change: one transaction, with an idempotency key if the caller sends one. */
export function write<I extends Schema, O extends Schema, const W extends Who>(path: string, spec: Spec<I, O, W>) {
  return operation('write', path, spec, ['POST'])
}

/** A change in several steps, between which somebody outside is asked. */
export const outward = <I extends Schema, O extends Schema, const W extends Who>(
  path: string,
  spec: Spec<I, O, W>,
) => ({
  ...write(path, spec),
  outward: true as const,
})

/** The first client deletes by GET; POST and DELETE work too. */
export function remove<I extends Schema, O extends Schema, const W extends Who>(path: string, spec: Spec<I, O, W>) {
  return operation('write', path, { ...spec, says: spec.says ?? 'M-18' }, ['GET', 'POST', 'DELETE'])
}

function operation<I extends Schema, O extends Schema, W extends Who, K extends 'read' | 'write'>(
  kind: K,
  path: string,
  spec: Spec<I, O, W>,
  methods: readonly Method[],
): Operation<I, O, W, K> {
  const {
    id,
    who,
    input,
    output,
    says = null,
    limit = 'session',
    body = who === 'anyone' || who === 'visitor' ? anonymousBody : signedInBody,
    transport = 'json',
    first = null,
    showsPeople = false,
    creates = false,
    tellsSecret = false,
    signsOut = false,
    aboutSignIn = false,
  } = spec
  return {
    name: '',
    kind,
    id,
    path,
    methods: spec.methods ?? methods,
    who: kind === 'read' && isStaffPath(path) ? withAuditor(who) : who,
    input,
    output,
    says,
    limit,
    body,
    transport,
    first,
    showsPeople,
    creates,
    tellsSecret,
    signsOut,
    aboutSignIn,
  }
}

/** An auditor may make every read of staff and no write, so no call names the letter itself. */
const withAuditor = <W extends Who>(who: W): W =>
  typeof who === 'object' && !who.includes('U') ? (Object.freeze([...who, 'U']) as W) : who

export const isStaffPath = (path: string) => path.startsWith('/api/admin/')

/** Names each operation of a group, so that logs, limits and OpenAPI can say `parcels.forecastOne`. */
export function group<Operations extends Record<string, Operation>>(name: string, operations: Operations): Operations {
  for (const [key, each] of Object.entries(operations)) Object.assign(each, { name: `${name}.${key}` })
  return operations
}

/** What a caller passes in, and what comes back, in our own words. */
export type Input<Op extends Operation> = z.output<Op['input']>
export type Output<Op extends Operation> = z.output<Op['output']>

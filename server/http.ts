import type { Language } from '#domain/language.ts'
import { languageOfCode, languageOfLocale } from '#contract/language.ts'
import { fieldText } from '#contract/field-texts.ts'
import { message } from '#contract/messages.ts'
import { isStaffPath, type Operation } from '#contract/operation.ts'
import { type Refusal, refusals } from '#contract/refusals.ts'
import { fromWire, type Json, toWire, wireName } from '#contract/wire-names.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Route } from './bind.ts'
import { type Db, isDatabaseAway, isRetry, sql, type Tx } from './db.ts'
import type { House } from './house.ts'
import { hashBody, isKey, keepAnswer, type KeyedCall, takeKey } from './idempotency.ts'
import { countHit } from './limits.ts'
import { networkOf } from './network.ts'
import { Refused, refuse } from './refuse.ts'
import { findMemberSession, findStaffSession, mayCall, type MemberSession, type StaffSession } from './session.ts'

interface Caller {
  readonly member: MemberSession | null
  readonly staff: StaffSession | null
}

type Body = Readonly<Record<string, Json>>

/** Answers one operation: token, limits, role, key, body, deed, envelope, in the order of decision 38. */
export const answer = (house: House, route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { operation } = route
  let language = languageOf(request, null)
  try {
    const caller = await identify(house.database, operation, request)
    language = languageOf(request, caller.member)
    await count(house, operation, request, caller)
    const data = await perform(house, route, request, caller, language)
    const msg = operation.says ? message(operation.says, language) : ''
    return reply.send({ code: 0, msg, data, requestId: request.id })
  } catch (error) {
    return sendRefusal(request, reply, asRefusal(error, request, operation), language, operation)
  }
}

async function identify(db: Db, operation: Operation, request: FastifyRequest): Promise<Caller> {
  const { who } = operation
  if (who === 'anyone') return { member: null, staff: null }
  const token = header(request, 'token')
  if (who === 'visitor') return { member: token ? await findMemberSession(db, token) : null, staff: null }
  if (!token) refuse('token_missing')
  const member = who === 'member' || who === 'either' ? await findMemberSession(db, token) : null
  const staff = who === 'member' || member ? null : await findStaffSession(db, token)
  if (!member && !staff) refuse('token_invalid')
  const userId = header(request, 'userid')
  if (userId && userId !== (member ?? staff)?.id) refuse('user_mismatch')
  if (staff && !mayCall(staff, who)) refuse('role_missing')
  refuseForgery(operation, request)
  return { member, staff }
}

/** A deed by GET needs the custom token header, which another site can not send; browsers also say where they come from. */
function refuseForgery(operation: Operation, request: FastifyRequest) {
  const site = header(request, 'sec-fetch-site')
  if (operation.kind === 'write' && request.method === 'GET' && site && site !== 'same-origin' && site !== 'none') refuse('forbidden')
}

async function count({ settings, database }: House, operation: Operation, request: FastifyRequest, caller: Caller) {
  if (settings.rateLimits) await countHit(database, operation, { ip: request.ip, userId: (caller.member ?? caller.staff)?.id ?? null })
}

async function perform(house: House, route: Route, request: FastifyRequest, caller: Caller, language: Language): Promise<Json> {
  const { operation } = route
  const body = bodyOf(operation, request)
  const shared = {
    house,
    language,
    requestId: request.id,
    ip: request.ip,
    network: networkOf(request.ip),
    userAgent: header(request, 'user-agent') ?? '',
    token: header(request, 'token') ?? null,
    ...caller,
  }
  if (operation.kind === 'read') return run(route, { ...shared, db: house.database }, body)
  const keyed = keyOf(operation, request, caller, body)
  return withRetries(() =>
    house.database.transaction(async (tx) => {
      if (keyed) {
        const stored = await takeKey(tx, keyed)
        if (stored) return stored.data
      }
      const trail = auditTrail()
      const data = await run(route, { ...shared, tx, audit: trail.note }, body)
      if (caller.staff) await writeAudit(tx, operation, caller.staff, request, trail, body)
      if (keyed) await keepAnswer(tx, keyed, data)
      return data
    }),
  )
}

/** Decodes, runs the deed, encodes. A deed's types were checked in `bind`; here all look alike. */
async function run({ operation, deed }: Route, call: unknown, body: Body): Promise<Json> {
  const input = decode(operation, body)
  const outcome = await deed(call as never, input as never)
  return toWire(z.encode(operation.output, outcome as never) as Json)
}

function decode(operation: Operation, body: Body): unknown {
  const ours = fromWire(body)
  const first = operation.first?.({ ...(ours as Record<string, unknown>) })
  if (first) refuse(first)
  const decoded = z.safeDecode(operation.input, ours as never)
  if (decoded.success) return decoded.data
  const fields: Record<string, string> = {}
  for (const { path, message: word, code } of decoded.error.issues) fields[path.join('.')] ??= wordOf(word, code)
  throw new Refused('validation', { fields })
}

/** Schemas name their texts; what zod says by itself is never shown. */
const wordOf = (word: string, code: string | undefined) =>
  /^(field_|M-)/.test(word) ? word : code === 'invalid_value' || code === 'invalid_union' ? 'field_choice' : 'field_required'

function bodyOf(operation: Operation, request: FastifyRequest): Body {
  const params = isObject(request.params) ? request.params : {}
  if (request.method === 'GET' || (request.method === 'DELETE' && !request.body)) return { ...filled(request.query), ...params }
  const { body } = request
  if (body !== undefined && body !== null && !isObject(body)) refuse('validation', { status: 400 })
  const given = isObject(body) ? withoutNulls(body) : {}
  return operation.kind === 'read' ? { ...filled(given), ...params } : { ...given, ...params }
}

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `key=` means that the parameter is absent. */
const filled = (query: unknown): Body =>
  isObject(query) ? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) : {}

/** `null` in a body means absent (decision 38). */
function withoutNulls(value: Record<string, Json>): Record<string, Json> {
  const kept: [string, Json][] = []
  for (const [key, each] of Object.entries(value)) {
    if (each === null) continue
    kept.push([key, Array.isArray(each) ? each.map((part) => (isObject(part) ? withoutNulls(part) : part)) : isObject(each) ? withoutNulls(each) : each])
  }
  return Object.fromEntries(kept)
}

function keyOf(operation: Operation, request: FastifyRequest, { member, staff }: Caller, body: Body): KeyedCall | null {
  const key = header(request, 'idempotency-key')
  const user = member ?? staff
  if (!key || !user || request.method === 'GET') return null
  if (!isKey(key)) refuse('validation', { fields: { 'idempotency-key': 'field_text' } })
  return { userKind: member ? 'member' : 'staff', userId: user.id, call: operation.name, key, bodyHash: hashBody(body) }
}

async function withRetries<T>(deed: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await deed()
  } catch (error) {
    if (left === 0 || !isRetry(error)) throw error
    return withRetries(deed, left - 1)
  }
}

interface Target {
  kind: string
  id: string
  before?: unknown
  after?: unknown
}

function auditTrail() {
  const trail: { target: Target | null; note: (target: Target) => void } = {
    target: null,
    note: (target) => {
      trail.target = target
    },
  }
  return trail
}

/** Every deed of staff leaves a row: who, which call, on what, before and after, from where (ids only, decision 15). */
async function writeAudit(tx: Tx, operation: Operation, staff: StaffSession, request: FastifyRequest, trail: { target: Target | null }, body: Body) {
  const id = typeof body['id'] === 'string' ? body['id'] : null
  const { target } = trail
  await tx.run(sql`
    insert into audit_log (staff_id, call, target_kind, target_id, before, after, ip, request_id)
    values (${staff.id}, ${operation.name}, ${target?.kind ?? operation.name.split('.')[0]}, ${target?.id ?? id},
      ${target?.before === undefined ? null : JSON.stringify(target.before)}, ${target?.after === undefined ? null : JSON.stringify(target.after)},
      ${request.ip}, ${request.id})`)
}

const staffTwin: Partial<Record<Refusal, Refusal>> = { validation: 'staff_validation', not_found: 'staff_not_found' }

interface Outcome {
  readonly refusal: Refusal
  readonly details: Readonly<Record<string, unknown>> | null
}

/** What a caller is told: a refusal as it is, a database that is away as 503, anything else as 1000 and a log line. */
export function asRefusal(error: unknown, request: FastifyRequest, operation: Operation | null): Outcome {
  if (error instanceof Refused) {
    const staff = operation !== null && isStaffPath(operation.path)
    return { refusal: (staff && staffTwin[error.refusal]) || error.refusal, details: error.details }
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error, call: operation?.name }, 'the database did not answer')
    return { refusal: 'maintenance', details: null }
  }
  request.log.error({ err: error, call: operation?.name }, 'fault')
  return { refusal: 'internal', details: null }
}

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, details }: Outcome,
  language: Language,
  operation: Operation | null,
) {
  const { code, http, text } = refusals[refusal]
  const { fields, status, text: own, ...rest } = details ?? {}
  const staff = operation !== null && isStaffPath(operation.path)
  const httpStatus = typeof status === 'number' ? status : staff && refusal === 'version_conflict' ? 409 : http
  const data: Record<string, unknown> = isObject(toWire(rest as Json)) ? { ...(toWire(rest as Json) as object) } : {}
  if (fields) data['fields'] = fieldSentences(fields as Record<string, string>, language)
  const msg = refusal === 'captcha_wrong' && operation?.id.match(/^C-3[01]$/) ? message('M-10', language) : typeof own === 'string' ? own : text[language]
  return reply.status(httpStatus).send({ code, msg, data: details ? data : null, requestId: request.id })
}

/** `goods.0.quantity` → `goods[0].quantity`, in the wire's words, with the sentence in the caller's language. */
function fieldSentences(fields: Readonly<Record<string, string>>, language: Language) {
  return Object.fromEntries(
    Object.entries(fields).map(([path, word]) => [
      path
        .split('.')
        .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? '' : '.'}${wireName(part)}`))
        .join(''),
      fieldText(word, language),
    ]),
  )
}

/** The language of a response: header, query, the member's own, Accept-Language, Simplified Chinese (A3). */
export function languageOf(request: FastifyRequest, member: MemberSession | null): Language {
  const { query } = request
  const asked = isObject(query) ? query['lang'] : null
  const accepted = header(request, 'accept-language')?.split(',')[0]?.split(';')[0]?.trim()
  return (
    languageOfCode(header(request, 'lang')) ??
    languageOfCode(typeof asked === 'string' ? asked : null) ??
    member?.language ??
    (accepted && accepted !== '*' ? languageOfLocale(accepted) : 'zh-Hans')
  )
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

import { Readable } from 'node:stream'
import { message } from '#contract/messages.ts'
import type { Operation } from '#contract/operation.ts'
import { encoderOf } from '#contract/encode.ts'
import type { Json } from '#contract/wire-names.ts'
import type { Language } from '#domain/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditTrail, lookOf, writeAudit } from './audit.ts'
import type { DownloadRoute, Route } from './bind.ts'
import type { Database, Tx } from './db.ts'
import { isRetry } from './db-faults.ts'
import type { House } from './house.ts'
import { inLine, rowOf } from './in-line.ts'
import { hashBody, isKey, keepAnswer, type KeyedCall, takeKey } from './idempotency.ts'
import { countHit } from './limits.ts'
import { networkOf } from './network.ts'
import { asRefusal, named, sendRefusal } from './outcome.ts'
import { refuse } from './refuse.ts'
import { type Body, bodyOf, decode, header, languageOf } from './request.ts'
import { findMemberSession, findStaffSession, mayCall, type MemberSession, type StaffSession } from './session.ts'

interface Caller {
  readonly member: MemberSession | null
  readonly staff: StaffSession | null
}

/** Answers one operation: token, limits, role, key, body, deed, envelope, in the order of decision 38. */
export const answer = (house: House, route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { operation, asFile } = route
  if (asFile && bodyOf(operation, request)['format'] === 'csv')
    return answerDownload(house, { operation, deed: asFile })(request, reply)
  let language = languageOf(request, null)
  try {
    const caller = await identify(house.database, operation, request)
    language = languageOf(request, caller.member)
    await count(house, operation, request, caller)
    const data = await perform(house, route, request, caller, language)
    const msg = operation.says ? message(operation.says, language) : ''
    if (operation.signsOut) reply.header('clear-site-data', '"cache"')
    return reply.send({ code: 0, msg, data, requestId: request.id })
  } catch (error) {
    return sendRefusal(request, reply, await named(house, asRefusal(error, request, operation)), language, operation)
  }
}

/** The same for a call that answers with a file; what is refused is refused before its first byte. */
export const answerDownload =
  (house: House, { operation, deed }: DownloadRoute) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    let language = languageOf(request, null)
    try {
      const caller = await identify(house.database, operation, request)
      language = languageOf(request, caller.member)
      await count(house, operation, request, caller)
      const call = { ...asCall(house, request, caller, language), db: house.database }
      const input = decode(operation, bodyOf(operation, request))
      // Whoever is in a file is known when it has been read to its end: what was asked for is what the trail says.
      await lookOf(house.database, operation, caller.staff, request)?.(input, null)
      const { name, type, body } = await deed(call as never, input as never)
      return reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(body))
    } catch (error) {
      return sendRefusal(request, reply, await named(house, asRefusal(error, request, operation)), language, operation)
    }
  }

async function identify(database: Database, operation: Operation, request: FastifyRequest): Promise<Caller> {
  const { who } = operation
  if (who === 'anyone') return { member: null, staff: null }
  const token = header(request, 'token')
  if (who === 'visitor') return { member: token ? await findMemberSession(database, token) : null, staff: null }
  if (!token) refuse('token_missing')
  const member = who === 'member' || who === 'either' ? await findMemberSession(database, token) : null
  const staff = who === 'member' || member ? null : await findStaffSession(database, token)
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
  if (operation.kind === 'write' && request.method === 'GET' && site && site !== 'same-origin' && site !== 'none')
    refuse('forbidden')
}

async function count({ settings, database }: House, operation: Operation, request: FastifyRequest, caller: Caller) {
  if (settings.rateLimits)
    await countHit(database, operation, { ip: request.ip, userId: (caller.member ?? caller.staff)?.id ?? null })
}

async function perform(
  house: House,
  route: Route,
  request: FastifyRequest,
  caller: Caller,
  language: Language,
): Promise<Json> {
  const { operation } = route
  const body = bodyOf(operation, request)
  const shared = asCall(house, request, caller, language)
  if (operation.kind === 'read') {
    const { database } = house
    const look = lookOf(database, operation, caller.staff, request)
    // Staff look through everything, which may take its time.
    return run(route, { ...shared, db: caller.staff ? database : database.reads }, body, look)
  }
  const keyed = keyOf(operation, request, caller, body)
  const deed = async (tx: Tx) => {
    if (keyed) {
      const stored = await takeKey(tx, keyed)
      if (stored) return stored.data
    }
    const trail = auditTrail()
    const data = await run(route, { ...shared, tx, audit: trail.note }, body)
    if (caller.staff) await writeAudit(tx, operation, caller.staff, request, trail, body)
    if (keyed) keepAnswer(tx, keyed, data)
    return data
  }
  const callerId = (caller.member ?? caller.staff)?.id ?? null
  return inLine(house.database, callerId, rowOf(body), () => withRetries(() => house.database.transaction(deed)))
}

const asCall = (house: House, request: FastifyRequest, caller: Caller, language: Language) => ({
  house,
  language,
  requestId: request.id,
  ip: request.ip,
  host: request.host,
  network: networkOf(request.ip),
  userAgent: header(request, 'user-agent') ?? '',
  token: header(request, 'token') ?? null,
  ...caller,
})

/** Decodes, runs the deed, encodes. A deed's types were checked in `bind`; here all look alike. */
async function run(
  { operation, deed }: Route,
  call: unknown,
  body: Body,
  look?: ReturnType<typeof lookOf>,
): Promise<Json> {
  const input = decode(operation, body)
  const outcome = await deed(call as never, input as never)
  await look?.(input, outcome)
  return encoderOf(operation.output)(outcome as never)
}

function keyOf(operation: Operation, request: FastifyRequest, { member, staff }: Caller, body: Body): KeyedCall | null {
  const key = header(request, 'idempotency-key')
  const user = member ?? staff
  const isVisitors = !user && operation.who === 'visitor' && operation.creates
  if (!key || !(user || isVisitors) || request.method === 'GET') return null
  if (!isKey(key)) refuse('validation', { fields: { 'idempotency-key': 'field_text' } })
  const userKind = isVisitors ? 'visitor' : staff ? 'staff' : 'member'
  return { userKind, userId: user?.id ?? null, call: operation.name, key, bodyHash: hashBody(body) }
}

async function withRetries<T>(deed: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await deed()
  } catch (error) {
    if (left === 0 || !isRetry(error)) throw error
    return withRetries(deed, left - 1)
  }
}

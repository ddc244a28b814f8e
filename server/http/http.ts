import { Readable } from 'node:stream'
import { messages } from '#contract/messages.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { encoderOf } from '#contract/wire/encode.ts'
import type { Json } from '#contract/wire/wire-names.ts'
import type { Language } from '#domain/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inUse } from '#server/code-texts/code-texts.ts'
import { type Caller, callerOf } from '#server/auth/admit.ts'
import { auditTrail, lookOf, writeAudit } from '#server/auth/audit.ts'
import type { DownloadRoute, Route } from './bind.ts'
import type { Tx } from '#server/database/db.ts'
import { isRetry } from '#server/database/db-faults.ts'
import type { Context, OutwardCall } from '#server/context.ts'
import { givingWay, goingFirst } from './give-way.ts'
import { inLine, rowOf } from './in-line.ts'
import { hashBody, isKey, keepAnswer, type KeyedCall, takeKey } from './idempotency.ts'
import { networkOf } from './network.ts'
import { asRefusal, named, sendRefusal } from './outcome.ts'
import { refuse } from './refuse.ts'
import { type Body, bodyOf, decode, header, languageOf } from './request.ts'

/** Answers one operation whose caller was admitted (`admit.ts`): key, body, handler, envelope, in this order. */
export const answer = (context: Context, route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { operation, asFile } = route
  if (asFile && isFileFormat(bodyOf(operation, request)['format']))
    return answerDownload(context, { operation, handler: asFile })(request, reply)
  const caller = callerOf(request)
  const language = languageOf(request, caller.member)
  try {
    const data = await goingFirst(context.database, () => perform(context, route, request, caller, language))
    const msg = operation.says ? inUse(messages[operation.says])[language] : ''
    if (operation.signsOut) reply.header('clear-site-data', '"cache"')
    return reply.send({ code: 0, msg, data, requestId: request.id })
  } catch (error) {
    return sendRefusal(request, reply, await named(context, asRefusal(error, request, operation)), language, operation)
  }
}

/** A list that is asked for as a file. */
const isFileFormat = (format: unknown) => format === 'csv' || format === 'xlsx'

/** The same for a call that answers with a file; refusals come before its first byte. */
export const answerDownload =
  (context: Context, { operation, handler }: DownloadRoute) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callerOf(request)
    const language = languageOf(request, caller.member)
    try {
      const call = { ...asCall(context, request, caller, language), db: context.database }
      const input = decode(operation, bodyOf(operation, request))
      // Who is in a file is known only after it was read to its end, so the trail records what was asked for.
      await lookOf(context.database, operation, caller.staff, request)?.(input, null)
      const { name, type, body } = await handler(call as never, input as never)
      return reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(givingWay(context.database, body)))
    } catch (error) {
      return sendRefusal(
        request,
        reply,
        await named(context, asRefusal(error, request, operation)),
        language,
        operation,
      )
    }
  }

async function perform(
  context: Context,
  route: Route,
  request: FastifyRequest,
  caller: Caller,
  language: Language,
): Promise<Json> {
  const { operation } = route
  const body = bodyOf(operation, request)
  const shared = asCall(context, request, caller, language)
  if (operation.kind === 'read') {
    const { database } = context
    const look = lookOf(database, operation, caller.staff, request)
    // Staff search through everything, which may take longer.
    return run(route, { ...shared, db: caller.staff ? database : database.reads }, body, look)
  }
  const keyed = keyOf(operation, request, caller, body)
  const callerId = (caller.member ?? caller.staff)?.id ?? null
  const row = rowOf(operation, body)
  if (operation.outward)
    return inLine(context.database, ofOutward(callerId), ofOutward(row), () =>
      inSteps(context, operation, caller, request, body, (steps) =>
        run(route, { ...shared, ...steps, key: keyed?.key ?? null }, body),
      ),
    )
  const work = async (tx: Tx) => {
    if (keyed) {
      const stored = await takeKey(tx, keyed)
      if (stored) return stored.data
    }
    const trail = auditTrail()
    const data = await run(route, { ...shared, tx, audit: trail.note }, body)
    await Promise.all([
      caller.staff ? writeAudit(tx, operation, caller.staff, request, trail, body) : null,
      keyed ? keepAnswer(tx, keyed, data) : null,
    ])
    return data
  }
  return inLine(context.database, callerId, row, () => withRetries(() => context.database.transaction(work)))
}

/** Calls that wait for somebody outside queue among themselves: the caller's next scan does not wait for a printer. */
const ofOutward = (name: string | null) => (name === null ? null : `outward ${name}`)

/**
 * An outward call: each step is a transaction of its own. The audit row of staff is written with the step that noted
 * something, or at the end if none did.
 */
async function inSteps<T>(
  { database }: Context,
  operation: Operation,
  { staff }: Caller,
  request: FastifyRequest,
  body: Body,
  work: (steps: Pick<OutwardCall, 'step' | 'audit'>) => Promise<T>,
): Promise<T> {
  const trail = auditTrail()
  let written: object | null | undefined
  const writeTrail = async (tx: Tx) => {
    if (staff) await writeAudit(tx, operation, staff, request, trail, body)
  }
  const step: OutwardCall['step'] = async (each) => {
    const answer = await withRetries(() =>
      database.transaction(async (tx) => {
        const done = await each(tx)
        if (trail.target !== null && trail.target !== written) await writeTrail(tx)
        return done
      }),
    )
    if (trail.target !== null) written = trail.target
    return answer
  }
  const answer = await work({ step, audit: trail.note })
  if (written === undefined || trail.target !== written) await database.transaction(writeTrail)
  return answer
}

/** What every call has. */
export const asCall = (context: Context, request: FastifyRequest, caller: Caller, language: Language) => ({
  context,
  language,
  requestId: request.id,
  ip: request.ip,
  host: request.host,
  network: networkOf(request.ip),
  userAgent: header(request, 'user-agent') ?? '',
  token: header(request, 'token') ?? null,
  ...caller,
})

/** Decodes, runs the handler, encodes. `bind` checked the handler's types; here all look alike. */
async function run(
  { operation, handler }: Route,
  call: unknown,
  body: Body,
  look?: ReturnType<typeof lookOf>,
): Promise<Json> {
  const input = decode(operation, body)
  const outcome = await handler(call as never, input as never)
  await look?.(input, outcome)
  return encoderOf(operation.output)(outcome as never)
}

function keyOf(operation: Operation, request: FastifyRequest, { member, staff }: Caller, body: Body): KeyedCall | null {
  const key = header(request, 'idempotency-key')
  const user = member ?? staff
  const isVisitors = !user && operation.who === 'visitor' && operation.creates
  if (!key || !(user || isVisitors) || request.method === 'GET') return null
  if (operation.tellsSecret) return null
  if (!isKey(key)) refuse('validation', { fields: { 'idempotency-key': 'field_text' } })
  const userKind = isVisitors ? 'visitor' : staff ? 'staff' : 'member'
  return { userKind, userId: user?.id ?? null, call: operation.name, key, bodyHash: hashBody(body) }
}

async function withRetries<T>(work: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (left === 0 || !isRetry(error)) throw error
    return withRetries(work, left - 1)
  }
}

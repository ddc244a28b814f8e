import type { Operation } from '#contract/wire/operation.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { countHit } from '#server/http/limits.ts'
import { asRefusal, named, sendRefusal } from '#server/http/outcome.ts'
import { refuse } from '#server/http/refuse.ts'
import { header, languageOf } from '#server/http/request.ts'
import {
  findMemberSession,
  findStaffSession,
  isPossibleAt,
  mayCall,
  type MemberSession,
  type StaffSession,
} from './session.ts'

/*
 * The right to call is checked before a byte of the body is read, so that a refusal costs next to nothing (decision
 * record 38).
 */

export interface Caller {
  readonly member: MemberSession | null
  readonly staff: StaffSession | null
}

const nobody: Caller = { member: null, staff: null }
const callers = new WeakMap<FastifyRequest, Caller>()

/** The caller that was admitted with this request. */
export const callerOf = (request: FastifyRequest): Caller => callers.get(request) ?? nobody

/** Token, role and limits of one operation, in this order. */
export const admit =
  (context: Context, operation: Operation) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      const caller = await identify(context.database, operation, request)
      callers.set(request, caller)
      await count(context, operation, request, caller)
    } catch (error) {
      const language = languageOf(request, callerOf(request).member)
      return sendRefusal(
        request,
        reply,
        await named(context, asRefusal(error, request, operation)),
        language,
        operation,
      )
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
  if (staff && !isPossibleAt(staff, operation)) refuse('not_at_station')
  refuseForgery(operation, request)
  return { member, staff }
}

/**
 * A write by GET needs the custom token header, which another site cannot send; browsers also say where a request comes
 * from.
 */
function refuseForgery(operation: Operation, request: FastifyRequest) {
  const site = header(request, 'sec-fetch-site')
  if (operation.kind === 'write' && request.method === 'GET' && site && site !== 'same-origin' && site !== 'none')
    refuse('forbidden')
}

async function count(
  { environment, database }: Context,
  operation: Operation,
  request: FastifyRequest,
  caller: Caller,
) {
  if (environment.rateLimits)
    await countHit(database, operation, { ip: request.ip, userId: (caller.member ?? caller.staff)?.id ?? null })
}

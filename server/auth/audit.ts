import { files } from '#contract/files.ts'
import type { Operation } from '#contract/wire/operation.ts'
import type { FastifyRequest } from 'fastify'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import type { Body } from '#server/http/request.ts'
import type { StaffSession } from './session.ts'

/**
 * Ids, states, amounts and sizes. Nothing that somebody typed: no row of the trail is ever deleted (decision record
 * 25).
 */
interface Target {
  kind: string
  id: string
  before?: unknown
  after?: unknown
}

/** Collects what a handler reports about its action. */
export function auditTrail() {
  const trail: { target: Target | null; note: (target: Target) => void } = {
    target: null,
    note: (target) => {
      trail.target = target
    },
  }
  return trail
}

/** Every action of staff leaves a row: who, which call, on what, before and after, from where (ids only). */
export async function writeAudit(
  tx: Tx,
  operation: Operation,
  staff: StaffSession,
  request: FastifyRequest,
  trail: { target: Target | null },
  body: Body,
) {
  const id = typeof body['id'] === 'string' ? body['id'] : null
  const { target } = trail
  await tx.run(sql`
    insert into audit_log (staff_id, station_id, call, target_kind, target_id, before, after, ip, request_id)
    values (${staff.id}, ${staff.stationId}, ${operation.name}, ${target?.kind ?? operation.name.split('.')[0]}, ${target?.id ?? id},
      ${target?.before === undefined ? null : JSON.stringify(target.before)}, ${target?.after === undefined ? null : JSON.stringify(target.after)},
      ${request.ip}, ${request.id})`)
}

/** Called with a read's input and outcome, in our names. */
type Look = (input: unknown, outcome: unknown) => Promise<void>

/**
 * When staff look at data that identifies members, a row is written (decision record 26): who, which call, on what,
 * with which input, and the numbers of the members shown. It is written before the answer is sent; undefined for calls
 * that show nobody.
 */
export function lookOf(db: Db, operation: Operation, staff: StaffSession | null, request: FastifyRequest) {
  if (!operation.showsPeople || !staff) return undefined
  const look: Look = async (input, outcome) => {
    const { id = null, ...filter } = isObject(input) ? input : {}
    const seen = { filter: withoutNames(filter), members: [...new Set(membersIn(outcome))].sort() }
    await db.run(sql`
      insert into audit_log (staff_id, station_id, call, target_kind, target_id, seen, ip, request_id)
      values (${staff.id}, ${staff.stationId}, ${operation.name}, ${operation.name.split('.')[0]}, ${id}, ${JSON.stringify(seen)}, ${request.ip}, ${request.id})`)
  }
  return look
}

interface PictureSeen {
  readonly staffId: string
  readonly id: string
  readonly memberId: string
}

/** Records that staff opened a member's picture: which, and whose. Written before its bytes are sent. */
export const notePictureSeen = (db: Db, request: FastifyRequest, { staffId, id, memberId }: PictureSeen) =>
  db.run(sql`
    insert into audit_log (staff_id, call, target_kind, target_id, seen, ip, request_id)
    select ${staffId}, ${files.get.name}, 'files', ${id}, jsonb_build_object('filter', '{}'::jsonb, 'members', jsonb_build_array(member_number)),
      ${request.ip}, ${request.id}
    from members where id = ${memberId}`)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The trail cannot be changed when a member is erased, so it records that a name was searched for, but not the name.
 */
const withoutNames = (filter: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, key.endsWith('Name') ? '…' : value]))

/** Member numbers, which identify nobody once the member is erased. */
function membersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(membersIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' && /^(member|inviter|invitee)Number$/.test(key) ? [each] : membersIn(each),
  )
}

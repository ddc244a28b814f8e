import type { Operation } from '#contract/operation.ts'
import type { FastifyRequest } from 'fastify'
import { sql, type Tx } from './db.ts'
import type { Body } from './request.ts'
import type { StaffSession } from './session.ts'

interface Target {
  kind: string
  id: string
  before?: unknown
  after?: unknown
}

/** Collects what a deed says of itself. */
export function auditTrail() {
  const trail: { target: Target | null; note: (target: Target) => void } = {
    target: null,
    note: (target) => {
      trail.target = target
    },
  }
  return trail
}

/** Every deed of staff leaves a row: who, which call, on what, before and after, from where (ids only, decision 15). */
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
    insert into audit_log (staff_id, call, target_kind, target_id, before, after, ip, request_id)
    values (${staff.id}, ${operation.name}, ${target?.kind ?? operation.name.split('.')[0]}, ${target?.id ?? id},
      ${target?.before === undefined ? null : JSON.stringify(target.before)}, ${target?.after === undefined ? null : JSON.stringify(target.after)},
      ${request.ip}, ${request.id})`)
}

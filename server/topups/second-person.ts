import { createHash } from 'node:crypto'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import {
  asksFor,
  findOpenRequest,
  insertRequest,
  lockOpenRequest,
  type Request,
  settleApproval,
} from './approvals.sql.ts'
import { beingSettled, othersRequest } from './text.ts'

type Call = WriteCall & AsStaff

/** What a request is about: for each thing, one request of a kind can be open. */
export interface Thing {
  /** The call that waits, such as `staffOrders.cancel`. */
  readonly call: string
  /** What identifies the thing: the order, the store order number, or the member with the reason. */
  readonly about: readonly string[]
}

type Wish = Thing & Omit<Request, 'subject' | 'staffId'>

/**
 * Asks for a second person's approval; nothing is changed until then. An identical request returns the open one; a
 * correction by the same staff member replaces it; another staff member has to wait until it is settled.
 */
export async function askSecondPerson(call: Call, { about, ...wish }: Wish): Promise<{ id: string }> {
  const { tx, staff } = call
  const request = { ...wish, subject: subjectOf(about), staffId: staff.id }
  const open = await findOpenRequest(tx, request.call, request.subject)
  if (open && (await asksFor(tx, open.id, request))) return { id: open.id }
  if (open) await replace(call, open)
  // Undefined: somebody asked about the same at this very moment; their request is found in the next attempt.
  return (await insertRequest(tx, request)) ?? askSecondPerson(call, { about, ...wish })
}

/** What a staff member does at once replaces their own request about the same: both would be too much. */
export async function replaceRequest(call: Call, { call: name, about }: Thing): Promise<void> {
  const open = await findOpenRequest(call.tx, name, subjectOf(about))
  if (open?.requesterId === call.staff.id) await replace(call, open)
}

async function replace(
  { tx, staff }: Call,
  { id, requesterId }: { readonly id: string; readonly requesterId: string },
) {
  if (requesterId !== staff.id) refuse('staff_state', { text: othersRequest })
  if (!(await lockOpenRequest(tx, id))) refuse('staff_state', { text: beingSettled })
  await settleApproval(tx, id, 'replaced', staff.id, '')
}

/** Computed as in migration 0022. */
const subjectOf = (about: readonly string[]) => createHash('sha256').update(about.join(' ')).digest('hex')

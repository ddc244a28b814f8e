import { createHash } from 'node:crypto'
import type { AsStaff, WriteCall } from '#server/house.ts'
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

/** What a request is about: of one thing one request of a kind is open. */
export interface Thing {
  /** The call whose deed waits, e.g. `staffOrders.cancel`. */
  readonly call: string
  /** What makes it this very thing: the order, the number of the store, or the member with the reason. */
  readonly about: readonly string[]
}

type Wish = Thing & Omit<Request, 'subject' | 'staffId'>

/**
 * Asks for a second person's word; nothing is changed until then. Whoever asks for the very same is given
 * the open request; the same clerk's correction takes its place; another clerk has to wait until it is settled.
 */
export async function askSecondPerson(call: Call, { about, ...wish }: Wish): Promise<{ id: string }> {
  const { tx, staff } = call
  const request = { ...wish, subject: subjectOf(about), staffId: staff.id }
  const open = await findOpenRequest(tx, request.call, request.subject)
  if (open && (await asksFor(tx, open.id, request))) return { id: open.id }
  if (open) await replace(call, open)
  // None: somebody asked about the same in this very moment, and is found in the next round.
  return (await insertRequest(tx, request)) ?? askSecondPerson(call, { about, ...wish })
}

/** What a clerk does at once takes the place of what they had asked for about the same: both would be too much. */
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

/** As migration 0022 counts it. */
const subjectOf = (about: readonly string[]) => createHash('sha256').update(about.join(' ')).digest('hex')

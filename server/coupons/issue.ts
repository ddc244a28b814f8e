import type { staffCoupons } from '#contract/coupons.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { couponWorthMinor } from '#domain/coupon.ts'
import { refuseOwnAccounts } from '#server/auth/own-account.ts'
import { readConfig } from '#server/settings/config.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { findMembersByNumber, isSomebody } from '#server/members/members.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { type Approval, askSecondPerson, drawId, readRequest, replaceRequest } from '#server/topups/topups.ts'
import {
  activeMembers,
  insertCoupons,
  isOver,
  lockTemplate,
  lockWorthToday,
  takeQuota,
  type Template,
} from './templates.sql.ts'
import { termsOf } from './templates.ts'
import { beyondService } from './text.ts'

type Call = WriteCall & AsStaff

/** The call whose request waits for a second person. */
export const issuing = 'staffCoupons.issue'

/** What was requested, once the members are known. */
interface IssueRequest {
  readonly templateId: string
  /** Null: everybody who can sign in at the time. */
  readonly memberIds: readonly string[] | null
  readonly quantity: number
}

/**
 * B-CP-02: gives coupons of a template, within its quota; above what one person may give, a second one has to approve.
 */
export async function issue(
  call: Call,
  input: Input<typeof staffCoupons.issue>,
): Promise<Output<typeof staffCoupons.issue>> {
  const { tx, staff } = call
  const template = await lockIssuable(call, input.id)
  const request = { templateId: template.id, memberIds: await membersOf(call, input), quantity: input.quantity ?? 1 }
  const id = await drawId(tx)
  const gift = await giftOf(call, template, request, [staff.id])
  // An approval covers giving this template to exactly these members; other members need another.
  const thing = { call: issuing, about: [template.id, ...(request.memberIds ?? ['all'])] }
  if (!(await mayGive(call, template, gift))) {
    const approval = await askSecondPerson(call, {
      ...thing,
      targetId: id,
      input: request,
      amountMinor: gift.worthMinor,
      currency: template.currency,
      memberId: null,
      reason: template.title.cn,
    })
    call.audit({ kind: 'coupon_template', id: template.id, after: { approvalId: approval.id, ...sizeOf(gift) } })
    return { approval }
  }
  await replaceRequest(call, thing)
  return { issued: await give(call, template, { ...gift, id, staffId: staff.id }) }
}

/** Runs when a second person approved, with what is left of the quota by then. */
export async function issueApproved(call: Call, { id, targetId, requesterId }: Approval): Promise<void> {
  const request = await readRequest<IssueRequest>(call.tx, id)
  const template = await lockIssuable(call, request.templateId)
  if (request.memberIds) await refuseOwnAccounts(call.tx, call.staff.id, request.memberIds)
  await give(call, template, {
    ...(await giftOf(call, template, request, [requesterId, call.staff.id])),
    id: targetId,
    staffId: requesterId,
  })
}

async function lockIssuable({ tx }: Call, id: string): Promise<Template> {
  const template = orRefuse(await lockTemplate(tx, id), 'not_found')
  if (!template.active || (template.validTo !== null && (await isOver(tx, template.validTo)))) refuse('staff_state')
  return template
}

async function membersOf({ tx, staff }: Call, { memberNumbers, all }: Input<typeof staffCoupons.issue>) {
  if (memberNumbers === 'all' || (memberNumbers === undefined && all === true)) return null
  if (memberNumbers === undefined) return refuseFields({ memberNumbers: 'field_required' })
  const found = (await findMembersByNumber(tx, memberNumbers)).map((card) =>
    card && isSomebody(card) ? card : undefined,
  )
  const unknown = memberNumbers.flatMap((_number, index) => (found[index] ? [] : [index]))
  if (unknown.length > 0)
    refuseFields(Object.fromEntries(unknown.map((index) => [`memberNumbers.${index}`, 'field_member_number'])))
  const ids = [...new Set(found.flatMap((member) => member?.memberId ?? []))].sort()
  await refuseOwnAccounts(tx, staff.id, ids)
  return ids
}

interface Gift extends IssueRequest {
  readonly memberIds: readonly string[]
  readonly worthMinor: number
}

/** `staffIds`: who gives, and who approved. */
async function giftOf(
  { tx }: Call,
  template: Template,
  request: IssueRequest,
  staffIds: readonly string[],
): Promise<Gift> {
  const memberIds = request.memberIds ?? (await activeMembers(tx, staffIds))
  return {
    ...request,
    memberIds,
    worthMinor: memberIds.length * request.quantity * couponWorthMinor(termsOf(template)),
  }
}

/** False: a second person has to approve. More than service may give is refused, saying who can. */
async function mayGive({ context, tx, staff }: Call, template: Template, { worthMinor }: Gift): Promise<boolean> {
  const config = await readConfig(context, tx)
  const today = await lockWorthToday(tx, staff.id, template.id)
  if (!staff.roles.some((role) => role === 'F' || role === 'A')) {
    const isLarge = couponWorthMinor(termsOf(template)) > config['coupons.serviceEachMinor']
    if (isLarge || today.totalMinor + worthMinor > config['coupons.serviceDayMinor'])
      refuse('role_missing', { text: beyondService })
  }
  return today.ofTemplateMinor + worthMinor <= config['coupons.secondPersonAbove']
}

async function give(call: Call, template: Template, gift: Gift & { id: string; staffId: string }): Promise<number> {
  const { tx, staff } = call
  const count = gift.memberIds.length * gift.quantity
  if (!(await takeQuota(tx, template.id, count))) refuse('in_use')
  const actor = { kind: 'staff', id: staff.id } as const
  const terms = { ...termsOf(template), title: template.title }
  const issued = await insertCoupons(tx, { ...gift, template, terms, actor })
  assert(issued === count, 'as many coupons are given as were counted')
  call.audit({ kind: 'coupon_template', id: template.id, after: { issueId: gift.id, issued, ...sizeOf(gift) } })
  return issued
}

const sizeOf = ({ memberIds, quantity, worthMinor }: Gift) => ({ members: memberIds.length, quantity, worthMinor })

import type { staffCouponTemplates } from '#contract/coupons.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { CouponGrant } from '#domain/coupon.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import {
  countChannels,
  countTemplates,
  insertTemplate,
  listTemplates,
  lockTemplate,
  type Template,
  type TemplateDraft,
  updateTemplate,
} from './templates.sql.ts'

type Call = WriteCall & AsStaff
type WireTemplate = Output<typeof staffCouponTemplates.create>

/** B-CP-01 */
export async function list(
  { db }: ReadCall,
  { page, pageSize }: Input<typeof staffCouponTemplates.list>,
): Promise<Output<typeof staffCouponTemplates.list>> {
  const [rows, { total }] = await Promise.all([
    listTemplates(db, pageSize, (page - 1) * pageSize),
    countTemplates(db, countedAtMost),
  ])
  return { list: rows.map(onWire), page, pageSize, ...cappedTotal(total) }
}

/** B-CP-01 */
export async function create(call: Call, input: Input<typeof staffCouponTemplates.create>): Promise<WireTemplate> {
  const draft = draftOf(input, nothingYet)
  await requireDraft(call, draft)
  const made = await insertTemplate(call.tx, call.staff.id, draft)
  call.audit({ kind: 'coupon_template', id: made.id, after: onWire(made) })
  return onWire(made)
}

/** B-CP-01: coupons given before keep their terms. */
export async function update(call: Call, input: Input<typeof staffCouponTemplates.update>): Promise<WireTemplate> {
  const before = orRefuse(await lockTemplate(call.tx, input.id), 'not_found')
  if (input.version !== undefined && input.version !== before.version) refuse('version_conflict')
  const draft = draftOf(input, before)
  await requireDraft(call, draft)
  if (draft.quota !== null && draft.quota < before.issued) refuseFields({ quota: 'field_range' })
  const after = await updateTemplate(call.tx, input.id, draft)
  call.audit({ kind: 'coupon_template', id: input.id, before: onWire(before), after: onWire(after) })
  return onWire(after)
}

const nothingYet: Omit<TemplateDraft, 'title' | 'kind'> = {
  valueMinor: null,
  valueBp: null,
  currency: null,
  minSpendMinor: 0,
  maxDiscountMinor: null,
  channelIds: null,
  validFrom: null,
  validTo: null,
  validDays: null,
  quota: null,
  active: true,
}

type Typed = Omit<Input<typeof staffCouponTemplates.update>, 'id'>

/** The typed values over the stored ones; null clears. Giving one kind of value or time replaces the other. */
function draftOf(typed: Typed, before: Partial<TemplateDraft>): TemplateDraft {
  const { title = before.title, kind = before.kind } = typed
  assert(title && kind, 'a template has a title and a kind')
  const days = typed.validDays ?? (typed.validTo === undefined ? before.validDays : null)
  const isChanged = before.kind !== undefined && kind !== before.kind
  return {
    title,
    kind,
    valueMinor: typed.valueMinor ?? (isChanged ? null : (before.valueMinor ?? null)),
    valueBp: typed.valueBp ?? (isChanged ? null : (before.valueBp ?? null)),
    currency: orBefore(typed.currency, before.currency),
    minSpendMinor: typed.minSpendMinor ?? before.minSpendMinor ?? 0,
    maxDiscountMinor: orBefore(typed.maxDiscountMinor, kind === 'amount' ? null : before.maxDiscountMinor),
    channelIds: channelsOf(typed.channelIds, before.channelIds),
    validFrom: orBefore(typed.validFrom, days ? null : before.validFrom),
    validTo: typed.validTo ?? (days ? null : (before.validTo ?? null)),
    validDays: days ?? null,
    quota: orBefore(typed.quota, before.quota),
    active: typed.active ?? before.active ?? true,
  }
}

/** Absent: unchanged, or nothing yet. */
const orBefore = <Value>(typed: Value | null | undefined, before: Value | null | undefined): Value | null =>
  typed === undefined ? (before ?? null) : typed

/** An empty list means every channel. */
const channelsOf = (typed: readonly string[] | undefined, before: readonly string[] | null | undefined) =>
  typed === undefined ? (before ?? null) : typed.length === 0 ? null : [...new Set(typed)]

async function requireDraft({ tx }: Call, draft: TemplateDraft): Promise<void> {
  const { kind, valueMinor, valueBp, maxDiscountMinor, validFrom, validTo, validDays, channelIds } = draft
  if (kind === 'amount' && valueMinor === null) refuseFields({ valueMinor: 'field_required' })
  if (kind === 'percent' && valueBp === null) refuseFields({ valueBp: 'field_required' })
  if (kind === 'amount' && valueBp !== null) refuseFields({ valueBp: 'field_choice' })
  if (kind === 'percent' && valueMinor !== null) refuseFields({ valueMinor: 'field_choice' })
  if (kind === 'amount' && maxDiscountMinor !== null) refuseFields({ maxDiscountMinor: 'field_choice' })
  if (validTo === null && validDays === null) refuseFields({ validTo: 'field_required' })
  if (validTo !== null && validDays !== null) refuseFields({ validDays: 'field_choice' })
  if (validDays !== null && validFrom !== null) refuseFields({ validFrom: 'field_choice' })
  if (validFrom !== null && validTo !== null && Date.parse(validFrom) > Date.parse(validTo))
    refuseFields({ validTo: 'field_time_order' })
  if (channelIds && (await countChannels(tx, channelIds)) !== channelIds.length)
    refuseFields({ channelIds: 'field_choice' })
}

/** What a coupon of this template takes off, on which channels, and from which freight on. */
export function termsOf({ kind, valueMinor, valueBp, ...template }: Template): CouponGrant {
  const { minSpendMinor, maxDiscountMinor, currency, channelIds } = template
  const shared = { minSpendMinor, currency, channelIds }
  if (kind === 'amount') {
    assert(valueMinor !== null, 'an amount coupon has an amount')
    return { kind, valueMinor, ...shared }
  }
  assert(valueBp !== null, 'a percentage coupon has a percentage')
  return { kind, valueBp, maxDiscountMinor, ...shared }
}

const onWire = ({ channelIds, ...template }: Template): WireTemplate => ({
  ...template,
  channelIds: [...(channelIds ?? [])],
})

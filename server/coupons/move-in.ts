import type { Currency } from '#domain/money.ts'
import { assert } from '#server/http/refuse.ts'
import type { Tx } from '#server/database/db.ts'
import { drawId } from '#server/topups/topups.ts'
import { findMovedTemplate, insertCoupons, insertTemplate, takeQuota, type TemplateDraft } from './templates.sql.ts'
import { termsOf } from './templates.ts'

/* Coupons of an old system (decision record 74): an amount off, in one currency, until a day. */

export interface MovedTerms {
  readonly title: string
  readonly currency: Currency
  readonly valueMinor: number
  readonly minSpendMinor: number
  /** A day in the business zone. */
  readonly endsOn: string
}

/**
 * Gives these members a coupon of the same terms, under a template that nobody can issue by hand; a member may occur more
 * than once. Returns the id of the issue.
 */
export async function moveCouponsIn(
  tx: Tx,
  staffId: string,
  terms: MovedTerms,
  memberIds: readonly string[],
): Promise<string> {
  const draft = draftOf(terms)
  const template = (await findMovedTemplate(tx, draft)) ?? (await insertTemplate(tx, staffId, draft))
  const id = await drawId(tx)
  assert(await takeQuota(tx, template.id, memberIds.length), 'a template without a quota is never used up')
  const issued = await insertCoupons(tx, {
    id,
    template,
    terms: { ...termsOf(template), title: template.title },
    staffId,
    memberIds,
    quantity: 1,
    worthMinor: memberIds.length * terms.valueMinor,
    actor: { kind: 'system', id: null },
  })
  assert(issued === memberIds.length, 'as many coupons are moved in as there are rows')
  return id
}

const draftOf = ({ title, endsOn, currency, valueMinor, minSpendMinor }: MovedTerms): TemplateDraft => ({
  title: { cn: title, en: title, sh: title },
  kind: 'amount',
  valueMinor,
  valueBp: null,
  currency,
  minSpendMinor,
  maxDiscountMinor: null,
  channelIds: null,
  validFrom: null,
  validTo: `${endsOn}T23:59:59+08:00`,
  validDays: null,
  quota: null,
  active: false,
})

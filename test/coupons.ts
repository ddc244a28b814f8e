import { staffCoupons, staffCouponTemplates } from '#contract/coupons.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import type { TestServer, TestMember, TestStaff } from './harness.ts'

type Draft = Input<typeof staffCouponTemplates.create>

/** CNY 10.00 off a freight of CNY 50.00 or more, for thirty days: the coupon of worked example 10. */
export const tenOff = {
  title: { cn: '立减 10 元', en: '立減 10 元', sh: 'CNY 10 off' },
  kind: 'amount',
  valueMinor: 1000,
  currency: 'CNY',
  minSpendMinor: 5000,
  validDays: 30,
} as const satisfies Draft

/** A finance clerk who gives coupons to members through the product. */
export async function openCoupons(t: TestServer) {
  const finance: TestStaff = await t.staff(['F'])
  const template = (draft: Partial<Draft> = {}) => finance.call(staffCouponTemplates.create, { ...tenOff, ...draft })

  /** Gives this member a coupon; returns its id. */
  async function given(member: TestMember, draft: Partial<Draft> = {}): Promise<string> {
    const { id } = await template(draft)
    await finance.call(staffCoupons.issue, { id, memberNumbers: [member.memberNumber] })
    const coupon = await t.db.row(
      sql<{ id: string }>`select id from coupons where member_id = ${member.id} and template_id = ${id}`,
    )
    return coupon.id
  }

  /** As if its validity had ended. */
  const end = (couponId: string) =>
    t.db.run(sql`
      update coupons set valid_from = now() - interval '2 days', valid_to = now() - interval '1 day' where id = ${couponId}`)

  const stateOf = async (couponId: string) =>
    (await t.db.row(sql<{ state: string }>`select state from coupons where id = ${couponId}`)).state

  return { finance, template, given, end, stateOf }
}

import { staffCoupons, staffCouponTemplates } from '#contract/coupons.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { friendActivated } from '#server/referrals/referrals.ts'
import { type Cast, memberNumberOf } from './stage.ts'

/* What Meiling was given: coupons in each state, and coins for a friend. */

type Draft = Input<typeof staffCouponTemplates.create>

const welcome: Draft = {
  title: { cn: '新会员运费减 5 元', en: '新會員運費減 5 元', sh: 'Welcome: CNY 5 off' },
  kind: 'amount',
  valueMinor: 500,
  currency: 'CNY',
  validDays: 30,
}

const usable: readonly Draft[] = [
  {
    title: { cn: '满 50 减 10', en: '滿 50 減 10', sh: 'CNY 10 off from CNY 50' },
    kind: 'amount',
    valueMinor: 1000,
    currency: 'CNY',
    minSpendMinor: 5000,
    validDays: 30,
  },
  {
    title: { cn: '运费九折', en: '運費九折', sh: '10% off the freight' },
    kind: 'percent',
    valueBp: 1000,
    maxDiscountMinor: 2000,
    validDays: 60,
  },
]

const summer: Draft = {
  title: { cn: '夏日运费减 8 元', en: '夏日運費減 8 元', sh: 'Summer: CNY 8 off' },
  kind: 'amount',
  valueMinor: 800,
  currency: 'CNY',
  validDays: 7,
}

/** Gives the coupons; returns the one for her first order. */
export async function giveCoupons(cast: Cast): Promise<string> {
  for (const draft of usable) await give(cast, draft)
  const over = await give(cast, summer)
  await cast.context.database.run(sql`
    update coupons set valid_from = now() - interval '40 days', valid_to = now() - interval '33 days' where id = ${over}`)
  return give(cast, welcome)
}

async function give({ context, meiling, finance }: Cast, draft: Draft): Promise<string> {
  const { id } = await finance.call(staffCouponTemplates.create, draft)
  await finance.call(staffCoupons.issue, { id, memberNumbers: [await memberNumberOf(context, meiling.id)] })
  const coupon = await context.database.row(
    sql<{ id: string }>`select id from coupons where template_id = ${id} and member_id = ${meiling.id}`,
  )
  return coupon.id
}

/** A friend who registered with her code, and is active. */
export async function inviteFriend({ context, meiling }: Cast, friendId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    await tx.run(sql`
      insert into referrals (inviter_id, invitee_id, code)
      select id, ${friendId}, invitation_code from members where id = ${meiling.id}`)
    await friendActivated({ context, tx }, friendId)
  })
}

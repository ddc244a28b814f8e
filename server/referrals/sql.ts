import type { Currency } from '#domain/money.ts'
import type { HoldReason, ReferralState } from '#domain/referral.ts'
import { type Db, nothing, sql, type Tx } from '#server/database/db.ts'

export interface Referral {
  readonly id: string
  readonly inviterId: string
  readonly inviteeId: string
  readonly state: ReferralState
  readonly coins: number
  /** It was paid, a signal was found afterwards, and nobody has reviewed it yet. */
  readonly isToReview: boolean
}

export const toReview = sql`(r.state = 'rewarded' and r.review_since is not null and r.reviewed_at is null)`

const referralColumns = sql`
  r.id, r.inviter_id as "inviterId", r.invitee_id as "inviteeId", r.state, r.coins, ${toReview} as "isToReview"`

interface NewReferral {
  readonly inviterId: string
  readonly inviteeId: string
  readonly code: string
  readonly networkHash: Buffer | null
  /** What the friend registered with; a sign-in stores 300 characters of the user agent. */
  readonly device: { readonly network: string; readonly userAgent: string } | null
}

export const insertReferral = (tx: Tx, { inviterId, inviteeId, code, networkHash, device }: NewReferral) =>
  tx.run(sql`
    insert into referrals (inviter_id, invitee_id, code, network_hash, same_device)
    values (${inviterId}, ${inviteeId}, ${code}, ${networkHash}, exists (
      select from member_sessions
      where member_id = ${inviterId} and network = ${device?.network ?? null}::text and user_agent = left(${device?.userAgent ?? null}::text, 300)
    ))`)

export const deleteReferralOf = (tx: Tx, inviteeId: string) =>
  tx.run(sql`delete from referrals where invitee_id = ${inviteeId} and state = 'pending'`)

export const lockPendingOf = (tx: Tx, inviteeId: string) =>
  tx.find(sql<Referral>`
    select ${referralColumns} from referrals r where r.invitee_id = ${inviteeId} and r.state = 'pending' for update`)

export const lockReferral = (tx: Tx, id: string) =>
  tx.find(sql<Referral>`select ${referralColumns} from referrals r where r.id = ${id} for update`)

interface StoredSignals {
  readonly isInviterActive: boolean
  readonly hasSamePhone: boolean
  readonly hasSameReceiver: boolean
  /** The friend registered from the network and browser that the inviter was signed in with. */
  readonly isOfSameDevice: boolean
  readonly hasSamePayer: boolean
  /** Where both were signed in with the same browser. */
  readonly sharedNetworks: readonly string[]
  readonly fromNetwork: number
  readonly paidThisMonth: number
  readonly paidInAll: number
  readonly email: string
}

/**
 * Signals against a reward. Read after locking the inviter's coins, so that of many friends at once no more are paid
 * than the caps allow.
 */
export const readSignals = (tx: Tx, { id, inviterId, inviteeId }: Referral) =>
  tx.row(sql<StoredSignals>`
    with circle as (
      select ${inviterId}::uuid as id
      union all select invitee_id from referrals where inviter_id = ${inviterId} and id <> ${id}
    )
    select friend.email,
      (select state = 'active' from members where id = ${inviterId}) as "isInviterActive",
      exists (
        select from members m where m.phone_e164 = friend.phone_e164 and m.id <> friend.id and m.id in (select id from circle)
      ) as "hasSamePhone",
      exists (
        select from addresses mine, addresses theirs
        where mine.member_id = friend.id and mine.kind = 'consignee' and theirs.member_id in (select id from circle) and theirs.kind = 'consignee'
          and regexp_replace(mine.phone, '\\D', '', 'g') = regexp_replace(theirs.phone, '\\D', '', 'g')
      ) as "hasSameReceiver",
      exists (
        select from bank_transfers mine, bank_transfers theirs
        where mine.member_id = friend.id and theirs.member_id in (select id from circle) and mine.payer_marks && theirs.payer_marks
      ) as "hasSamePayer",
      (select same_device from referrals where id = ${id}) as "isOfSameDevice",
      array(
        select distinct mine.network from member_sessions mine join member_sessions theirs using (network, user_agent)
        where mine.member_id = friend.id and theirs.member_id = ${inviterId} and user_agent <> ''
      ) as "sharedNetworks",
      (select count(*)::int from referrals r, referrals this where this.id = ${id} and r.network_hash = this.network_hash
        and r.created_at between this.created_at - interval '1 day' and this.created_at + interval '1 day') as "fromNetwork",
      (select count(*)::int from referrals where inviter_id = ${inviterId} and state = 'rewarded' and rewarded_at >= date_trunc('month', now())) as "paidThisMonth",
      (select count(*)::int from referrals where inviter_id = ${inviterId} and state = 'rewarded') as "paidInAll"
    from members friend where friend.id = ${inviteeId}`)

/** The addresses of the inviter and of their other friends, for comparing mailboxes; the latest thousand. */
export const circleAddresses = async (tx: Tx, { id, inviterId }: Referral): Promise<readonly string[]> =>
  (
    await tx.rows(sql<{ email: string }>`
    select email from members where id = ${inviterId}
    union all (
      select m.email from referrals r join members m on m.id = r.invitee_id
      where r.inviter_id = ${inviterId} and r.id <> ${id} order by r.created_at desc limit 1000
    )`)
  ).map(({ email }) => email)

export const markRewarded = (tx: Tx, id: string, coins: number, staffId: string | null) =>
  tx.run(sql`
    update referrals set state = 'rewarded', coins = ${coins}, rewarded_at = now(), decided_by = ${staffId}::uuid
    where id = ${id} and state in ('pending', 'held')`)

export const markHeld = (tx: Tx, id: string, coins: number, reasons: readonly HoldReason[]) =>
  tx.run(sql`
    update referrals set state = 'held', coins = ${coins}, hold_reasons = ${reasons} where id = ${id} and state = 'pending'`)

interface Ending {
  readonly reason: string
  readonly staffId: string | null
  readonly writtenOff: number
}

export const markVoid = (tx: Tx, id: string, { reason, staffId, writtenOff }: Ending) =>
  tx.run(sql`
    update referrals set state = 'void', void_reason = ${reason}, voided_at = now(), decided_by = ${staffId}::uuid, written_off = ${writtenOff}
    where id = ${id} and state <> 'void'`)

export interface Summary {
  readonly invitationCode: string
  readonly invitedCount: number
  readonly rewardedCount: number
  readonly heldCount: number
  readonly coinsEarned: number
}

export const summarise = (db: Db, memberId: string) =>
  db.row(sql<Summary>`
    select m.invitation_code as "invitationCode", count(r.id)::int as "invitedCount",
      count(r.id) filter (where r.state = 'rewarded')::int as "rewardedCount",
      count(r.id) filter (where r.state = 'held')::int as "heldCount",
      coalesce(sum(r.coins) filter (where r.state = 'rewarded'), 0)::int as "coinsEarned"
    from members m left join referrals r on r.inviter_id = m.id where m.id = ${memberId} group by m.id`)

export interface Friend {
  readonly email: string
  readonly registeredAt: string
  readonly state: ReferralState
  readonly coins: number
}

export const listFriends = (db: Db, memberId: string, limit: number, offset: number) =>
  db.rows(sql<Friend>`
    select m.email, r.created_at as "registeredAt", r.state, r.coins
    from referrals r join members m on m.id = r.invitee_id
    where r.inviter_id = ${memberId} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`)

export interface StaffReferral extends Referral {
  readonly holdReasons: HoldReason[]
  readonly reviewReasons: HoldReason[]
  readonly reviewSince: string | null
  readonly reviewedAt: string | null
  readonly createdAt: string
  readonly rewardedAt: string | null
  readonly voidedAt: string | null
  readonly voidReason: string | null
  readonly writtenOffCoins: number
}

export interface ReferralFilter {
  readonly id?: string | undefined
  /** As the inviter or as the friend. */
  readonly memberId?: string | undefined
  readonly state?: ReferralState | undefined
  /** Only paid ones that have to be reviewed. */
  readonly isToReview?: boolean | undefined
}

export const searchReferrals = (db: Db, filter: ReferralFilter, limit: number, offset: number) =>
  db.rows(sql<StaffReferral>`
    select ${referralColumns}, r.hold_reasons as "holdReasons", r.review_reasons as "reviewReasons", r.review_since as "reviewSince",
      r.reviewed_at as "reviewedAt", r.created_at as "createdAt", r.rewarded_at as "rewardedAt",
      r.voided_at as "voidedAt", r.void_reason as "voidReason", r.written_off as "writtenOffCoins"
    from referrals r where ${matches(filter)} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`)

export const countReferrals = (db: Db, filter: ReferralFilter, atMost: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from referrals r where ${matches(filter)} limit ${atMost}) few`)

const matches = ({ id, memberId, state, isToReview }: ReferralFilter) => sql`
  true ${id ? sql`and r.id = ${id}` : nothing}
  ${memberId ? sql`and (r.inviter_id = ${memberId} or r.invitee_id = ${memberId})` : nothing}
  ${state ? sql`and r.state = ${state}` : nothing} ${isToReview ? sql`and ${toReview}` : nothing}`

type LeastFreight = Readonly<Record<Currency, number>>

/**
 * An order of the friend's that earns the reward: enough freight paid in cash, shipped or delivered, and not cancelled.
 */
const worthyOrder = (least: LeastFreight) => sql`
  select from orders o
  where o.member_id = r.invitee_id and o.lifecycle = 'active' and o.status in ('shipped', 'signed')
    and o.freight_payable_minor >= (${JSON.stringify(least)}::jsonb->>o.currency::text)::bigint`

/** Friends whose order that earns the reward left so many days ago. */
export const findEarned = async (
  db: Db,
  least: LeastFreight,
  days: number,
  limit: number,
): Promise<readonly string[]> =>
  (
    await db.rows(sql<{ id: string }>`
    select r.invitee_id as id from referrals r join members m on m.id = r.invitee_id and m.state = 'active'
    where r.state = 'pending'
      and exists (${worthyOrder(least)} and o.outbound_at <= now() - make_interval(days => ${days}::int))
    order by r.created_at limit ${limit}`)
  ).map(({ id }) => id)

/**
 * Friends who have been members for so many days without sending anything; orders still under way count as sent. A
 * friend who never activated stays as they are.
 */
export const findLapsed = async (
  db: Db,
  least: LeastFreight,
  days: number,
  limit: number,
): Promise<readonly string[]> =>
  (
    await db.rows(sql<{ id: string }>`
    select r.id from referrals r join members m on m.id = r.invitee_id and m.state <> 'pending'
    where r.state = 'pending' and r.created_at < now() - make_interval(days => ${days}::int) and not exists (${worthyOrder(least)})
    order by r.created_at limit ${limit}`)
  ).map(({ id }) => id)

import type { SocialProvider } from '#contract/profile.ts'
import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'
import type { Identity } from '#server/third-party/third-party.ts'
import type { MemberToSignIn } from './sql.ts'

/* Who members are at third parties, and people proven there who have no account here yet. */

/** A registration that nobody confirmed within a day holds nothing: its address may be registered again too. */
const isGivenUp = sql`m.state = 'pending' and m.registered_at < now() - interval '24 hours'`

export const findMemberOf = (db: Db, { provider, subject }: Identity) =>
  db.find(sql<MemberToSignIn>`
    select m.id, m.member_number as "memberNumber", coalesce(m.real_name, split_part(m.email, '@', 1)) as "displayName", m.state,
      m.password_hash as "passwordHash", m.totp_sealed as "totpSealed", m.permissions
    from member_identities i join members m on m.id = i.member_id
    where i.provider = ${provider} and i.subject = ${subject} and not (${isGivenUp})`)

export const identitiesOf = async (db: Db, memberId: string): Promise<SocialProvider[]> =>
  (
    await db.rows(sql<{ provider: SocialProvider }>`
      select provider from member_identities where member_id = ${memberId} order by provider`)
  ).map(({ provider }) => provider)

const columns: Readonly<Record<SocialProvider, Query<unknown>>> = {
  facebook: sql`facebook`,
  wechat: sql`wechat`,
  qq: sql`qq`,
  wangwang: sql`wangwang`,
}

/** Locks the member, so that of two links at once one is first. No row when the account is closed. */
export const setNickname = (tx: Tx, memberId: string, provider: SocialProvider, nickname: string) =>
  tx.find(sql<{ id: string }>`
    update members set ${columns[provider]} = coalesce(nullif(${nickname}, ''), ${columns[provider]}), version = version + 1
    where id = ${memberId} and state in ('active', 'pending') returning id`)

export const releaseGivenUp = (tx: Tx, { provider, subject }: Identity) =>
  tx.run(sql`
    delete from member_identities i using members m
    where m.id = i.member_id and i.provider = ${provider} and i.subject = ${subject} and ${isGivenUp}`)

export const deleteOtherIdentity = (tx: Tx, memberId: string, { provider, subject }: Identity) =>
  tx.run(
    sql`delete from member_identities where member_id = ${memberId} and provider = ${provider} and subject <> ${subject}`,
  )

/** Waits for a link of the same person that is under way; returns nothing when somebody has them already. */
export const insertIdentity = (tx: Tx, memberId: string, { provider, subject }: Identity) =>
  tx.find(sql<{ id: string }>`
    insert into member_identities (member_id, provider, subject) values (${memberId}, ${provider}, ${subject})
    on conflict do nothing returning id`)

export const ownsIdentity = (db: Db, memberId: string, { provider, subject }: Identity) =>
  db.find(sql<{ id: string }>`
    select id from member_identities where member_id = ${memberId} and provider = ${provider} and subject = ${subject}`)

export const deleteIdentity = (tx: Tx, memberId: string, provider: SocialProvider) =>
  tx.run(sql`delete from member_identities where member_id = ${memberId} and provider = ${provider}`)

/** Of a registration that is replaced: what the earlier person linked is not the next one's. */
export async function forgetIdentities(tx: Tx, memberId: string): Promise<void> {
  await tx.run(sql`delete from member_identities where member_id = ${memberId}`)
  await tx.run(
    sql`update members set facebook = null, wechat = null, qq = null, wangwang = null where id = ${memberId}`,
  )
}

export const insertTicket = (tx: Tx, ticketHash: Buffer, { provider, subject, nickname }: Identity) =>
  tx.run(sql`
    insert into bind_tickets (ticket_hash, provider, subject, nickname, expires_at)
    values (${ticketHash}, ${provider}, ${subject}, ${nickname}, now() + interval '15 minutes')`)

export const isTicketLive = async (db: Db, ticketHash: Buffer) =>
  (await db.find(sql<{ provider: string }>`
    select provider from bind_tickets where ticket_hash = ${ticketHash} and expires_at > now()`)) !== undefined

/** Only one use gets it; if the call is refused later, the ticket is still there. */
export const takeTicket = (tx: Tx, ticketHash: Buffer) =>
  tx.find(sql<Identity>`
    delete from bind_tickets where ticket_hash = ${ticketHash} and expires_at > now() returning provider, subject, nickname`)

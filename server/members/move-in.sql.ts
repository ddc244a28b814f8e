import type { Language } from '#domain/language.ts'
import type { HomeRegion } from '#domain/phone.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Members of an old system, many at a time (decision record 74). */

export interface NewMovedMember {
  readonly oldNumber: string
  readonly memberNumber: string
  readonly invitationCode: string
  readonly email: string
  readonly homeRegion: HomeRegion
  readonly phoneE164: string | null
  readonly realName: string | null
  readonly language: Language
  /** Null: today. */
  readonly registeredOn: string | null
}

/** With the numbers that they had. Whoever has an address that a member uses already is left out of the answer. */
export const insertMovedMembers = (tx: Tx, people: readonly NewMovedMember[], nobodysHash: string) =>
  tx.rows(sql<{ id: string; oldNumber: string }>`
    with person as (
      select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (
        "oldNumber" text, "memberNumber" text, "invitationCode" text, email text, "homeRegion" text, "phoneE164" text, "realName" text,
        language text, "registeredOn" timestamptz)
    ), made as (
      insert into members (member_number, email, password_hash, state, home_region, phone_e164, phone_region, real_name, level_code,
        language, invitation_code, age_declaration, terms_at, registered_at, activated_at)
      select "memberNumber", email, ${nobodysHash}, 'active', "homeRegion", "phoneE164", case when "phoneE164" is not null then "homeRegion" end,
        "realName", (select code from member_levels order by sort, code limit 1), language, "invitationCode", 'adult', now(),
        coalesce("registeredOn", now()), now()
      from person order by email
      on conflict (email) do nothing
      returning id, email
    ), named as (
      insert into member_aliases (alias, member_id) select person."oldNumber", made.id from made join person using (email)
    ), marked as (
      insert into moved_members (member_id, nobodys_hash) select id, ${nobodysHash} from made
    )
    select made.id, person."oldNumber" from made join person using (email)`)

/** Members by a number of the old system, or by ours. */
export const findByOldNumbers = (db: Db, numbers: readonly string[]) =>
  db.rows(sql<{ oldNumber: string; memberId: string; memberNumber: string }>`
    select a.alias as "oldNumber", m.id as "memberId", m.member_number as "memberNumber"
    from member_aliases a join members m on m.id = a.member_id where a.alias = any(${numbers}) and m.state <> 'erased'
    union all
    select m.member_number, m.id, m.member_number from members m where m.member_number = any(${numbers}) and m.state <> 'erased'`)

export const findTakenEmails = (db: Db, emails: readonly string[]) =>
  db.rows(sql<{ email: string }>`select email from members where email = any(${emails})`)

export const findOldNumbers = (db: Db, memberIds: readonly string[]) =>
  db.rows(sql<{ memberId: string; oldNumber: string }>`
    select member_id as "memberId", alias as "oldNumber" from member_aliases where member_id = any(${memberIds}) order by alias`)

/** Who moved in, has no password and was not mailed yet; locked, so that nobody is mailed twice. */
export const takeToMail = (tx: Tx, most: number) =>
  tx.rows(sql<{ memberId: string }>`
    update moved_members set mailed_at = now() where member_id in (
      select v.member_id from moved_members v join members m on m.id = v.member_id
      where v.mailed_at is null and m.state = 'active' and m.password_hash = v.nobodys_hash
      order by v.moved_at, v.member_id limit ${most} for update of v skip locked)
    returning member_id as "memberId"`)

export interface MovedCounts {
  readonly members: number
  readonly passwordDue: number
  readonly mailed: number
  readonly toMail: number
}

export const countMoved = (db: Db) =>
  db.row(sql<MovedCounts>`
    select count(*)::int as members, count(*) filter (where ${hasNone})::int as "passwordDue",
      count(v.mailed_at)::int as mailed, count(*) filter (where v.mailed_at is null and ${hasNone})::int as "toMail"
    from moved_members v join members m on m.id = v.member_id`)

const hasNone = sql`m.password_hash = v.nobodys_hash and m.state = 'active'`

/** A link to choose a password works for two weeks: people are not waiting for it. */
export const insertFirstTokens = (tx: Tx, tokens: readonly { readonly memberId: string; readonly hash: string }[]) =>
  tx.run(sql`
    insert into auth_tokens (member_id, kind, token_hash, expires_at)
    select "memberId", 'reset', decode(hash, 'hex'), now() + make_interval(days => ${firstLinkDays}::int)
    from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb) as t ("memberId" uuid, hash text)`)

export const firstLinkDays = 14

export const findMembersToMail = (db: Db, memberIds: readonly string[]) =>
  db.rows(sql<{ id: string; memberNumber: string; email: string; language: Language }>`
    select id, member_number as "memberNumber", email, language from members where id = any(${memberIds}) order by id`)

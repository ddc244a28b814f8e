import { feedbackStatusText } from '#contract/codes.ts'
import type { Json } from '#contract/wire/wire-names.ts'
import { type Db, sql } from '#server/database/db.ts'
import { flag, localized, text, time, word } from './cells.ts'
import type { Tables } from './table.ts'
import { accountEvents, addressKinds } from './text.ts'
import { few, newest, numbered, type Rows } from './walks.sql.ts'

export const accountTables = {
  'sign-ins.csv': {
    from: sql`member_sessions r`,
    walk: few,
    columns: [
      ['signedInAt', time, sql`r.created_at`],
      ['lastSeenAt', time, sql`r.last_seen_at`],
      ['endedAt', time, sql`r.ended_at`],
      ['device', text, sql`r.user_agent`],
      ['network', text, sql`r.network`],
    ],
  },
  'account-history.csv': {
    from: sql`member_history r`,
    walk: numbered,
    columns: [
      ['time', time, sql`r.at`],
      ['event', word(accountEvents), sql`r.event`],
      ['fields', text, sql`array_to_string(r.fields, ', ')`],
    ],
  },
  'addresses.csv': {
    from: sql`addresses r join regions g on g.code = r.region_code`,
    where: [sql`r.deleted_at is null`],
    walk: few,
    columns: [
      ['kind', word(addressKinds), sql`r.kind`],
      ['name', text, sql`r.name`],
      ['phone', text, sql`r.phone`],
      ['region', localized, sql`g.name`],
      ['address', text, sql`r.address`],
      ['postalCode', text, sql`r.postal_code`],
      ['isDefault', flag, sql`r.is_default`],
    ],
  },
  // Feedback, then questions asked on the public site while signed in.
  'messages.csv': {
    from: sql`messages r`,
    where: [sql`r.kind = 'feedback'`, sql`r.kind = 'contact'`],
    walk: newest(sql`r.created_at`),
    columns: [
      ['time', time, sql`r.created_at`],
      ['name', text, sql`r.contact_name`],
      ['phone', text, sql`r.phone`],
      ['email', text, sql`r.email`],
      ['message', text, sql`r.content`],
      ['status', word(feedbackStatusText), sql`r.status`],
      ['answer', text, sql`r.reply`],
      ['repliedAt', time, sql`r.replied_at`],
    ],
  },
  'mails.csv': {
    from: sql`mail_outbox r`,
    walk: few,
    columns: [
      ['time', time, sql`r.created_at`],
      ['account', text, sql`r.to_address`],
      ['subject', text, sql`r.subject`],
    ],
  },
  'notices.csv': {
    from: sql`notices r`,
    walk: newest(sql`r.created_at`),
    columns: [
      ['time', time, sql`r.created_at`],
      ['title', localized, sql`r.title`],
      ['message', localized, sql`r.text`],
      ['readAt', time, sql`r.read_at`],
    ],
  },
} satisfies Tables

/** The path of each in the archive, and where it is stored. */
export const pictures: Rows = {
  from: sql`files r`,
  where: [sql`r.owner_kind = 'member' and r.used`],
  member: sql`r.owner_id`,
  walk: newest(sql`r.created_at`),
  cells: [
    sql`'pictures/' || r.created_at::text || '|' || r.id || case r.type when 'image/png' then '.png' else '.jpg' end`,
    sql`r.storage_key`,
  ],
}

export const profile = (db: Db, memberId: string) =>
  db.row(sql<{ memberNumber: string; profile: Json }>`
    select m.member_number as "memberNumber", jsonb_build_object(
      'memberNumber', m.member_number, 'email', m.email, 'phone', m.phone_e164, 'homeRegion', m.home_region, 'realName', m.real_name,
      'nicknames', jsonb_build_object('facebook', m.facebook, 'wechat', m.wechat, 'qq', m.qq, 'wangwang', m.wangwang),
      'linkedSignIns', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'accountThere', i.subject, 'linkedAt', i.linked_at) order by i.linked_at), '[]')
        from member_identities i where i.member_id = m.id),
      'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'addedAt', k.added_at, 'lastUsedAt', k.last_used_at) order by k.added_at), '[]')
        from passkeys k where k.member_id = m.id),
      'authenticatorCode', m.totp_sealed is not null,
      'notificationChoices', (select coalesce(jsonb_agg(jsonb_build_object('about', c.event_group, 'by', c.channel, 'on', c.is_on) order by c.event_group, c.channel), '[]')
        from notice_choices c where c.member_id = m.id),
      'browsersToldByPush', (select coalesce(jsonb_agg(s.created_at order by s.id), '[]') from push_subscriptions s where s.member_id = m.id),
      'numbersBefore', (select coalesce(jsonb_agg(jsonb_build_object('number', a.alias, 'movedAt', a.moved_at) order by a.alias), '[]') from member_aliases a where a.member_id = m.id),
      'movedIn', (select jsonb_build_object('at', v.moved_at, 'passwordMailedAt', v.mailed_at) from moved_members v where v.member_id = m.id),
      'emailRefused', (select jsonb_build_object('address', a.address, 'at', a.refused_at) from refused_addresses a where a.member_id = m.id),
      'level', m.level_code, 'language', m.language, 'invitationCode', m.invitation_code, 'ageDeclaration', m.age_declaration,
      'termsAcceptedAt', m.terms_at, 'registeredAt', m.registered_at, 'activatedAt', m.activated_at, 'lastLoginAt', m.last_login_at
    ) as profile from members m where m.id = ${memberId}`)

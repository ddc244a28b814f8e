import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type profiles, type SocialProvider, socialProviders } from '#contract/profile.ts'
import type { Language } from '#domain/language.ts'
import { normalisePhone, splitPhone } from '#domain/phone.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import { changeProfile, insertAccountStep, type ProfileChange, profileOf } from './account.sql.ts'
import { unlink } from './identities.ts'
import { identitiesOf } from './identities.sql.ts'
import { mailTo } from './mail.ts'
import { phoneChangedMail } from './phone.mail.ts'
import { findMemberToMail } from './sql.ts'

type Profile = Output<typeof profiles.getProfile>
type Change = Input<typeof profiles.updateProfile>

/** C-11: the caller's own; for anybody else it reveals nothing, not even whether they exist. */
export async function getProfile(
  { db, member, language }: ReadCall & AsMember,
  { id = member.id }: Input<typeof profiles.getProfile>,
): Promise<Profile> {
  if (id !== member.id) refuse('not_found')
  return readProfile(db, member.id, language)
}

/** C-12: absent fields stay unchanged, null clears. */
export async function updateProfile(call: WriteCall & AsMember, { version, ...given }: Change): Promise<Profile> {
  const { tx, member, language } = call
  const fields = Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  const change = checked(given)
  if (fields.length > 0) {
    const { phoneBefore } = orRefuse(await changeProfile(tx, member.id, change, version), 'version_conflict')
    await insertAccountStep(tx, {
      memberId: member.id,
      event: 'profile',
      fields,
      actor: { kind: 'member', id: member.id },
    })
    for (const provider of socialProviders) if (change[provider] === null) await unlink(call, provider)
    if (change.phone !== undefined) await tellOwner(call, phoneBefore, change.phone?.e164 ?? null)
  }
  return readProfile(tx, member.id, given.preferredLang ?? language)
}

function checked({ phone, preferredLang, ...others }: Omit<Change, 'version'>): ProfileChange {
  const change: ProfileChange = { ...others, language: preferredLang }
  if (phone === undefined || phone === null) return { ...change, phone }
  const e164 = normalisePhone(phone.region, phone.number) ?? refuseFields({ 'phone.number': 'M-05' })
  return { ...change, phone: { region: phone.region, e164 } }
}

/** Staff reach a member by this number, so its owner is told when it changes. */
async function tellOwner({ tx, context, member }: WriteCall & AsMember, before: string | null, now: string | null) {
  if (before === now) return
  const change = before === null ? 'bound' : now === null ? 'removed' : 'changed'
  const reader = await findMemberToMail(tx, member.id)
  assert(reader, 'a signed-in member has an address')
  await queueMail(
    tx,
    mailTo(reader, (owner) => phoneChangedMail(owner, context.environment.publicUrl, change)),
  )
}

async function readProfile(db: Db, memberId: string, language: Language): Promise<Profile> {
  const { levelCode, levelName, phoneE164, language: preferredLang, ...stored } = await profileOf(db, memberId)
  const { facebook, wechat, qq, wangwang, ...profile } = stored
  return {
    ...profile,
    phone: phoneE164 === null ? null : splitPhone(phoneE164),
    social: { facebook, wechat, qq, wangwang },
    identities: await identitiesOf(db, memberId),
    level: { code: levelCode, name: pickText(levelName, language) },
    preferredLang,
  }
}

/** C-09: removes the nickname and the way to sign in; without either, nothing changes. */
export async function unbind(
  call: WriteCall & AsMember,
  { provider }: { readonly provider: SocialProvider },
): Promise<{ social: Profile['social'] }> {
  const { tx, member } = call
  const { facebook, wechat, qq, wangwang } = await profileOf(tx, member.id)
  const social = { facebook, wechat, qq, wangwang }
  const had = social[provider] !== null
  // The member first, as when something is linked, so that the two never wait for each other.
  if (had) orRefuse(await changeProfile(tx, member.id, { [provider]: null }, undefined), 'version_conflict')
  const wasLinked = await unlink(call, provider)
  const actor = { kind: 'member', id: member.id } as const
  if (had && !wasLinked)
    await insertAccountStep(tx, { memberId: member.id, event: 'profile', fields: [provider], actor })
  return { social: { ...social, [provider]: null } }
}

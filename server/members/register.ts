import type { members } from '#contract/members.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { maskEmail } from '#domain/email.ts'
import { isRegistrationPassword } from '#domain/password.ts'
import { normalisePhone } from '#domain/phone.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import { spendCaptcha } from '#server/auth/captcha.ts'
import { readConfig } from '#server/settings/config.ts'
import { type Db, orRefuse, type Tx } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { openAccounts } from '#server/ledger/ledger.ts'
import { countMail } from '#server/http/limits.ts'
import { drawMemberNumber } from '#server/database/numbers.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { forgetInvitation, friendActivated, noteInvitation } from '#server/referrals/referrals.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { sendActivation } from './activate.ts'
import { link, redeemTicket, requireTicket } from './identities.ts'
import { forgetIdentities } from './identities.sql.ts'
import { newInvitationCode } from './invitation-code.ts'
import { mailTo, welcomeMail } from './mail.ts'
import { findInviter, insertMember, isEmailTaken, type MemberToMail, type NewMember } from './sql.ts'

type Form = Input<typeof members.register>

/**
 * C-04. Checks that need no look-up come first, so that a typing mistake costs no image code; the image code comes
 * before anything that reveals who is registered (2011, 2017).
 */
export async function register(call: WriteCall, form: Form): Promise<Output<typeof members.register>> {
  const { context, tx, language } = call
  const { database } = context
  const phoneE164 = normalisePhone(form.homeRegion, form.phone) ?? refuseFields({ phone: 'M-05' })
  const config = await readConfig(context)
  if (!config['registration.open']) refuse('registration_closed')
  refuseBadPassword(form, config['password.allowLeadingUnderscore'])
  if (form.bindTicket !== undefined) await requireTicket(database, form.bindTicket)
  await spendCaptcha(call, 'register', form)
  const inviter = await findInvitation(database, form.inviteCode)
  if (await isEmailTaken(database, form.email)) refuse('email_taken')
  if (context.environment.rateLimits) await countMail(context, form.email)
  const isActivationAsked = config['registration.requireActivation']
  const newMember: NewMember = {
    memberNumber: await drawMemberNumber(context),
    email: form.email,
    passwordHash: await hashPassword(form.password),
    state: isActivationAsked ? 'pending' : 'active',
    homeRegion: form.homeRegion,
    phoneE164,
    language: form.lang ?? language,
    invitationCode: newInvitationCode(),
    ageDeclaration: form.ageDeclaration,
  }
  const member = await storeMember(tx, newMember)
  if (form.bindTicket !== undefined) await link(call, member.id, await redeemTicket(tx, form.bindTicket))
  if (inviter) await noteInvitation(call, { inviterId: inviter.id, inviteeId: member.id, code: inviter.code })
  if (inviter && !isActivationAsked) await friendActivated(call, member.id)
  if (isActivationAsked) await sendActivation(call, member)
  else
    await queueMail(
      tx,
      mailTo(member, (reader) => welcomeMail(reader, context.environment.publicUrl)),
    )
  return {
    userId: member.id,
    memberNumber: member.memberNumber,
    emailMasked: maskEmail(member.email),
    activationRequired: isActivationAsked,
    mailDelayMinutes: config['mail.delayMinutes'],
  }
}

function refuseBadPassword({ password, confirmPassword }: Form, allowsUnderscore: boolean) {
  if (!isRegistrationPassword(password, allowsUnderscore)) refuse('password_format')
  if (password !== confirmPassword) refuse('password_mismatch')
}

async function findInvitation(db: Db, typed: string | undefined): Promise<{ id: string; code: string } | null> {
  const code = toHalfWidth(typed ?? '').toUpperCase()
  if (!code) return null
  return { ...orRefuse(await findInviter(db, code), 'invite_unknown'), code }
}

/**
 * Together with the wallets that every member has from the first day. Of two registrations at once with one address,
 * one is refused with 2011.
 */
async function storeMember(tx: Tx, newMember: NewMember): Promise<MemberToMail> {
  const { id, isNew } = orRefuse(await insertMember(tx, newMember), 'email_taken')
  if (isNew) await openAccounts(tx, id)
  else await forgetEarlier(tx, id)
  const [memberName = ''] = newMember.email.split('@')
  return { ...newMember, id, memberName }
}

/** Somebody else may have begun that registration: neither their invitation nor their third party is carried over. */
async function forgetEarlier(tx: Tx, memberId: string): Promise<void> {
  await forgetInvitation({ tx }, memberId)
  await forgetIdentities(tx, memberId)
}

import type { Input, Output } from '#contract/wire/operation.ts'
import type { oauth } from '#contract/profile.ts'
import { requireFreshProof } from '#server/auth/fresh-proof.ts'
import { refuseLocked } from '#server/auth/sign-in.ts'
import type { AsVisitor, ReadCall, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { endJourney, type Identity, identityOfToken, startJourney } from '#server/third-party/third-party.ts'
import { giveTicket, link, redeemTicket, requireTicket } from './identities.ts'
import { findMemberOf } from './identities.sql.ts'
import { openSession, refuseIfClosed } from './open-session.ts'
import { askForCode } from './second-step.ts'
import { proveMember } from './sign-in.ts'
import { oncePerRequest } from './once-per-request.ts'

/*
 * Signing in through a third party, and linking one to an account (C-07, C-08, decision record 61). `server/third-party`
 * finds out who somebody is; here it is decided what they may do.
 */

type Arrival = Output<typeof oauth.exchangeCode>

/** C-07: where to go. Only somebody who is signed in, and proved so just now, can link. */
export async function authorize(
  { context, db, member }: ReadCall & AsVisitor,
  { provider, redirectUri, mode = 'signin' }: Input<typeof oauth.authorize>,
): Promise<Output<typeof oauth.authorize>> {
  const memberId = mode === 'signin' ? null : (member?.id ?? null)
  if (mode === 'bind' && context.environment.thirdParties[provider])
    await requireFreshProof(db, { member: member ?? refuse('token_missing') })
  return startJourney(context, { provider, redirectUri, memberId })
}

/** C-07 by POST: back from the third party. */
export async function exchangeCode(
  call: WriteCall & AsVisitor,
  input: Input<typeof oauth.exchangeCode>,
): Promise<Arrival> {
  const { context, member, requestId } = call
  const memberId = member?.id ?? null
  const { identity, mode } = await oncePerRequest(requestId, () => endJourney(context, { ...input, memberId }))
  return mode === 'bind' && memberId !== null ? bindTo(call, memberId, identity) : enter(call, identity)
}

/** C-08: with a token that the browser got by itself, or with a ticket and the account that it is to be linked to. */
export async function signInWithToken(
  call: WriteCall & AsVisitor,
  { bindTicket, provider, accessToken, mode, ...credentials }: Input<typeof oauth.signInWithToken>,
): Promise<Arrival> {
  if (bindTicket !== undefined) return linkByPassword(call, bindTicket, credentials)
  if (provider === undefined || accessToken === undefined) refuseFields({ accessToken: 'field_required' })
  const { context, tx, member, requestId } = call
  if (mode === 'bind' && member) await requireFreshProof(tx, { member })
  const identity = await oncePerRequest(requestId, () => identityOfToken(context, provider, accessToken))
  if (mode !== 'bind') return enter(call, identity)
  return member ? bindTo(call, member.id, identity) : refuse('token_missing')
}

async function bindTo(call: WriteCall, memberId: string, identity: Identity): Promise<Arrival> {
  const { nickname } = await link(call, memberId, identity)
  return { bound: true, nickname }
}

/** A member whom the third party knows is signed in; anybody else gets a ticket, and no hint of who has an account. */
async function enter(call: WriteCall, identity: Identity): Promise<Arrival> {
  const { tx } = call
  const member = await findMemberOf(tx, identity)
  if (!member) return { bindRequired: true, bindTicket: await giveTicket(tx, identity), nickname: identity.nickname }
  refuseIfClosed(member.state)
  await refuseLocked(call, `member:${member.id}`)
  const way = identity.provider
  askForCode(call, member, { way, lang: null, bindTicket: null })
  return openSession(call, { ...member, passwordHash: null }, { way, withCode: false, passkeyId: null, lang: null })
}

type Credentials = Omit<Input<typeof oauth.signInWithToken>, 'bindTicket' | 'provider' | 'accessToken' | 'mode'>

/** The password is proven by the rules of a sign-in (C-01). A wrong one leaves the ticket, so that it can be corrected. */
async function linkByPassword(call: WriteCall, bindTicket: string, given: Credentials): Promise<Arrival> {
  const { tx, context } = call
  const { account, password, captchaId, captchaCode, proof } = given
  await requireTicket(context.database, bindTicket)
  if (account === undefined) refuseFields({ account: 'field_required' })
  if (password === undefined) refuseFields({ password: 'field_required' })
  if (captchaId === undefined || captchaCode === undefined) refuseFields({ captchaCode: 'field_required' })
  const member = await proveMember(call, { account, password, captchaId, captchaCode, proof })
  askForCode(call, member, { way: 'password', lang: null, bindTicket })
  const identity = await redeemTicket(tx, bindTicket)
  await link(call, member.id, identity)
  return openSession(call, member, { way: 'password', withCode: false, passkeyId: null, lang: null })
}

import { passkeysMost, type passkeys } from '#contract/sign-in-factors.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { ChallengeFor } from '#server/auth/challenge.ts'
import { requireFreshProof } from '#server/auth/fresh-proof.ts'
import { checkedAttestation, creationOptions, requestOptions } from '#server/auth/passkeys.ts'
import type { AsMember, Call, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { readConfig } from '#server/settings/config.ts'
import { siteNameIn } from '#server/settings/site-name.ts'
import { noteFactor } from './factor-changes.ts'
import { openSession, refuseIfClosed } from './open-session.ts'
import {
  countPasskeys,
  credentialsOf,
  deletePasskey,
  endSessionsOf,
  factorOf,
  insertPasskey,
  lockMember,
  passkeysOf,
  renamePasskey,
} from './passkeys.sql.ts'
import { usePasskey } from './use-passkey.ts'

/** E-115 */
export const listPasskeys = async ({ db, member }: ReadCall & AsMember): Promise<Output<typeof passkeys.list>> => ({
  list: await passkeysOf(db, member.id),
  most: passkeysMost,
})

const toAdd = ({ member }: AsMember): ChallengeFor => ({ purpose: 'add', sessionId: member.sessionId })

/** E-116: what the browser needs to make one. */
export async function startAdding(call: ReadCall & AsMember): Promise<Output<typeof passkeys.startAdding>> {
  const { db, context, member } = call
  await requireFreshProof(db, call)
  const known = await credentialsOf(db, member.id)
  if (known.length >= passkeysMost) refuse('passkeys_full')
  const { email, memberNumber } = await factorOf(db, member.id)
  const siteName = siteNameIn(await readConfig(context, db), call.language)
  return creationOptions(context, toAdd(call), { id: member.id, label: email, name: memberNumber, siteName }, known)
}

/** E-117 */
export async function addPasskey(
  call: WriteCall & AsMember,
  { name, credential }: Input<typeof passkeys.add>,
): Promise<Output<typeof passkeys.add>> {
  const { tx, member } = call
  await requireFreshProof(tx, call)
  const made = await checkedAttestation(call, toAdd(call), credential)
  await lockMember(tx, member.id)
  if ((await countPasskeys(tx, member.id)) >= passkeysMost) refuse('passkeys_full')
  const added = orRefuse(await insertPasskey(tx, member.id, name, made), 'passkey_wrong')
  await noteFactor(call, member.id, 'passkey_add', name)
  return added
}

/** E-118 */
export const renameOwnPasskey = async (
  { tx, member }: WriteCall & AsMember,
  { id, name }: Input<typeof passkeys.rename>,
): Promise<Output<typeof passkeys.rename>> => orRefuse(await renamePasskey(tx, member.id, id, name), 'not_found')

/** E-119: also ends the sessions that were opened with it, but not this one. */
export async function removePasskey(
  call: WriteCall & AsMember,
  { id }: Input<typeof passkeys.remove>,
): Promise<Output<typeof passkeys.remove>> {
  const { tx, member } = call
  const mine = (await passkeysOf(tx, member.id)).find((each) => each.id === id) ?? refuse('not_found')
  await requireFreshProof(tx, call)
  await endSessionsOf(tx, member.id, id, member.sessionId)
  orRefuse(await deletePasskey(tx, member.id, id), 'not_found')
  await noteFactor(call, member.id, 'passkey_remove', mine.name)
  return {}
}

/** E-120: the device names the account, so nobody learns here who has one. */
export const startPasskeySignIn = async ({ context }: Call): Promise<Output<typeof passkeys.startSignIn>> =>
  requestOptions(context, { purpose: 'signIn' }, [])

/**
 * E-121. The device checked who holds it, so no code is asked for. Wrong passwords do not close this way in (2010):
 * guessing them says nothing of a passkey.
 */
export async function signInByPasskey(
  call: WriteCall,
  { credential, lang }: Input<typeof passkeys.signIn>,
): Promise<Output<typeof passkeys.signIn>> {
  const { id: passkeyId, memberId, state, ...owner } = await usePasskey(call, { purpose: 'signIn' }, credential)
  refuseIfClosed(state)
  const member = { ...owner, id: memberId, passwordHash: null }
  return openSession(call, member, { way: 'passkey', withCode: false, passkeyId, lang: lang ?? null })
}

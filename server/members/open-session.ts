import { storedCode } from '#contract/wire/language.ts'
import type { auth } from '#contract/members.ts'
import type { SocialProvider } from '#contract/profile.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { MemberState } from '#domain/member.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { orRefuse } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { readConfig } from '#server/settings/config.ts'
import { endSessionsBeyond, insertSession, type MemberToSignIn, recordSignIn } from './sql.ts'

const liveSessionsMax = 10

/** How somebody got in, which their list of sign-ins shows. */
export interface Entrance {
  readonly way: 'password' | 'passkey' | SocialProvider
  /** A code of the authenticator app was given as well. */
  readonly withCode: boolean
  readonly passkeyId: string | null
  readonly lang: Language | null
}

type Entering = Omit<MemberToSignIn, 'passwordHash' | 'totpSealed' | 'state'> & {
  /** Null: a third party or a passkey proved who it is, and no password. */
  readonly passwordHash: string | null
  /** As it was when the code was asked for; undefined where none is needed. */
  readonly totpSealed?: Buffer | null
}

export async function openSession(
  call: WriteCall,
  member: Entering,
  { lang, ...entrance }: Entrance,
): Promise<Output<typeof auth.login>> {
  const { context, tx, userAgent, network } = call
  const { language } = orRefuse(await recordSignIn(tx, member, lang), 'bad_credentials')
  const token = newToken()
  const { 'session.memberDays': days } = await readConfig(context, tx)
  const session = { tokenHash: tokenHash(token), userAgent: userAgent.slice(0, 300), network, days }
  const { expiresAt } = await insertSession(tx, member.id, {
    ...session,
    ...entrance,
    // A third party may have said so without asking anybody: that is no proof of now.
    isProven: entrance.way === 'password' || entrance.way === 'passkey' || entrance.withCode,
  })
  await endSessionsBeyond(tx, member.id, liveSessionsMax)
  return {
    token,
    tokenExpiresAt: expiresAt,
    userId: member.id,
    memberNumber: member.memberNumber,
    displayName: member.displayName,
    lang: storedCode[language],
    permissions: member.permissions,
  }
}

/** Only after somebody has proven who they are. */
export function refuseIfClosed(state: MemberState): void {
  if (state === 'pending') refuse('not_activated')
  if (state === 'disabled') refuse('account_disabled')
  if (state === 'erased') refuse('bad_credentials')
}

import { newToken, tokenHash } from '#server/auth/session.ts'
import { orRefuse } from '#server/database/db.ts'
import type { WriteCall } from '#server/context.ts'
import { insertSession, keepLanguage, recordSignIn, staffById, type StaffToSignIn } from './sql.ts'

/** For somebody who has just proven who they are. In production nobody works without a second factor. */
export async function openStaffSession(call: WriteCall, proven: StaffToSignIn) {
  const { tx, language, ip, requestId, userAgent, network } = call
  const token = newToken()
  const session = {
    tokenHash: tokenHash(token),
    mustEnrol: mustEnrol(call, proven),
    userAgent: userAgent.slice(0, 300),
    network,
  }
  const { expiresAt } = orRefuse(await insertSession(tx, proven, session), 'bad_credentials')
  await recordSignIn(tx, proven.id, ip, requestId)
  await keepLanguage(tx, proven.id, language)
  return { token, expiresAt }
}

/** Of an account that was made in this transaction. */
export const openFirstSession = async (call: WriteCall, staffId: string) =>
  openStaffSession(call, await staffById(call.tx, staffId))

export const mustEnrol = ({ context }: Pick<WriteCall, 'context'>, { totpSealed }: StaffToSignIn) =>
  context.environment.production && !totpSealed

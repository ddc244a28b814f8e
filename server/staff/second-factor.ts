import { randomBytes } from 'node:crypto'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { staff } from '#contract/staff.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsStaff, Context, ReadCall, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { seal, unseal } from '#server/auth/seal.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { proveSecondFactor } from '#server/auth/sign-in.ts'
import { base32, stepOf } from '#server/auth/totp.ts'
import * as z from 'zod/mini'
import { tellOwner } from './mail.ts'
import { endOtherSessions, renewSession, staffById, storeSecondFactor, takeRecoveryCode, takeStep } from './sql.ts'

const recoveryCodes = 8
const ticketLifeMs = 15 * 60_000

/**
 * B-AU-09. Draws a secret and recovery codes. Nothing is stored yet: everything comes back in the ticket, which only we
 * can read or change, so what is never confirmed leaves no trace.
 */
export async function drawTotp({
  db,
  context,
  staff: caller,
}: ReadCall & AsStaff): Promise<Output<typeof staff.drawTotp>> {
  const { username } = await staffById(db, caller.id)
  const secret = randomBytes(20)
  // Ten random bytes each, so that their hashes cannot be reversed.
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)))
  const drawn: Drawn = {
    secret: secret.toString('hex'),
    recoveryHashes: codes.map((code) => tokenHash(code).toString('hex')),
    endsAtMs: Date.now() + ticketLifeMs,
  }
  const ticket = seal(keyOf(context), Buffer.from(JSON.stringify(drawn)), aboutTicket(caller.id))
  return {
    secret: base32(secret),
    uri: `otpauth://totp/${issuer}:${encodeURIComponent(username)}?secret=${base32(secret)}&issuer=${issuer}`,
    recoveryCodes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
    ticket: ticket.toString('base64url'),
  }
}

/**
 * B-AU-10. The first code shows that the app has the secret; from now on each sign-in requires one. Replacing a second
 * factor requires the old one. Sessions without it end: the answer contains the token of the session that continues,
 * and the previous token no longer works.
 */
export async function confirmTotp(
  call: WriteCall & AsStaff,
  { ticket, code, current }: Input<typeof staff.confirmTotp>,
): Promise<Output<typeof staff.confirmTotp>> {
  const { tx, context, staff: caller } = call
  const drawn = readTicket(context, caller.id, ticket)
  const secret = Buffer.from(drawn.secret, 'hex')
  const step = stepOf(secret, tidy(code), Date.now())
  if (step === null) refuseFields({ code: 'field_totp' })
  const found = await staffById(context.database, caller.id)
  await proveSecondFactor(call, `staff:${caller.id}`, () => secondFactorFault(call, found, current))
  const stored = await storeSecondFactor(tx, caller.id, found.totpSealed, {
    totpSealed: seal(keyOf(context), secret, aboutSecret(caller.id)),
    step,
    recoveryHashes: drawn.recoveryHashes.map((hash) => Buffer.from(hash, 'hex')),
  })
  orRefuse(stored, 'staff_state')
  await endOtherSessions(tx, caller.id, caller.sessionId, 'totp')
  const token = newToken()
  const { expiresAt } = orRefuse(await renewSession(tx, caller.sessionId, tokenHash(token)), 'token_invalid')
  call.audit({ kind: 'staff', id: caller.id })
  await tellOwner(call, 'secondFactor')
  return { token, expiresAt }
}

interface Holder {
  readonly id: string
  readonly totpSealed: Buffer | null
}

/** Null without a second factor, or when the code is right and was not used before. */
export async function secondFactorFault(
  { tx, context }: WriteCall,
  { id, totpSealed }: Holder,
  typed: string | undefined,
): Promise<'totp_missing' | 'totp_wrong' | null> {
  if (!totpSealed) return null
  const code = tidy(typed ?? '')
  if (code === '') return 'totp_missing'
  if (!/^\d{6}$/.test(code)) return (await takeRecoveryCode(tx, id, tokenHash(asWritten(code)))) ? null : 'totp_wrong'
  // After a change of SECRET_KEY the secret cannot be opened, and only recovery codes work.
  const secret = unseal(keyOf(context), totpSealed, aboutSecret(id))
  const step = secret && stepOf(secret, code, Date.now())
  return step !== null && (await takeStep(tx, id, step)) ? null : 'totp_wrong'
}

type Drawn = z.output<typeof drawnShape>

const drawnShape = z.object({ secret: z.string(), recoveryHashes: z.array(z.string()), endsAtMs: z.number() })

function readTicket(context: Context, staffId: string, ticket: string): Drawn {
  const opened = unseal(keyOf(context), Buffer.from(ticket, 'base64url'), aboutTicket(staffId))
  const drawn = opened && drawnShape.parse(JSON.parse(opened.toString()))
  if (!drawn || drawn.endsAtMs < Date.now()) refuse('staff_state')
  return drawn
}

/** As people type codes: with spaces and hyphens, in lower case, or full width. */
const tidy = (typed: string) => toHalfWidth(typed).replace(/[\s-]/g, '').toUpperCase()

/** Recovery codes contain no 0, 1 or 8; somebody who copied them by hand meant a letter. */
const asWritten = (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')

const issuer = 'Smart%20Cats'
const keyOf = ({ keyFor }: Context) => keyFor('staff-totp')
const aboutSecret = (staffId: string) => `secret:${staffId}`
const aboutTicket = (staffId: string) => `ticket:${staffId}`

import { randomBytes } from 'node:crypto'
import { toHalfWidth } from '#domain/plain-text.ts'
import type { Context, ReadCall, WriteCall } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { readConfig } from '#server/settings/config.ts'
import { siteNameIn } from '#server/settings/site-name.ts'
import * as z from 'zod/mini'
import { seal, unseal } from './seal.ts'
import {
  type HolderKind,
  removeSecondFactor,
  type SecondFactor,
  storeSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.sql.ts'
import { tokenHash } from './session.ts'
import { base32, stepOf } from './totp.ts'

export { removeSecondFactor, storeSecondFactor }

/*
 * The code of an authenticator app as second factor, with recovery codes: the same for members and staff.
 */

const recoveryCodes = 8
const ticketLifeMs = 15 * 60_000

interface Holder {
  readonly kind: HolderKind
  readonly id: string
}

/**
 * Draws a secret and recovery codes. Nothing is stored yet: everything comes back in the ticket, which only we can read
 * or change, so what is never confirmed leaves no trace. The app shows `label` and the name of the service.
 */
export async function drawSecondFactor({ context, db, language }: ReadCall, holder: Holder, label: string) {
  const secret = randomBytes(20)
  // Ten random bytes each, so that their hashes cannot be reversed.
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)))
  const drawn: Drawn = {
    secret: secret.toString('hex'),
    recoveryHashes: codes.map((code) => tokenHash(code).toString('hex')),
    endsAtMs: Date.now() + ticketLifeMs,
  }
  const issuer = encodeURIComponent(siteNameIn(await readConfig(context, db), language))
  const ticket = seal(keyOf(context, holder), Buffer.from(JSON.stringify(drawn)), aboutTicket(holder))
  return {
    secret: base32(secret),
    uri: `otpauth://totp/${issuer}:${encodeURIComponent(label)}?secret=${base32(secret)}&issuer=${issuer}`,
    recoveryCodes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
    ticket: ticket.toString('base64url'),
  }
}

/**
 * What was drawn, once a first code shows that the app has the secret; null when the ticket is too old, or was drawn by
 * somebody else.
 */
export function confirmedFactor(
  context: Context,
  holder: Holder,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): SecondFactor | null {
  const drawn = readTicket(context, holder, ticket)
  if (!drawn) return null
  const secret = Buffer.from(drawn.secret, 'hex')
  const step = stepOf(secret, tidy(code), Date.now())
  if (step === null) refuseFields({ code: 'field_totp' })
  return {
    totpSealed: seal(keyOf(context, holder), secret, aboutSecret(holder)),
    step,
    recoveryHashes: drawn.recoveryHashes.map((hash) => Buffer.from(hash, 'hex')),
  }
}

export interface WithFactor extends Holder {
  /** The secret, encrypted; null without a second factor. */
  readonly totpSealed: Buffer | null
  /** Told in the same transaction when a recovery code was used up. */
  readonly onRecoveryCode?: (left: number) => Promise<void>
}

/** Null without a second factor, or when the code is right and was not used before. */
export async function secondFactorFault(
  { tx, context }: WriteCall,
  holder: WithFactor,
  typed: string | undefined,
): Promise<'totp_missing' | 'totp_wrong' | null> {
  const { totpSealed, onRecoveryCode } = holder
  if (!totpSealed) return null
  const code = tidy(typed ?? '')
  if (code === '') return 'totp_missing'
  if (!/^\d{6}$/.test(code)) {
    const taken = await takeRecoveryCode(tx, holder, tokenHash(asWritten(code)))
    if (taken) await onRecoveryCode?.(taken.left)
    return taken ? null : 'totp_wrong'
  }
  // After a change of SECRET_KEY the secret cannot be opened, and only recovery codes work.
  const secret = unseal(keyOf(context, holder), totpSealed, aboutSecret(holder))
  const step = secret && stepOf(secret, code, Date.now())
  return step !== null && (await takeStep(tx, holder, step)) ? null : 'totp_wrong'
}

type Drawn = z.output<typeof drawnShape>

const drawnShape = z.object({ secret: z.string(), recoveryHashes: z.array(z.string()), endsAtMs: z.number() })

function readTicket(context: Context, holder: Holder, ticket: string): Drawn | null {
  const opened = unseal(keyOf(context, holder), Buffer.from(ticket, 'base64url'), aboutTicket(holder))
  const drawn = opened && drawnShape.parse(JSON.parse(opened.toString()))
  return drawn && drawn.endsAtMs >= Date.now() ? drawn : null
}

/** As people type codes: with spaces and hyphens, in lower case, or full width. */
const tidy = (typed: string) => toHalfWidth(typed).replace(/[\s-]/g, '').toUpperCase()

/** Recovery codes contain no 0, 1 or 8; somebody who copied them by hand meant a letter. */
const asWritten = (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')

const keyOf = ({ keyFor }: Context, { kind }: Holder) => keyFor(`${kind}-totp`)
const aboutSecret = ({ id }: Holder) => `secret:${id}`
const aboutTicket = ({ id }: Holder) => `ticket:${id}`

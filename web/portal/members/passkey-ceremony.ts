import type { passkeys } from '#contract/sign-in-factors.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import { CeremonyFault, type CeremonyWord } from './ceremony-fault.ts'

/* The browser's part of making and using a passkey. Loaded when one is used, or when the browser can offer one. */

type Attestation = Input<typeof passkeys.add>['credential']
type Assertion = Input<typeof passkeys.signIn>['credential']
type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON']

export async function makePasskey(options: Output<typeof passkeys.startAdding>): Promise<Attestation> {
  const { id, rawId, response } = await orFault(() => startRegistration({ optionsJSON: options as Creation }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}

/** `isOffered`: the browser offers it among what it fills in, and it is used only if somebody chooses it. */
export async function askPasskey(options: Output<typeof passkeys.startSignIn>, isOffered = false): Promise<Assertion> {
  const { id, rawId, response } = await orFault(() =>
    startAuthentication({ optionsJSON: options as Request, useBrowserAutofill: isOffered }),
  )
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const signed = { clientDataJSON, authenticatorData, signature }
  return { id, rawId, type: 'public-key', response: userHandle === undefined ? signed : { ...signed, userHandle } }
}

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

async function orFault<T>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony()
  } catch (error) {
    throw new CeremonyFault(words[error instanceof Error ? error.name : ''] ?? 'unsupported')
  }
}

/** By the names that Web Authentication gives them. */
const words: Readonly<Record<string, CeremonyWord>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
}

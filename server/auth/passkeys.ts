import type { Input } from '#contract/wire/operation.ts'
import type { passkeys } from '#contract/sign-in-factors.ts'
import type { Call, Context } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { type ChallengeFor, newChallenge, spendChallenge } from './challenge.ts'

/*
 * The ceremonies of Web Authentication. Origin and RP id come from the public address; user verification is always
 * required, so that a passkey counts as both factors. The library is loaded when the first passkey is used.
 */

export type Attestation = Input<typeof passkeys.add>['credential']
export type Assertion = Input<typeof passkeys.signIn>['credential']

interface Known {
  readonly credentialId: Buffer
  readonly transports: readonly string[]
}

const publicKey = 'public-key' as const

const describe = ({ credentialId, transports }: Known) => ({
  id: credentialId.toString('base64url'),
  type: publicKey,
  transports: [...transports],
})

/** ES256, EdDSA and RS256, which together are what authenticators have. */
const algorithms = [-7, -8, -257]

interface Owner {
  readonly id: string
  /** Shown where the device lets somebody choose. */
  readonly label: string
  readonly name: string
  readonly siteName: string
}

export const creationOptions = (context: Context, forWhat: ChallengeFor, owner: Owner, known: readonly Known[]) => ({
  challenge: newChallenge(context, forWhat),
  rp: { id: relyingParty(context).id, name: owner.siteName },
  user: { id: userHandle(owner.id).toString('base64url'), name: owner.label, displayName: owner.name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
  excludeCredentials: known.map(describe),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
})

export const requestOptions = (context: Context, forWhat: ChallengeFor, known: readonly Known[]) => ({
  challenge: newChallenge(context, forWhat),
  rpId: relyingParty(context).id,
  userVerification: 'required' as const,
  allowCredentials: known.map(describe),
})

export interface NewPasskey {
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
}

/** A new passkey, if the answer is to a challenge of ours for this purpose; otherwise refused. */
export async function checkedAttestation(call: Call, forWhat: ChallengeFor, given: Attestation): Promise<NewPasskey> {
  const challenge = challengeIn(given)
  await spendChallenge(call, forWhat, challenge)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  await refuseCertificates(given)
  const { id, origin } = relyingParty(call.context)
  const checked = await verifyRegistrationResponse({
    response: { ...given, response: { ...given.response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!checked?.verified) refuse('passkey_wrong')
  const { credential } = checked.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: given.response.transports ?? [],
  }
}

/** Browsers were asked for none. Checking one can mean asking an address that stands in it, which nobody shall choose. */
async function refuseCertificates({ response }: Attestation): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const hasCertificates = () =>
    decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
      .get('attStmt')
      .get('x5c') !== undefined
  const isRefused = await Promise.resolve()
    .then(hasCertificates)
    .catch(() => true)
  if (isRefused) refuse('passkey_wrong')
}

export interface StoredPasskey {
  readonly memberId: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
}

/**
 * The new counter, if the owner of the passkey signed this challenge; otherwise refused. `regressed` when everything is
 * right but the counter is not above the stored one: the passkey, or a copy of it, was used elsewhere.
 */
export async function checkedAssertion(
  call: Call,
  challenge: string,
  given: Assertion,
  stored: StoredPasskey,
): Promise<{ readonly signCount: number; readonly regressed: boolean }> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = relyingParty(call.context)
  const { userHandle: handle = '', ...response } = given.response
  if (handle !== '' && !Buffer.from(handle, 'base64url').equals(userHandle(stored.memberId))) refuse('passkey_wrong')
  const checked = await verifyAuthenticationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    // The counter is judged here, after the signature: a forged answer must not mark a passkey as copied.
    credential: { id: given.id, publicKey: new Uint8Array(stored.publicKey), counter: 0 },
  }).catch(() => null)
  const counter = checked?.verified ? checked.authenticationInfo.newCounter : refuse('passkey_wrong')
  const regressed = (counter > 0 || stored.signCount > 0) && counter <= stored.signCount
  return { signCount: counter, regressed }
}

/** The challenge that a browser says it answered. What it says is checked against the signature later. */
export function challengeIn({ response }: Attestation | Assertion): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    if (typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string')
      return said.challenge
  } catch {
    // No JSON: refused below, like any other answer that is not ours.
  }
  return refuse('passkey_wrong')
}

/** Sixteen bytes that say nothing of the person. */
const userHandle = (memberId: string) => Buffer.from(memberId.replaceAll('-', ''), 'hex')

function relyingParty({ environment }: Context) {
  const { origin, hostname } = new URL(environment.publicUrl)
  return { id: hostname, origin }
}

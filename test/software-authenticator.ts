import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { passkeys } from '#contract/sign-in-factors.ts'
import type { Input, Output } from '#contract/wire/operation.ts'

/*
 * An authenticator without a device: it makes real passkeys (ES256) and signs real challenges, and does wrong what a
 * test asks it to.
 */

type Creation = Output<typeof passkeys.startAdding>
type Request = Output<typeof passkeys.startSignIn>
type Attestation = Input<typeof passkeys.add>['credential']
type Assertion = Input<typeof passkeys.signIn>['credential']

interface Faults {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  /** Whether it checked who holds it. */
  readonly verified?: boolean
  readonly signCount?: number
  readonly userHandle?: string
  readonly withCertificate?: boolean
}

export interface SoftPasskey {
  readonly id: string
  readonly privateKey: KeyObject
  readonly userHandle: string
  readonly rpId: string
  readonly origin: string
}

/** Makes a passkey for a site, and what its browser would send. */
export function makePasskey(
  options: Creation,
  origin: string,
  faults: Faults = {},
): { readonly passkey: SoftPasskey; readonly credential: Attestation } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  // kty: EC2, alg: ES256, crv: P-256.
  const coseKey = cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(credentialId.length)
  const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
  const authData = Buffer.concat([authenticatorData(options.rp.id, faults, 0x40), attested])
  const statement: [Buffer, Buffer][] = faults.withCertificate
    ? [[cborText('x5c'), Buffer.concat([Buffer.from([0x81]), cborBytes(randomBytes(8))])]]
    : []
  const attestationObject = cborMap([
    [cborText('fmt'), cborText('none')],
    [cborText('attStmt'), cborMap(statement)],
    [cborText('authData'), cborBytes(authData)],
  ])
  const passkey = { id, privateKey, userHandle: options.user.id, rpId: options.rp.id, origin }
  const clientDataJSON = clientData('webauthn.create', options.challenge, origin, faults).toString('base64url')
  const response = {
    clientDataJSON,
    attestationObject: attestationObject.toString('base64url'),
    transports: ['internal'],
  }
  return { passkey, credential: { id, rawId: id, type: 'public-key', response } }
}

/** Signs a challenge, as the browser would send it. */
export function usePasskey(passkey: SoftPasskey, { challenge }: Request, faults: Faults = {}): Assertion {
  const { id, privateKey, userHandle, rpId, origin } = passkey
  const authData = authenticatorData(rpId, faults, 0)
  const client = clientData('webauthn.get', challenge, origin, faults)
  const signature = sign('sha256', Buffer.concat([authData, createHash('sha256').update(client).digest()]), privateKey)
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: faults.userHandle ?? userHandle,
    },
  }
}

function authenticatorData(rpId: string, faults: Faults, flags: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(faults.signCount ?? 0)
  const seen = (faults.verified ?? true) ? 0x05 : 0x01
  return Buffer.concat([
    createHash('sha256')
      .update(faults.rpId ?? rpId)
      .digest(),
    Buffer.from([flags | seen]),
    count,
  ])
}

const clientData = (type: string, challenge: string, origin: string, faults: Faults) =>
  Buffer.from(
    JSON.stringify({
      type: faults.type ?? type,
      challenge: faults.challenge ?? challenge,
      origin: faults.origin ?? origin,
      crossOrigin: false,
    }),
  )

/* As much of CBOR (RFC 8949) as a passkey needs. */

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (words: string) => Buffer.concat([cborHead(3, words.length), Buffer.from(words)])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

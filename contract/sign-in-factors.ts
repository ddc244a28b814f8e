import * as z from 'zod/mini'
import { id, list, nothing, text, time } from '#contract/wire/fields.ts'
import { proof, secret } from '#contract/wire/input-fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { signIn } from '#contract/wire/member-shapes.ts'

/*
 * What members add to their password: passkeys, and the code of an authenticator app (decision record 66). The options
 * and answers of passkeys are the JSON forms of Web Authentication, so that a browser takes and gives them as they are.
 */

/** At most so many for one member. */
export const passkeysMost = 10

/** Bytes as base64url. */
const bytes = (most: number) => text(1, most)
const passkeyName = text(1, 50)

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key', { error: 'field_choice' }) }

/** What a browser gives for a new passkey. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(list(text(1, 20), 0, 10)),
  }),
})

/** What a browser gives when a passkey is used. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(text(0, 200)),
  }),
})

const known = z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }))

/** For `navigator.credentials.get`. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  allowCredentials: known,
})

/** For `navigator.credentials.create`. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

const passkey = z.object({
  id,
  name: z.string(),
  addedAt: time,
  lastUsedAt: z.nullable(time),
  /** Its counter went backwards, so it opens nothing any more. */
  isSuspect: z.boolean(),
})

export const passkeys = group('passkeys', {
  list: read('/api/member/passkeys', {
    id: 'E-115',
    who: 'member',
    methods: ['GET'],
    input: nothing,
    output: z.object({ list: z.array(passkey), most: z.int() }),
  }),
  startAdding: read('/api/member/passkeys/options', {
    id: 'E-116',
    who: 'member',
    methods: ['POST'],
    input: nothing,
    output: creationOptions,
  }),
  add: write('/api/member/passkeys', {
    id: 'E-117',
    who: 'member',
    says: 'M-18',
    input: z.object({ name: passkeyName, credential: attestation }),
    output: passkey,
  }),
  rename: write('/api/member/passkeys/rename', {
    id: 'E-118',
    who: 'member',
    says: 'M-18',
    input: z.object({ id, name: passkeyName }),
    output: passkey,
  }),
  remove: write('/api/member/passkeys/remove', {
    id: 'E-119',
    who: 'member',
    says: 'M-18',
    input: z.object({ id }),
    output: nothing,
  }),
  startSignIn: read('/api/member/sign-in/passkey/options', {
    id: 'E-120',
    who: 'anyone',
    limit: 'public',
    input: nothing,
    output: requestOptions,
  }),
  signIn: write('/api/member/sign-in/passkey', {
    id: 'E-121',
    who: 'anyone',
    limit: 'login',
    says: 'M-18',
    tellsSecret: true,
    input: z.object({ credential: assertion, lang: z.optional(languageChoice) }),
    output: signIn,
  }),
})

/** Six digits of an authenticator app, or a recovery code. */
const code = text(1, 24)

export const authenticator = group('authenticator', {
  get: read('/api/member/authenticator', {
    id: 'E-122',
    who: 'member',
    methods: ['GET'],
    input: nothing,
    output: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  }),
  /** Generates a secret without saving anything: all of it travels in the sealed ticket until it is confirmed. */
  draw: read('/api/member/authenticator/draw', {
    id: 'E-123',
    who: 'member',
    methods: ['POST'],
    input: nothing,
    output: z.object({
      secret: z.string(),
      /** For the QR code that authenticator apps read. */
      uri: z.string(),
      recoveryCodes: list(z.string(), 1, 20),
      ticket: z.string(),
    }),
  }),
  confirm: write('/api/member/authenticator', {
    id: 'E-124',
    who: 'member',
    says: 'M-18',
    input: z.object({ ticket: text(1, 2000), code }),
    output: nothing,
  }),
  end: write('/api/member/authenticator/end', {
    id: 'E-125',
    who: 'member',
    says: 'M-18',
    input: nothing,
    output: nothing,
  }),
  /** The second step of a sign-in that was refused with 2024, with the ticket of that refusal. */
  signIn: write('/api/member/sign-in/code', {
    id: 'E-126',
    who: 'anyone',
    limit: 'login',
    says: 'M-18',
    tellsSecret: true,
    input: z.object({ ticket: text(1, 2000), code, proof }),
    output: signIn,
  }),
})

/** What proves once more who is signed in; a password is something that everybody has. */
export const proofWays = ['password', 'code', 'passkey'] as const

/** Before a deed that changes who can get in: what is refused with 2029 without it (decision record 66). */
export const freshProof = group('freshProof', {
  get: read('/api/member/proof', {
    id: 'E-127',
    who: 'member',
    methods: ['GET'],
    input: nothing,
    output: z.object({ isFresh: z.boolean(), ways: z.array(z.enum([...proofWays])) }),
  }),
  startPasskey: read('/api/member/proof/passkey/options', {
    id: 'E-128',
    who: 'member',
    methods: ['POST'],
    input: nothing,
    output: requestOptions,
  }),
  /** One of the three. */
  give: write('/api/member/proof', {
    id: 'E-129',
    who: 'member',
    limit: 'login',
    input: z.object({ password: z.optional(secret), code: z.optional(code), credential: z.optional(assertion) }).check(
      z.refine(({ password, code, credential }) => [password, code, credential].some((each) => each !== undefined), {
        error: 'field_required',
        path: ['password'],
      }),
    ),
    output: z.object({ freshUntil: time }),
  }),
})

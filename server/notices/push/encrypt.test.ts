import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPushMessage } from '#test/push-receiver.ts'
import { encryptFor, isPublicKey, mostMessageBytes } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/* The example of RFC 8291, section 5 and appendix A. */
const receiver = {
  publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
}
const receiverPrivate = bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
const chance = {
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
}
const message = 'When I grow up, I want to be a watermelon'
const sent =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('the example of RFC 8291 comes out byte for byte', () => {
  expect(encryptFor(receiver, Buffer.from(message), chance).toString('base64url')).toBe(sent)
})

test('the receiver of our tests reads the example of RFC 8291, so it may judge our messages', async () => {
  expect(await openPushMessage({ ...receiver, privateKey: receiverPrivate }, bytes(sent))).toBe(message)
})

test('each message is encrypted with new keys, and the longest one is a single record', async () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const browser = { publicKey: pair.getPublicKey(), secret: randomBytes(16), privateKey: pair.getPrivateKey() }
  const longest = '字'.repeat(Math.floor(mostMessageBytes / 3))
  const [one, two] = [encryptFor(browser, Buffer.from(longest)), encryptFor(browser, Buffer.from(longest))]
  expect(one.equals(two)).toBe(false)
  expect(one.length).toBeLessThanOrEqual(4096)
  expect(await openPushMessage(browser, one)).toBe(longest)
  expect(await openPushMessage(browser, two)).toBe(longest)
})

test('what is no point of the curve is no key', () => {
  expect(isPublicKey(receiver.publicKey)).toBe(true)
  expect(isPublicKey(Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]))).toBe(false)
  expect(isPublicKey(receiver.publicKey.subarray(0, 64))).toBe(false)
})

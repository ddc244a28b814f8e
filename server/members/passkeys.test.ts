import { signedIn } from '#contract/signed-in.ts'
import { signIns } from '#contract/profile.ts'
import { passkeys } from '#contract/sign-in-factors.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { together } from '#test/orders.ts'
import { makePasskey, type SoftPasskey, usePasskey } from '#test/software-authenticator.ts'
import { afterEach, expect, test, vi } from 'vitest'

const origin = 'https://cats.example'
const t = await openTestServer({ publicUrl: origin })
afterEach(() => vi.restoreAllMocks())

async function added(member: TestMember, name = 'Phone'): Promise<SoftPasskey & { rowId: string }> {
  const { passkey, credential } = makePasskey(await member.call(passkeys.startAdding, {}), origin)
  const { id: rowId } = await member.call(passkeys.add, { name, credential })
  return { ...passkey, rowId }
}

const signIn = async (passkey: SoftPasskey, faults: Parameters<typeof usePasskey>[2] = {}) =>
  t.visitor.ask(passkeys.signIn, {
    credential: usePasskey(passkey, await t.visitor.call(passkeys.startSignIn, {}), faults),
  })

const grownOld = (member: TestMember) =>
  t.db.run(sql`update member_sessions set proven_at = now() - interval '11 minutes' where member_id = ${member.id}`)

// Proves E-116, E-117, E-120, E-121
test('a passkey that was added signs its owner in, without password, image code or other code', async () => {
  const member = await t.member({ language: 'en' })
  const passkey = await added(member)
  const { code, msg, data } = await signIn(passkey)
  expect([code, msg, data.userId, data.memberNumber]).toEqual([
    0,
    'Operation successful',
    member.id,
    member.memberNumber,
  ])
  const inside = callerAt(t.url, data.token)
  expect((await inside.call(signedIn.home, {})).userId).toBe(member.id)
  const { list } = await inside.call(signIns.list, {})
  expect(list.find(({ current }) => current)).toMatchObject({ way: 'passkey', withCode: false })
})

// Proves E-115
test('the list says when each was added and last used, and holds no key', async () => {
  const member = await t.member()
  const passkey = await added(member, 'Laptop')
  const { list, most } = await member.call(passkeys.list, {})
  expect([list.length, most, list[0]?.name, list[0]?.lastUsedAt]).toEqual([1, 10, 'Laptop', null])
  await signIn(passkey)
  const used = await member.ask(passkeys.list, {})
  expect(used.data.list[0]?.lastUsedAt).toMatch(/\+08:00$/)
  expect(JSON.stringify(used.wire)).not.toContain(passkey.id)
})

test('what the browser is asked for: this site, a check of who holds the device, and no certificate', async () => {
  const member = await t.member()
  const passkey = await added(member)
  const options = await member.call(passkeys.startAdding, {})
  expect(options).toMatchObject({
    rp: { id: 'cats.example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
  })
  expect(await t.visitor.call(passkeys.startSignIn, {})).toMatchObject({
    rpId: 'cats.example',
    userVerification: 'required',
    allowCredentials: [],
  })
})

test.each([
  ['of another site', { origin: 'https://cats.example.evil' }, 2030],
  ['for another relying party', { rpId: 'evil.example' }, 2030],
  ['without a check of who holds the device', { verified: false }, 2030],
  ['of another ceremony', { type: 'webauthn.create' }, 2030],
  ['of another person’s handle', { userHandle: Buffer.alloc(16).toString('base64url') }, 2030],
  ['to a challenge that we never made', { challenge: Buffer.alloc(52).toString('base64url') }, 2030],
] as const)('an answer %s signs nobody in', async (_what, faults, code) => {
  const passkey = await added(await t.member())
  expect((await signIn(passkey, faults)).code).toBe(code)
  expect((await signIn(passkey)).code).toBe(0)
})

test.each([
  ['of another site', { origin: 'https://cats.example.evil' }],
  ['for another relying party', { rpId: 'evil.example' }],
  ['without a check of who holds the device', { verified: false }],
  ['of another ceremony', { type: 'webauthn.get' }],
  ['with a certificate', { withCertificate: true }],
] as const)('a passkey %s is not added', async (_what, faults) => {
  const member = await t.member()
  const { credential } = makePasskey(await member.call(passkeys.startAdding, {}), origin, faults)
  expect((await member.ask(passkeys.add, { name: 'Phone', credential })).code).toBe(2030)
  expect((await member.call(passkeys.list, {})).list).toEqual([])
})

test('a challenge is good once, for its purpose, its session and five minutes', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const passkey = await added(meiling)
  // Once, also when twenty come at the same time.
  const asked = await t.visitor.call(passkeys.startSignIn, {})
  const answer = usePasskey(passkey, asked)
  const answers = await together(20, () => t.visitor.ask(passkeys.signIn, { credential: answer }))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array<number>(19).fill(2031)])
  // A wrong answer uses it up too.
  const second = await t.visitor.call(passkeys.startSignIn, {})
  await t.visitor.ask(passkeys.signIn, { credential: usePasskey(passkey, second, { rpId: 'evil.example' }) })
  expect((await t.visitor.ask(passkeys.signIn, { credential: usePasskey(passkey, second) })).code).toBe(2031)
  // Its purpose.
  const toAdd = await meiling.call(passkeys.startAdding, {})
  expect((await signIn(passkey, { challenge: toAdd.challenge })).code).toBe(2030)
  const { challenge } = await t.visitor.call(passkeys.startSignIn, {})
  const { credential } = makePasskey({ ...toAdd, challenge }, origin)
  expect((await meiling.ask(passkeys.add, { name: 'x', credential })).code).toBe(2030)
  // Its session.
  const made = makePasskey(await meiling.call(passkeys.startAdding, {}), origin)
  expect((await chiho.ask(passkeys.add, { name: 'x', credential: made.credential })).code).toBe(2030)
  // Its time.
  const old = await t.visitor.call(passkeys.startSignIn, {})
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)
  expect((await t.visitor.ask(passkeys.signIn, { credential: usePasskey(passkey, old) })).code).toBe(2031)
})

test('a passkey of nobody, and one signed with another key, are answered alike', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const [hers, his] = [await added(meiling), await added(chiho)]
  const swapped = await signIn({ ...hers, privateKey: his.privateKey })
  const unknown = await signIn({ ...hers, id: Buffer.alloc(32).toString('base64url') })
  expect([swapped.code, swapped.msg, swapped.wire]).toEqual([2030, unknown.msg, unknown.wire])
  expect((await t.visitor.ask(passkeys.signIn, { credential: { id: 'x' } })).code).toBe(1001)
})

test('one whose counter goes backwards is stopped for good, and its owner is told once', async () => {
  const member = await t.member({ language: 'en' })
  const passkey = await added(member)
  expect((await signIn(passkey, { signCount: 5 })).code).toBe(0)
  expect((await signIn(passkey, { signCount: 5 })).code).toBe(2034)
  expect((await signIn(passkey, { signCount: 6 })).code).toBe(2034)
  expect((await member.call(passkeys.list, {})).list).toMatchObject([{ isSuspect: true }])
  const subjects = (await mailsTo(t.db, member.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('stopped'))).toHaveLength(1)
})

test('a forged answer with an old counter stops nothing', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const [hers, his] = [await added(meiling), await added(chiho)]
  await signIn(hers, { signCount: 9 })
  expect((await signIn({ ...hers, privateKey: his.privateKey }, { signCount: 1 })).code).toBe(2030)
  expect((await signIn(hers, { signCount: 10 })).code).toBe(0)
})

test('ten are the most, also of twelve at once, and none is added twice', async () => {
  const member = await t.member()
  const options = await together(12, () => member.call(passkeys.startAdding, {}))
  const made = options.map((each) => makePasskey(each, origin).credential)
  const answers = await Promise.all(made.map((credential) => member.ask(passkeys.add, { name: 'x', credential })))
  expect(answers.map(({ code }) => code).sort()).toEqual([...Array<number>(10).fill(0), 2032, 2032])
  expect((await member.ask(passkeys.startAdding, {})).code).toBe(2032)
  expect((await member.ask(passkeys.add, { name: 'x', credential: made[0] })).code).toBe(2031)
})

// Proves E-118, E-119
test('it can be renamed and removed by its owner; another member finds nothing there', async () => {
  const [meiling, chiho] = [await t.member({ language: 'en' }), await t.member()]
  const passkey = await added(meiling)
  const { rowId: id } = passkey
  expect((await chiho.ask(passkeys.rename, { id, name: 'mine' })).code).toBe(1002)
  expect((await chiho.ask(passkeys.remove, { id })).code).toBe(1002)
  expect((await t.visitor.ask(passkeys.remove, { id })).http).toBe(401)
  expect((await meiling.call(passkeys.rename, { id, name: 'Old phone' })).name).toBe('Old phone')
  const { data } = await signIn(passkey)
  await meiling.call(passkeys.remove, { id })
  expect((await meiling.ask(passkeys.remove, { id })).code).toBe(1002)
  expect((await signIn(passkey)).code).toBe(2030)
  expect((await callerAt(t.url, data.token).ask(signedIn.home, {})).http, 'its session ended').toBe(401)
  expect((await meiling.ask(signedIn.home, {})).code).toBe(0)
  const mails = await mailsTo(t.db, meiling.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['SIGN_IN_FACTOR', 'SIGN_IN_FACTOR'])
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A passkey was added to your Smart Cats account',
    'A passkey was removed from your Smart Cats account',
  ])
})

test('adding and removing want a fresh proof; renaming and reading do not', async () => {
  const member = await t.member()
  const { rowId: id } = await added(member)
  const { credential } = makePasskey(await member.call(passkeys.startAdding, {}), origin)
  await grownOld(member)
  const answers = [
    await member.ask(passkeys.startAdding, {}),
    await member.ask(passkeys.add, { name: 'x', credential }),
    await member.ask(passkeys.remove, { id }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([2029, 2029, 2029])
  expect((await member.ask(passkeys.rename, { id, name: 'y' })).code).toBe(0)
  expect((await member.call(passkeys.list, {})).list).toHaveLength(1)
})

test('a disabled account is not opened, and one locked after wrong passwords is', async () => {
  const limited = await openTestServer({ publicUrl: origin, rateLimits: true })
  const member = await limited.member()
  const { passkey, credential } = makePasskey(await member.call(passkeys.startAdding, {}), origin)
  await member.call(passkeys.add, { name: 'Phone', credential })
  await limited.db.run(sql`
    insert into sign_in_failures (account, network, failures, window_start, locked_until)
    values (${`member:${member.id}`}, '127.0.0', 5, now(), now() + interval '15 minutes')`)
  const enter = async () =>
    limited.visitor.ask(passkeys.signIn, {
      credential: usePasskey(passkey, await limited.visitor.call(passkeys.startSignIn, {})),
    })
  expect((await enter()).code).toBe(0)
  await limited.db.run(sql`update members set state = 'disabled' where id = ${member.id}`)
  expect((await enter()).code).toBe(2009)
})

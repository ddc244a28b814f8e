import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { signIns } from '#contract/profile.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ trustedProxies: ['127.0.0.1'] })
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

async function signedInElsewhere(member: TestMember, userAgent = iphone) {
  const { token } = await t.visitor.call(
    auth.login,
    { account: member.email, password: 'Meow_2026', ...(await t.captcha('login')) },
    { headers: { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.7' } },
  )
  return callerAt(t.url, token)
}

// Proves E-71
test('a member sees where they are signed in, which one is this, and never a whole address', async () => {
  const member = await t.member()
  await signedInElsewhere(member)
  const { list } = await member.call(signIns.list, {})
  expect(list).toHaveLength(2)
  expect(list.filter(({ current }) => current)).toHaveLength(1)
  expect(list.find(({ current }) => !current)).toEqual({
    id: expect.any(String),
    browser: 'safari',
    system: 'iphone',
    network: '203.0.113',
    signedInAt: expect.stringMatching(/\+08:00$/),
    lastSeenAt: expect.stringMatching(/\+08:00$/),
    way: 'password',
    withCode: false,
    current: false,
  })
  expect(JSON.stringify(list)).not.toContain('203.0.113.7')
})

// Proves E-72
test('a session that is ended is out at once, the others stay', async () => {
  const member = await t.member()
  const [phone, desk] = [await signedInElsewhere(member), await signedInElsewhere(member, 'curl/8')]
  const { list } = await phone.call(signIns.list, {})
  const own = list.find(({ current }) => current)
  const { code, msg } = await member.ask(signIns.end, { id: own?.id })
  expect([code, msg]).toEqual([0, 'Operation successful'])
  expect((await phone.ask(signedIn.home, {})).http).toBe(401)
  expect((await desk.ask(signedIn.home, {})).code).toBe(0)
  expect((await member.ask(signIns.end, { id: own?.id })).code).toBe(1002)
})

test('this session can be ended too', async () => {
  const member = await t.member()
  const [here] = (await member.call(signIns.list, {})).list
  expect((await member.ask(signIns.end, { id: here?.id })).code).toBe(0)
  expect((await member.ask(signIns.list, {})).http).toBe(401)
})

// Proves E-73
test('all others end together, this one goes on', async () => {
  const member = await t.member()
  const others = [await signedInElsewhere(member), await signedInElsewhere(member)]
  expect(await member.call(signIns.endOthers, {})).toEqual({ ended: 2 })
  expect(await member.call(signIns.endOthers, {})).toEqual({ ended: 0 })
  for (const other of others) expect((await other.ask(signedIn.home, {})).http).toBe(401)
  expect((await member.call(signIns.list, {})).list).toHaveLength(1)
})

test('somebody else’s session is not there, and not touched', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const [hers] = (await meiling.call(signIns.list, {})).list
  expect((await chiho.ask(signIns.end, { id: hers?.id })).code).toBe(1002)
  await chiho.call(signIns.endOthers, {})
  expect((await meiling.ask(signedIn.home, {})).code).toBe(0)
})

test('without an id, or with none of ours, nothing ends', async () => {
  const member = await t.member()
  expect((await member.ask(signIns.end, {})).code).toBe(1001)
  expect((await member.ask(signIns.end, { id: 'x' })).code).toBe(1001)
  for (const operation of [signIns.list, signIns.end, signIns.endOthers])
    expect((await t.visitor.ask(operation, {})).http).toBe(401)
})

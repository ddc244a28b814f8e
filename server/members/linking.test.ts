import { myData } from '#contract/my-data.ts'
import { oauth, profiles } from '#contract/profile.ts'
import { sql } from '#server/database/db.ts'
import { eraseMember } from '#server/my-data/erase.sql.ts'
import { openSecondServer, openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { comeBack, enterWith, linkTo, openThirdParties, ticketFor } from '#test/third-parties.ts'
import { unzipped } from '#test/unzip.ts'
import { beforeEach, expect, test } from 'vitest'

const { environment } = await openThirdParties()
const t = await openTestServer(environment)

let [meiling, chiho]: TestMember[] = []
let people = 0
const newName = () => `Friend ${++people}`

beforeEach(async () => {
  ;[meiling, chiho] = [await t.member(), await t.member()]
})
const both = () => [meiling as TestMember, chiho as TestMember] as const

const stepsOf = async (member: TestMember) =>
  (
    await t.db.rows(sql<{ step: string }>`
      select event || ' ' || array_to_string(fields, ',') as step from member_history where member_id = ${member.id} order by no`)
  ).map(({ step }) => step)
const linkMails = async (member: TestMember) =>
  (await mailsTo(t.db, member.email)).filter(({ kind }) => kind === 'SIGN_IN_LINKED').length
const ownersOf = (name: string) =>
  t.db.rows(sql<{ id: string }>`
    select i.member_id as id from member_identities i join members m on m.id = i.member_id where m.qq = ${name}`)

// Proves
test('what was linked is unlinked, with its nickname; a second time changes nothing', async () => {
  const [mei] = both()
  const name = newName()
  await linkTo(mei, 'facebook', name)
  const nobody = { facebook: null, wechat: null, qq: null, wangwang: null }
  for (let times = 0; times < 2; times++)
    expect((await mei.call(oauth.unbind, { provider: 'facebook' })).social).toEqual(nobody)
  expect(await mei.call(profiles.getProfile, {})).toMatchObject({ identities: [], social: nobody })
  expect((await enterWith(t.visitor, 'facebook', name)).data).toMatchObject({ bindRequired: true })
  expect(await stepsOf(mei)).toEqual(['link facebook', 'unlink facebook'])
  expect(await linkMails(mei)).toBe(2)
})

test('unlinked twice at once: both are told it is gone, and it is noted once', async () => {
  const [mei] = both()
  await linkTo(mei, 'qq', newName())
  const answers = await Promise.all([
    mei.ask(oauth.unbind, { provider: 'qq' }),
    mei.ask(oauth.unbind, { provider: 'qq' }),
  ])
  expect(answers.map(({ code, data }) => [code, data?.social.qq])).toEqual([
    [0, null],
    [0, null],
  ])
  expect(await stepsOf(mei)).toContain('unlink qq')
  expect((await stepsOf(mei)).filter((step) => step === 'unlink qq')).toHaveLength(1)
})

test('nobody unlinks somebody else’s', async () => {
  const [mei, chi] = both()
  const name = newName()
  await linkTo(mei, 'wechat', name)
  await chi.call(oauth.unbind, { provider: 'wechat' })
  await chi.call(profiles.updateProfile, { wechat: null })
  expect((await enterWith(t.visitor, 'wechat', name)).data).toMatchObject({ userId: mei.id })
})

test('a nickname that is cleared in the profile takes the way to sign in with it; a new nickname does not', async () => {
  const [mei] = both()
  const name = newName()
  await linkTo(mei, 'wangwang', name)
  await mei.call(profiles.updateProfile, { wangwang: 'another name' })
  expect((await enterWith(t.visitor, 'wangwang', name)).data).toMatchObject({ userId: mei.id })
  const { identities } = await mei.call(profiles.updateProfile, { wangwang: null })
  expect(identities).toEqual([])
  expect((await enterWith(t.visitor, 'wangwang', name)).data).toMatchObject({ bindRequired: true })
})

test('an account elsewhere belongs to one member: another is refused, with it and with a ticket for it', async () => {
  const [mei, chi] = both()
  const name = newName()
  const bindTicket = await ticketFor(t.visitor, 'facebook', name)
  await linkTo(mei, 'facebook', name)
  const input = await comeBack(chi, 'facebook', name, 'bind')
  expect((await chi.ask(oauth.exchangeCode, input)).code).toBe(2019)
  const ticket = { bindTicket, account: chi.email, password: 'Meow_2026', ...(await t.captcha('login')) }
  expect((await t.visitor.ask(oauth.signInWithToken, ticket)).code).toBe(2019)
  expect(await chi.call(profiles.getProfile, {})).toMatchObject({ identities: [], social: { facebook: null } })
  expect((await enterWith(t.visitor, 'facebook', name)).data).toMatchObject({ userId: mei.id })
})

test('linked by two members at once, on two servers, it belongs to one of them', async () => {
  const second = await openSecondServer(t, environment)
  const servers = [t.url, second.url]
  for (let round = 0; round < 5; round++) {
    const pair = [await t.member(), await t.member()]
    const name = newName()
    const inputs = await Promise.all(pair.map((member) => comeBack(member, 'qq', name, 'bind')))
    const codes = await Promise.all(
      pair.map(async ({ token }, index) => {
        const body = JSON.stringify(inputs[index])
        const headers = { token, 'content-type': 'application/json' }
        const answer = await fetch(`${servers[index]}${oauth.exchangeCode.path}`, { method: 'POST', headers, body })
        return ((await answer.json()) as { code: number }).code
      }),
    )
    expect(codes.sort()).toEqual([0, 2019])
    expect(await ownersOf(name)).toHaveLength(1)
  }
})

test('the database itself refuses a second owner, and a second account of one third party', async () => {
  const [mei, chi] = both()
  const insert = (memberId: string, subject: string) =>
    t.db.run(sql`insert into member_identities (member_id, provider, subject) values (${memberId}, 'qq', ${subject})`)
  await insert(mei.id, 'one')
  await expect(insert(chi.id, 'one')).rejects.toThrow('member_identities_provider_subject_key')
  await expect(insert(mei.id, 'two')).rejects.toThrow('member_identities_member_id_provider_key')
})

test('another account of the same third party takes the place of the first; linking the same again changes nothing', async () => {
  const [mei] = both()
  const [first, second] = [newName(), newName()]
  await linkTo(mei, 'facebook', first)
  await linkTo(mei, 'facebook', second)
  await linkTo(mei, 'facebook', second)
  expect((await enterWith(t.visitor, 'facebook', first)).data).toMatchObject({ bindRequired: true })
  expect((await mei.call(profiles.getProfile, {})).social.facebook).toBe(second)
  expect(await stepsOf(mei)).toEqual(['link facebook', 'link facebook'])
})

test('an erased member is not signed in, and what they linked is free and forgotten', async () => {
  const [mei, chi] = both()
  const name = newName()
  await linkTo(mei, 'wechat', name)
  const started = await comeBack(mei, 'qq', newName(), 'bind')
  await t.context.database.transaction((tx) => eraseMember(tx, mei.id, 'no password'))
  expect((await mei.ask(oauth.exchangeCode, started)).code).toBe(2021)
  expect(await t.db.rows(sql`select id from member_identities where member_id = ${mei.id}`)).toEqual([])
  expect(await t.db.rows(sql`select state_hash from oauth_states where member_id = ${mei.id}`)).toEqual([])
  await linkTo(chi, 'wechat', name)
})

test('a member’s own archive says which third parties are linked', async () => {
  const [mei] = both()
  await linkTo(mei, 'qq', newName())
  const files = unzipped(Buffer.from(await (await mei.raw(myData.archive.path)).arrayBuffer()))
  expect(JSON.parse(String(files.get('profile.json')))).toMatchObject({
    linkedSignIns: [{ provider: 'qq', accountThere: expect.stringMatching(/^\d+$/), linkedAt: expect.any(String) }],
  })
})

test('a nickname that no field takes is left out, a long one is cut, and the link stands', async () => {
  const [mei] = both()
  for (const [name, kept] of [
    ['\u0007bell', null],
    ['貓'.repeat(90), '貓'.repeat(64)],
  ] as const) {
    await linkTo(mei, 'qq', name)
    const { social, identities } = await mei.call(profiles.getProfile, {})
    expect([social.qq, identities]).toEqual([kept, ['qq']])
    await mei.call(oauth.unbind, { provider: 'qq' })
  }
})

import { signedIn } from '#contract/signed-in.ts'
import { oauth, profiles } from '#contract/profile.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const read = (member: TestMember) => member.call(profiles.getProfile, {})
const save = (member: TestMember, change: object) => member.ask(profiles.updateProfile, change)

// Proves
test('a profile holds all that the contract names, and no password', async () => {
  const member = await t.member({ name: '陈美玲' })
  await t.db.run(sql`update members set last_login_at = '2026-01-02T03:04:05Z' where id = ${member.id}`)
  const { wire } = await member.ask(profiles.getProfile, {})
  expect(wire).toEqual({
    id: member.id,
    memberNo: member.memberNumber,
    email: member.email,
    phone: null,
    homeRegion: 'HK',
    social: { facebook: null, wechat: null, qq: null, wangwang: null },
    identities: [],
    realName: '陈美玲',
    level: { code: 'ordinary', name: 'Ordinary member' },
    preferredLang: 2,
    registeredAt: expect.stringMatching(/\+08:00$/),
    lastLoginAt: '2026-01-02T11:04:05+08:00',
    version: 1,
  })
})

// Proves R-263
test('the level has a name in the language that is asked for', async () => {
  const member = await t.member()
  const names = await Promise.all(
    languages.map(async (language) => (await member.call(profiles.getProfile, {}, { language })).level),
  )
  expect(new Set(names.map(({ name }) => name)).size).toBe(3)
  expect(names.map(({ code }) => code)).toEqual(['ordinary', 'ordinary', 'ordinary'])
})

// Proves R-477
test('one’s own id is answered, anybody else’s is not there', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  expect((await meiling.ask(profiles.getProfile, { id: meiling.id })).code).toBe(0)
  expect((await meiling.ask(profiles.getProfile, { id: chiho.id })).code).toBe(1002)
  expect((await meiling.ask(profiles.getProfile, { id: '00000000-0000-7000-8000-000000000000' })).code).toBe(1002)
  expect((await t.visitor.ask(profiles.getProfile, {})).http).toBe(401)
})

// Proves
test('a phone is bound with its region, changed and taken away', async () => {
  const member = await t.member()
  const bound = await save(member, { phone: { region: 'HK', number: '9123 4567' } })
  expect([bound.code, bound.msg, bound.data.phone]).toEqual([
    0,
    'Operation successful',
    { region: 'HK', number: '91234567' },
  ])
  await save(member, { phone: { region: 'TW', number: '0912-345-678' } })
  expect((await read(member)).phone).toEqual({ region: 'TW', number: '912345678' })
  expect((await save(member, { phone: null })).data.phone).toBeNull()
  expect((await read(member)).phone).toBeNull()
})

test('who owns an account is told when its phone is bound, changed or removed, and by no word which one', async () => {
  const member = await t.member({ language: 'zh-Hant', name: '陳美玲' })
  const phones = ['91234567', '91234567', '98765432', null]
  for (const number of phones) await save(member, { phone: number === null ? null : { region: 'HK', number } })
  await save(member, { phone: null })
  await save(member, { qq: '10001', preferredLang: 'en' })
  expect((await save(member, { phone: { region: 'HK', number: '9123' } })).code).toBe(1001)
  await save(member, { phone: { region: 'HK', number: '91234567' } })
  const mails = await mailsTo(t.db, member.email)
  expect(mails.map(({ kind, language, subject }) => [kind, language, subject])).toEqual([
    ['PROFILE_CHANGED', 'zh-Hant', '你的靈貓集運帳戶已綁定手提電話'],
    ['PROFILE_CHANGED', 'zh-Hant', '你的靈貓集運帳戶已更改手提電話'],
    ['PROFILE_CHANGED', 'zh-Hant', '你的靈貓集運帳戶已解除綁定手提電話'],
    ['PROFILE_CHANGED', 'en', 'A mobile number was linked to your Smart Cats account'],
  ])
  for (const { body } of mails) {
    expect(body).toMatch(/^http:\/\/localhost:\d+\/web_site\/retrievePassword$/m)
    for (const personal of ['91234567', '98765432', '陳美玲', member.memberNumber, member.email])
      expect(body).not.toContain(personal)
  }
})

test.each([
  [{ region: 'HK', number: '1234567' }, { 'phone.number': 'Please input the correct mobile phone number' }],
  [{ region: 'CN', number: '91234567' }, { 'phone.number': 'Please input the correct mobile phone number' }],
  [{ region: 'XX', number: '91234567' }, { 'phone.region': 'Please choose one of the options' }],
  [{ region: 'HK' }, { 'phone.number': 'This field is required' }],
])('%j is no phone of ours', async (phone, fields) => {
  const member = await t.member()
  const { code, wire } = await save(member, { phone })
  expect([code, wire]).toEqual([1001, { fields }])
  expect((await read(member)).phone).toBeNull()
})

// Proves
test.each(['facebook', 'wechat', 'qq', 'wangwang'] as const)(
  'a nickname at %s is set, shown and taken away',
  async (provider) => {
    const member = await t.member()
    expect((await save(member, { [provider]: ' 美玲 Mei 🐱 ' })).data.social[provider]).toBe('美玲 Mei 🐱')
    expect((await read(member)).social[provider]).toBe('美玲 Mei 🐱')
    expect((await save(member, { [provider]: null })).data.social[provider]).toBeNull()
    await save(member, { [provider]: 'again' })
    const unbound = await member.ask(oauth.unbind, { provider })
    expect([unbound.code, unbound.data.social[provider]]).toEqual([0, null])
    expect((await member.ask(oauth.unbind, { provider })).code).toBe(0)
    expect((await read(member)).social[provider]).toBeNull()
  },
)

// Proves R-478
test('what is not named stays as it is', async () => {
  const member = await t.member()
  await save(member, { realName: 'Chan Mei Ling', phone: { region: 'HK', number: '91234567' }, qq: '10001' })
  await save(member, { wechat: 'meiling' })
  expect(await read(member)).toMatchObject({
    realName: 'Chan Mei Ling',
    phone: { number: '91234567' },
    social: { qq: '10001', wechat: 'meiling' },
  })
})

// Proves
test('the real name is what the pages call a member by', async () => {
  const member = await t.member()
  expect((await save(member, { realName: '陳美玲' })).data.realName).toBe('陳美玲')
  expect((await member.call(signedIn.home, {})).displayName).toBe('陳美玲')
  expect((await save(member, { realName: null })).data.realName).toBe('陳美玲')
})

test.each([
  ['realName', ''],
  ['realName', 'x'.repeat(51)],
  ['realName', 'a\u0000b'],
  ['facebook', ''],
  ['wangwang', 'x'.repeat(65)],
  ['preferredLang', 4],
  ['version', 0],
])('%s %j is refused on its field', async (field, value) => {
  const member = await t.member()
  const { code, wire } = await save(member, { [field]: value })
  expect([code, wire]).toEqual([1001, { fields: { [field]: expect.any(String) } }])
})

test('the language that is chosen is the one that is answered and written in', async () => {
  const member = await t.member({ language: 'zh-Hant' })
  const { wire } = await member.ask(profiles.updateProfile, { preferredLang: 'en' })
  expect(wire).toMatchObject({ preferredLang: 3, level: { name: 'Ordinary member' } })
  const response = await member.raw('/api/vjiyunclient/get_clienInfo_byid?id=x', {
    headers: { 'accept-language': 'zh-CN' },
  })
  expect((await response.json()).msg).toBe('Please check the entered data')
})

// Proves
test('member number, e-mail and level change nothing when they are sent along', async () => {
  const member = await t.member()
  const answer = await member.raw(profiles.updateProfile.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ memberNo: 'JY1', email: 'other@example.com', level: 'gold', realName: 'Mei' }),
  })
  expect((await answer.json()).code).toBe(0)
  expect(await read(member)).toMatchObject({
    memberNumber: member.memberNumber,
    email: member.email,
    level: { code: 'ordinary' },
  })
})

test('a version that is old is refused, and nothing is changed', async () => {
  const member = await t.member()
  const { version } = await read(member)
  expect((await save(member, { realName: 'First', version })).data.version).toBe(version + 1)
  expect((await save(member, { realName: 'Second', version })).code).toBe(1005)
  expect((await read(member)).realName).toBe('First')
})

test('saved twice with one key it is saved once, and two at once with one version leave one', async () => {
  const member = await t.member()
  const once = { realName: 'Mei' }
  const [first, second] = [
    await member.ask(profiles.updateProfile, once, { key: 'profile-key-1' }),
    await member.ask(profiles.updateProfile, once, { key: 'profile-key-1' }),
  ]
  expect(second.wire).toEqual(first.wire)
  const { version } = await read(member)
  const answers = await Promise.all(['A', 'B', 'C'].map((realName) => save(member, { realName, version })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1005, 1005])
})

test('the history says what was changed, and never what stood there', async () => {
  const member = await t.member()
  await save(member, { phone: { region: 'HK', number: '91234567' }, preferredLang: 'zh-Hans' })
  await save(member, {})
  const rows = await t.db.rows(sql`select * from member_history where member_id = ${member.id}`)
  expect(rows).toMatchObject([
    { event: 'profile', fields: ['phone', 'preferredLang'], actor_kind: 'member', actor_id: member.id },
  ])
  expect(JSON.stringify(rows)).not.toContain('91234567')
})

import { members } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { isMemberNumber } from '#domain/member-number.ts'
import { homeRegionCodes } from '#domain/phone.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { type FormChanges, registerPending, registrationForm } from '#test/registering.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const register = async (changes: FormChanges = {}) =>
  t.visitor.ask(members.register, await registrationForm(t, changes))

const rowsOf = (email: string) =>
  t.db.rows(sql<{
    id: string
    state: string
    memberNumber: string
    passwordHash: string
    phone: string
    ageDeclaration: string
  }>`
    select id, state, member_number as "memberNumber", password_hash as "passwordHash", phone_e164 as phone, age_declaration as "ageDeclaration"
    from members where email = ${email}`)

const fieldsOf = (answer: { wire: unknown }) => Object.keys((answer.wire as { fields?: object } | null)?.fields ?? {})

// Proves
test('a registration waits for its mail, with a member number that can be checked and three empty accounts', async () => {
  const form = await registrationForm(t, { email: 'New.Cat@Example.com', ageDeclaration: 'guardianConsent' })
  const { code, data } = await t.visitor.ask(members.register, form)
  expect({ code, ...data }).toMatchObject({
    code: 0,
    emailMasked: 'n***@example.com',
    activationRequired: true,
    mailDelayMinutes: { min: 1, max: 30 },
  })
  expect(isMemberNumber(data.memberNumber)).toBe(true)
  const [member] = await rowsOf('new.cat@example.com')
  expect(member).toMatchObject({ state: 'pending', phone: '+85291234567', ageDeclaration: 'guardianConsent' })
  expect(member?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const accounts = await t.db.rows(sql<{ unit: string; balance: number }>`
    select unit, balance from ledger_accounts where member_id = ${data.userId} and kind = 'member' order by unit`)
  expect(accounts).toEqual(['CNY', 'COIN', 'HKD'].map((unit) => ({ unit, balance: 0 })))
})

// Proves R-470
test.each([
  ['zh-Hans', '请激活您的灵猫集运账号'],
  ['zh-Hant', '請啟用你的靈貓集運帳戶'],
  ['en', 'Activate your Smart Cats account'],
] as const)('the activation mail is written in %s, its link alone on a line', async (lang, subject) => {
  const { email, token } = await registerPending(t, { lang })
  expect(await mailsTo(t.db, email)).toMatchObject([{ kind: 'ACTIVATION', language: lang, subject }])
  expect(token).toHaveLength(43)
})

// Proves
test.each([
  'email',
  'password',
  'confirmPassword',
  'homeRegion',
  'phone',
  'captchaId',
  'captchaCode',
  'ageDeclaration',
  'agreeTerms',
] as const)('without %s the form is refused and the field named', async (field) => {
  const form = await registrationForm(t)
  const { [field]: _left, ...rest } = form
  const answer = await t.visitor.ask(members.register, rest)
  expect([answer.code, fieldsOf(answer)]).toEqual([1001, [field]])
  expect(await rowsOf(form.email)).toEqual([])
})

// Proves R-384
test.each(['a@b', 'a b@c.com', 'a.com', 'cat@例子.com'])('%s is no e-mail address (M-02)', async (email) => {
  expect((await register({ email })).wire).toEqual({
    fields: { email: 'Please enter the email address with correct format' },
  })
})

// Proves
test.each([
  ['HK', '51234567', '+85251234567'],
  ['CN', '13812345678', '+8613812345678'],
  ['TW', '0912345678', '+886912345678'],
  ['TW', '912345678', '+886912345678'],
  ['SG', '81234567', '+6581234567'],
  ['ID', '081234567890', '+6281234567890'],
  ['MY', '0123456789', '+60123456789'],
])('in %s the phone %s is accepted and kept as %s', async (homeRegion, phone, kept) => {
  const { email } = await registerPending(t, { homeRegion, phone })
  expect((await rowsOf(email))[0]?.phone).toBe(kept)
})

// Proves
test.each([
  ['HK', ['1234567', '13800138000']],
  ['CN', ['12812345678', '91234567']],
  ['TW', ['0812345678', '13812345678']],
  ['SG', ['61234567', '812345678']],
  ['ID', ['021234567', '81234567']],
  ['MY', ['0323456789', '9123456789']],
] as const)('in %s other numbers are refused (M-05)', async (homeRegion, phones) => {
  for (const phone of phones) {
    const { code, wire } = await register({ homeRegion, phone })
    expect({ code, wire }).toEqual({
      code: 1001,
      wire: { fields: { phone: 'Please input the correct mobile phone number' } },
    })
  }
})

// Proves
test.each([
  ['zh-Hans', '请输入正确的手机号码', '请输入格式正确的邮箱地址'],
  ['zh-Hant', '請輸入正確的手提電話號碼', '請輸入格式正確的電郵地址'],
  ['en', 'Please input the correct mobile phone number', 'Please enter the email address with correct format'],
] as const)('a wrong phone and a wrong e-mail address are named in %s (M-05, M-02)', async (language, phone, email) => {
  const form = await registrationForm(t, { phone: '13800138000' })
  const wrongPhone = await t.visitor.ask(members.register, form, { language })
  expect([wrongPhone.code, wrongPhone.wire]).toEqual([1001, { fields: { phone } }])
  const wrongEmail = await t.visitor.ask(members.register, { ...form, email: 'a@b' }, { language })
  expect([wrongEmail.code, wrongEmail.wire]).toMatchObject([1001, { fields: { email } }])
})

// Proves E-02, R-006
test('two newcomers have two member numbers, which their activation confirms', async () => {
  const [one, other] = [await registerPending(t), await registerPending(t)]
  expect(one.memberNumber).not.toBe(other.memberNumber)
  for (const { token, memberNumber } of [one, other]) {
    const { code, wire } = await t.visitor.ask(members.activate, { token })
    expect([code, wire]).toMatchObject([0, { memberNo: memberNumber }])
    expect(memberNumber).toMatch(/^JY\d{6,}$/)
  }
})

// Proves R-567
test('an activation link lives a day', async () => {
  const { userId } = await registerPending(t)
  const { hours } = await t.db.row(sql<{ hours: number }>`
    select extract(epoch from expires_at - now())::float / 3600 as hours from auth_tokens where member_id = ${userId} and kind = 'activation'`)
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
})

test('every home region of the form is in the tables above', () => {
  expect(homeRegionCodes).toEqual(['HK', 'CN', 'TW', 'SG', 'ID', 'MY'])
})

// Proves
test.each([
  ['a_12345', 0],
  ['abcdef', 0],
  ['a23456789012345678', 0],
  ['abcde', 2014],
  ['a234567890123456789', 2014],
  ['1abcdef', 2014],
  ['_abcde1', 2014],
  ['abc-123', 2014],
  ['abc 123', 2014],
  ['abcd1é', 2014],
  [' abcdef', 2014],
])('the password %j: %i', async (password, code) => {
  expect((await register({ password, confirmPassword: password })).code).toBe(code)
})

// Proves
test('two different passwords are refused with M-03', async () => {
  const { code, msg } = await register({ confirmPassword: 'Meow_2027' })
  expect([code, msg]).toEqual([2015, 'the two passwords entered are inconsistent'])
})

test('a setting opens the other reading of the first character', async () => {
  await configure(t, { 'password.allowLeadingUnderscore': true })
  expect((await register({ password: '_abcde1', confirmPassword: '_abcde1' })).code).toBe(0)
  await configure(t, {})
})

// Proves R-397
test('a wrong image code is refused, and one of another page is none', async () => {
  expect((await register({ captchaCode: 'ab$1' })).code).toBe(2006)
  expect((await register(await t.captcha('login'))).code).toBe(2007)
})

test('a slip in the form costs no image code', async () => {
  const form = await registrationForm(t)
  expect((await t.visitor.ask(members.register, { ...form, phone: '123' })).code).toBe(1001)
  expect((await t.visitor.ask(members.register, { ...form, password: 'short' })).code).toBe(2014)
  expect((await t.visitor.ask(members.register, form)).code).toBe(0)
})

// Proves
test('an unknown invitation code is refused; a known one links the two, in any spelling', async () => {
  expect((await register({ inviteCode: 'NOBODY99' })).code).toBe(2017)
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const { userId } = await registerPending(t, { inviteCode: ` ${invitationCode.toLowerCase()} ` })
  const referral = await t.db.find(
    sql`select inviter_id as inviter, state, coins from referrals where invitee_id = ${userId}`,
  )
  expect(referral).toEqual({ inviter: inviter.id, state: 'pending', coins: 0 })
  expect((await inviter.call(signedIn.home, {})).coins).toBe(0)
})

// Proves R-470
test('a taken address is refused in any spelling, and nothing is stored', async () => {
  const { email } = await registerPending(t)
  expect((await register({ email: email.toUpperCase() })).code).toBe(2011)
  const member = await t.member()
  expect((await register({ email: member.email })).code).toBe(2011)
  expect(await mailsTo(t.db, member.email)).toEqual([])
})

test('of two registrations at once with one address, one wins', async () => {
  const forms = await Promise.all(Array.from({ length: 8 }, () => registrationForm(t, { email: 'both@example.com' })))
  const codes = await Promise.all(forms.map(async (form) => (await t.visitor.ask(members.register, form)).code))
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 7 }, () => 2011)])
  expect(await rowsOf('both@example.com')).toHaveLength(1)
  expect(await mailsTo(t.db, 'both@example.com')).toHaveLength(1)
})

test('a registration that nobody confirmed for a day gives way to a new one, its links and its inviter with it', async () => {
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  const first = await registerPending(t, { inviteCode: invitationCode })
  await t.db.run(
    sql`update members set registered_at = now() - interval '24 hours 1 second' where id = ${first.userId}`,
  )
  const second = await registerPending(t, { email: first.email, homeRegion: 'SG', phone: '81234567' })
  expect(second.memberNumber).not.toBe(first.memberNumber)
  expect(await rowsOf(first.email)).toMatchObject([{ memberNumber: second.memberNumber, phone: '+6581234567' }])
  expect(await t.db.find(sql`select id from referrals where invitee_id = ${second.userId}`)).toBeUndefined()
  expect((await t.visitor.ask(members.activate, { token: first.token })).code).toBe(2012)
  expect((await t.visitor.ask(members.activate, { token: second.token })).code).toBe(0)
})

test('an active member is never replaced, however old', async () => {
  const member = await t.member()
  await t.db.run(sql`update members set registered_at = now() - interval '3 years' where id = ${member.id}`)
  expect((await register({ email: member.email })).code).toBe(2011)
})

test('where no activation is asked for, the member is active at once and welcomed', async () => {
  await configure(t, { 'registration.requireActivation': false })
  const form = await registrationForm(t)
  const { data } = await t.visitor.ask(members.register, form)
  await configure(t, {})
  expect(data.activationRequired).toBe(false)
  expect(await rowsOf(form.email)).toMatchObject([{ state: 'active' }])
  expect((await mailsTo(t.db, form.email)).map(({ kind }) => kind)).toEqual(['WELCOME'])
})

test('fifty people register at once, more than there are connections to the database', async () => {
  const forms = await Promise.all(Array.from({ length: 50 }, () => registrationForm(t)))
  const codes = await Promise.all(forms.map(async (form) => (await t.visitor.ask(members.register, form)).code))
  expect(new Set(codes)).toEqual(new Set([0]))
})

test('before an installation opens nobody registers, and members sign in as usual', async () => {
  const member = await t.member()
  await configure(t, { 'registration.open': false })
  const refused = await register({})
  await configure(t, {})
  expect(refused.code).toBe(2035)
  expect(await member.call(signedIn.home, {})).toMatchObject({ memberNumber: member.memberNumber })
})

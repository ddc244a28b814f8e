import { staffConfig } from '#contract/config-office.ts'
import { config, type Config } from '#contract/config.ts'
import { configParts, financeKeys } from '#contract/config-parts.ts'
import { members } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { coins } from '#contract/ledger.ts'
import { referrals } from '#contract/referrals.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { registrationForm } from '#test/registering.ts'
import { afterEach, expect, test } from 'vitest'
import { forgetConfig, readConfig } from './config.ts'

const t = await openTestServer()
const admin = await t.staff(['A'])
const finance = await t.staff(['F'])

afterEach(() => configure(t, {}))

const settingOf = async (key: keyof Config) => {
  const { list } = await admin.call(staffConfig.list, {})
  return list.find((each) => each.key === key) ?? expect.fail(key)
}
const set = (key: keyof Config, value: unknown, version = 0) =>
  admin.ask(staffConfig.set, { key, value: value as never, version })
const changesOf = async (key: keyof Config) =>
  (await admin.call(staffConfig.history, { key, pageSize: 100 })).list.map(({ before, after, by }) => [
    before,
    after,
    by,
  ])

test('every setting is in one part, so that the page shows each once', () => {
  expect(Object.values(configParts).flat().toSorted()).toEqual(Object.keys(config.shape).toSorted())
})

// Proves B-SY-01
test('an administrator reads every setting with its default, changes one, and sees who did and what it was', async () => {
  const before = await settingOf('order.priceHoldHours')
  expect(before).toEqual({
    key: 'order.priceHoldHours',
    value: 72,
    default: 72,
    isSet: false,
    isWrong: false,
    version: 0,
    changedAt: null,
    changedBy: null,
  })
  expect(await set('order.priceHoldHours', 24)).toMatchObject({ code: 0 })
  expect(await settingOf('order.priceHoldHours')).toMatchObject({
    value: 24,
    default: 72,
    isSet: true,
    changedBy: expect.any(String),
  })
  expect(await changesOf('order.priceHoldHours')).toEqual([[null, 24, expect.any(String)]])
  forgetConfig(t.context)
  expect((await readConfig(t.context))['order.priceHoldHours']).toBe(24)
})

// Proves B-SY-06, B-SY-07
test('a setting gets its default back, its history keeps both changes, and an old version stays old', async () => {
  await set('session.memberDays', 3)
  const { version } = await settingOf('session.memberDays')
  expect(await admin.ask(staffConfig.reset, { key: 'session.memberDays', version })).toMatchObject({ code: 0 })
  expect(await settingOf('session.memberDays')).toMatchObject({ value: 7, isSet: false, version: 0 })
  await set('session.memberDays', 5)
  expect(await set('session.memberDays', 9, version)).toMatchObject({ code: 1005 })
  expect(await changesOf('session.memberDays')).toEqual([
    [null, 5, expect.any(String)],
    [3, null, expect.any(String)],
    [null, 3, expect.any(String)],
  ])
})

test('saving an object whose parts are stored in another order leaves no trace either', async () => {
  await set('coins.name', { cn: '币', en: '幣', sh: 'coins' })
  const { value, version } = await settingOf('coins.name')
  expect(await set('coins.name', value, version)).toMatchObject({ code: 0 })
  await set('station.unlikely', { ...config.parse({})['station.unlikely'], sideMaxMm: 2000 })
  const station = await settingOf('station.unlikely')
  expect(await set('station.unlikely', station.value, station.version)).toMatchObject({ code: 0 })
  expect(await changesOf('coins.name')).toHaveLength(1)
  expect(await changesOf('station.unlikely')).toHaveLength(1)
})

test('saving what is stored already changes nothing and leaves no trace', async () => {
  await set('rules.perMemberMax', 9)
  const { version } = await settingOf('rules.perMemberMax')
  expect(await set('rules.perMemberMax', 9, version)).toMatchObject({ code: 0 })
  expect((await settingOf('rules.perMemberMax')).version).toBe(version)
  expect(await changesOf('rules.perMemberMax')).toHaveLength(1)
})

test.each([
  ['order.priceHoldHours', 0, 'value'],
  ['order.priceHoldHours', 1.5, 'value'],
  ['order.priceHoldHours', '72', 'value'],
  ['order.priceHoldHours', null, 'value'],
  ['insurance.bp', 10_001, 'value'],
  ['site.name', { cn: '猫', en: '', sh: '貓' }, 'value.en'],
  ['coins.perUnit', { CNY: 100, HKD: 0 }, 'value.HKD'],
  ['mail.delayMinutes', { min: 9, max: 3 }, 'value'],
  ['referral.rewardOn', 'never', 'value'],
  ['storage.reminderDays', [7, 'x'], 'value[1]'],
  ['bank.accounts', [{ bank: 'B', holder: 'H', number: '1', currency: 'USD' }], 'value[0].currency'],
  ['bank.accounts', [{ bank: 'B', holder: ' ', number: '1', currency: 'HKD' }], 'value[0].holder'],
  ['customerService.contacts', [{ kind: 'phone', label: 'Office', value: '', qrUrl: '' }], 'value[0].value'],
  ['store.url', 'javascript:alert(1)', 'value'],
  ['topup.max', 50, 'value'],
] as const)('%s cannot become %j', async (key, value, field) => {
  expect(await set(key, value)).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { [field]: expect.any(String) } },
  })
  expect(await settingOf(key)).toMatchObject({ isSet: false, value: config.parse({})[key] })
})

test('a key that does not exist is refused', async () => {
  expect(await set('of.another.build' as never, 1)).toMatchObject({ code: 9005 })
})

test('finance sees and changes the settings about money, and no other', async () => {
  const { list } = await finance.call(staffConfig.list, {})
  expect(list.map(({ key }) => key).toSorted()).toEqual(financeKeys.toSorted())
  expect(await finance.ask(staffConfig.set, { key: 'topup.min', value: 200, version: 0 })).toMatchObject({ code: 0 })
  for (const key of ['fourEyes.amountMinor', 'coins.secondPersonAbove', 'registration.requireActivation'] as const)
    expect(await finance.ask(staffConfig.set, { key, value: 1, version: 0 })).toMatchObject({ code: 9001 })
  await set('session.memberDays', 4)
  const seen = await finance.call(staffConfig.history, { pageSize: 100 })
  expect(seen.list.map(({ key }) => key)).not.toContain('session.memberDays')
  expect(await finance.call(staffConfig.history, { key: 'session.memberDays' })).toMatchObject({ list: [], total: 0 })
})

test('of two who change one setting at once, one is told that it changed meanwhile', async () => {
  const answers = await Promise.all([set('topup.min', 300), set('topup.min', 400)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1005])
})

test('the least and the most that are changed at once still fit each other', async () => {
  const answers = await Promise.all([set('topup.min', 4000), set('topup.max', 3000)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 9005])
})

test('a value that this build does not understand shows the default, and can be replaced', async () => {
  await t.db.run(sql`insert into settings (key, value) values ('insurance.bp', '"much"')`)
  expect(await settingOf('insurance.bp')).toMatchObject({ value: 500, isWrong: true, version: 1 })
  expect(await set('insurance.bp', 300, 1)).toMatchObject({ code: 0 })
  expect(await settingOf('insurance.bp')).toMatchObject({ value: 300, isWrong: false, version: 2 })
})

test('a row of the history is never changed or deleted, and the audit trail leads to it', async () => {
  await set('photo.required', true)
  const [change] = (await admin.call(staffConfig.history, { key: 'photo.required' })).list
  await expect(t.db.run(sql`update setting_changes set after = 'false'`)).rejects.toThrow()
  await expect(t.db.run(sql`delete from setting_changes`)).rejects.toThrow()
  const trail = await t.db.rows(sql`select call from audit_log where target_id = ${change?.id ?? ''}::uuid`)
  expect(trail).toEqual([{ call: 'staffConfig.set' }])
})

// Proves R-564
test('the reward that an administrator sets is paid for the next friend, and told', async () => {
  expect(await set('referral.rewardCoins', 100)).toMatchObject({ code: 0 })
  await configureActivation()
  const inviter = await t.member()
  const { invitationCode } = await inviter.call(signedIn.home, {})
  expect((await inviter.call(referrals.summary, {})).rewardCoins).toBe(100)
  const form = await registrationForm(t, { inviteCode: invitationCode, phone: '92000044' })
  await t.visitor.call(members.register, form as never)
  expect((await inviter.call(coins.balance, {})).coins).toBe(100)
})

/** Registering earns the reward at once. */
async function configureActivation() {
  await set('registration.requireActivation', false)
  forgetConfig(t.context)
}

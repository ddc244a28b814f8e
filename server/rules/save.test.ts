import { consignees } from '#contract/addresses.ts'
import { rules } from '#contract/standing-rules.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { together } from '#test/orders.ts'
import { openRulesStory } from '#test/rules.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openRulesStory(t)

// Proves E-43
test('a rule is kept as it was told, shown in the reader’s language, changed with its version, and deleted', async () => {
  const member = await t.member()
  const rule = await story.ruled(member, { customerCode: 'SHOP-1', waitDays: 5, insured: true })
  expect(rule).toMatchObject({
    name: 'Everything home',
    warehouseCode: 2,
    customerCode: 'SHOP-1',
    waitDays: 5,
    receiverName: 'Chan Mei Ling',
    channelName: 'Hong Kong parcel line',
    payUpToMinor: 10_000,
    declaredValueMinor: null,
    active: true,
    planned: null,
    version: 1,
  })
  const terms = await story.terms(member, { id: rule.id, version: 1, name: 'Shop', payUpToMinor: undefined })
  const changed = await member.ask(rules.save, terms)
  expect([changed.code, changed.msg]).toEqual([0, 'Operation successful'])
  expect(changed.data).toMatchObject({ name: 'Shop', customerCode: '', waitDays: null, payUpToMinor: null, version: 2 })
  expect((await member.ask(rules.save, terms)).code).toBe(1005)
  expect((await member.call(rules.list, {})).list.map(({ name }) => name)).toEqual(['Shop'])
  await member.call(rules.delete, { id: rule.id })
  expect((await member.ask(rules.delete, { id: rule.id })).code).toBe(1002)
  expect((await member.ask(rules.save, { ...terms, version: undefined })).code).toBe(1002)
})

// Proves E-43
test('each part of a rule is judged as an application would be', async () => {
  const member = await t.member()
  const stranger = await t.member()
  const good = await story.terms(member)
  const ask = (given: Record<string, unknown>) => member.ask(rules.save, { ...good, ...given })
  const fieldsOf = async (given: Record<string, unknown>) => Object.keys(Object((await ask(given)).wire).fields)
  expect(await fieldsOf({ name: '' })).toEqual(['name'])
  expect(await fieldsOf({ waitDays: 0 })).toEqual(['waitDays'])
  expect(await fieldsOf({ waitDays: 61 })).toEqual(['waitDays'])
  expect(await fieldsOf({ payUpToMinor: -1 })).toEqual(['payUpToMinor'])
  expect(await fieldsOf({ warehouseCode: 99 })).toEqual(['warehouseCode'])
  expect(await fieldsOf({ currency: 'USD' })).toEqual(['currency'])
  // The value of goods is only known in yuan.
  expect(await fieldsOf({ currency: 'HKD' })).toEqual(['declaredValueMinor'])
  expect((await ask({ currency: 'HKD', declaredValueMinor: 30_000 })).code).toBe(0)
  const { id: theirs } = await stranger.call(consignees.save, await story.receiver())
  expect((await ask({ receiverId: theirs })).code).toBe(1002)
  expect((await ask({ channelId: theirs })).code).toBe(1002)
  expect((await ask({ channelId: await story.channelId('SEA_PARCEL') })).code).toBe(4006)
  expect((await ask({ channelId: await story.channelId('HK_PICKUP') })).code).toBe(4014)
})

// Proves E-42
test('nobody sees, changes, deletes or follows the rules of another, and nobody without a session has any', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const { id } = await story.ruled(member)
  expect((await stranger.call(rules.list, {})).list).toEqual([])
  expect((await stranger.ask(rules.save, await story.terms(stranger, { id }))).code).toBe(1002)
  expect((await stranger.ask(rules.delete, { id })).code).toBe(1002)
  await story.stocked(member)
  await story.follow()
  expect((await member.call(rules.log, { ruleId: id })).total).toBe(1)
  expect((await stranger.call(rules.log, { ruleId: id })).total).toBe(0)
  for (const call of [rules.list, rules.log, rules.save, rules.delete, rules.stop])
    expect((await t.visitor.ask(call, { id })).http).toBe(401)
})

test('nobody has more rules than may be, however many are saved at once', async () => {
  const member = await t.member()
  const terms = await story.terms(member)
  await t.db.run(sql`
    insert into standing_rules (member_id, name, warehouse_id, receiver_id, channel_id, currency, insured)
    select ${member.id}, 'Rule ' || n, (select id from warehouses where code = 2), ${terms.receiverId}, ${terms.channelId}, 'CNY', false
    from generate_series(1, 18) n`)
  const answers = await together(5, () => member.ask(rules.save, terms))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 0, 1001, 1001, 1001])
  expect((await member.call(rules.list, {})).list).toHaveLength(20)
})

test('the same key saves one rule', async () => {
  const member = await t.member()
  const terms = await story.terms(member)
  const [first, again] = [
    await member.ask(rules.save, terms, { key: 'rule-0001' }),
    await member.ask(rules.save, terms, { key: 'rule-0001' }),
  ]
  expect([first.code, again.data.id]).toEqual([0, first.data.id])
  expect((await member.ask(rules.save, { ...terms, name: 'Other' }, { key: 'rule-0001' })).code).toBe(1006)
  expect((await member.call(rules.list, {})).list).toHaveLength(1)
})

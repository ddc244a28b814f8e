import { staffCoupons } from '#contract/coupons.ts'
import { signedIn } from '#contract/signed-in.ts'
import { myData, staffDeletions } from '#contract/my-data.ts'
import { approvals, staffCoins } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { configure } from '#test/config.ts'
import { openCoupons } from '#test/coupons.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { openStory, together } from '#test/orders.ts'
import { insertPayment } from '#test/payments.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const desk = await openCoupons(t)
const service = await t.staff(['S'])
const password = 'Meow_2026'

const ask = (member: TestMember, given: object = { password }) => member.ask(myData.askDeletion, given)
const mine = (member: TestMember) => member.call(myData.get, {})

test('a request stands open until somebody decides, and its member goes on as before', async () => {
  const member = await t.member({ language: 'en' })
  expect(await mine(member)).toEqual({ deletion: null, obstacles: [] })
  const { code, msg, data } = await ask(member)
  expect([code, msg, data.state, data.closedAt]).toEqual([0, 'Operation successful', 'open', null])
  expect((await mine(member)).deletion).toEqual(data)
  expect((await member.ask(signedIn.home, {})).code).toBe(0)
  expect(await mailsTo(t.db, member.email)).toMatchObject([{ kind: 'DELETION_ASKED', language: 'en' }])
})

test('asked again it is the same request, also of many at once', async () => {
  const member = await t.member()
  const answers = await together(5, () => ask(member))
  expect(new Set(answers.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1)
  expect(await mailsTo(t.db, member.email)).toHaveLength(1)
})

// Proves E-76
test('it is asked with the password, or with a fresh proof', async () => {
  const member = await t.member()
  expect((await ask(member, { password: 'wrong_one' })).code).toBe(2016)
  expect((await ask(member, { password: '' })).wire).toEqual({ fields: { password: 'This field is required' } })
  await t.db.run(sql`update member_sessions set proven_at = null where member_id = ${member.id}`)
  expect((await ask(member, {})).code).toBe(2029)
  expect((await t.visitor.ask(myData.askDeletion, { password })).http).toBe(401)
  expect((await mine(member)).deletion).toBeNull()
})

// Proves E-77
test('it can be taken back, and asked again', async () => {
  const member = await t.member()
  const { data: first } = await ask(member)
  expect((await member.call(myData.withdrawDeletion, {})).state).toBe('withdrawn')
  expect((await member.ask(myData.withdrawDeletion, {})).code).toBe(1002)
  expect((await service.ask(staffDeletions.fulfil, { id: first.id })).code).toBe(9002)
  expect((await ask(member)).data.id).not.toBe(first.id)
  const steps = await t.db.rows(
    sql<{ event: string }>`select event from member_history where member_id = ${member.id} order by no`,
  )
  expect(steps.map(({ event }) => event)).toEqual(['ask_deletion', 'withdraw_deletion', 'ask_deletion'])
})

// Proves B-CS-13, E-74
test('what is under way is named to the member and to staff, and nothing is erased before it is settled', async () => {
  const member = await t.member({ balances: { CNY: 100_000, HKD: 5 } })
  await story.paid(member)
  await story.stocked(member)
  await handIn(member)
  await insertPayment(t, member.id, 'pending')
  const { data } = await ask(member)
  const obstacles = [
    { code: 'balance', count: 2 },
    { code: 'orders', count: 1 },
    { code: 'parcels', count: 2 },
    { code: 'transfers', count: 1 },
    { code: 'payments', count: 1 },
  ]
  expect((await mine(member)).obstacles).toEqual(obstacles)
  const { http, code, wire } = await service.ask(staffDeletions.fulfil, { id: data.id })
  expect([http, code, wire]).toMatchObject([409, 9002, { obstacles }])
  const { list } = await service.call(staffDeletions.list, { state: 'open', page: 1, pageSize: 100 })
  expect(list.find(({ id }) => id === data.id)).toMatchObject({ memberNumber: member.memberNumber, obstacles })
  expect((await member.ask(signedIn.home, {})).code).toBe(0)
})

test('a request that waits for a second person stops the erasure of its member, and staff are told where to settle it', async () => {
  const [finance, admin] = [await t.staff(['F']), await t.staff(['F', 'A'])]
  const template = await desk.template()
  const waiting: readonly ((member: TestMember) => Promise<{ approval?: { id: string } | undefined }>)[] = [
    ({ memberNumber }) => finance.call(staffCoins.adjust, { memberNumber, coins: 20_000, reason: 'Lost parcel' }),
    ({ memberNumber }) =>
      finance.call(staffCoupons.issue, { id: template.id, memberNumbers: [memberNumber], quantity: 10 }),
  ]
  await configure(t, { 'coins.secondPersonAbove': 1, 'coupons.secondPersonAbove': 1 })
  for (const request of waiting) {
    const [member, nobodyOfIt] = [await t.member(), await t.member()]
    const { approval } = await request(member)
    const id = approval?.id ?? ''
    const { data } = await ask(member)
    const obstacles = [{ code: 'approvals', count: 1 }]
    expect((await mine(member)).obstacles).toEqual(obstacles)
    expect((await mine(nobodyOfIt)).obstacles).toEqual([])
    const refused = await service.ask(staffDeletions.fulfil, { id: data.id }, { language: 'en' })
    expect([refused.http, refused.code, refused.wire]).toMatchObject([
      409,
      9002,
      { obstacles, next: { text: expect.stringMatching(/still open/) } },
    ])
    expect(refused.msg).toContain('under “Approvals”')
    await admin.call(approvals.refuse, { id, reason: 'Too much' })
    expect((await mine(member)).obstacles).toEqual([])
    expect((await service.ask(staffDeletions.fulfil, { id: data.id })).code).toBe(0)
  }
  await configure(t, {})
})

test('coins alone stand in nobody’s way', async () => {
  const member = await t.member({ balances: { COIN: 50 } })
  expect((await mine(member)).obstacles).toEqual([])
})

// Proves B-CS-14
test('a refusal has a reason, which the member reads here and in a mail', async () => {
  const member = await t.member({ language: 'zh-Hans' })
  const { data } = await ask(member)
  expect((await service.ask(staffDeletions.refuse, { id: data.id })).http).toBe(422)
  const refused = await service.call(staffDeletions.refuse, { id: data.id, reason: '订单还在路上' })
  expect(refused).toMatchObject({ state: 'refused', reason: '订单还在路上', decidedBy: service.username })
  expect((await mine(member)).deletion).toMatchObject({ state: 'refused', reason: '订单还在路上' })
  const mails = await mailsTo(t.db, member.email)
  expect(mails.at(-1)).toMatchObject({ kind: 'DELETION_REFUSED', language: 'zh-Hans' })
  expect(mails.at(-1)?.body).toContain('订单还在路上')
  expect((await service.ask(staffDeletions.refuse, { id: data.id, reason: 'again' })).code).toBe(9002)
})

// Proves B-CS-12
test('the longest wait stands first, state by state, page by page', async () => {
  const { list, total, totalCapped } = await service.call(staffDeletions.list, { page: 1, pageSize: 2 })
  expect([list.length, totalCapped]).toEqual([2, false])
  expect(total).toBeGreaterThan(3)
  expect((list[0]?.askedAt ?? '') <= (list[1]?.askedAt ?? '')).toBe(true)
  const open = await service.call(staffDeletions.list, { state: 'open', page: 1, pageSize: 100 })
  expect(new Set(open.list.map(({ state }) => state))).toEqual(new Set(['open']))
  expect((await service.ask(staffDeletions.list, { state: 'gone' })).http).toBe(422)
})

test('a request of nobody is not there', async () => {
  const id = '00000000-0000-7000-8000-000000000000'
  expect((await service.ask(staffDeletions.fulfil, { id })).code).toBe(9006)
  expect((await service.ask(staffDeletions.refuse, { id, reason: 'x' })).code).toBe(9006)
})

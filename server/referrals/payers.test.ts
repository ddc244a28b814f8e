import { coins } from '#contract/ledger.ts'
import { staffReferrals } from '#contract/referrals.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'
import { friendActivated } from './referrals.ts'

const t = await openTestServer()
const [finance, service] = [await t.staff(['F']), await t.staff(['S'])]

const lin = { payerName: 'Lin Xiaomao', payerAccount: '6222 0210 0123 4567' }
/** The same account on a statement that hides most of the number. */
const linByTail = { payerName: 'LIN XIAOMAO', payerAccount: '…4567' }
const chan = { payerName: 'Chan Tai Man', payerAccount: '012-345-678901' }

/** A transfer of this member's is approved and credited; finance records who paid. */
async function paidBy(member: TestMember, payer: object) {
  const { id } = await handIn(member)
  return finance.call(staffBankTransfers.audit, { id, decision: 'approve', credit: true, ...payer })
}

/** A friend whose reward is due at the next check. */
async function friendOf(inviter: TestMember): Promise<TestMember> {
  const friend = await t.member()
  await t.db.run(sql`insert into referrals (inviter_id, invitee_id, code) values (${inviter.id}, ${friend.id}, 'CODE')`)
  return friend
}

const reward = ({ id }: TestMember) =>
  t.context.database.transaction((tx) => friendActivated({ context: t.context, tx }, id))

async function rowOf(friend: TestMember) {
  const { list } = await service.call(staffReferrals.search, { memberNumber: friend.memberNumber })
  const row = list.find(({ inviteeNumber }) => inviteeNumber === friend.memberNumber)
  if (!row) throw new Error('nobody invited them')
  return row
}

const coinsOf = async (member: TestMember) => (await member.call(coins.balance, {})).coins

// Proves B-CS-11
test('inviter and friend who were paid for by the same account wait for a person', async () => {
  const inviter = await t.member()
  const friend = await friendOf(inviter)
  await paidBy(inviter, lin)
  await paidBy(friend, linByTail)
  await reward(friend)
  expect(await rowOf(friend)).toMatchObject({ state: 'held', holdReasons: ['samePayer'], coins: 1000 })
  expect(await coinsOf(inviter)).toBe(0)
  await service.call(staffReferrals.release, { id: (await rowOf(friend)).id })
  expect(await coinsOf(inviter)).toBe(1000)
  // A person has reviewed it: another transfer of the same two is no news.
  await paidBy(friend, lin)
  expect(await rowOf(friend)).toMatchObject({ state: 'rewarded', reviewSince: null })
})

test('two friends of one inviter who share a payer wait too', async () => {
  const inviter = await t.member()
  const [one, two] = [await friendOf(inviter), await friendOf(inviter)]
  const account = { payerAccount: 'HK-88 0000 1111 2222' }
  await paidBy(one, account)
  await reward(one)
  await paidBy(two, account)
  await reward(two)
  expect(await rowOf(two)).toMatchObject({ state: 'held', holdReasons: ['samePayer'] })
  expect(await rowOf(one)).toMatchObject({ state: 'rewarded', reviewReasons: ['samePayer'] })
})

test('payers who differ, or whom nobody wrote down, hold nothing; nor does the payer of a stranger', async () => {
  const [inviter, stranger] = [await t.member(), await t.member()]
  const [one, two] = [await friendOf(inviter), await friendOf(inviter)]
  await paidBy(inviter, lin)
  await paidBy(stranger, chan)
  await paidBy(one, chan)
  await paidBy(two, {})
  for (const friend of [one, two]) await reward(friend)
  expect([(await rowOf(one)).state, (await rowOf(two)).state]).toEqual(['rewarded', 'rewarded'])
  expect([(await rowOf(one)).reviewSince, (await rowOf(two)).reviewSince]).toEqual([null, null])
  expect(await coinsOf(inviter)).toBe(2000)
})

test('a payment after the reward was paid takes nothing back by itself: the reward is marked for a person, once', async () => {
  const inviter = await t.member()
  const friend = await friendOf(inviter)
  await paidBy(inviter, lin)
  await reward(friend)
  await paidBy(friend, lin)
  const marked = await rowOf(friend)
  expect(marked).toMatchObject({
    state: 'rewarded',
    holdReasons: [],
    reviewReasons: ['samePayer'],
    reviewSince: expect.any(String),
    reviewedAt: null,
  })
  expect(await coinsOf(inviter)).toBe(1000)
  const waiting = await service.call(staffReferrals.search, { toReview: 1, pageSize: 100 })
  expect(waiting.list.map(({ id }) => id)).toContain(marked.id)
  // Unchanged: no coins a second time, and the next transfer does not reopen it.
  expect(await service.call(staffReferrals.release, { id: marked.id })).toMatchObject({
    state: 'rewarded',
    reviewedAt: expect.any(String),
  })
  expect((await service.ask(staffReferrals.release, { id: marked.id })).code).toBe(9002)
  await paidBy(friend, lin)
  const after = await service.call(staffReferrals.search, { toReview: 1, pageSize: 100 })
  expect(after.list.map(({ id }) => id)).not.toContain(marked.id)
  expect(await coinsOf(inviter)).toBe(1000)
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('a reward that was marked can be taken back, and one that is held is given the reason too', async () => {
  const inviter = await t.member()
  const [paid, held] = [await friendOf(inviter), await friendOf(inviter)]
  await reward(paid)
  await t.db.run(
    sql`update referrals set state = 'held', hold_reasons = '{samePhone}', coins = 1000 where invitee_id = ${held.id}`,
  )
  await paidBy(inviter, chan)
  for (const friend of [paid, held]) await paidBy(friend, chan)
  expect((await rowOf(held)).holdReasons).toEqual(['samePhone', 'samePayer'])
  await service.call(staffReferrals.void, { id: (await rowOf(paid)).id, reason: 'one person' })
  expect(await rowOf(paid)).toMatchObject({ state: 'void', reviewReasons: ['samePayer'] })
  expect(await coinsOf(inviter)).toBe(0)
  const { list } = await service.call(staffReferrals.search, { toReview: 1, memberNumber: inviter.memberNumber })
  expect(list).toEqual([])
})

test('of both payments and the reward at the same moment none passes unseen', async () => {
  for (let round = 0; round < 4; round++) {
    const inviter = await t.member()
    const friend = await friendOf(inviter)
    await Promise.all([paidBy(inviter, lin), paidBy(friend, lin), reward(friend)])
    const { state, holdReasons, reviewReasons } = await rowOf(friend)
    expect([state === 'held' ? holdReasons : reviewReasons, await coinsOf(inviter)]).toEqual([
      ['samePayer'],
      state === 'held' ? 0 : 1000,
    ])
  }
})

test('the payer may be written down with the credit too; of it hashes and four characters are kept', async () => {
  const member = await t.member()
  const { id } = await handIn(member)
  expect(await finance.call(staffBankTransfers.audit, { id, decision: 'approve' })).toMatchObject({ payerTail: null })
  const { transfer } = await finance.call(staffBankTransfers.credit, { id, ...lin })
  expect(transfer.payerTail).toBe('4567')
  const { stored } = await t.db.row(sql<{ stored: string }>`
    select to_jsonb(b)::text || coalesce((select string_agg(to_jsonb(h)::text, ' ') from bank_transfer_history h where h.transfer_id = b.id), '')
      || coalesce((select string_agg(to_jsonb(a)::text, ' ') from audit_log a where a.target_id = b.id), '') as stored
    from bank_transfers b where b.id = ${id}`)
  expect(stored).toMatch(/[0-9a-f]{64}/)
  for (const secret of ['62220210', '02100123', 'Lin', 'LIN']) expect(stored).not.toContain(secret)
})

test('another member’s transfer from the same account is shown beside one, a member’s own is not', async () => {
  const [one, other] = [await t.member(), await t.member()]
  const account = { payerAccount: '9000 1000 2000 3000' }
  const first = await paidBy(one, account)
  await paidBy(one, account)
  const second = await paidBy(other, account)
  const alike = async (id: string) =>
    (await finance.call(staffBankTransfers.get, { id })).lookalikes.filter(({ reasons }) => reasons.includes('payer'))
  expect((await alike(first.id)).map(({ id }) => id)).toEqual([second.id])
})

test('too little of a payer is refused under its field, and nothing is passed', async () => {
  const { id } = await handIn(await t.member())
  const wrong: [object, string][] = [
    [{ payerAccount: '456' }, 'payerAccount'],
    [{ payerAccount: '1234567' }, 'payerName'],
    [{ payerName: 'Lin' }, 'payerAccount'],
    [{ payerAccount: '1'.repeat(65) }, 'payerAccount'],
  ]
  for (const [payer, field] of wrong)
    expect(await finance.ask(staffBankTransfers.audit, { id, decision: 'approve', ...payer })).toMatchObject({
      code: 9005,
      wire: { fields: { [field]: expect.any(String) } },
    })
  expect((await finance.call(staffBankTransfers.get, { id })).auditStatus).toBe('pending')
})

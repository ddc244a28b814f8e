import { approvals, staffCoins } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { balancesOf, checkBooks } from '#server/ledger/ledger.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { together } from '#test/orders.ts'
import { expect, test } from 'vitest'
import { configure } from '#test/config.ts'

const t = await openTestServer()
const [finance, second, service] = [await t.staff(['F']), await t.staff(['F']), await t.staff(['S'])]
const nobody = '00000000-0000-7000-8000-000000000000'

/** A request of this staff member's for coins, above what one person may give. */
async function waiting(member: TestMember, who = finance): Promise<string> {
  const { approval } = await who.call(staffCoins.adjust, {
    memberNumber: member.memberNumber,
    coins: 20_000,
    reason: 'A parcel was lost',
  })
  return approval?.id ?? ''
}

// Proves B-FI-16
test('a refusal needs a reason, and names a request that is there', async () => {
  const id = await waiting(await t.member())
  for (const reason of [undefined, '', '   ', 'x'.repeat(201), 7])
    expect(await second.ask(approvals.refuse, { id, reason })).toMatchObject({ http: 422, code: 9005 })
  expect((await second.ask(approvals.refuse, { id: nobody, reason: 'x' })).code).toBe(9006)
  expect((await second.ask(approvals.refuse, { id: 'abc', reason: 'x' })).code).toBe(9005)
  expect((await second.ask(approvals.withdraw, { id: nobody })).code).toBe(9006)
  expect((await second.ask(approvals.withdraw, {})).code).toBe(9005)
  expect((await finance.call(approvals.list, { mine: 1, open: 1 })).list.map((row) => row.id)).toContain(id)
})

// Proves B-FI-16
test('finance and administrators refuse, the person who asked withdraws, and nobody else does either', async () => {
  const id = await waiting(await t.member())
  const keeper = await t.staff(['W'])
  expect(await t.visitor.ask(approvals.refuse, { id, reason: 'x' })).toMatchObject({ http: 401 })
  expect(await t.visitor.ask(approvals.withdraw, { id })).toMatchObject({ http: 401 })
  expect(await service.ask(approvals.refuse, { id, reason: 'x' })).toMatchObject({ http: 403, code: 9001 })
  expect(await keeper.ask(approvals.withdraw, { id })).toMatchObject({ http: 403, code: 9001 })
  // One's own is withdrawn, not refused; another's is refused, not withdrawn; customer service does not see another's
  // at all.
  expect(await finance.ask(approvals.refuse, { id, reason: 'x' })).toMatchObject({ http: 409, code: 9003 })
  expect(await second.ask(approvals.withdraw, { id })).toMatchObject({ http: 403, code: 9001 })
  expect(await service.ask(approvals.withdraw, { id })).toMatchObject({ http: 404, code: 9006 })
  const admin = await t.staff(['A'])
  expect((await admin.ask(approvals.refuse, { id, reason: 'No proof' })).code).toBe(0)
})

test('nobody refuses what concerns an account of their own', async () => {
  const member = await t.member()
  const id = await waiting(member)
  const herself = await t.staff(['F'], {})
  await t.db.run(sql`update staff set email = ${member.email} where id = ${herself.id}`)
  expect((await herself.ask(approvals.refuse, { id, reason: 'x' })).code).toBe(9003)
})

// Proves B-FI-17
test('what is settled stays settled', async () => {
  const settlings = [
    (id: string) => second.ask(approvals.approve, { id }),
    (id: string) => second.ask(approvals.refuse, { id, reason: 'No proof' }),
    (id: string) => finance.ask(approvals.withdraw, { id }),
  ]
  for (const settle of settlings) {
    const id = await waiting(await t.member())
    expect((await settle(id)).code).toBe(0)
    for (const again of settlings) expect(await again(id)).toMatchObject({ http: 409, code: 9002 })
  }
})

// Proves B-FI-17
test('of approving, refusing and withdrawing at the same moment one counts', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await t.member()
    const id = await waiting(member)
    const answers = await together<{ readonly code: number }>(6, (index) => {
      if (index % 3 === round % 3) return second.ask(approvals.approve, { id })
      if (index % 3 === (round + 1) % 3) return second.ask(approvals.refuse, { id, reason: 'No proof' })
      return finance.ask(approvals.withdraw, { id })
    })
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002, 9002, 9002, 9002, 9002])
    const row = (await finance.call(approvals.list, { mine: 1 })).list.find((each) => each.id === id)
    expect(await balancesOf(t.db, member.id)).toMatchObject({ COIN: row?.state === 'approved' ? 20_000 : 0 })
  }
  expect(await checkBooks(t.context.database)).toEqual([])
})

test('customer service sees what became of its own requests, and of no others', async () => {
  await waiting(await t.member())
  await configure(t, { 'coins.secondPersonAbove': 100, 'coins.serviceDayMax': 50_000 })
  const [own, withdrawn] = [await waiting(await t.member(), service), await waiting(await t.member(), service)]
  await configure(t, {})
  expect((await service.call(approvals.list, { open: 1 })).list.map(({ id }) => id)).toEqual([withdrawn, own])
  expect((await service.call(approvals.list, { mine: 0 })).total).toBe(2)
  expect((await service.ask(approvals.approve, { id: own })).code).toBe(9001)
  await second.call(approvals.refuse, { id: own, reason: 'Too many' })
  await service.call(approvals.withdraw, { id: withdrawn })
  const { list, total } = await service.call(approvals.list, { open: 0 })
  expect(list).toMatchObject([
    { id: withdrawn, mine: true, state: 'withdrawn', settledBy: service.username, settledNote: '' },
    { id: own, mine: true, state: 'refused', settledBy: second.username, settledNote: 'Too many' },
  ])
  expect(total).toBe(2)
  expect((await finance.call(approvals.list, { mine: 1 })).list.map(({ id }) => id)).not.toContain(own)
  expect((await finance.call(approvals.list, {})).list.map(({ id }) => id)).toContain(own)
  expect((await service.ask(approvals.list, { mine: 2 })).code).toBe(9005)
})

test('the trail says who refused what; why stands with the request', async () => {
  const id = await waiting(await t.member())
  await second.call(approvals.refuse, { id, reason: 'No proof' })
  expect(await t.db.row(sql`select call, staff_id as staff, after from audit_log where target_id = ${id}`)).toEqual({
    call: 'approvals.refuse',
    staff: second.id,
    after: { state: 'refused' },
  })
  expect(await t.db.row(sql`select settled_note as note from approvals where id = ${id}`)).toEqual({ note: 'No proof' })
})

import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'
import { handIn } from '#test/vouchers.ts'

const { context, db, member, staff, visitor } = await openTestServer()
const clerk = await staff(['F'])

// Proves R-452
test('a voucher is approved for the amount that arrived, and the member is told; the balance waits', async () => {
  const meiling = await member({ language: 'en' })
  const { id, transferNumber } = await handIn(meiling, { amountMinor: 123_456, currency: 'HKD' })
  const row = await clerk.call(staffBankTransfers.audit, {
    id,
    decision: 'approve',
    receivedMinor: 123_400,
    bankRef: 'HS-77',
  })
  expect(row).toMatchObject({
    auditStatus: 'approved',
    rechargeStatus: 'not_credited',
    receivedMinor: 123_400,
    bankRef: 'HS-77',
    auditedBy: clerk.username,
    auditedByMe: true,
    memberNumber: meiling.memberNumber,
    creditedMinor: null,
    needsSecondPerson: false,
  })
  expect(await balancesOf(db, meiling.id)).toMatchObject({ HKD: 0 })
  const [mail] = await mailsTo(db, meiling.email)
  expect(mail).toMatchObject({
    kind: 'BANK_TRANSFER_APPROVED',
    subject: `Your transfer ${transferNumber} was approved`,
  })
  expect(mail?.body).toContain('HKD 1,234.00')
})

test('where a setting says so, an approval brings the money in as well', async () => {
  const meiling = await member()
  const { id } = await handIn(meiling, { amountMinor: 700, currency: 'CNY' })
  await configure({ context, db }, { 'bankTransfer.autoCredit': true })
  const row = await clerk.call(staffBankTransfers.audit, { id, decision: 'approve' })
  await configure({ context, db }, {})
  expect(row.rechargeStatus).toBe('credited')
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 700 })
})

// Proves B-FI-02
test('a rejection needs a reason, which the member reads', async () => {
  const meiling = await member({ language: 'zh-Hant' })
  const { id } = await handIn(meiling)
  expect(await clerk.ask(staffBankTransfers.audit, { id, decision: 'reject' })).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { reason: expect.any(String) } },
  })
  expect(await clerk.ask(staffBankTransfers.audit, { id, decision: 'reject', reason: '  ' })).toMatchObject({
    code: 9005,
  })
  expect(await clerk.call(staffBankTransfers.audit, { id, decision: 'reject', reason: '圖片不清晰' })).toMatchObject({
    auditStatus: 'rejected',
    auditReason: '圖片不清晰',
  })
  expect((await meiling.call(bankTransfers.list, {})).list[0]).toMatchObject({
    auditStatus: 'rejected',
    auditReason: '圖片不清晰',
  })
  expect(await mailsTo(db, meiling.email)).toMatchObject([
    { kind: 'BANK_TRANSFER_REJECTED', body: expect.stringContaining('圖片不清晰') },
  ])
})

// Proves B-FI-02
test('only a pending voucher is judged; two clerks at once are one', async () => {
  const [meiling, other] = [await member(), await staff(['A'])]
  const { id } = await handIn(meiling)
  const answers = await Promise.all([
    clerk.ask(staffBankTransfers.audit, { id, decision: 'approve' }),
    other.ask(staffBankTransfers.audit, { id, decision: 'reject', reason: 'x' }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
  expect(await clerk.ask(staffBankTransfers.audit, { id, decision: 'approve' })).toMatchObject({
    http: 409,
    code: 9002,
  })
})

test('what its member changed meanwhile is not judged unseen', async () => {
  const meiling = await member()
  const { id, amountMinor } = await handIn(meiling)
  const { version } = await clerk.call(staffBankTransfers.get, { id })
  await meiling.call(bankTransfers.submit, { id, amountMinor, currency: 'HKD' })
  for (const decision of ['approve', 'reject']) {
    expect(await clerk.ask(staffBankTransfers.audit, { id, decision, reason: 'x', version })).toMatchObject({
      http: 409,
      code: 1005,
    })
  }
  const seen = await clerk.call(staffBankTransfers.get, { id })
  expect(await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', version: seen.version })).toMatchObject({
    auditStatus: 'approved',
    currency: 'HKD',
  })
})

test('wrong words, sums and ids are refused', async () => {
  const { id } = await handIn(await member())
  expect(await clerk.ask(staffBankTransfers.audit, { id, decision: 'maybe' })).toMatchObject({
    code: 9005,
    wire: { fields: { decision: expect.any(String) } },
  })
  for (const receivedMinor of [0, -1, 1.5, '100', 50_000_001]) {
    expect(
      await clerk.ask(staffBankTransfers.audit, { id, decision: 'approve', receivedMinor }),
      String(receivedMinor),
    ).toMatchObject({ code: 9005, wire: { fields: { receivedMinor: expect.any(String) } } })
  }
  expect(
    await clerk.ask(staffBankTransfers.audit, { id: '00000000-0000-7000-8000-000000000000', decision: 'approve' }),
  ).toMatchObject({ http: 404, code: 9006 })
})

// Proves B-FI-02
test('one bank reference is approved once, however it is written', async () => {
  const [meiling, aisyah] = [await member(), await member()]
  const first = await handIn(meiling, { bankRef: 'ab-12 34' })
  await clerk.call(staffBankTransfers.audit, { id: first.id, decision: 'approve' })
  const second = await handIn(aisyah, { bankRef: 'AB1234' })
  expect(await clerk.ask(staffBankTransfers.audit, { id: second.id, decision: 'approve' })).toMatchObject({
    code: 9005,
    wire: { fields: { bankRef: 'This bank reference has already been used for another transfer' } },
  })
  expect(
    await clerk.ask(staffBankTransfers.audit, { id: second.id, decision: 'approve', bankRef: 'ＡＢ １２３４' }),
  ).toMatchObject({ code: 9005 })
  expect(
    await clerk.call(staffBankTransfers.audit, { id: second.id, decision: 'approve', bankRef: 'AB1235' }),
  ).toMatchObject({ auditStatus: 'approved' })
})

test('of two approvals of the same reference at once, one succeeds', async () => {
  const other = await staff(['F'])
  const [first, second] = [
    await handIn(await member(), { bankRef: 'RACE1' }),
    await handIn(await member(), { bankRef: 'RACE1' }),
  ]
  const answers = await Promise.all([
    clerk.ask(staffBankTransfers.audit, { id: first.id, decision: 'approve' }),
    other.ask(staffBankTransfers.audit, { id: second.id, decision: 'approve' }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9005])
})

test('approving may bring the money in at once', async () => {
  const meiling = await member({ language: 'en' })
  const { id } = await handIn(meiling, { amountMinor: 1_000_000 })
  const row = await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', credit: true })
  expect(row).toMatchObject({
    auditStatus: 'approved',
    rechargeStatus: 'credited',
    creditedMinor: 1_000_000,
    creditedBy: clerk.username,
  })
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 1_000_000 })
  expect(await mailsTo(db, meiling.email)).toMatchObject([
    { kind: 'BANK_TRANSFER_CREDITED', subject: 'CNY 10,000.00 was added to your balance' },
  ])
})

test('above the limit it is approved, and its money waits for a second person', async () => {
  const meiling = await member()
  const { id } = await handIn(meiling, { amountMinor: 1_000_001 })
  const row = await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', credit: true })
  expect(row).toMatchObject({
    auditStatus: 'approved',
    rechargeStatus: 'not_credited',
    needsSecondPerson: true,
    auditedByMe: true,
  })
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 0 })
})

// Proves R-452
test('finance and service see transfers with their members; only finance judges them', async () => {
  const [meiling, service, keeper] = [await member({ name: '陳美玲' }), await staff(['S']), await staff(['W', 'E'])]
  const { id } = await handIn(meiling, { amountMinor: 777 })
  const found = await service.call(staffBankTransfers.search, { memberNumber: meiling.memberNumber })
  expect(found).toMatchObject({
    total: 1,
    list: [{ id, amountMinor: 777, memberId: meiling.id, memberNumber: meiling.memberNumber }],
  })
  expect(await service.ask(staffBankTransfers.audit, { id, decision: 'approve' })).toMatchObject({
    http: 403,
    code: 9001,
  })
  for (const operation of [staffBankTransfers.search, staffBankTransfers.get]) {
    expect(await keeper.ask(operation, { id })).toMatchObject({ http: 403, code: 9001 })
    expect(await meiling.ask(operation, { id })).toMatchObject({ http: 401 })
    expect(await visitor.ask(operation, { id })).toMatchObject({ http: 401 })
  }
  expect(await visitor.ask(staffBankTransfers.audit, { id, decision: 'approve' })).toMatchObject({ http: 401 })
})

// Proves B-FI-01
test('the search narrows by member, states, currency and time', async () => {
  const meiling = await member()
  const { id } = await handIn(meiling, { amountMinor: 5, currency: 'HKD' })
  await handIn(meiling, { amountMinor: 6 })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', credit: true })
  const amounts = async (filter: object) =>
    (await clerk.call(staffBankTransfers.search, { memberNumber: meiling.memberNumber, ...filter })).list.map(
      ({ amountMinor }) => amountMinor,
    )
  expect(await amounts({})).toEqual([6, 5])
  expect(await amounts({ auditStatus: 'pending' })).toEqual([6])
  expect(await amounts({ rechargeStatus: 'credited', currency: 'HKD' })).toEqual([5])
  expect(await amounts({ to: '2020-01-01' })).toEqual([])
  expect(await clerk.call(staffBankTransfers.search, { memberNumber: 'JY0000000' })).toMatchObject({
    total: 0,
    list: [],
  })
})

// Proves B-FI-01
test('a clerk is shown what may be the same money: the same picture, reference or amount', async () => {
  const [meiling, aisyah] = [await member(), await member()]
  const forged = await handIn(aisyah, { amountMinor: 88_001, colour: 'navy', bankRef: 'LOOK-1' })
  const samePicture = await handIn(meiling, { amountMinor: 1, colour: 'navy' })
  const sameRef = await handIn(meiling, { amountMinor: 2, bankRef: 'look1' })
  const sameAmount = await handIn(meiling, { amountMinor: 88_001 })
  await handIn(meiling, { amountMinor: 88_001, currency: 'HKD' })
  await db.run(
    sql`update bank_transfers set submitted_at = now() - interval '25 hours' where id = ${(await handIn(meiling, { amountMinor: 88_001 })).id}`,
  )
  const { lookalikes } = await clerk.call(staffBankTransfers.get, { id: forged.id })
  expect(Object.fromEntries(lookalikes.map(({ id, reasons }) => [id, reasons]))).toEqual({
    [samePicture.id]: ['image'],
    [sameRef.id]: ['bankRef'],
    [sameAmount.id]: ['amount'],
  })
  expect(lookalikes[0]).toMatchObject({ memberNumber: meiling.memberNumber })
  expect(await clerk.ask(staffBankTransfers.get, { id: '00000000-0000-7000-8000-000000000000' })).toMatchObject({
    http: 404,
    code: 9006,
  })
})

test('every judgement leaves an audit row and a step in the history of the transfer', async () => {
  const { id } = await handIn(await member(), { amountMinor: 500 })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', credit: true })
  const trail = await db.rows(
    sql<{
      call: string
      before: unknown
      after: unknown
    }>`select call, before, after from audit_log where target_id = ${id}`,
  )
  expect(trail).toMatchObject([
    {
      call: 'staffBankTransfers.audit',
      before: { auditStatus: 'pending' },
      after: { auditStatus: 'approved', rechargeStatus: 'credited', receivedMinor: 500 },
    },
  ])
  const steps = await db.rows(
    sql<{
      event: string
      actorId: string
    }>`select event, actor_id as "actorId" from bank_transfer_history where transfer_id = ${id} order by no`,
  )
  expect(steps.slice(1)).toEqual([
    { event: 'approve', actorId: clerk.id },
    { event: 'credit', actorId: clerk.id },
  ])
})

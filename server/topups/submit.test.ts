import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { dataUrlOf, handIn, upload } from '#test/vouchers.ts'

const { db, context, url, member, staff, visitor } = await openTestServer()

// Proves R-521
test('a voucher is handed in and waits for its review; no money moves', async () => {
  const meiling = await member({ language: 'zh-Hant' })
  const fileId = await upload(meiling)
  const typed = { amountMinor: 20_000, currency: 'CNY', fileId, bankRef: 'ＨＳ 00１２', remark: '三月' }
  const answer = await meiling.ask(bankTransfers.submit, typed, { language: 'zh-Hant' })
  expect(answer).toMatchObject({ code: 0, msg: '操作成功' })
  expect(answer.wire).toMatchObject({
    transferNo: expect.stringMatching(/^BT\d{12}$/),
    amountMinor: 20_000,
    currency: 'CNY',
    bankRef: 'HS 0012',
    remark: '三月',
    auditStatus: 0,
    auditText: '待審核',
    auditReason: null,
    rechargeStatus: 0,
    rechargeText: '未入帳',
    creditedMinor: null,
    canEdit: true,
    canDelete: true,
  })
  expect(await balancesOf(db, meiling.id)).toEqual({ CNY: 0, HKD: 0, COIN: 0 })
  const picture = await fetch(`${url}${answer.data.proofImageUrl}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a picture may travel inside the message', async () => {
  const meiling = await member()
  const { proofImageUrl } = await meiling.call(bankTransfers.submit, {
    amountMinor: 1,
    currency: 'HKD',
    imageBase64: await dataUrlOf('teal'),
  })
  expect((await fetch(`${url}${proofImageUrl}`)).status).toBe(200)
})

// Proves
test('what cannot be a transfer is refused with its own code, and nothing is kept', async () => {
  const meiling = await member()
  const fileId = await upload(meiling)
  const right = { amountMinor: 100, currency: 'CNY', fileId }
  const cases: [object, number, string?][] = [
    [{ ...right, amountMinor: undefined }, 1001, 'amountMinor'],
    [{ ...right, amountMinor: '100' }, 1001, 'amountMinor'],
    [{ ...right, amountMinor: 1.5 }, 1001, 'amountMinor'],
    [{ ...right, amountMinor: 1e308 }, 1001, 'amountMinor'],
    [{ ...right, amountMinor: 0 }, 5005],
    [{ ...right, amountMinor: -0 }, 5005],
    [{ ...right, amountMinor: -1 }, 5005],
    [{ ...right, amountMinor: 50_000_001 }, 5005],
    [{ ...right, amountMinor: 1_000_000_000_000 }, 5005],
    [{ ...right, amountMinor: 1_000_000_000_001 }, 5005],
    [{ ...right, currency: undefined }, 1001, 'currency'],
    [{ ...right, currency: 'USD' }, 5009],
    [{ ...right, currency: 'COIN' }, 5009],
    [{ ...right, fileId: undefined }, 1001, 'fileId'],
    [{ ...right, fileId: 'no-id' }, 1001, 'fileId'],
    [{ ...right, fileId: undefined, imageBase64: '' }, 1001, 'fileId'],
    [{ ...right, fileId: undefined, imageBase64: 'data:image/svg+xml;base64,PHN2Zz4=' }, 3007],
    [{ ...right, fileId: undefined, imageBase64: 'data:image/png;base64,aGVsbG8=' }, 3007],
    [{ ...right, bankRef: 'x'.repeat(65) }, 1001, 'bankRef'],
    [{ ...right, remark: 'x'.repeat(201) }, 1001, 'remark'],
    [{ ...right, fileId: await upload(await member()) }, 1002],
    [{ ...right, id: '00000000-0000-7000-8000-000000000000' }, 1002],
  ]
  for (const [typed, code, field] of cases) {
    const answer = await meiling.ask(bankTransfers.submit, typed)
    expect(answer, JSON.stringify(typed)).toMatchObject({
      code,
      ...(field ? { wire: { fields: { [field]: expect.any(String) } } } : {}),
    })
  }
  expect((await meiling.call(bankTransfers.list, {})).total).toBe(0)
})

test('fifty million minor units are the most, one the least', async () => {
  const meiling = await member()
  for (const amountMinor of [1, 50_000_000])
    expect((await handIn(meiling, { amountMinor })).amountMinor).toBe(amountMinor)
})

test('the same key hands a voucher in once', async () => {
  const meiling = await member()
  const typed = { amountMinor: 100, currency: 'CNY', fileId: await upload(meiling) }
  const [first, second] = await Promise.all(
    [1, 2].map(() => meiling.call(bankTransfers.submit, typed, { key: 'one-form-1' })),
  )
  expect(second).toEqual(first)
  expect((await meiling.call(bankTransfers.list, {})).total).toBe(1)
  expect(await meiling.ask(bankTransfers.submit, { ...typed, amountMinor: 200 }, { key: 'one-form-1' })).toMatchObject({
    code: 1006,
  })
})

test('a pending transfer is corrected in place; without a new picture it keeps the old one, and what it was stays known', async () => {
  const meiling = await member()
  const { id, transferNumber, proofImageUrl } = await handIn(meiling, { amountMinor: 100, bankRef: 'A1' })
  const corrected = await meiling.call(bankTransfers.submit, { id, amountMinor: 300, currency: 'HKD' })
  expect(corrected).toMatchObject({ id, transferNumber, amountMinor: 300, currency: 'HKD', bankRef: 'A1' })
  expect(corrected.proofImageUrl.split('?')[0]).toBe(proofImageUrl.split('?')[0])
  const again = await meiling.call(bankTransfers.submit, {
    id,
    amountMinor: 300,
    currency: 'HKD',
    fileId: await upload(meiling, 'red'),
    bankRef: '',
  })
  expect(again.bankRef).toBe('')
  expect(again.proofImageUrl.split('?')[0]).not.toBe(proofImageUrl.split('?')[0])
  const steps = await db.rows(
    sql<{
      event: string
      details: unknown
    }>`select event, details from bank_transfer_history where transfer_id = ${id} order by no`,
  )
  expect(steps.map(({ event }) => event)).toEqual(['submit', 'edit', 'edit'])
  expect(steps[1]?.details).toMatchObject({
    before: { amountMinor: 100, currency: 'CNY' },
    after: { amountMinor: 300, currency: 'HKD' },
  })
  await expect(db.run(sql`delete from bank_transfer_history where transfer_id = ${id}`)).rejects.toMatchObject({
    code: '42501',
  })
})

// Proves R-530
test('a rejected transfer may be corrected and then waits again; an approved one stays as it is', async () => {
  const [meiling, clerk] = [await member(), await staff(['F'])]
  const { id } = await handIn(meiling, { amountMinor: 100 })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'reject', reason: 'blurred' })
  expect((await meiling.call(bankTransfers.list, {})).list[0]).toMatchObject({
    auditStatus: 'rejected',
    auditReason: 'blurred',
    canEdit: true,
    canDelete: true,
  })
  const again = await meiling.call(bankTransfers.submit, {
    id,
    amountMinor: 100,
    currency: 'CNY',
    fileId: await upload(meiling, 'green'),
  })
  expect(again).toMatchObject({ auditStatus: 'pending', auditReason: null, auditedAt: null })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve' })
  expect(await meiling.ask(bankTransfers.submit, { id, amountMinor: 999, currency: 'CNY' })).toMatchObject({
    code: 5004,
  })
  expect(await meiling.ask(bankTransfers.delete, { id })).toMatchObject({ code: 5004 })
  expect((await meiling.call(bankTransfers.list, {})).list[0]).toMatchObject({
    amountMinor: 100,
    canEdit: false,
    canDelete: false,
  })
})

// Proves R-530
test('a deleted transfer is gone for everybody, also by the old way of a GET', async () => {
  const [meiling, clerk] = [await member(), await staff(['F'])]
  const { id } = await handIn(meiling)
  expect(await meiling.ask(bankTransfers.delete, { id }, { method: 'GET' })).toMatchObject({ code: 0, wire: {} })
  expect(await meiling.ask(bankTransfers.delete, { id })).toMatchObject({ code: 1002 })
  expect(await meiling.ask(bankTransfers.submit, { id, amountMinor: 1, currency: 'CNY' })).toMatchObject({ code: 1002 })
  expect(await clerk.ask(staffBankTransfers.audit, { id, decision: 'approve' })).toMatchObject({
    http: 404,
    code: 9006,
  })
  expect((await meiling.call(bankTransfers.list, {})).total).toBe(0)
})

// Proves R-522
test('a member lists own transfers, newest first, by status, currency and time', async () => {
  const [meiling, clerk] = [await member(), await staff(['F'])]
  const first = await handIn(meiling, { amountMinor: 1 })
  const second = await handIn(meiling, { amountMinor: 2, currency: 'HKD' })
  await handIn(meiling, { amountMinor: 3 })
  await clerk.call(staffBankTransfers.audit, { id: first.id, decision: 'approve', credit: true })
  await clerk.call(staffBankTransfers.audit, { id: second.id, decision: 'reject', reason: 'no' })
  const amounts = async (filter: object) =>
    (await meiling.call(bankTransfers.list, filter)).list.map(({ amountMinor }) => amountMinor)
  expect(await amounts({})).toEqual([3, 2, 1])
  expect(await amounts({ auditStatus: 'pending' })).toEqual([3])
  expect(await amounts({ auditStatus: 'rejected' })).toEqual([2])
  expect(await amounts({ rechargeStatus: 'credited' })).toEqual([1])
  expect(await amounts({ currency: 'HKD' })).toEqual([2])
  expect(await amounts({ from: '2020-01-01', to: '2020-01-02' })).toEqual([])
  expect(await amounts({ from: '2020-01-01' })).toEqual([3, 2, 1])
  expect(await meiling.call(bankTransfers.list, { page: 2, pageSize: 2 })).toMatchObject({
    page: 2,
    pageSize: 2,
    total: 3,
    list: [{ amountMinor: 1 }],
  })
  expect(await meiling.ask(bankTransfers.list, { from: '2020-01-02', to: '2020-01-01' })).toMatchObject({ code: 1001 })
})

// Proves R-522
test("somebody else's transfer looks like none, and a visitor is asked to sign in", async () => {
  const [meiling, aisyah] = [await member(), await member()]
  const { id } = await handIn(meiling)
  expect(await aisyah.ask(bankTransfers.submit, { id, amountMinor: 5, currency: 'CNY' })).toMatchObject({ code: 1002 })
  expect(await aisyah.ask(bankTransfers.delete, { id })).toMatchObject({ code: 1002 })
  expect((await aisyah.call(bankTransfers.list, {})).list).toEqual([])
  for (const operation of [bankTransfers.submit, bankTransfers.list, bankTransfers.delete])
    expect(await visitor.ask(operation, { id })).toMatchObject({ http: 401 })
  expect((await meiling.call(bankTransfers.list, {})).list).toMatchObject([{ id, amountMinor: 20_000 }])
})

test("asking for somebody else's transfer neither holds it up nor waits for it", async () => {
  const [meiling, aisyah] = [await member(), await member()]
  const { id } = await handIn(meiling)
  await context.database.transaction(async (tx) => {
    await tx.run(sql`select from bank_transfers where id = ${id} for update`)
    expect(await aisyah.ask(bankTransfers.submit, { id, amountMinor: 5, currency: 'CNY' })).toMatchObject({
      code: 1002,
    })
    expect(await aisyah.ask(bankTransfers.delete, { id })).toMatchObject({ code: 1002 })
  })
})

test('a correction of an older state is refused', async () => {
  const meiling = await member()
  const { id, version } = await handIn(meiling)
  const correct = (amountMinor: number) =>
    meiling.ask(bankTransfers.submit, { id, amountMinor, currency: 'CNY', version })
  expect((await correct(5)).code).toBe(0)
  expect((await correct(6)).code).toBe(1005)
  expect((await meiling.call(bankTransfers.list, {})).list).toMatchObject([{ amountMinor: 5 }])
})

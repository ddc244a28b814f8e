import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { openTestServer } from '#test/harness.ts'
import { handIn } from '#test/vouchers.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* What a bank transfer shows its member, field by field, in wire names. */

const t = await openTestServer()
const clerk = await t.staff(['F'])
const meiling = await t.member()
await handIn(meiling, { amountMinor: 20_000, currency: 'HKD' })
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)

// Proves
test.each<[string, object]>([
  ['its amount', { amountMinor: 20_000 }],
  ['its currency', { currency: 'HKD' }],
  ['when it was handed in', { submittedAt: time }],
  ['the status of its review', { auditStatus: 0, auditText: 'Under review' }],
  ['the status of its top-up', { rechargeStatus: 0, rechargeText: 'Not credited' }],
])('a transfer shows %s', async (_field, expected) => {
  expect((await meiling.ask(bankTransfers.list, {})).wire).toMatchObject({ list: [expected] })
})

// Proves R-279
test('a transfer shows its proof image', async () => {
  const [transfer] = (await meiling.call(bankTransfers.list, {})).list
  const picture = await fetch(`${t.url}${transfer?.proofImageUrl}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

const codes = z.object({ list: z.array(z.object({ auditStatus: z.int(), rechargeStatus: z.int() })) })

// Proves
test('the member reads 0 and 0, then the review, then the top-up, and the money comes with the last', async () => {
  const member = await t.member()
  const { id } = await handIn(member, { amountMinor: 5000 })
  const standing = async () => {
    const { list } = codes.parse((await member.ask(bankTransfers.list, {})).wire)
    return [list[0]?.auditStatus, list[0]?.rechargeStatus, (await balancesOf(t.db, member.id)).CNY]
  }
  expect(await standing()).toEqual([0, 0, 0])
  expect(await clerk.ask(staffBankTransfers.credit, { id })).toMatchObject({ code: 9002 })
  expect(await standing()).toEqual([0, 0, 0])
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve' })
  expect(await standing()).toEqual([1, 0, 0])
  await clerk.call(staffBankTransfers.credit, { id })
  expect(await standing()).toEqual([1, 1, 5000])
  await clerk.call(staffBankTransfers.credit, { id })
  expect(await standing()).toEqual([1, 1, 5000])
})

// Proves R-369
test('a rejected transfer reads 2 and 0, and its money never comes', async () => {
  const member = await t.member()
  const { id } = await handIn(member, { amountMinor: 5000 })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'reject', reason: 'unreadable' })
  expect((await member.ask(bankTransfers.list, {})).wire).toMatchObject({
    list: [{ auditStatus: 2, rechargeStatus: 0 }],
  })
  expect(await clerk.ask(staffBankTransfers.credit, { id })).toMatchObject({ code: 9002 })
  expect(await balancesOf(t.db, member.id)).toMatchObject({ CNY: 0 })
})

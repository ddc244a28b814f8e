import { claims, staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openClaims, type Pooled } from '#test/claims.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecastOf, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* When two people decide at the same moment one wins, and the other is answered by the new state. */

const t = await openTestServer()
const story = await openClaims(t)
const { keeper, service } = story
const second = await t.staff(['S'])
const nanshan = await warehouseId(t, 3)
const rounds = [1, 2, 3, 4, 5]

const parcelsOf = async ({ trackingNumber }: Pooled) =>
  (
    await t.db.row(
      sql<{
        count: number
      }>`select count(*)::int as count from parcels where tracking_number = ${trackingNumber} and status = 'in_stock'`,
    )
  ).count
const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code).toSorted()

test.each(rounds)('of two claims that are approved at once one wins (round %i)', async () => {
  const parcel = await story.pooled()
  const ids = [await story.claimed(await t.member(), parcel), await story.claimed(await t.member(), parcel)]
  const answers = await Promise.all([
    service.ask(staffClaims.approve, { id: ids[0] }),
    second.ask(staffClaims.approve, { id: ids[1] }),
  ])
  expect(codes(answers)).toEqual([0, 9002])
  expect(await parcelsOf(parcel)).toBe(1)
})

// Proves B-IN-13
test.each(rounds)('a claim that two approve at once is approved once (round %i)', async () => {
  const parcel = await story.pooled()
  const id = await story.claimed(await t.member(), parcel)
  const answers = await Promise.all([service, second].map((who) => who.ask(staffClaims.approve, { id })))
  expect(codes(answers)).toEqual([0, 9002])
  expect(await parcelsOf(parcel)).toBe(1)
})

test.each(rounds)('a claim is either approved or withdrawn, never both (round %i)', async () => {
  const member = await t.member()
  const parcel = await story.pooled()
  const claimId = await story.claimed(member, parcel)
  const [approved, withdrawn] = await Promise.all([
    service.ask(staffClaims.approve, { id: claimId }),
    member.ask(claims.submit, { action: 'withdraw', claimId }),
  ])
  const isApproved = approved.code === 0
  expect([approved.code, withdrawn.code]).toEqual(isApproved ? [0, 3008] : [9002, 0])
  expect(await parcelsOf(parcel)).toBe(isApproved ? 1 : 0)
  const [claim] = (await member.call(claims.listMine, { page: 1, pageSize: 10 })).list
  expect(claim?.claimStatus).toBe(isApproved ? 'approved' : 'withdrawn')
})

test.each(rounds)('a claim is either approved or rejected (round %i)', async () => {
  const parcel = await story.pooled()
  const id = await story.claimed(await t.member(), parcel)
  const answers = await Promise.all([
    service.ask(staffClaims.approve, { id }),
    second.ask(staffClaims.reject, { id, reason: 'OTHER' }),
  ])
  expect(codes(answers)).toEqual([0, 9002])
})

test.each(rounds)('an approval and an assignment to somebody else: one of them (round %i)', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const answers = await Promise.all([
    service.ask(staffClaims.approve, { id }),
    keeper.ask(staffUnclaimedParcels.update, { id: parcel.id, assignMemberNumber: chiho.memberNumber }),
  ])
  expect(codes(answers)).toEqual([0, 9002])
  expect(await parcelsOf(parcel)).toBe(1)
})

test.each(rounds)('an approval and a new claim: the later one meets a claimed parcel (round %i)', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const late = await story.claimOn(chiho, parcel)
  const [approved, claimed] = await Promise.all([
    service.ask(staffClaims.approve, { id }),
    chiho.ask(claims.submit, late),
  ])
  expect(approved.code).toBe(0)
  const [his] = (await chiho.call(claims.listMine, { page: 1, pageSize: 10 })).list
  if (claimed.code === 0) expect(his).toMatchObject({ claimStatus: 'rejected', rejectReason: 'NOT_OWNER' })
  else expect([claimed.code, his]).toEqual([3012, undefined])
})

test.each(rounds)('an approval never decides on a claim that came after it was looked at (round %i)', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const { version } = await service.call(staffClaims.get, { id })
  const late = await story.claimOn(chiho, parcel)
  const [approved, claimed] = await Promise.all([
    service.ask(staffClaims.approve, { id, version }),
    chiho.ask(claims.submit, late),
  ])
  const isFirst = approved.code === 0
  expect([approved.code, claimed.code]).toEqual(isFirst ? [0, 3012] : [1005, 0])
  const his = (await story.claimsOf(chiho)).map(({ claimStatus }) => claimStatus)
  expect(his).toEqual(isFirst ? [] : ['under_review'])
})

test.each(rounds)('claims on one parcel are submitted, withdrawn and decided at once (round %i)', async () => {
  const parcel = await story.pooled()
  const members = await Promise.all(Array.from({ length: 6 }, () => t.member()))
  const [a, b, c, d, e, f] = members as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember]
  const [ofA, ofB, ofC, ofD] = [
    await story.claimed(a, parcel),
    await story.claimed(b, parcel),
    await story.claimed(c, parcel),
    await story.claimed(d, parcel),
  ]
  await d.call(claims.submit, { action: 'withdraw', claimId: ofD })
  const [again, late, last] = [
    await story.claimOn(d, parcel),
    await story.claimOn(e, parcel),
    await story.claimOn(f, parcel),
  ]
  const answers = await Promise.all([
    a.ask(claims.submit, { action: 'withdraw', claimId: ofA }),
    c.ask(claims.submit, { action: 'withdraw', claimId: ofC }),
    service.ask(staffClaims.reject, { id: ofB, reason: 'OTHER' }),
    d.ask(claims.submit, { ...again, action: 'resubmit', claimId: ofD }),
    e.ask(claims.submit, late),
    f.ask(claims.submit, last),
  ])
  expect(codes(answers)).toEqual([0, 0, 0, 0, 0, 0])
})

test.each(rounds)(
  'an approval and the same number scanned with the claimer’s label elsewhere: one parcel of it (round %i)',
  async () => {
    const member = await t.member()
    const parcel = await story.pooled()
    const id = await story.claimed(member, parcel)
    const scan = scanOf(parcel.trackingNumber, nanshan, { memberNumber: member.memberNumber })
    const [approved, scanned] = await Promise.all([
      service.ask(staffClaims.approve, { id }),
      keeper.ask(staffParcels.receive, scan),
    ])
    expect([approved.code, scanned.code].toSorted()).toEqual([0, 9002])
    expect(await parcelsOf(parcel)).toBe(1)
  },
)

test.each(rounds)('an approval and the claimer’s own forecast at once are one parcel (round %i)', async () => {
  const member = await t.member()
  const parcel = await story.pooled()
  const id = await story.claimed(member, parcel)
  const [approved, forecasted] = await Promise.all([
    service.ask(staffClaims.approve, { id }),
    member.ask(parcels.forecastOne, forecastOf(parcel.trackingNumber)),
  ])
  const { list } = await member.call(parcels.list, { dateField: 'forecast', page: 1, pageSize: 10 })
  expect(list).toHaveLength(1)
  expect([approved.code, forecasted.code]).not.toEqual([9002, 3001])
  if (approved.code !== 0) expect(await service.ask(staffClaims.approve, { id })).toMatchObject({ code: 0 })
  const [row] = (await member.call(parcels.list, { dateField: 'forecast', page: 1, pageSize: 10 })).list
  expect(row?.status).toBe('in_stock')
})

test('a claim that is handed in many times at once is one claim', async () => {
  const member = await t.member()
  const typed = await story.claimOn(member, await story.pooled())
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.ask(claims.submit, typed)))
  expect(codes(answers)).toEqual([0, ...Array.from({ length: 9 }, () => 3008)])
})

test('a claim that is withdrawn ten times at once is withdrawn once', async () => {
  const member = await t.member()
  const claimId = await story.claimed(member, await story.pooled())
  const withdrawals = Array.from({ length: 10 }, () => member.ask(claims.submit, { action: 'withdraw', claimId }))
  expect(codes(await Promise.all(withdrawals))).toEqual([0, ...Array.from({ length: 9 }, () => 3008)])
})

import { claims, staffClaims } from '#contract/claims.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { forecast, powerBank } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* Who decides which claim, with whom, and what a decision requires. */

const t = await openTestServer()
const story = await openClaims(t)
const { service, claimsOf } = story

const approve = (id: string, who = service, given = {}) => who.ask(staffClaims.approve, { id, ...given })
const get = (id: string) => service.call(staffClaims.get, { id })
const nobody = '00000000-0000-7000-8000-000000000000'

// Proves B-IN-14
test('only a claim under review is decided', async () => {
  const meiling = await t.member()
  const [withdrawn, rejected, approved] = [
    await story.claimed(meiling, await story.pooled()),
    await story.claimed(meiling, await story.pooled()),
    await story.claimed(meiling, await story.pooled()),
  ]
  await meiling.call(claims.submit, { action: 'withdraw', claimId: withdrawn })
  await service.call(staffClaims.reject, { id: rejected, reason: 'OTHER' })
  await story.approved(approved)
  for (const id of [withdrawn, rejected, approved]) {
    expect(await approve(id)).toMatchObject({ http: 409, code: 9002 })
    expect(await service.ask(staffClaims.reject, { id, reason: 'OTHER' })).toMatchObject({ http: 409, code: 9002 })
  }
  expect(await approve(nobody)).toMatchObject({ http: 404, code: 9006 })
  expect(await service.ask(staffClaims.reject, { id: nobody, reason: 'OTHER' })).toMatchObject({ code: 9006 })
})

// Proves B-IN-14, R-434, R-435
test.each([
  ['IMAGE_UNREADABLE', 'must be clearly visible'],
  ['NUMBER_MISMATCH', 'does not match the one you entered'],
  ['NOT_OWNER', 'another member'],
  ['OTHER', 'customer service'],
] as const)('a claim may be rejected as %s, and its member reads why', async (reason, words) => {
  const meiling = await t.member({ language: 'en' })
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const answer = await service.ask(staffClaims.reject, { id, reason, note: 'please look again' })
  expect(answer.wire).toMatchObject({ claim: { claimStatus: 2, rejectReason: reason, unclaimed: { state: 1 } } })
  const [claim] = await claimsOf(meiling)
  expect(claim).toMatchObject({
    rejectReason: reason,
    rejectText: expect.stringContaining(words),
    reviewNote: 'please look again',
  })
  const [mail] = await mailsTo(t.db, meiling.email)
  expect(mail).toMatchObject({ kind: 'CLAIM_REJECTED', body: expect.stringContaining(words) })
  expect(mail?.body).toContain('please look again')
})

test('a decision without a known reason is refused by its field', async () => {
  const id = await story.claimed(await t.member(), await story.pooled())
  for (const given of [{}, { reason: 'UGLY' }, { reason: 5 }])
    expect(await service.ask(staffClaims.reject, { id, ...given })).toMatchObject({
      http: 422,
      code: 9005,
      wire: { fields: { reason: expect.any(String) } },
    })
  expect((await get(id)).claimStatus).toBe('under_review')
})

// Proves B-IN-13, R-451
test('only customer service and administrators decide; the warehouse looks on, where it works', async () => {
  const id = await story.claimed(await t.member(), await story.pooled())
  for (const role of ['W', 'F', 'E'] as const) {
    const who = await t.staff([role])
    expect(await approve(id, who)).toMatchObject({ http: 403, code: 9001 })
    expect(await who.ask(staffClaims.reject, { id, reason: 'OTHER' })).toMatchObject({ http: 403, code: 9001 })
  }
  const [here, elsewhere] = [
    await t.staff(['W'], { warehouseCodes: [2] }),
    await t.staff(['W'], { warehouseCodes: [3] }),
  ]
  const paging = { page: 1, pageSize: 100 }
  expect((await here.call(staffClaims.search, paging)).list.map((claim) => claim.id)).toContain(id)
  expect((await elsewhere.call(staffClaims.search, paging)).list.map((claim) => claim.id)).not.toContain(id)
  expect((await here.call(staffClaims.get, { id })).id).toBe(id)
  expect(await elsewhere.ask(staffClaims.get, { id })).toMatchObject({ code: 9006 })
  expect(await approve(id, await t.staff(['A']))).toMatchObject({ code: 0 })
})

test('where three claim a parcel two people say yes, and one alone changes nothing', async () => {
  const parcel = await story.pooled()
  const [meiling, chiho, aisyah] = [await t.member(), await t.member(), await t.member()]
  const id = await story.claimed(meiling, parcel)
  for (const rival of [chiho, aisyah]) await story.claimed(rival, parcel)
  expect((await get(id)).needsSecondPerson).toBe(true)
  expect((await approve(id)).wire).toMatchObject({
    package: null,
    claim: { claimStatus: 0, firstYesBy: service.username, firstYesByMe: true },
  })
  expect(await approve(id)).toMatchObject({ http: 409, code: 9003 })
  expect((await claimsOf(meiling))[0]).toMatchObject({ claimStatus: 'under_review', parcelId: null })
  const second = await t.staff(['S'])
  expect((await approve(id, second)).wire).toMatchObject({ package: { memberNo: meiling.memberNumber } })
  expect((await claimsOf(aisyah))[0]).toMatchObject({ claimStatus: 'rejected', rejectReason: 'NOT_OWNER' })
})

test('a first yes ends with its claim: withdrawn or rejected and handed in again, two people have to agree again', async () => {
  const parcel = await story.pooled()
  const meiling = await t.member()
  const id = await story.claimed(meiling, parcel)
  for (let rivals = 0; rivals < 2; rivals += 1) await story.claimed(await t.member(), parcel)
  const colleague = await t.staff(['S'])
  const endings = [
    () => meiling.call(claims.submit, { action: 'withdraw', claimId: id }),
    () => service.call(staffClaims.reject, { id, reason: 'OTHER' }),
  ]
  for (const end of endings) {
    await approve(id)
    await end()
    expect(await story.claimed(meiling, parcel)).toBe(id)
    expect((await approve(id, colleague)).data.parcel).toBeNull()
    await end()
    await story.claimed(meiling, parcel)
  }
  expect((await approve(id)).data.parcel).toBeNull()
  expect((await approve(id, colleague)).data.parcel).toMatchObject({ memberId: meiling.id })
})

test('goods above CNY 1,000 ask for a second person too', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  await forecast(meiling, parcel.trackingNumber, { goods: [{ ...powerBank, unitPriceMinor: 100_001 }] })
  const id = await story.claimed(meiling, parcel)
  expect((await approve(id)).data.parcel).toBeNull()
  expect((await approve(id, await t.staff(['A']))).data.parcel).toMatchObject({ memberId: meiling.id })
})

test('nobody of the staff decides on a claim of their own', async () => {
  const meiling = await t.member()
  const clerk = await t.staff(['S'])
  await t.db.run(sql`update staff set email = ${meiling.email} where id = ${clerk.id}`)
  const id = await story.claimed(meiling, await story.pooled())
  expect(await approve(id, clerk)).toMatchObject({ http: 409, code: 9003 })
  expect(await approve(id)).toMatchObject({ code: 0 })
})

test('a decision on a claim that changed meanwhile is refused', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  const { version } = await get(id)
  await meiling.call(claims.submit, { action: 'withdraw', claimId: id })
  await story.claimed(meiling, parcel)
  expect(await approve(id, service, { version })).toMatchObject({ http: 409, code: 1005 })
  expect(await service.ask(staffClaims.reject, { id, reason: 'OTHER', version })).toMatchObject({ code: 1005 })
  expect(await approve(id, service, { version: version + 2 })).toMatchObject({ code: 0 })
})

test('a claim is decided only with its rivals as they were shown', async () => {
  const [meiling, chiho, aisyah] = [await t.member(), await t.member(), await t.member()]
  const parcel = await story.pooled()
  const id = await story.claimed(meiling, parcel)
  let his = ''
  const changes = [
    async () => (his = await story.claimed(chiho, parcel)),
    () => chiho.call(claims.submit, { action: 'withdraw', claimId: his }),
    () => story.claimed(chiho, parcel),
    () => service.call(staffClaims.reject, { id: his, reason: 'OTHER' }),
    async () =>
      chiho.call(claims.submit, { ...(await story.claimOn(chiho, parcel)), action: 'resubmit', claimId: his }),
  ]
  for (const change of changes) {
    const { version } = await get(id)
    await change()
    for (const call of [
      () => approve(id, service, { version }),
      () => service.ask(staffClaims.reject, { id, reason: 'OTHER', version }),
    ])
      expect(await call()).toMatchObject({ http: 409, code: 1005 })
  }
  const { version } = await get(id)
  await story.claimed(aisyah, await story.pooled())
  expect(await approve(id, service, { version })).toMatchObject({ code: 0 })
  expect((await claimsOf(chiho))[0]).toMatchObject({ claimStatus: 'rejected', rejectReason: 'NOT_OWNER' })
})

test('nobody of the staff rejects the rivals of a claim of their own, open or withdrawn for the moment', async () => {
  const [clerksOwn, rival] = [await t.member(), await t.member()]
  const clerk = await t.staff(['S'])
  await t.db.run(sql`update staff set email = ${clerksOwn.email} where id = ${clerk.id}`)
  const parcel = await story.pooled()
  const own = await story.claimed(clerksOwn, parcel)
  const id = await story.claimed(rival, parcel)
  const reject = () => clerk.ask(staffClaims.reject, { id, reason: 'NOT_OWNER' })
  expect(await reject()).toMatchObject({ http: 409, code: 9003 })
  await clerksOwn.call(claims.submit, { action: 'withdraw', claimId: own })
  expect(await reject()).toMatchObject({ http: 409, code: 9003 })
  expect((await claimsOf(rival))[0]).toMatchObject({ claimStatus: 'under_review' })
  expect(await service.ask(staffClaims.reject, { id, reason: 'NOT_OWNER' })).toMatchObject({ code: 0 })
})

// Proves R-451
test('each decision leaves its row in the audit trail', async () => {
  const id = await story.claimed(await t.member(), await story.pooled())
  await story.approved(id)
  const [row] = await t.db.rows(
    sql<{ call: string }>`select call, target_kind as kind, before, after from audit_log where target_id = ${id}`,
  )
  expect(row).toMatchObject({
    call: 'staffClaims.approve',
    kind: 'claim',
    before: { status: 'under_review' },
    after: { status: 'approved', parcelId: expect.any(String) },
  })
})

test('a person who rejected rivals until one or two were left does not decide alone on the rest', async () => {
  const parcel = await story.pooled()
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push(await story.claimed(await t.member(), parcel))
  const [first = '', second = '', last = ''] = ids
  await service.call(staffClaims.reject, { id: first, reason: 'OTHER' })
  await service.call(staffClaims.reject, { id: second, reason: 'OTHER' })
  expect((await get(last)).needsSecondPerson).toBe(true)
  expect((await approve(last)).data.parcel).toBeNull()
  expect(await approve(last)).toMatchObject({ http: 409, code: 9003 })
  const colleague = await t.staff(['S'])
  expect((await colleague.call(staffClaims.get, { id: last })).needsSecondPerson).toBe(false)
  expect((await approve(last, colleague)).data.parcel).toMatchObject({ trackingNumber: parcel.trackingNumber })
})

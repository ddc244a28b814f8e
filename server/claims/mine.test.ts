import { claims } from '#contract/claims.ts'
import { parcels } from '#contract/parcels.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecast } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openClaims(t)

const mine = async (member: TestMember, given = {}) =>
  (await member.call(claims.listMine, { page: 1, pageSize: 10, ...given })).list
const oneOf = async (member: TestMember, claimId: string) =>
  (await mine(member)).find((claim) => claim.claimId === claimId)
const withdraw = (member: TestMember, claimId: string) => member.ask(claims.submit, { action: 'withdraw', claimId })

// Proves
test('own claims are listed newest first, by status and page by page', async () => {
  const meiling = await t.member()
  const [first, second, third] = [
    await story.claimed(meiling, await story.pooled()),
    await story.claimed(meiling, await story.pooled()),
    await story.claimed(meiling, await story.pooled()),
  ]
  await withdraw(meiling, second)
  const ids = async (given = {}) => (await mine(meiling, given)).map(({ claimId }) => claimId)
  expect(await ids()).toEqual([third, second, first])
  expect(await ids({ claimStatus: 'withdrawn' })).toEqual([second])
  expect(await ids({ page: 2, pageSize: 2 })).toEqual([first])
  expect(await meiling.ask(claims.listMine, { claimStatus: 9, page: 1, pageSize: 10 })).toMatchObject({ code: 1001 })
})

test('a member who has forecast the number is led to that forecast', async () => {
  const meiling = await t.member()
  const parcel = await story.pooled()
  const { id } = await forecast(meiling, parcel.trackingNumber)
  const claimId = await story.claimed(meiling, parcel)
  expect(await oneOf(meiling, claimId)).toMatchObject({ forecastId: id, parcelId: null })
  expect((await meiling.call(parcels.get, { id })).status).toBe('forecast')
})

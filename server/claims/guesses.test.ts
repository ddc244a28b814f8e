import { claims, unclaimed } from '#contract/claims.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { freshNumber } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer({ rateLimits: true })
const story = await openClaims(t)
const parcel = await story.pooled()

/** Claims with a picture uploaded beforehand: uploads have a limit of their own. */
async function guesser() {
  const member = await t.member({ language: 'en' })
  const right = await story.claimOn(member, parcel)
  return {
    member,
    right,
    guess: () => member.ask(claims.submit, { ...right, trackingNumber: freshNumber() }),
    claim: () => member.ask(claims.submit, right),
  }
}
const missesBefore = (member: TestMember, interval: string) =>
  t.db.run(sql`update claim_misses set at = at - ${interval}::interval where member_id = ${member.id}`)

test('after five wrong numbers within an hour even the right one is not looked at; an hour later it is', async () => {
  const { member, guess, claim } = await guesser()
  const left: unknown[] = []
  for (let count = 0; count < 5; count += 1) {
    const { code, wire } = await guess()
    left.push([code, wire])
  }
  expect(left).toMatchObject([4, 3, 2, 1, 0].map((triesLeft) => [3009, { triesLeft }]))
  const refused = await claim()
  expect(refused).toMatchObject({ http: 429, code: 1004, msg: expect.stringContaining('try again after') })
  expect(await guess()).toMatchObject({ code: 1004 })
  await missesBefore(member, '59 minutes')
  expect(await claim()).toMatchObject({ code: 1004 })
  await missesBefore(member, '2 minutes')
  expect(await claim()).toMatchObject({ code: 0 })
})

test('twenty guesses at once are no more than five in a row', async () => {
  const { guess, claim } = await guesser()
  const codes = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ code }) => code)
  expect(codes.filter((code) => code === 3009)).toHaveLength(5)
  expect(codes.filter((code) => code === 1004)).toHaveLength(15)
  expect(await claim()).toMatchObject({ code: 1004 })
})

test('ten wrong ones in a day close claiming for a day', async () => {
  const { member, guess, claim } = await guesser()
  for (let count = 0; count < 5; count += 1) await guess()
  await missesBefore(member, '2 hours')
  for (let count = 0; count < 5; count += 1) expect(await guess()).toMatchObject({ code: 3009 })
  await missesBefore(member, '2 hours')
  expect(await claim()).toMatchObject({ code: 1004, msg: expect.stringContaining('customer service') })
  await missesBefore(member, '21 hours')
  expect(await claim()).toMatchObject({ code: 1004 })
  await missesBefore(member, '2 hours')
  expect(await claim()).toMatchObject({ code: 0 })
})

test('one member’s guesses close nobody else’s claims', async () => {
  const [bold, meiling] = [await guesser(), await guesser()]
  for (let count = 0; count < 6; count += 1) await bold.guess()
  expect(await meiling.claim()).toMatchObject({ code: 0 })
})

test('five claims wait for their review at most; one taken back makes room', async () => {
  const member = await t.member({ language: 'en' })
  const { fileId } = await story.claimOn(member, parcel)
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) ids.push(await story.claimed(member, await story.pooled(), { fileId }))
  const sixth = await story.claimOn(member, await story.pooled(), { fileId })
  expect(await member.ask(claims.submit, sixth)).toMatchObject({ code: 1004, msg: expect.stringContaining('withdraw') })
  await member.call(claims.submit, { action: 'withdraw', claimId: ids[0] })
  expect(await member.ask(claims.submit, sixth)).toMatchObject({ code: 0 })
})

test('twenty claims within thirty days are enough, however often they were taken back', async () => {
  const { member, claim, right } = await guesser()
  for (let count = 0; count < 20; count += 1) {
    const { data } = await claim()
    await member.call(claims.submit, { action: 'withdraw', claimId: data.claimId })
  }
  expect(await member.ask(claims.submit, right)).toMatchObject({ code: 1004, msg: expect.stringContaining('30 days') })
})

test('numbers are not tried out in the pool either', async () => {
  const { member } = await guesser()
  const search = () => member.ask(unclaimed.listPool, { trackingNumber: freshNumber(), page: 1, pageSize: 10 })
  const codes: number[] = []
  for (let count = 0; count < 121; count += 1) codes.push((await search()).code)
  expect(codes.slice(0, 120).every((code) => code === 0)).toBe(true)
  expect(codes[120]).toBe(1004)
  expect(await member.ask(unclaimed.listPool, { page: 1, pageSize: 10 })).toMatchObject({ code: 0 })
})

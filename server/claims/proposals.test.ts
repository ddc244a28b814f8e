import { staffUnclaimedParcels } from '#contract/claims.ts'
import { matchParts } from '#domain/match-parts.ts'
import { memberNumbersOneSlipAway } from '#domain/member-number.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { forecast } from '#test/parcels.ts'
import { expect, test } from 'vitest'
import { alikeQuery } from './match.sql.ts'
import { matchTexts } from './match.text.ts'

/* Who is proposed as the owner of an unclaimed parcel (decision record 82). */

const t = await openTestServer()
const story = await openClaims(t)
const { keeper, service } = story

async function proposed(trackingNumber: string, staff: TestStaff = service) {
  const { list } = await staff.call(staffUnclaimedParcels.search, { trackingNumber, page: 1, pageSize: 10 })
  expect(list).toHaveLength(1)
  return list[0]?.proposals ?? []
}
const numbersOf = (proposals: Awaited<ReturnType<typeof proposed>>) => proposals.map(({ memberNumber }) => memberNumber)
const call = (member: TestMember, phone: string) =>
  t.db.run(sql`update members set phone_e164 = ${phone} where id = ${member.id}`)

// Proves B-IN-10
test('a forecast with a slip in its number is proposed, with a score and what it is made of', async () => {
  const meiling = await t.member({ name: '陈美玲' })
  await call(meiling, '+8613800005678')
  const forecasted = await forecast(meiling, 'SF142009884517')
  await story.pooled({ number: 'SF1420098845017', remark: '收件人 陈*玲 138****5678' })
  const asked = { trackingNumber: 'SF1420098845017', page: 1, pageSize: 10 }
  const { wire } = await service.ask(staffUnclaimedParcels.search, asked)
  expect(wire).toMatchObject({
    list: [
      {
        state: 1,
        memberNo: null,
        candidates: [],
        proposals: [
          {
            packageId: forecasted.id,
            claimId: null,
            memberId: meiling.id,
            memberNo: meiling.memberNumber,
            memberName: '陈美玲',
            score: 100,
            parts: [
              { part: 'number_extra', points: 46, text: matchTexts.number_extra.en },
              { part: 'phone_masked', points: 30 },
              { part: 'name_masked', points: 14 },
              { part: 'time_plausible' },
              { part: 'warehouse_same' },
              { part: 'courier_same' },
            ],
          },
        ],
      },
    ],
  })
  // Neither the phone nor the number that she typed.
  expect(JSON.stringify(wire)).not.toContain('13800005678')
  expect(JSON.stringify(wire)).not.toContain('SF142009884517')
})

// Proves B-IN-10
test('a member whose phone or slipped member number is on the label is proposed, whatever number they forecast', async () => {
  const [byPhone, byNumber] = [await t.member({ name: '林志强' }), await t.member({ name: '黄雅婷' })]
  await call(byPhone, '+85291230001')
  await forecast(byPhone, 'YT5550001112223')
  await story.pooled({ number: 'ZT9000000000001', remark: '林志强 9123 0001' })
  expect(numbersOf(await proposed('ZT9000000000001'))).toEqual([byPhone.memberNumber])

  await forecast(byNumber, 'YT5550009998887')
  const [read = ''] = slipsOf(byNumber.memberNumber)
  await story.pooled({ number: 'ZT9000000000002', remark: `${read} 黄*婷` })
  expect(numbersOf(await proposed('ZT9000000000002'))).toEqual([byNumber.memberNumber])
})

/** What a label may say of a number when one digit is wrong, so that only few members remain. */
const slipsOf = (memberNumber: string) =>
  [...'0123456789']
    .map((digit) => memberNumber.slice(0, 5) + digit + memberNumber.slice(6))
    .filter((read) => {
      return read !== memberNumber && memberNumbersOneSlipAway(read).includes(memberNumber)
    })

test('at most three are proposed, the likeliest first, and of one member the better fit', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => t.member({ name: '吴子轩' })))
  const [first, second, third, fourth] = members as [TestMember, TestMember, TestMember, TestMember]
  await forecast(first, 'SF7712304098761')
  await forecast(second, 'SF771234098761')
  await forecast(third, 'SF7712340998761')
  await forecast(fourth, 'SF7712345098761', { courierCode: 'YTO' })
  // The first member's own number of an order, which fits worse than their forecast.
  await forecast(first, 'SF7712349098761')
  await story.pooled({ number: 'SF7712340098761', remark: '吴子轩' })
  const proposals = await proposed('SF7712340098761')
  expect(numbersOf(proposals)).toEqual([first, second, third].map(({ memberNumber }) => memberNumber))
  expect(proposals.map(({ parts }) => parts[0]?.part)).toEqual(['number_swapped', 'number_extra', 'number_wrong'])
  expect(proposals.map(({ score }) => score)).toEqual([85, 83, 77])
})

test('a parcel of the same shop, an erased member and a forecast that no longer waits are not proposed', async () => {
  const [neighbour, erased, deleted] = [await t.member(), await t.member(), await t.member()]
  await forecast(neighbour, 'JT0006968340178')
  await forecast(erased, 'JT0006986340177')
  const { id } = await forecast(deleted, 'JT0060968340177')
  await t.db.run(sql`update members set state = 'erased', erased_at = now() where id = ${erased.id}`)
  await t.db.run(sql`update parcels set deleted_at = now() where id = ${id}`)
  await story.pooled({ number: 'JT0006968340177' })
  expect(await proposed('JT0006968340177')).toEqual([])
})

// Proves B-IN-10
test('staff of one warehouse are not shown who forecasts to another; staff of both and customer service are', async () => {
  const meiling = await t.member()
  await forecast(meiling, 'YT8800123406681', { warehouseCode: 3 })
  await story.pooled({ number: 'YT8800123406618' })
  const fuyong = await t.staff(['W'], { warehouseCodes: [2] })
  expect(await proposed('YT8800123406618', fuyong)).toEqual([])
  expect(numbersOf(await proposed('YT8800123406618', keeper))).toEqual([meiling.memberNumber])
  expect(numbersOf(await proposed('YT8800123406618', service))).toEqual([meiling.memberNumber])
})

test('of rival claims the one whose name is on the label comes first', async () => {
  const [other, owner] = [await t.member({ name: '罗国伟' }), await t.member({ name: '梁慧敏' })]
  const parcel = await story.pooled({ number: 'SF8820001110007', remark: '梁慧敏' })
  await story.claimed(other, parcel)
  const claimId = await story.claimed(owner, parcel)
  const proposals = await proposed(parcel.trackingNumber)
  expect(proposals[0]).toMatchObject({ claimId, parcelId: null, memberNumber: owner.memberNumber })
  expect(numbersOf(proposals)).toEqual([owner.memberNumber, other.memberNumber])
})

test('a proposal assigns nothing, and a parcel that has an owner has no proposals', async () => {
  const meiling = await t.member()
  await forecast(meiling, 'SF6600771120035')
  const parcel = await story.pooled({ number: 'SF6600771102035' })
  expect(await proposed(parcel.trackingNumber)).toHaveLength(1)
  const steps = await t.db.rows(
    sql`select from unclaimed_history where unclaimed_id = ${parcel.id} and event <> 'receive'`,
  )
  expect(steps).toEqual([])
  await service.call(staffUnclaimedParcels.update, { id: parcel.id, assignMemberNumber: meiling.memberNumber })
  expect(await proposed(parcel.trackingNumber)).toEqual([])
})

test('forecasts that look alike are found by two indexes', async () => {
  // Of many members: to the planner an index by member and number would do for a few.
  await t.db.run(sql`
    insert into members (member_number, email, password_hash, state, home_region, level_code, language, invitation_code, age_declaration, terms_at, activated_at)
    select 'JY' || 8000000 + n, 'many' || n || '@example.com', '-', 'active', 'HK', 'ordinary', 'en', 'MANY' || n, 'adult', now(), now()
    from generate_series(1, 3000) n`)
  await t.db.run(sql`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, latest_event,
      latest_event_at, forecast_at)
    select m.id, w.id, 'SF', 'EX' || lpad((n * 7919)::text, 12, '0'), 'x', 'web', 'forecast', 'forecast', now(), now()
    from generate_series(1, 9000) n join members m on m.member_number = 'JY' || 8000001 + n % 3000 join warehouses w on w.code = 2`)
  await t.db.run(sql`analyze parcels`)
  const ends = [{ unclaimedId: '00000000-0000-7000-8000-000000000000', start: 'EX000000', end: '91970' }]
  const { 'QUERY PLAN': plan } = await t.db.row(
    sql<{ 'QUERY PLAN': unknown }>`explain (format json) ${alikeQuery(ends, null)}`,
  )
  const text = JSON.stringify(plan)
  expect(text).toContain('parcels_waiting_begins')
  expect(text).toContain('parcels_waiting_ends')
  expect(text).not.toContain('Seq Scan')
})

test('every part has its sentence in three languages', () => {
  for (const part of matchParts)
    for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) expect(matchTexts[part][language]).not.toBe('')
})

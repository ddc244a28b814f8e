import { staffParcels } from '#contract/receiving.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffStorage } from '#contract/storage-office.ts'
import { storage } from '#contract/storage.ts'
import type { Input } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import type { TestMember, TestServer, TestStaff } from './harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'

type List = Input<typeof staffStorage.list>

/**
 * A day passes for the reminders of a member. Far away first: a row that moves by one day alone meets the one of the day
 * before it, where that is updated later.
 */
export async function dayPasses(t: TestServer, { id }: { readonly id: string }) {
  await t.db.run(sql`update storage_mails set day = day - 10000 where member_id = ${id}`)
  await t.db.run(sql`update storage_mails set day = day + 9999 where member_id = ${id}`)
}

/** Parcels that were stored for so many days, and what staff and their members do with them. */
export async function openStored(t: TestServer) {
  const story = await openStory(t)
  const moving = await openTransfers(t)
  const fuyong = await warehouseId(t, 2)
  const keeper = await t.staff(['W'], { warehouseCodes: [2] })
  const [service, admin] = [await t.staff(['S']), await t.staff(['A'])]

  const lying = async (member: TestMember, days: number, number = freshNumber()) => {
    const made = await forecast(member, number)
    await keeper.call(staffParcels.receive, scanOf(made.trackingNumber, fuyong))
    await t.db.run(sql`update parcels set inbound_at = now() - make_interval(days => ${days}) where id = ${made.id}`)
    return made
  }
  const listed = (member: TestMember, given: Partial<List> = {}, by: TestStaff = service) =>
    by.call(staffStorage.list, { memberNumber: member.memberNumber, pageSize: 50, ...given })
  const idsOf = async (member: TestMember, given: Partial<List> = {}) =>
    (await listed(member, given)).list.map(({ id }) => id)
  const rowOf = async (member: TestMember, id: string) => (await listed(member)).list.find((row) => row.id === id)
  const extending = (id: string, given: object = {}, by: TestStaff = service) =>
    by.ask(staffStorage.extend, { id, days: 10, reason: 'The member is travelling', ...given })
  const mailsOf = (member: TestMember, kind: string) =>
    t.db.rows(sql<{ subject: string; body: string }>`
      select subject, body from mail_outbox where member_id = ${member.id} and kind = ${kind} order by created_at, id`)
  const nextDay = (member: TestMember) => dayPasses(t, member)
  const clockOf = async (member: TestMember, id: string) =>
    (await member.call(storage.clock, { parcelIds: [id] })).list[0]
  const asksToClose = async (id: string, given: object = {}, by: TestStaff = service) =>
    by.ask(staffParcelClosings.ask, {
      id,
      reason: 'returned',
      cause: 'storage',
      note: 'Past its storage',
      photoFileIds: [await photoBy(by)],
      ...given,
    })
  const closing = async (trackingNumber: string) =>
    (await admin.call(staffParcelClosings.list, { state: 'asked', trackingNumber, pageSize: 1 })).list[0]
  const fileOf = async (member: TestMember, format: 'csv' | 'xlsx', by: TestStaff = service) => {
    const response = await by.raw(
      `/api/admin/stored-parcels?format=${format}&pageSize=1&memberNo=${member.memberNumber}`,
    )
    return Buffer.from(await response.arrayBuffer())
  }
  const entries = () => t.db.row(sql<{ count: number }>`select count(*)::int as count from ledger_entries`)

  return {
    story,
    moving,
    fuyong,
    keeper,
    service,
    admin,
    lying,
    listed,
    idsOf,
    rowOf,
    extending,
    mailsOf,
    nextDay,
    clockOf,
    asksToClose,
    closing,
    fileOf,
    entries,
  }
}

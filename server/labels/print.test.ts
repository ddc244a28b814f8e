import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffLabels } from '#contract/labels.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { requestFor } from '#contract/wire/request.ts'
import { sql } from '#server/database/db.ts'
import { eraseMember } from '#server/my-data/erase.sql.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { countWaiting } from '#test/held-rows.ts'
import { forecast, scanOf, warehouseId } from '#test/parcels.ts'
import { describe, expect, test } from 'vitest'
import { insertPrint, lockLabelled } from './sql.ts'

const t = await openTestServer()
const claims = await openClaims(t)
const fuyong = await warehouseId(t, 2)
const [keeper, admin] = [await t.staff(['W'], { warehouseCodes: [2] }), await t.staff(['A'])]
const member = await t.member()

async function inStock() {
  const { id, trackingNumber } = await forecast(member)
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong))
  return { id }
}

describe('a print', () => {
  const print = { size: '60x40', format: 'pdf', of: 'parcel', copies: 1 } as const

  // Proves B-IN-47
  test('is noted with who, when and how; from the second on it says why', async () => {
    const { id } = await inStock()
    expect(await keeper.call(staffLabels.print, { ...print, id })).toEqual({ printCount: 1 })
    for (const reason of [undefined, '', '  '])
      expect(await admin.ask(staffLabels.print, { ...print, id, reason })).toMatchObject({ http: 409, code: 9090 })
    const again = { ...print, id, size: '100x150', format: 'zpl', copies: 3, reason: 'Torn in the rain' } as const
    expect(await admin.call(staffLabels.print, again)).toEqual({ printCount: 2 })
    const { labelPrints } = await keeper.call(staffParcelFiles.get, { id })
    const names = await t.db.rows(sql<{ id: string; name: string }>`
      select id, name from staff where id = any(${[keeper.id, admin.id]}::uuid[])`)
    const nameOf = (who: TestStaff) => names.find((each) => each.id === who.id)?.name
    const done = { outcome: 'printed', printer: null }
    expect(labelPrints).toEqual([
      {
        at: expect.any(String),
        by: nameOf(admin),
        size: '100x150',
        format: 'zpl',
        copies: 3,
        reason: 'Torn in the rain',
        ...done,
      },
      { at: expect.any(String), by: nameOf(keeper), size: '60x40', format: 'pdf', copies: 1, reason: '', ...done },
    ])
    // The trail holds nothing that somebody typed.
    const trail = await t.db.rows(sql<{ after: unknown }>`
      select after from audit_log where call = 'staffLabels.print' and target_kind = 'parcel' and target_id = ${id} order by no`)
    expect(trail).toEqual([
      { after: { size: '60x40', format: 'pdf', copies: 1, printCount: 1 } },
      { after: { size: '100x150', format: 'zpl', copies: 3, printCount: 2 } },
    ])
  })

  test('of two at once, one is the first and the other has to say why', async () => {
    const { id } = await inStock()
    const answers = await Promise.all(
      [keeper, admin, keeper].map((who) => who.ask(staffLabels.print, { ...print, id })),
    )
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 9090, 9090])
  })

  test.each(['parcel', 'unclaimed'] as const)('of a %s waits for one that another process notes', async (of) => {
    const { id } = of === 'parcel' ? await inStock() : await claims.pooled()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const elsewhere = t.context.database.transaction(async (tx) => {
      await lockLabelled(tx, of, id)
      await insertPrint(tx, { id: admin.id, shiftId: null }, { ...print, of, id })
      await held
    })
    const asked = keeper.ask(staffLabels.print, { ...print, of, id })
    await expect.poll(() => countWaiting(t.db)).toBe(1)
    letGo()
    await elsewhere
    expect(await asked).toMatchObject({ code: 9090 })
  })

  test('of an unclaimed parcel is counted by itself: with its owner it gets a first label of theirs', async () => {
    const unclaimed = await claims.pooled()
    const asked = { ...print, id: unclaimed.id, of: 'unclaimed' } as const
    expect(await keeper.call(staffLabels.print, asked)).toEqual({ printCount: 1 })
    expect(await keeper.ask(staffLabels.print, asked)).toMatchObject({ code: 9090 })
    expect(await keeper.call(staffLabels.print, { ...asked, reason: 'Smudged' })).toEqual({ printCount: 2 })
    const parcelId = await claims.approved(await claims.claimed(member, unclaimed))
    expect(await keeper.call(staffLabels.print, { ...print, id: parcelId })).toEqual({ printCount: 1 })
  })

  // Proves B-IN-10
  test('of an unclaimed parcel is listed with it, for everybody who sees it, and beside no other', async () => {
    const [one, other] = [await claims.pooled(), await claims.pooled()]
    const asked = { ...print, id: one.id, of: 'unclaimed', copies: 2 } as const
    await keeper.call(staffLabels.print, asked)
    await admin.call(staffLabels.print, { ...asked, format: 'zpl', copies: 1, reason: 'Smudged' })
    await keeper.call(staffLabels.print, { ...print, id: other.id, of: 'unclaimed' })
    const printsOf = async (who: TestStaff, { trackingNumber }: { readonly trackingNumber: string }) => {
      const { list } = await who.call(staffUnclaimedParcels.search, { trackingNumber, page: 1, pageSize: 10 })
      return list.map(({ labelPrints }) => labelPrints.map(({ format, copies, reason }) => [format, copies, reason]))
    }
    const both = [
      ['zpl', 1, 'Smudged'],
      ['pdf', 2, ''],
    ]
    expect(await printsOf(keeper, one)).toEqual([both])
    expect(await printsOf(claims.service, one)).toEqual([both])
    expect(await printsOf(keeper, other)).toEqual([[['pdf', 1, '']]])
    // A change answers with them too, so that the open parcel keeps its list.
    const { labelPrints } = await keeper.call(staffUnclaimedParcels.update, { id: one.id, labelText: 'Lam' })
    expect(labelPrints).toHaveLength(2)
  })

  test('changes nothing of the parcel, and looking at a label is no print', async () => {
    const { id } = await inStock()
    const before = await member.call(parcels.get, { id })
    await keeper.raw(requestFor(staffLabels.pdf as Operation, { id, of: 'parcel', size: '60x40', copies: 1 }).url, {})
    await keeper.call(staffLabels.print, { ...print, id })
    expect(await member.call(parcels.get, { id })).toEqual(before)
    expect((await keeper.call(staffParcelFiles.get, { id })).labelPrints).toHaveLength(1)
  })
})

test('a reason is erased with the member', async () => {
  const leaving = await t.member()
  const { id, trackingNumber } = await forecast(leaving)
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong))
  const print = { id, size: '60x40', format: 'pdf', of: 'parcel', copies: 1 } as const
  for (const reason of ['', 'Mr Lam took the first']) await keeper.call(staffLabels.print, { ...print, reason })
  await t.context.database.transaction((tx) => eraseMember(tx, leaving.id, 'no password'))
  expect(await t.db.rows(sql`select reason from label_prints where parcel_id = ${id} order by at`)).toEqual([
    { reason: '' },
    { reason: '–' },
  ])
})

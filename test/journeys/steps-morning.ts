import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { abnormalText } from '#contract/codes.ts'
import { staffDays } from '#contract/day-end.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffPutAway } from '#contract/put-away.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { card, choice, field } from './people.ts'
import { forecasted, freshNumber, newMember, type PreparedMember, type PreparedStaff } from './prepared.ts'
import { claimed } from './steps-claims.ts'

/* A morning in a warehouse: what arrives, and where it is at the end of it. */

const desk = textIn(receivingText, 'zh-Hans')

/** No demo parcel lies in this warehouse. */
export const warehouseCode = 4
const elsewhere = 3

export type Case = 'forecast' | 'unannounced' | 'unclaimed' | 'wrongWarehouse' | 'damaged' | 'twoOfOneNumber'

export interface Arriving {
  readonly number: string
  readonly kind: Case
  readonly member: PreparedMember
  /** No two weigh the same, so that a measurement on the wrong parcel shows. */
  readonly weightG: number
}

/** Of ten parcels: six are forecast, and one of each other kind but the rarest, of which there is one in twenty. */
const kinds = [
  'forecast',
  'unannounced',
  'forecast',
  'unclaimed',
  'forecast',
  'wrongWarehouse',
  'forecast',
  'damaged',
] as const

/** What the couriers bring, some of it forecast by its members. */
export async function arriving(count: number, memberCount: number): Promise<readonly Arriving[]> {
  const members = await Promise.all(Array.from({ length: memberCount }, () => newMember()))
  const all: Arriving[] = []
  for (let index = 0; index < count; index += 1) {
    const kind = index % 20 === 19 ? 'twoOfOneNumber' : (kinds[index % kinds.length] ?? 'forecast')
    const [member, other] = [members[index % memberCount], members[(index + 1) % memberCount]]
    if (!member || !other) throw new Error('there are members')
    const number = freshNumber()
    if (kind === 'forecast' || kind === 'damaged' || kind === 'twoOfOneNumber')
      await forecasted(member, number, warehouseCode)
    if (kind === 'twoOfOneNumber') await forecasted(other, number, warehouseCode)
    if (kind === 'wrongWarehouse') await forecasted(member, number, elsewhere)
    all.push({ number, kind, member, weightG: 1001 + index })
  }
  return all
}

/** By keyboard: scanned, weighed, measured, with the label or the fault that it has. */
export async function receiveAtStation(page: Page, { number, kind, member, weightG }: Arriving): Promise<void> {
  await field(page, desk.scan).fill(number)
  await field(page, desk.scan).press('Enter')
  await expect(field(page, desk.scan)).toHaveValue(number)
  const figures = [
    [desk.weight, (weightG / 1000).toFixed(3)],
    [desk.length, '30'],
    [desk.width, '20'],
    [desk.height, '10'],
  ] as const
  for (const [name, figure] of figures) await field(page, name).fill(figure)
  if (kind === 'unannounced' || kind === 'twoOfOneNumber') await field(page, desk.label).fill(member.memberNumber)
  if (kind === 'unclaimed') await field(page, desk.shelf).fill('U-1')
  if (kind === 'damaged') {
    await page.keyboard.press('F4')
    await choice(page, desk.abnormalCode).selectOption({ label: abnormalText.DAMAGED['zh-Hans'] })
  }
  await page.keyboard.press('Control+Enter')
}

/** Nothing that was scanned waits any more. */
export const isAllSent = (page: Page) =>
  expect(card(page, desk.waitingTitle).getByRole('listitem')).toHaveCount(0, { timeout: 60_000 })

/** Bins for the morning, and a handover of so many parcels. */
export async function prepareWarehouse(keeper: PreparedStaff, warehouseId: string, counted: number) {
  const racks = {
    warehouseId,
    zone: 'A',
    prefix: 'A',
    racksFrom: 1,
    racksTo: 6,
    levelsFrom: 1,
    levelsTo: 4,
    capacity: 40,
  }
  await keeper.call(staffBins.createRange, racks)
  await keeper.call(staffBins.create, { warehouseId, zone: 'U', code: 'U-1', capacity: null })
  return keeper.call(staffHandovers.take, { warehouseId, courierCode: 'YTO', counted })
}

/** Everything that waits for a shelf goes where the system proposes. */
export async function putAllAway(keeper: PreparedStaff, warehouseId: string): Promise<void> {
  for (;;) {
    const { list } = await keeper.call(staffPutAway.list, { warehouseId, pageSize: 50 })
    if (list.length === 0) return
    for (const { id, trackingNumber } of list) {
      const { proposal } = await keeper.call(staffPutAway.propose, { warehouseId, trackingNumber })
      await keeper.call(staffParcels.shelve, { id, shelf: proposal?.code ?? '' })
    }
  }
}

/** The first unclaimed parcel is claimed by its member with a picture of its label, and approved. */
export async function claimOne(service: PreparedStaff, warehouseId: string, parcels: readonly Arriving[]) {
  const lost = parcels.find(({ kind }) => kind === 'unclaimed')
  if (!lost) throw new Error('something is unclaimed')
  const { list } = await service.call(staffUnclaimedParcels.search, { warehouseId, trackingNumber: lost.number })
  const claimId = await claimed(lost.member, { id: list[0]?.id ?? '', trackingNumber: lost.number, warehouseId })
  await service.call(staffClaims.approve, { id: claimId })
  return lost.number
}

/** A bin in which something lies is counted, and nothing differs. */
export async function countOneBin(keeper: PreparedStaff, warehouseId: string): Promise<void> {
  const { list } = await keeper.call(staffBins.list, { warehouseId, pageSize: 100 })
  const full = list.find(({ parcels, code }) => parcels > 0 && code !== 'U-1')
  if (!full) throw new Error('something was put away')
  const content = await keeper.call(staffBins.content, { id: full.id, pageSize: 100 })
  const { id } = await keeper.call(staffBinCounts.start, { id: full.id })
  for (const { trackingNumber } of content.list) await keeper.call(staffBinCounts.scan, { id, trackingNumber })
  await keeper.call(staffBinCounts.finish, { id })
}

/** Each parcel was received once, with its own weight, has a place, and a name beside each step in the warehouse. */
export async function eachHasPlaceAndName(
  boss: PreparedStaff,
  warehouseId: string,
  parcels: readonly Arriving[],
  given: string,
): Promise<void> {
  for (const { number, kind, weightG, member } of parcels) {
    if (kind === 'unclaimed' && number !== given) {
      const { list } = await boss.call(staffUnclaimedParcels.search, { warehouseId, trackingNumber: number })
      expect([number, list.length, list[0]?.shelf]).toEqual([number, 1, 'U-1'])
      continue
    }
    const { list } = await boss.call(staffParcelFiles.search, {
      trackingNumber: number,
      status: 'in_stock',
      pageSize: 10,
    })
    expect([number, list.map((each) => each.memberNumber)]).toEqual([number, [member.memberNumber]])
    const parcel = await boss.call(staffParcelFiles.get, { id: list[0]?.id ?? '' })
    expect([number, parcel.warehouseId, parcel.shelf]).toEqual([number, warehouseId, expect.stringMatching(/^[AU]-/)])
    expect(parcel.weighings.map((each) => [each.actualWeightG, each.weighedBy])).toEqual([
      [weightG, expect.stringMatching(/./)],
    ])
  }
}

/** What this warehouse has received today. */
export async function dayOf(keeper: PreparedStaff, warehouseId: string) {
  const { list } = await keeper.call(staffDays.list, { warehouseId, days: 1 })
  return keeper.call(staffDays.get, { warehouseId, day: list[0]?.day ?? '' })
}

/** The day balances without an explanation; one person signs it and another countersigns. */
export async function signDay(first: PreparedStaff, second: PreparedStaff, warehouseId: string, received: number) {
  const { day, differences, figures } = await dayOf(first, warehouseId)
  expect(differences).toEqual([])
  expect(figures).toMatchObject({ received, unexplained: 0, notShelved: 0, handoversOpen: 0, countsOpen: 0 })
  const { id } = await first.call(staffDays.sign, { warehouseId, day })
  expect(await second.call(staffDays.countersign, { id })).toMatchObject({ state: 'closed' })
}

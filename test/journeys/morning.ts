import { staffHandovers } from '#contract/handovers.ts'
import { staffStations } from '#contract/stations.ts'
import { openSimulator } from '#simulators/payments/simulator.ts'
import { text as handoverText } from '#web/staff/handovers/text.ts'
import { text as offlineText } from '#web/staff/receiving/offline.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as workplaceText } from '#web/staff/workplace/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page, test } from '@playwright/test'
import type { Arrive } from './journey.ts'
import { choice, field } from './people.ts'
import { signedInStaff } from './prepared.ts'
import { useInstead } from './product.ts'
import { startProduct } from './server.ts'
import {
  arriving,
  claimOne,
  countOneBin,
  dayOf,
  eachHasPlaceAndName,
  isAllSent,
  prepareWarehouse,
  putAllAway,
  receiveAtStation,
  signDay,
  warehouseCode,
} from './steps-morning.ts'
import { scanInto } from './scanner.ts'
import { badgeFor } from './steps-stations.ts'

const desk = textIn(receivingText, 'zh-Hans')
const offline = textIn(offlineText, 'zh-Hans')
const handovers = textIn(handoverText, 'zh-Hans')
const t = textIn(workplaceText, 'zh-Hans')

interface Size {
  readonly parcels: number
  readonly members: number
  /** How many are scanned while there is no network. */
  readonly withoutNetwork: number
}

/**
 * A morning in the warehouse, with a product of its own: parcels of all kinds are received at one station by two people,
 * while the network drops and the server is killed; they are shelved, claimed and counted, and the day balances.
 */
export async function morning(arrive: Arrive, { parcels: count, members, withoutNetwork }: Size): Promise<void> {
  const payments = await openSimulator()
  const product = await startProduct(payments.settings)
  useInstead(product)
  try {
    const [boss, keeper, packer, service] = await Promise.all(
      ['admin', 'keeper', 'packer', 'service'].map((name) => signedInStaff(name)),
    )
    if (!boss || !keeper || !packer || !service) throw new Error('the demo staff works here')
    const warehouseId = keeper.warehouseId(warehouseCode)
    const { figures: before } = await dayOf(keeper, warehouseId)
    const handover = await prepareWarehouse(keeper, warehouseId, count)
    const parcels = await arriving(count, members)
    const quarter = Math.floor(count / 4)
    const killedAt = quarter + withoutNetwork
    const [page, badges] = await atStation(arrive, warehouseId)

    await test.step('the first are received by a keeper, for the handover of the courier', async () => {
      await scanInto(page, badges.keeper)
      await choice(page, handovers.atStation).selectOption(handover.id)
      for (const parcel of parcels.slice(0, quarter)) await receiveAtStation(page, parcel)
    })

    await test.step('the network drops: scanning goes on, and all is sent once it is back', async () => {
      await page.context().setOffline(true)
      for (const parcel of parcels.slice(quarter, killedAt)) await receiveAtStation(page, parcel)
      await expect(page.getByText(offline.fill('offlineTitle', { count: withoutNetwork }))).toBeVisible()
      await page.context().setOffline(false)
      await isAllSent(page)
    })

    await test.step('somebody else goes on; the server is killed and started again', async () => {
      await scanInto(page, badges.packer)
      await expect(page.getByRole('banner')).toContainText(badges.packerName)
      await choice(page, handovers.atStation).selectOption(handover.id)
      await receiveAll(page, parcels.slice(killedAt, killedAt + 2))
      await product.kill()
      await receiveAll(page, parcels.slice(killedAt + 2, killedAt + 4))
      await product.startAgain()
      for (const parcel of parcels.slice(killedAt + 4)) await receiveAtStation(page, parcel)
      await isAllSent(page)
    })

    await test.step('a parcel that was received before is refused as a duplicate', async () => {
      const again = parcels[0]
      if (!again) throw new Error('something arrived')
      await receiveAtStation(page, again)
      await expect(page.getByText(desk.duplicateRefused).first()).toBeVisible()
    })

    await test.step('all is put away, one parcel is claimed, and a bin is counted', async () => {
      await putAllAway(keeper, warehouseId)
      const given = await claimOne(service, warehouseId, parcels)
      await putAllAway(keeper, warehouseId)
      await countOneBin(keeper, warehouseId)
      await eachHasPlaceAndName(boss, warehouseId, parcels, given)
    })

    await test.step('as many were scanned as the courier handed over, and the day is signed by two', async () => {
      expect(await keeper.call(staffHandovers.close, { id: handover.id })).toMatchObject({
        state: 'closed',
        scanned: count,
      })
      await signDay(keeper, packer, warehouseId, before.received + count)
    })
  } finally {
    useInstead(null)
    await product.stop()
    await payments.close()
  }
}

const receiveAll = async (page: Page, parcels: Parameters<typeof receiveAtStation>[1][]) => {
  for (const parcel of parcels) await receiveAtStation(page, parcel)
}

/** A station of this warehouse, opened for a shift, and the badges of two people. */
async function atStation(arrive: Arrive, warehouseId: string) {
  const boss = await signedInStaff('admin')
  const { id } = await boss.call(staffStations.create, { warehouseId, name: '收货台', printerPaper: '60x40' })
  const { stationKey } = await boss.call(staffStations.open, { id })
  const [keeper, packer] = [await badgeFor('keeper'), await badgeFor('packer')]
  const { page } = await arrive({ language: 'zh-Hans', stored: { 'station-key': stationKey } })
  await page.goto(`${staffBase}${staffPaths.receive}`)
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
  await expect(field(page, t.scan)).toBeFocused()
  return [page, { keeper: keeper.badge, packer: packer.badge, packerName: packer.name }] as const
}

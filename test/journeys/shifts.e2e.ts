import { staffParcels } from '#contract/receiving.ts'
import { staffStations } from '#contract/stations.ts'
import { callerAt } from '#test/caller.ts'
import { text } from '#web/staff/day-end/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, type Person } from './people.ts'
import { forecasted, freshNumber, newMember, signedInStaff } from './prepared.ts'
import { productUrl } from './product.ts'
import { atDesk } from './steps-claims.ts'
import { badgeFor } from './steps-stations.ts'

/* What each person did in a shift of a station (decision record 103). */

const t = textIn(text, 'zh-Hans')
const box = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 } as const

async function atFuyong(person: Person, warehouseId: string) {
  await person.page.evaluate((id) => sessionStorage.setItem('staff-warehouse', JSON.stringify(id)), warehouseId)
  await person.page.reload()
}
const rowsOf = ({ page }: Person, station: string) =>
  page.getByRole('table', { name: t.shifts }).getByRole('row').filter({ hasText: station })

// Proves B-RP-31
test('an administrator reads what two people did in a shift and saves it; each of them reads their own', async ({
  arrive,
}) => {
  const boss = await signedInStaff('admin')
  const warehouseId = boss.warehouseId(2)
  const name = `夜班 ${freshNumber()}`
  const station = await boss.call(staffStations.create, { warehouseId, name, printerPaper: '60x40' })
  const { stationKey } = await boss.call(staffStations.open, { id: station.id })
  const [keeper, packer] = [await badgeFor('keeper'), await badgeFor('packer')]
  const workAs = async ({ badge }: { readonly badge: string }) => {
    const { token } = await callerAt(productUrl(), null).call(staffStations.signIn, { stationKey, badge })
    return callerAt(productUrl(), token)
  }
  const { trackingNumber } = await forecasted(await newMember())
  const receiving = await workAs(keeper)
  await receiving.call(staffParcels.receive, { trackingNumber, warehouseId, ...box })
  const { receiptId } = await receiving.call(staffParcels.receive, {
    trackingNumber: freshNumber(),
    warehouseId,
    ...box,
  })
  await receiving.call(staffParcels.undo, { id: receiptId })
  const second = await workAs(packer)
  await second.call(staffParcels.receive, { trackingNumber: freshNumber(), warehouseId, ...box })

  const admin = await atDesk(arrive, `${staffPaths.dayEnd}?view=shifts`, 'admin')
  await atFuyong(admin, warehouseId)

  await test.step('one row for each person of the shift, which goes on', async () => {
    const rows = rowsOf(admin, name)
    const isOpen = new RegExp(`${name}.*起`)
    await expect(rows).toHaveCount(2)
    const keepers = rows.filter({ hasText: keeper.name }).getByRole('cell')
    await expect(keepers).toContainText([isOpen, keeper.name, '1', '0', '0', '0', '0', '1'])
    const packers = rows.filter({ hasText: packer.name }).getByRole('cell')
    await expect(packers).toContainText([isOpen, packer.name, '1', '0', '0', '0', '0', '0'])
    await isClean(admin.page, 'what people did in shifts')
  })

  await test.step('a closed shift says until when it was open', async () => {
    await boss.call(staffStations.close, { id: station.id })
    await admin.page.reload()
    await expect(rowsOf(admin, name).first().getByRole('cell').first()).toHaveText(/\d\d:\d\d–\d\d:\d\d$/)
  })

  await test.step('the rows are saved as a file', async () => {
    const coming = admin.page.waitForEvent('download')
    await button(admin.page, t.exportXlsx).click()
    expect((await coming).suggestedFilename()).toMatch(/^shifts-\d{4}-\d\d-\d\d\.xlsx$/)
  })

  await test.step('a keeper reads their own row alone', async () => {
    const own = await atDesk(arrive, `${staffPaths.dayEnd}?view=shifts`, 'keeper')
    await atFuyong(own, warehouseId)
    await expect(rowsOf(own, name)).toHaveCount(1)
    await expect(rowsOf(own, name)).toContainText(keeper.name)
  })
})

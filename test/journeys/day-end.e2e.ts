import { staffParcels } from '#contract/receiving.ts'
import { text } from '#web/staff/day-end/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card, type Person } from './people.ts'
import { forecasted, newMember, signedInStaff } from './prepared.ts'
import { atDesk, said } from './steps-claims.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(text, 'zh-Hans')
const box = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 } as const
/** No other journey receives anything in this warehouse. */
const warehouseCode = 4

/** At a desk of this warehouse, where one may work in several. */
async function atBaiyun(person: Person, warehouseId: string) {
  await person.page.evaluate((id) => sessionStorage.setItem('staff-warehouse', JSON.stringify(id)), warehouseId)
  await person.page.reload()
  await openStaffPage(person, 'dayEnd')
}

// Proves B-RP-21, B-RP-22, B-RP-23, B-RP-24, B-RP-25
test('a keeper signs the day and says why a parcel is not shelved; it is shelved, signed again, and countersigned', async ({
  arrive,
}) => {
  const clerk = await signedInStaff('keeper')
  const warehouseId = clerk.warehouseId(warehouseCode)
  const { id, trackingNumber } = await forecasted(await newMember(), undefined, warehouseCode)
  await clerk.call(staffParcels.receive, { trackingNumber, warehouseId, ...box })

  const keeper = await atDesk(arrive, staffPaths.home, 'keeper')
  await atBaiyun(keeper, warehouseId)
  const signing = card(keeper.page, t.sign)

  await test.step('what is not shelved is named, with who scanned it last, and opens its parcel', async () => {
    const row = keeper.page.getByRole('row').filter({ hasText: trackingNumber })
    await expect(row).toContainText('阿强')
    await expect(row).toContainText(t.atReceipt)
    await expect(row.getByRole('link', { name: trackingNumber })).toHaveAttribute(
      'href',
      `${staffBase}${staffPaths.parcel(id)}`,
    )
    await isClean(keeper.page, 'the end of a day')
  })

  await test.step('it is signed once the difference has an explanation', async () => {
    await expect(button(signing, t.sign)).toBeDisabled()
    for (const field of await signing.getByRole('textbox').all()) await field.fill('推车已满，明早上架')
    await button(signing, t.sign).click()
    await expect(said(keeper.page)).toContainText(t.saidSigned)
    await expect(button(signing, t.countersign)).toBeDisabled()
    await expect(signing).toContainText(t.isOwn)
  })

  const packer = await atDesk(arrive, staffPaths.home, 'packer')
  const second = card(packer.page, t.sign)

  await test.step('the parcel is shelved, so that the signature no longer holds', async () => {
    await clerk.call(staffParcels.shelve, { id, shelf: 'B-1' })
    await atBaiyun(packer, warehouseId)
    await expect(second).toContainText('推车已满，明早上架')
    await expect(second).toContainText('已上架')
    await expect(button(second, t.countersign)).toBeDisabled()
    await isClean(packer.page, 'a day that changed after it was signed')
  })

  await test.step('signed again by one and countersigned by the other', async () => {
    for (const field of await second.getByRole('textbox').all()) await field.fill('见记录')
    await button(second, t.signAgain).click()
    await expect(said(packer.page)).toContainText(t.saidSigned)
    await keeper.page.reload()
    await button(signing, t.countersign).click()
    await expect(said(keeper.page)).toContainText(t.saidClosed)
    await expect(signing).toContainText(t.closed)
  })

  await test.step('the list of days has both names', async () => {
    const { page } = keeper
    await page.getByRole('main').getByRole('button', { name: t.days }).click()
    const row = page.getByRole('row').filter({ hasText: t.closed })
    await expect(row).toContainText('小周')
    await expect(row).toContainText('阿强')
    await isClean(page, 'the days and their signatures')
  })

  await test.step('a keeper reads their own figures', async () => {
    const { page } = keeper
    await page.getByRole('main').getByRole('button', { name: t.people }).click()
    const rows = page.getByRole('table', { name: t.people }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('阿强')
    await isClean(page, 'the figures of people')
  })
})

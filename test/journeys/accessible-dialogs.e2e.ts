import { text as addressText } from '#web/portal/addresses/text.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { text as menuText } from '#web/portal/shell/text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { text as warehouseText } from '#web/portal/warehouses/text.ts'
import { text as frameText } from '#web/kit/list/list.text.ts'
import { expect, type Locator } from '@playwright/test'
import { faultsOf, isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, field } from './people.ts'
import { freshNumber, signedInMember } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

for (const look of looks) {
  const { language, width } = look

  test(`axe finds nothing in what opens above a page, nor in a form with faults, in ${language} at ${width} px`, async ({
    arrive,
  }) => {
    const { stored } = await signedInMember('meiling@example.com')
    const { page } = await arrive({ ...look, stored })
    const main = page.getByRole('main')
    const kit = textIn(kitText, language)
    const dialog = page.getByRole('dialog')
    const opens = async (path: string, press: string | RegExp, what: string) => {
      await page.goto(`/web_site/${path}`)
      await main.getByRole('button', { name: press }).first().click()
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
      await isClean(page, what)
    }
    const parcels = textIn(parcelText, language)
    const opensBehind = async (path: string, press: Locator, what: string) => {
      await page.goto(`/web_site/${path}`)
      await press.first().click()
      await expect(main.getByRole('heading', { name: parcels.evidence })).toBeVisible()
      await isClean(page, what)
    }
    await opensBehind('packageList', buttonAbout(main, parcels.details), 'a parcel')
    const list = textIn(frameText, language)
    await main
      .getByRole('button', { name: list.fill('actionsOf', { name: '' }).trim() })
      .first()
      .click()
    await isClean(page, 'the actions of a parcel')
    await main.getByRole('button', { name: new RegExp(`^${list.filters}`) }).click()
    await main
      .getByRole('checkbox', { name: new RegExp(`^${kit.selectRow} `) })
      .first()
      .check()
    await expect(main.getByRole('group', { name: parcels.tickedActions })).toBeVisible()
    await isClean(page, 'filters and ticked parcels')
    await page.goto('/web_site/packageList?status=forecast')
    await main
      .getByRole('button', { name: list.fill('actionsOf', { name: '' }).trim() })
      .first()
      .click()
    await buttonAbout(main, parcels.remove).first().click()
    await expect(dialog).toBeVisible()
    await isClean(page, 'the question before a delete')
    await opens('orderManagement', textIn(listText, language).fill('pay', { price: '¥38.00' }), 'the payment')

    const addresses = textIn(addressText, language)
    await opens('consigneeManagement', addresses.addConsignee, 'a new address')
    await button(dialog, addresses.save).click()
    await expect(field(dialog, addresses.name)).toBeFocused()
    await isClean(page, 'an address with faults')

    await page.goto('/web_site/applyFreight')
    await button(main, textIn(applyText, language).submit).click()
    await expect(main.getByRole('alert').first()).toBeVisible()
    await isClean(page, 'an application with faults')

    await page.goto('/web_site/warehouseAddress')
    await main.getByRole('button', { name: kit.copy }).first().click()
    await expect(main.getByText(kit.copied).first()).toBeVisible()
    await isClean(page, 'a copied address')
    // People on a phone already have it there.
    const qrButtons = main.getByRole('button', { name: textIn(warehouseText, language).showQr })
    expect((await qrButtons.count()) > 0).toBe(width >= 800)

    if (width < 800) {
      await page.getByRole('button', { name: textIn(menuText, language).barMine }).click()
      await expect(dialog).toBeVisible()
      await isClean(page, 'the menu of a phone')
    }
  })

  test(`axe finds nothing on faulty entry forms and on a parcel that is being received, in ${language} at ${width} px`, async ({
    arrive,
  }) => {
    const entry = textIn(entryText, language)
    const visitor = await arrive(look)
    for (const [path, press] of [
      ['login', entry.login],
      ['register', entry.register],
    ] as const) {
      await visitor.page.goto(`/web_site/${path}`)
      await button(visitor.page.getByRole('main'), press).click()
      await expect(visitor.page.locator('[aria-invalid="true"]').first()).toBeFocused()
      expect.soft(await faultsOf(visitor.page), path).toEqual([])
    }
    const keeper = await arrive(look)
    const desk = textIn(receivingText, language)
    await signInAsStaff(keeper, 'keeper')
    await openStaffPage(keeper, 'receiving')
    await field(keeper.page, desk.scan).fill(freshNumber())
    await field(keeper.page, desk.scan).press('Enter')
    await expect(keeper.page.getByText(desk.noForecast)).toBeVisible()
    await button(keeper.page.getByRole('main'), desk.abnormal).click()
    await button(keeper.page.getByRole('main'), desk.receive).click()
    await expect(keeper.page.getByText(desk.weightMissing)).toBeVisible()
    // The bar at the end of the window covers a part of whatever is scrolled behind it.
    await keeper.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await isClean(keeper.page, 'a receipt with faults')
  })
}

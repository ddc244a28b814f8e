import { staffHandovers } from '#contract/handovers.ts'
import { staffStations } from '#contract/stations.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as orderText } from '#web/staff/orders/order.text.ts'
import { text as packingText } from '#web/staff/orders/packing.text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { button, field } from './people.ts'
import { forecasted, freshNumber, funded, newMember, paid, signedInStaff, stocked } from './prepared.ts'
import { scanInto } from './scanner.ts'
import { badgeFor } from './steps-stations.ts'
import { measure } from './steps-warehouse.ts'
import { isLoaded } from './visit.ts'

const pressed = ':is(main, header) :is(button, select, input, textarea, [role=switch])'

/** What is pressed and less than 44 px high, with its height; a tick box counts with its words. */
const tooSmall = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
        const heights = [element, ...labels].map((each) => each.getBoundingClientRect().height)
        const { width } = element.getBoundingClientRect()
        const height = Math.max(...heights)
        // One pixel: a file field, which its button opens.
        return width <= 1 || height >= 43.5 ? [] : [`${element.outerHTML.slice(0, 120)} ${height} px`]
      }),
    pressed,
  )

for (const width of [1440, 1024, 390])
  test(`at a station everything that is pressed is at least 44 px high, at ${width} px`, async ({ arrive }) => {
    const boss = await signedInStaff('admin')
    const warehouseId = boss.warehouseId(2)
    const name = `手套 ${freshNumber()}`
    const station = await boss.call(staffStations.create, { warehouseId, name, printerPaper: '60x40' })
    const { stationKey } = await boss.call(staffStations.open, { id: station.id })
    await boss.call(staffHandovers.take, { warehouseId, courierCode: 'SF', counted: 2, bagNumber: freshNumber() })
    const member = await newMember()
    await funded(member, 20_000)
    const order = await paid(member, [(await stocked(member)).id])
    const { badge } = await badgeFor('keeper')
    const { trackingNumber } = await forecasted(member)
    const person = await arrive({ language: 'en', width, stored: { 'station-key': stationKey } })
    const { page } = person
    const isLarge = async (what: string) => expect.soft(await tooSmall(page), what).toEqual([])
    const desk = textIn(receivingText, 'en')

    await page.goto(`${staffBase}${staffPaths.receive}`)
    await expect(page.getByRole('textbox')).toBeVisible()
    await isLarge('who works here')
    await scanInto(page, badge)
    await measure(person, { trackingNumber, weightKg: '1.2', sizeCm: ['30', '20', '10'] })
    await page.keyboard.press('F4')
    await isLarge('a parcel that is being received')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('[data-outcome=matched]')).toBeVisible()
    await isLarge('received')
    const link = page.getByRole('main').getByRole('link', { name: trackingNumber })
    expect.soft((await link.boundingBox())?.height, 'a line of the last scans').toBeGreaterThanOrEqual(43.5)
    await measure(person, { trackingNumber: freshNumber(), weightKg: '1.2', sizeCm: ['30', '20', '10'] })
    await expect(field(page, desk.shelf)).toBeVisible()
    await scanInto(page, freshNumber())
    await expect(page.getByRole('main').getByText(desk.waitingMark)).toBeVisible()
    await isLarge('a number that nobody forecast, and another that waits')

    for (const path of [staffPaths.putAway, staffPaths.bins, staffPaths.handovers, staffPaths.dayEnd]) {
      await page.goto(`${staffBase}${path}`)
      await isLoaded(page)
      await isLarge(path)
    }
    await page.goto(`${staffBase}${staffPaths.order(order.id)}`)
    await button(page, textIn(orderText, 'en').start).click()
    await expect(field(page, textIn(packingText, 'en').scan)).toBeVisible()
    await isLarge('packing')
  })

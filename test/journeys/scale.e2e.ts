import { staffParcels } from '#contract/receiving.ts'
import { text as photosText } from '#web/kit/camera/camera.text.ts'
import { formatKg } from '#web/kit/text/format.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as scaleText } from '#web/staff/receiving/scale/scale.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as stationsText } from '#web/staff/workplace/stations.text.ts'
import { text as workplaceText } from '#web/staff/workplace/text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, field } from './people.ts'
import { forecasted, freshNumber, newMember, signedInStaff } from './prepared.ts'
import { scanInto } from './scanner.ts'
import { atDesk } from './steps-claims.ts'
import { scaleIs, scaleShows, scaleWas, withScale } from './steps-scale.ts'
import { badgeFor } from './steps-stations.ts'

/* A scale at a serial port offers its weight at the receiving station (decision record 101). */

const s = textIn(scaleText, 'zh-Hans')
const r = textIn(receivingText, 'zh-Hans')

const line = (page: Page, name = s.scale) => page.getByRole('region', { name, exact: true })
const take = (page: Page, weightG: number, words = s) => button(page, words.fill('take', { weight: formatKg(weightG) }))

async function scan(page: Page, number: string, words = r) {
  await field(page, words.scan).fill(number)
  await field(page, words.scan).press('Enter')
  await expect(field(page, words.weight)).toBeVisible()
}

async function receive(page: Page) {
  for (const [at, side] of [r.length, r.width, r.height].entries())
    await field(page, side).fill(['30', '20', '10'][at] ?? '')
  await page.keyboard.press('Control+Enter')
  await expect(field(page, r.scan)).toBeFocused()
}

async function weighedG(trackingNumber: string) {
  const keeper = await signedInStaff('keeper')
  const { receipts } = await keeper.call(staffParcels.lookup, { trackingNumber })
  return receipts.map(({ actualWeightG }) => actualWeightG)
}

test('a keeper connects a scale; its weight is offered once it is at rest, taken over by a key, and received', async ({
  arrive,
}) => {
  test.slow()
  const member = await newMember()
  const { trackingNumber: first } = await forecasted(member)
  const [second, third] = [freshNumber(), freshNumber()]
  const { page } = await atDesk(arrive, staffPaths.receive, 'keeper')
  await withScale(page)
  await page.reload()

  await test.step('connected once, with the usual line; nothing on it is no weight', async () => {
    await button(page, s.connect).click()
    await expect(line(page)).toContainText(s.waiting)
    expect(await scaleWas(page)).toEqual({ asked: 1, options: { baudRate: 9600, dataBits: 8, parity: 'none' } })
    await scaleShows(page, 'ST,GS,+0000.000kg')
    await expect(line(page)).toContainText(s.empty)
  })

  await test.step('a weight that moves is shown, and neither key nor button takes it over', async () => {
    await scan(page, first)
    await scaleShows(page, 'US,GS,+0002.310kg')
    await expect(line(page)).toContainText(`2.310 kg ${s.moving}`)
    await expect(take(page, 2310)).toHaveCount(0)
    await page.keyboard.press('F6')
    await expect(field(page, r.weight)).toHaveValue('')
  })

  await test.step('at rest it is offered, not filled in; the key takes it over and goes on to the next field', async () => {
    await scaleShows(page, 'ST,GS,+0002.345kg')
    await expect(take(page, 2345)).toBeVisible()
    await expect(field(page, r.weight)).toHaveValue('')
    await page.keyboard.type('7')
    await page.keyboard.press('F6')
    await expect(field(page, r.weight)).toHaveValue('2.345')
    await expect(field(page, r.length)).toBeFocused()
    await expect(line(page)).toContainText(s.same)
    await receive(page)
    await expect(page.locator('[data-outcome=matched]')).toContainText(first)
    expect(await weighedG(first)).toEqual([2345])
  })

  await test.step('left on the scale, it is not offered for the next parcel', async () => {
    await scan(page, second)
    await expect(line(page)).toContainText(s.fill('usedBefore', { number: first }))
    await expect(take(page, 2345)).toHaveCount(0)
    await page.keyboard.press('F6')
    await expect(field(page, r.weight)).toHaveValue('')
  })

  await test.step('another parcel of the same weight is; a weight without a mark counts after 0.6 s', async () => {
    await scaleShows(page, '   0.000 kg')
    await expect(line(page)).toContainText(s.empty)
    await scaleShows(page, '   2.345 kg')
    await take(page, 2345).click()
    await expect(field(page, r.weight)).toHaveValue('2.345')
    await expect(field(page, r.length)).toBeFocused()
  })

  await test.step('what the keeper types stays, whatever the scale says', async () => {
    await field(page, r.weight).fill('1.5')
    await scaleShows(page, 'ST,GS,+0009.990kg')
    await expect(take(page, 9990)).toBeVisible()
    await receive(page)
    await expect(page.locator('[data-outcome=unclaimed]')).toContainText(second)
    expect(await weighedG(second)).toEqual([1500])
  })

  await test.step('a number scanned into the weight gives way to the weight that is taken over', async () => {
    await scan(page, third)
    await field(page, r.weight).fill('SF-14-200')
    await field(page, r.length).focus()
    await expect(page.getByText(r.weightOut)).toBeVisible()
    await page.keyboard.press('F6')
    await expect(field(page, r.weight)).toHaveValue('9.99')
    await expect(page.getByText(r.weightOut)).toHaveCount(0)
  })
})

test('a scale that is unplugged says so, the weight is typed by hand, and it comes back when it is plugged in', async ({
  arrive,
}) => {
  const number = freshNumber()
  const { page } = await atDesk(arrive, staffPaths.receive, 'keeper')
  await withScale(page, { isHeld: true })
  await page.reload()

  await test.step('another program has it: the next step is said, and works', async () => {
    await button(page, s.connect).click()
    await expect(line(page).getByRole('alert')).toHaveText(s.busy)
    await button(page, s.again).click()
    await scaleShows(page, 'ST,GS,+0002.345kg')
    await expect(line(page)).toContainText(`2.345 kg ${s.stable}`)
  })

  await test.step('unplugged: no weight is offered any more, and the field works', async () => {
    await scan(page, number)
    await expect(take(page, 2345)).toBeVisible()
    await scaleIs(page, 'unplug')
    await expect(line(page).getByRole('alert')).toHaveText(s.lost)
    await expect(take(page, 2345)).toHaveCount(0)
    await isClean(page, 'a scale that was unplugged')
    await field(page, r.weight).fill('3.2')
  })

  await test.step('plugged in, it is back without a press, and leaves what was typed', async () => {
    await scaleIs(page, 'plug')
    await expect(take(page, 2345)).toBeVisible()
    await expect(field(page, r.weight)).toHaveValue('3.2')
    await receive(page)
    await expect(page.locator('[data-outcome=unclaimed]')).toContainText(number)
    expect(await weighedG(number)).toEqual([3200])
  })
})

test('at a station the remembered scale opens without asking, with the line that was chosen on the device', async ({
  arrive,
}) => {
  test.slow()
  const name = `称重 ${freshNumber()}`
  const stations = textIn(stationsText, 'zh-Hans')
  const keeper = await badgeFor('keeper')
  const { page } = await atDesk(arrive, staffPaths.receive, 'admin', { width: 1440 })
  await withScale(page)
  await page.reload()

  await test.step('another speed is chosen and used at once', async () => {
    await button(page, s.connect).click()
    await button(page, s.settings).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(s.baudRate, { exact: true }).selectOption('2400')
    await dialog.getByLabel(s.format, { exact: true }).selectOption('7E1')
    await dialog.getByLabel(s.unit, { exact: true }).selectOption('jin')
    await expect
      .poll(async () => (await scaleWas(page)).options)
      .toEqual({ baudRate: 2400, dataBits: 7, parity: 'even' })
    await button(dialog, s.close).click()
  })

  await test.step('opened as a station, a keeper weighs there in jin', async () => {
    await page.goto(`/staff${staffPaths.stations}`)
    const main = page.getByRole('main')
    await button(main, stations.add).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(stations.name).fill(name)
    await dialog.getByLabel(stations.warehouse).selectOption({ label: '深圳福永' })
    await button(dialog, stations.save).click()
    await main.getByRole('button', { name: new RegExp(`^${stations.openHere}.*${name}`) }).click()
    await button(page.getByRole('dialog'), stations.openYes).click()
    await expect(page.getByRole('heading', { name: textIn(workplaceText, 'zh-Hans').title })).toBeVisible()
    await scanInto(page, keeper.badge)
    await expect(field(page, r.scan)).toBeVisible()
    await scaleShows(page, '  2.50')
    await expect(line(page)).toContainText(`1.250 kg ${s.stable}`)
    expect(await scaleWas(page)).toEqual({ asked: 0, options: { baudRate: 2400, dataBits: 7, parity: 'even' } })
    await scan(page, freshNumber())
    await page.keyboard.press('F6')
    await expect(field(page, r.weight)).toHaveValue('1.25')
  })

  await test.step('a number without a chosen unit, and noise, are told with the next step', async () => {
    await button(page, s.settings).click()
    await page.getByRole('dialog').getByLabel(s.unit, { exact: true }).selectOption('')
    await button(page.getByRole('dialog'), s.close).click()
    await expect(line(page).getByRole('alert')).toHaveText(s.unitless)
    await scaleShows(page, '\u00f0\u0081xx?')
    await expect(line(page).getByRole('alert')).toHaveText(s.unreadable)
  })

  await test.step('a scale that is no longer used is forgotten', async () => {
    await button(page, s.settings).click()
    await button(page.getByRole('dialog'), s.forget).click()
    await expect(button(page, s.connect)).toBeVisible()
    await page.reload()
    await expect(button(page, s.connect)).toBeVisible()
    await expect(line(page)).toHaveCount(0)
  })
})

test('a browser without Web Serial offers no scale, and the weight is typed', async ({ arrive }) => {
  const { page } = await atDesk(arrive, staffPaths.receive, 'keeper')
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serial'))
  await page.reload()
  await scan(page, freshNumber())
  await expect(button(page, s.connect)).toHaveCount(0)
  // A scale that types like a keyboard.
  await field(page, r.weight).press('2')
  await page.keyboard.type('.3kg')
  await page.keyboard.press('Enter')
  await expect(field(page, r.weight)).toHaveValue('2.3')
})

for (const look of [...looks, { language: 'zh-Hant', width: 390, theme: 'light' } as const])
  test(`weighing is fit for fingers and small screens in ${look.language} at ${look.width} px; nothing covers a button`, async ({
    arrive,
  }) => {
    const { page } = await atDesk(arrive, staffPaths.receive, 'keeper', look)
    await withScale(page)
    await page.reload()
    const words = textIn(scaleText, look.language)
    const station = textIn(receivingText, look.language)
    await button(page, words.connect).click()
    await scaleShows(page, 'ST,GS,+0002.345kg')
    await scan(page, freshNumber(), station)
    const offer = take(page, 2345, words)
    await expect(offer).toBeVisible()
    expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const camera = button(page, textIn(photosText, look.language).open)
    for (const place of [offer, camera, button(page.getByRole('main'), station.receive)]) {
      await place.scrollIntoViewIfNeeded()
      await isClean(page, 'a parcel on the scale')
    }
    // At the lower edge of the window, where a bar would lie above it.
    await camera.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await isClean(page, 'photos at the lower edge')
    await camera.click({ trial: true })
    await button(page, words.settings).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isClean(page, 'the settings of the scale')
  })

import { reports } from '#contract/reports.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffStations } from '#contract/stations.ts'
import { text as offlineText } from '#web/staff/receiving/offline.text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as workplaceText } from '#web/staff/workplace/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card, field } from './people.ts'
import { forecasted, freshNumber, newMember, signedInStaff } from './prepared.ts'
import { scanInto } from './scanner.ts'
import { receive } from './steps-scanning.ts'
import { badgeFor } from './steps-stations.ts'

const desk = textIn(receivingText, 'zh-Hans')
const offline = textIn(offlineText, 'zh-Hans')
const t = textIn(workplaceText, 'zh-Hans')

// Proves B-IN-01, B-AU-30
test('a station without a network goes on receiving, sends everything once and in order, and loses nothing with its tab', async ({
  arrive,
}) => {
  const boss = await signedInStaff('admin')
  const station = await boss.call(staffStations.create, {
    warehouseId: boss.warehouseId(2),
    name: `断网 ${freshNumber()}`,
    printerPaper: '60x40',
  })
  const { stationKey } = await boss.call(staffStations.open, { id: station.id })
  const [keeper, packer] = [await badgeFor('keeper'), await badgeFor('packer')]
  const member = await newMember()
  const numbers = await Promise.all([1, 2, 3].map(async () => (await forecasted(member)).trackingNumber))
  const last = (await forecasted(member)).trackingNumber
  const { page } = await arrive({ language: 'zh-Hans', keepsPages: true })
  const network = page.context()
  const waiting = card(page, desk.waitingTitle)
  let [offlineSinceMs, lastScanMs, onlineAgainMs] = [0, 0, 0]
  await page.goto(`${staffBase}${staffPaths.login}`)
  await page.evaluate((key) => localStorage.setItem('station-key', key), stationKey)
  await page.goto(`${staffBase}${staffPaths.receive}`)
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
  await scanInto(page, keeper.badge)
  await expect(field(page, desk.scan)).toBeFocused()

  await test.step('without a network each receipt waits, and the page says so', async () => {
    await page.evaluate(async () => navigator.serviceWorker.ready)
    await network.setOffline(true)
    offlineSinceMs = Date.now()
    for (const number of numbers) await receive(page, number)
    lastScanMs = Date.now()
    await expect(page.getByText(offline.fill('offlineTitle', { count: 3 }))).toBeVisible()
    await expect(waiting.getByText(offline.unsent)).toHaveCount(3)
    await isClean(page, 'a station without a network')
  })

  await test.step('a reload without a network opens the page, with what waits', async () => {
    await page.reload()
    await expect(page.getByText(offline.fill('offlineTitle', { count: 3 }))).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(keeper.name)
    await expect(waiting.getByText(offline.unsent)).toHaveCount(3)
  })

  await test.step('until they are sent nobody changes', async () => {
    await scanInto(page, packer.badge)
    await expect(page.getByText(t.stillSaving)).toBeVisible()
    await expect(page.getByRole('banner')).toContainText(keeper.name)
  })

  await test.step('with the network back they are received once each, in order and under that name', async () => {
    // What waited for less than five seconds does not say when it was stored.
    await expect.poll(() => Date.now() - lastScanMs, { timeout: 10_000 }).toBeGreaterThan(5000)
    onlineAgainMs = Date.now()
    await network.setOffline(false)
    await expect(waiting.getByText(offline.unsent)).toHaveCount(0)
    const received = card(page, desk.lastScans).getByRole('listitem')
    for (const [index, number] of numbers.toReversed().entries())
      await expect(received.nth(index)).toContainText(number)
    for (const number of numbers) {
      const { parcels } = await boss.call(reports.find, { number })
      const parcel = await boss.call(staffParcelFiles.get, { id: parcels[0]?.parcelId ?? '' })
      expect(parcel.weighings).toHaveLength(1)
      expect(JSON.stringify(parcel.weighings)).toContain(keeper.name)
    }
    await expect(page.getByText(desk.fill('thisShift', { count: numbers.length }))).toBeVisible()
  })

  await test.step('each has the time of its scan, and says when it was stored', async () => {
    const times = []
    for (const number of numbers) {
      const { parcels } = await boss.call(reports.find, { number })
      const { weighings } = await boss.call(staffParcelFiles.get, { id: parcels[0]?.parcelId ?? '' })
      times.push({
        scannedAt: Date.parse(weighings[0]?.weighedAt ?? ''),
        storedAt: Date.parse(weighings[0]?.storedAt ?? ''),
      })
    }
    const [first, , third] = times
    // Times are whole seconds, and ages are rounded down.
    for (const { scannedAt, storedAt } of times) {
      expect(scannedAt).toBeGreaterThanOrEqual(offlineSinceMs - 1000)
      expect(scannedAt).toBeLessThanOrEqual(onlineAgainMs + 1000)
      expect(storedAt).toBeGreaterThanOrEqual(onlineAgainMs - 1000)
    }
    expect(first?.scannedAt).toBeLessThan(first?.storedAt ?? 0)
    expect(first?.scannedAt).toBeLessThanOrEqual(third?.scannedAt ?? 0)
  })

  await test.step('a tab that is closed without a network leaves its scan, which the same person sends from a new one', async () => {
    await network.setOffline(true)
    await receive(page, last)
    await expect(page.getByText(offline.fill('offlineTitle', { count: 1 }))).toBeVisible()
    await page.close()
    await network.setOffline(false)
    const next = await network.newPage()
    await next.goto(`${staffBase}${staffPaths.receive}`)
    await expect(next.getByRole('heading', { name: t.title })).toBeVisible()
    await scanInto(next, keeper.badge)
    await expect(card(next, desk.lastScans).getByRole('listitem').first()).toContainText(last)
    await button(next.getByRole('banner'), t.changePerson).click()
    await expect(next.getByRole('heading', { name: t.title })).toBeVisible()
  })
})

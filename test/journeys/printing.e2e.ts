import { refusals } from '#contract/refusals/refusals.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffStations } from '#contract/stations.ts'
import { text as labelsText } from '#web/staff/labels/text.ts'
import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text as printingText } from '#web/staff/workplace/printing.text.ts'
import { text as stationsText } from '#web/staff/workplace/stations.text.ts'
import { text as workplaceText } from '#web/staff/workplace/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { nobodyThere, openLabelPrinter } from '#test/label-printer.ts'
import { printed, scanned } from '#test/read-label.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, card, choice, field } from './people.ts'
import { forecasted, freshNumber, newMember, signedInStaff, stocked } from './prepared.ts'
import { scanInto } from './scanner.ts'
import { withPdfViewer } from './steps-printing.ts'
import { atDesk } from './steps-claims.ts'
import { receive } from './steps-scanning.ts'
import { badgeFor } from './steps-stations.ts'

/* Labels come out where the parcel is: on the network printer of a station, or by the browser of its device. */

const t = textIn(labelsText, 'zh-Hans')
const p = textIn(printingText, 'zh-Hans')
const desk = textIn(receivingText, 'zh-Hans')
const stations = textIn(stationsText, 'zh-Hans')
const work = textIn(workplaceText, 'zh-Hans')

const isReceived = async (page: Page, number: string) => {
  const banner = page.locator('[data-outcome=matched]')
  await expect(banner).toContainText(number)
  return banner
}

/** What a scanner reads on the one label of this job. */
async function codesOn(job: string | undefined) {
  const [picture] = await printed(job ?? '', 60, 40)
  return picture && (await scanned(picture))[0]
}

const afterReceipt = (page: Page) => page.getByRole('switch', { name: t.afterReceipt })

// Proves B-AU-26, B-AU-35, B-AU-37, B-IN-65
test('an administrator sets the network printer of a station, and a keeper there receives with a label after each receipt', async ({
  arrive,
}) => {
  test.slow()
  let paper = await openLabelPrinter()
  const name = `收货 ${freshNumber()}`
  const keeper = await badgeFor('keeper')
  const member = await newMember()
  const { page } = await atDesk(arrive, staffPaths.stations, 'admin', { width: 1440 })
  const main = page.getByRole('main')
  const rowButton = (action: string) => main.getByRole('button', { name: new RegExp(`^${action}.*${name}`) })

  await test.step('an address elsewhere in the world is refused, one inside is taken, and a test label comes out', async () => {
    await button(main, stations.add).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(stations.name).fill(name)
    await dialog.getByLabel(stations.warehouse).selectOption({ label: '深圳福永' })
    await dialog.getByLabel(p.way).selectOption({ label: p.network })
    await dialog.getByLabel(p.host).fill('8.8.8.8')
    await button(dialog, stations.save).click()
    await expect(dialog.getByText(p.hostWrong)).toBeVisible()
    await isClean(page, 'a station with a network printer')
    await dialog.getByLabel(p.host).fill(paper.printerHost)
    await button(dialog, stations.save).click()
    await expect(main.getByText(`${paper.printerHost}:9100`).first()).toBeVisible()
    await rowButton(p.test).click()
    await expect(page.getByText(p.fill('tested', { name }))).toBeVisible()
    expect(await codesOn(paper.jobs[0])).toEqual(['Code128', 'TEST'])
  })

  await test.step('the station is opened, and its keeper switches on the label after each receipt', async () => {
    await rowButton(stations.openHere).click()
    await button(page.getByRole('dialog'), stations.openYes).click()
    await expect(page.getByRole('heading', { name: work.title })).toBeVisible()
    await scanInto(page, keeper.badge)
    await expect(afterReceipt(page)).not.toBeChecked()
    await afterReceipt(page).click()
    await expect(afterReceipt(page)).toBeChecked()
    await page.reload()
    await expect(afterReceipt(page)).toBeChecked()
  })

  await test.step('the label of what is received arrives at the printer, once', async () => {
    const { id, trackingNumber } = await forecasted(member)
    await receive(page, trackingNumber)
    await isReceived(page, trackingNumber)
    await expect.poll(() => paper.jobs.length).toBe(2)
    expect(await codesOn(paper.jobs[1])).toEqual(['Code128', trackingNumber])
    const boss = await signedInStaff('admin')
    const prints = async () => (await boss.call(staffParcelFiles.get, { id })).labelPrints
    await expect.poll(prints).toMatchObject([{ outcome: 'printed', printer: name, by: keeper.name }])
  })

  const missing = (await forecasted(member)).trackingNumber
  await test.step('with the printer off the receipt stands, and the page says why there is no label and what to do', async () => {
    await paper.close()
    await receive(page, missing)
    await isReceived(page, missing)
    const trouble = page.getByRole('alert').filter({ hasText: missing })
    await expect(trouble).toContainText(refusals.printer_refused.text['zh-Hans'])
    await expect(trouble).toContainText(refusals.printer_refused.staffStep['zh-Hans'])
    await isClean(page, 'a label that was not printed')
  })

  await test.step('on again, the label is printed at a press', async () => {
    paper = await openLabelPrinter({ address: paper })
    await page.getByRole('button', { name: new RegExp(`^${t.again}.*${missing}`) }).click()
    await expect(page.getByRole('alert').filter({ hasText: missing })).toHaveCount(0)
    await expect.poll(() => paper.jobs.length).toBe(1)
    expect(await codesOn(paper.jobs[0])).toEqual(['Code128', missing])
    await paper.close()
  })
})

test('a printer that takes no label holds up no scan: the next parcel is received meanwhile', async ({ arrive }) => {
  const paper = await openLabelPrinter({ manner: 'never reads' })
  const { page } = await atStation(arrive, { printWay: 'network', ...paper })
  const member = await newMember()
  await afterReceipt(page).click()
  await expect(afterReceipt(page)).toBeChecked()
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => forecasted(member)))
  await receive(page, first?.trackingNumber ?? '')
  await isReceived(page, first?.trackingNumber ?? '')
  await expect.poll(() => paper.connections()).toBe(1)
  for (const parcel of [second, third]) {
    await receive(page, parcel?.trackingNumber ?? '')
    const savedAt = Date.now()
    await isReceived(page, parcel?.trackingNumber ?? '')
    // The printer gives up ten seconds after the first label.
    expect(Date.now() - savedAt).toBeLessThan(5000)
  }
  await expect(page.getByRole('alert').filter({ hasText: first?.trackingNumber ?? '' })).toContainText(
    refusals.printer_timeout.text['zh-Hans'],
  )
  await paper.close()
})

test('a station whose browser prints opens no other printer, and the keys stay with the page', async ({ arrive }) => {
  const { page } = await atStation(arrive, { printWay: 'browser' })
  const member = await newMember()
  await withPdfViewer(page)
  await page.reload()
  await afterReceipt(page).click()
  await expect(afterReceipt(page)).toBeChecked()
  await expect(afterReceipt(page)).toBeChecked()
  for (const count of [1, 2]) {
    const { trackingNumber } = await forecasted(member)
    await receive(page, trackingNumber)
    await isReceived(page, trackingNumber)
    await expect(page.locator('body')).toHaveAttribute('data-printed', String(count))
    await expect(page.locator('iframe:focus')).toHaveCount(0)
  }
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('a keeper with a device of their own chooses the printer of a station; a failure names the cause and the file is there instead', async ({
  arrive,
}) => {
  const address = nobodyThere()
  const boss = await signedInStaff('admin')
  const name = `打包 ${freshNumber()}`
  const given = { warehouseId: boss.warehouseId(2), name, printerPaper: '60x40', printWay: 'network' } as const
  const { id: stationId } = await boss.call(staffStations.create, { ...given, ...address })
  const { id, trackingNumber } = await stocked(await newMember())
  const { page } = await atDesk(arrive, staffPaths.parcel(id), 'keeper')
  const label = card(page, t.title)
  await choice(label, t.printer).selectOption({ label: t.fill('ofStation', { name }) })
  await button(label, t.print).click()
  await expect(label).toContainText(refusals.printer_refused.text['zh-Hans'])
  await expect(label.getByRole('listitem')).toContainText(t.refused)
  await isClean(page, 'a label that a chosen printer refused')
  const [file] = await Promise.all([page.waitForEvent('download'), button(label, t.pdf).click()])
  expect(file.suggestedFilename()).toBe(`label-${trackingNumber}-60x40.pdf`)

  const paper = await openLabelPrinter({ address })
  await field(label, t.reason).fill('第一张贴错')
  await button(label, t.print).click()
  await expect(label).toContainText(t.fill('sent', { printer: name, count: 2 }))
  expect(await codesOn(paper.jobs[0])).toEqual(['Code128', trackingNumber])
  await paper.close()
  await boss.call(staffStations.update, { id: stationId, suspended: true })
})

/** A new station that prints in this way, open on this page, with a keeper signed in. */
async function atStation(arrive: Parameters<typeof atDesk>[0], printing: object) {
  const boss = await signedInStaff('admin')
  const given = { warehouseId: boss.warehouseId(2), name: `收货 ${freshNumber()}`, printerPaper: '60x40' } as const
  const { id } = await boss.call(staffStations.create, { ...given, ...printing })
  const { stationKey } = await boss.call(staffStations.open, { id })
  const { badge } = await badgeFor('keeper')
  const { page } = await arrive({ language: 'zh-Hans', stored: { 'station-key': stationKey } })
  await page.goto(`${staffBase}${staffPaths.receive}`)
  await expect(page.getByRole('heading', { name: work.title })).toBeVisible()
  await scanInto(page, badge)
  await expect(field(page, desk.scan)).toBeFocused()
  return { page, id }
}

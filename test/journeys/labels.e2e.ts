import { text as receivingText } from '#web/staff/receiving/text.ts'
import { text } from '#web/staff/labels/text.ts'
import { text as listText } from '#web/staff/lists/lists.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { readFile } from 'node:fs/promises'
import { printed, scanned } from '#test/read-label.ts'
import { readPdf } from '#test/read-pdf.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, field } from './people.ts'
import { forecasted, freshNumber, newMember, stocked } from './prepared.ts'
import { scanInto } from './scanner.ts'
import { withPdfViewer } from './steps-printing.ts'
import { atDesk } from './steps-claims.ts'
import { receiveByKeyboard } from './steps-warehouse.ts'

/* A label is printed where a parcel is received, and again, with a reason, where it is found later. */

const t = textIn(text, 'zh-Hans')
const r = textIn(receivingText, 'zh-Hans')
const sizeCm = ['60', '40', '30'] as const

/** The browser of these journeys shows no PDF in a page, so that it downloads what others print. */
async function fileOf(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const size = (place: Locator, name: string) => place.getByRole('radio', { name, exact: true })

// Proves B-IN-45, B-IN-46, B-IN-47
test('a keeper prints the label of what was just received, once more with a reason, and the size is remembered', async ({
  arrive,
}) => {
  test.slow()
  const member = await newMember()
  const { id, trackingNumber: number } = await forecasted(member)
  const keeper = await atDesk(arrive, staffPaths.receive, 'keeper')
  const { page } = keeper
  await receiveByKeyboard(keeper, { trackingNumber: number, weightKg: '2.3', sizeCm, shelf: 'C-07' })
  const banner = page.locator('[data-outcome=matched]')
  await expect(banner).toContainText(r.matched)

  await test.step('with the keyboard alone: the large size, and print', async () => {
    await size(banner, t['60x40']).focus()
    await page.keyboard.press('ArrowRight')
    await expect(size(banner, t['100x150'])).toBeChecked()
    await button(banner, t.print).focus()
    const { name, bytes } = await fileOf(page, () => page.keyboard.press('Enter'))
    expect(name).toBe(`label-${number}-100x150.pdf`)
    const { text: said, pages } = await readPdf(bytes)
    expect(pages).toHaveLength(1)
    for (const each of [member.memberNumber, number, 'C-07', '2.300kg', '1/1', '货架']) expect(said).toContain(each)
    await expect(banner).toContainText(t.fill('saved', { file: name, count: 1 }))
    await isClean(page, 'the result of receiving with its label')
  })

  await test.step('the station hears the next scan, wherever the focus is', async () => {
    await scanInto(page, freshNumber())
    await expect(field(page, r.weight)).toBeFocused()
  })

  await test.step('the page of the parcel says who printed it, and asks why again', async () => {
    await page.goto(page.url().replace(/\/staff\/.*/, `/staff${staffPaths.parcel(id)}`))
    const label = card(page, t.title)
    await expect(label.getByRole('listitem')).toContainText('100 × 150 mm')
    await expect(size(label, t['100x150'])).toBeChecked()
    await button(label, t.zpl).click()
    await expect(field(label, t.reason)).toBeFocused()
    await expect(label).toContainText(t.reasonMissing)
    await field(label, t.reason).fill('标签淋湿')
    await label.getByLabel(t.copies).fill('2')
    const { name, bytes } = await fileOf(page, () => button(label, t.zpl).click())
    expect(name).toBe(`label-${number}-100x150.zpl`)
    const pictures = await printed(bytes.toString(), 100, 150)
    expect(await Promise.all(pictures.map(scanned))).toEqual(
      [1, 2].map(() => [
        ['Code128', number],
        ['QRCode', number],
      ]),
    )
    await expect(label.getByRole('listitem')).toHaveCount(2)
    await expect(label.getByRole('listitem').first()).toContainText('标签淋湿')
    await isClean(page, 'one parcel with its label')
  })
})

test('a label that somebody else has printed meanwhile asks why, and nothing is printed before', async ({ arrive }) => {
  const { id } = await stocked(await newMember())
  const [one, other] = [
    await atDesk(arrive, staffPaths.parcel(id), 'keeper'),
    await atDesk(arrive, staffPaths.parcel(id), 'keeper'),
  ]
  const late = card(other.page, t.title)
  await expect(button(late, t.print)).toBeVisible()
  await expect(field(late, t.reason)).toHaveCount(0)
  await fileOf(one.page, () => button(card(one.page, t.title), t.print).click())
  const downloads: string[] = []
  other.page.on('download', (file) => downloads.push(file.suggestedFilename()))
  await button(late, t.print).click()
  await expect(field(late, t.reason)).toBeFocused()
  expect(downloads).toEqual([])
  await field(late, t.reason).fill('第一张贴错')
  const { name } = await fileOf(other.page, () => field(late, t.reason).press('Enter'))
  expect(name).toMatch(/\.pdf$/)
  await expect(late).toContainText('第一张贴错')
})

test('an unclaimed parcel gets a label that says so, and another later with a reason', async ({ arrive }) => {
  const keeper = await atDesk(arrive, staffPaths.receive, 'keeper')
  const { page } = keeper
  const number = freshNumber()
  await field(page, r.scan).fill(number)
  await field(page, r.scan).press('Enter')
  await field(page, r.weight).fill('1.2')
  for (const [at, side] of [r.length, r.width, r.height].entries()) await field(page, side).fill(sizeCm[at] ?? '')
  await field(page, r.shelf).fill('U-01-1')
  await field(page, r.shelf).press('Control+Enter')
  const banner = page.locator('[data-outcome=unclaimed]')
  const { bytes } = await fileOf(page, () => button(banner, t.print).click())
  expect((await readPdf(bytes)).text).toContain('无主包裹')

  await test.step('among the unclaimed parcels it is printed again, with a reason', async () => {
    await page.goto(page.url().replace(/\/staff\/.*/, `/staff${staffPaths.unclaimed}?q=${number}`))
    await buttonAbout(page.getByRole('main'), textIn(listText, 'zh-Hans').open).click()
    const label = card(page, t.title)
    await expect(label.getByRole('listitem')).toHaveCount(1)
    await button(label, t.print).click()
    await expect(field(label, t.reason)).toBeFocused()
    await expect(label).toContainText(t.reasonMissing)
    await field(label, t.reason).fill('贴在纸箱底下')
    const again = await fileOf(page, () => field(label, t.reason).press('Enter'))
    expect((await readPdf(again.bytes)).text).toContain(number)
    await expect(label.getByRole('listitem').first()).toContainText('贴在纸箱底下')
    await expect(label.getByRole('listitem')).toHaveCount(2)
    await isClean(page, 'an unclaimed parcel with its label')
  })

  await test.step('customer service sees who printed it, and prints nothing', async () => {
    const { page: office } = await atDesk(arrive, `${staffPaths.unclaimed}?q=${number}`, 'service')
    await buttonAbout(office.getByRole('main'), textIn(listText, 'zh-Hans').open).click()
    await expect(card(office, t.title)).toContainText('贴在纸箱底下')
    await expect(button(office, t.print)).toHaveCount(0)
  })
})

test('a browser that shows PDF opens its print dialog, and the keys stay with the page', async ({ arrive }) => {
  const { id } = await stocked(await newMember())
  const { page } = await atDesk(arrive, staffPaths.parcel(id), 'keeper')
  await withPdfViewer(page)
  await page.reload()
  const label = card(page, t.title)
  await button(label, t.print).click()
  await expect(label).toContainText(t.fill('printing', { count: 1 }))
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await expect(page.locator('iframe[src^="blob:"]')).toHaveCount(1)
  await expect(page.locator('iframe:focus')).toHaveCount(0)
})

for (const look of looks)
  test(`labels are fit for fingers and small screens, ${look.width} px`, async ({ arrive }) => {
    const { id } = await stocked(await newMember())
    const { page } = await atDesk(arrive, staffPaths.parcel(id), 'keeper', look)
    const words = textIn(text, look.language)
    const label = card(page, words.title)
    await fileOf(page, () => button(label, words.print).click())
    await expect(field(label, words.reason)).toBeVisible()
    await isClean(page, 'one parcel with its label')
    const targets = [
      button(label, words.print),
      button(label, words.zpl),
      label.locator('label', { hasText: words['60x40'] }),
    ]
    for (const target of targets) {
      const box = (await target.boundingBox()) ?? { width: 0, height: 0 }
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThanOrEqual(44)
    }
  })

import { goodsTypeText } from '#contract/codes.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { columnText, text as manyText } from '#web/portal/parcels/many/many.text.ts'
import { text as waysText } from '#web/shared/forecast/forecast.text.ts'
import { text as watchText } from '#web/portal/parcels/watch.text.ts'
import { text as commonText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { button, buttonAbout, card, choice, field, gate, type Person } from './people.ts'
import { faultsOf, tooWide } from './axe.ts'
import { test } from './journey.ts'
import { newMember, signedInStaff } from './prepared.ts'

const language = 'zh-Hans'
const t = textIn(manyText, language)
const heads = textIn(columnText, language)

const cell = (page: Page, row: number, column: keyof typeof columnText) =>
  page.getByLabel(t.fill('cell', { row, column: heads[column] }), { exact: true })
const importButton = (page: Page, count: number) => button(page, t.fill('importGood', { count }))

async function openMany({ page }: Person) {
  await page.goto('/web_site/forecastParcel')
  await button(page, textIn(waysText, language).many).click()
  await expect(page).toHaveURL(/tab=many$/)
  await expect(field(page, t.pasteLabel)).toBeVisible()
}

let numbers = Date.now() * 10
const fresh = (prefix: string, digits: number) => `${prefix}${String(++numbers).slice(-digits)}`

// Proves R-146
test('the text of shop orders becomes parcels: numbers found, couriers guessed, mended in place, good rows imported', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  const [sf, one, other, unsure] = [fresh('SF1', 12), fresh('75', 12), fresh('75', 12), fresh('43', 13)]
  await openMany(person)

  await test.step('pastes the page of two orders', async () => {
    await field(page, t.pasteLabel).fill(
      `订单编号：2187654321098765432\n剑麻猫抓板\n颜色分类：原木色\n¥59.00\n×1\n运单号码：${sf}\n收货信息：13800138000\n\n` +
        `订单编号：2187654321098765999\n棉麻窗帘\n¥128.00\n共3个包裹\n中通快递 ${one}\n中通快递 ${other}\n\n${unsure} 书架 ¥88`,
    )
    await button(page, t.readPaste).click()
    await expect(page.getByText(t.fill('readRows', { count: 4 }))).toBeVisible()
    await expect(cell(page, 1, 'trackingNumber')).toHaveValue(sf)
    await expect(cell(page, 1, 'courier')).toHaveValue('SF')
    await expect(cell(page, 1, 'specification')).toHaveValue('原木色')
    await expect(cell(page, 1, 'unitPrice')).toHaveValue('59.00')
    await expect(cell(page, 2, 'courier')).toHaveValue('ZTO')
    await expect(cell(page, 4, 'courier')).toHaveValue('')
    await expect(page.getByText(t.guessed)).toBeVisible()
    await expect(page.getByText(t.fill('several', { couriers: '申通快递 / 韵达快递' }))).toBeVisible()
    await expect(button(page, t.importNothing)).toBeDisabled()
  })

  await test.step('says once what all have in common, and imports the good rows', async () => {
    const defaults = card(page, t.defaultsTitle)
    await choice(defaults, '仓库').selectOption({ label: '深圳福永' })
    await field(defaults, heads.specification).fill('混色')
    await expect(page.getByText(t.fill('keptBack', { count: 1 }))).toBeVisible()
    await importButton(page, 3).click()
    await expect(page.getByRole('heading', { name: t.fill('imported', { count: 3 }) })).toBeVisible()
    await expect(page.getByText(t.fill('importedLeft', { count: 1 }))).toBeVisible()
    await expect(cell(page, 1, 'trackingNumber')).toHaveValue(unsure)
  })

  await test.step('answers the question about the courier and imports the last', async () => {
    await cell(page, 1, 'courier').selectOption('YD')
    await importButton(page, 1).click()
    await expect(page.getByRole('heading', { name: t.fill('imported', { count: 1 }) })).toBeVisible()
  })

  await test.step('the parcels are there, and two of three being in stock is noticed', async () => {
    const { list } = await member.call(parcels.list, { status: 'forecast' })
    expect(list.map((parcel) => parcel.trackingNumber).sort()).toEqual([sf, one, other, unsure].sort())
    const keeper = await signedInStaff('keeper')
    for (const trackingNumber of [one, other]) {
      await keeper.call(staffParcels.receive, {
        trackingNumber,
        warehouseId: keeper.warehouseId(2),
        actualWeightG: 800,
        lengthMm: 200,
        widthMm: 200,
        heightMm: 100,
      })
    }
    await page.goto('/web_site/packageList')
    const watch = textIn(watchText, language)
    const hint = watch.fill('hint', { purchase: '2187654321098765999', expected: 3, arrived: 2 })
    const line = page.getByRole('region', { name: watch.watchTitle })
    await expect(line).toContainText(watch.fill('watchLine', { count: 1 }))
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(56)
    await expect(page.getByText(hint)).toBeHidden()
    await buttonAbout(line, watch.show).click()
    await expect(line.getByText(hint)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await button(page, watch.fill('stopOf', { purchase: '2187654321098765999' })).click()
    await expect(page.getByText(hint)).toBeHidden()
  })
})

// Proves R-146
test('a spreadsheet is dropped, its wrong rows are mended, and a number that is known already stays behind alone', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  await openMany(person)
  await page.getByLabel(t.fileLabel).setInputFiles('test/fixtures/forecasts.xlsx')
  await expect(page.getByText(t.fill('readRows', { count: 3 }))).toBeVisible()
  await expect(cell(page, 1, 'productName')).toHaveValue('猫抓板 & 玩具')
  await expect(cell(page, 2, 'courier')).toHaveValue('YD')
  await expect(page.getByText(t.shortened)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await test.step('looks at the rows that need mending, and mends one of them', async () => {
    await button(page, `${t.showWrong} 1`).click()
    await expect(page.getByRole('row')).toHaveCount(3)
    await cell(page, 3, 'trackingNumber').fill(fresh('75', 12))
    await cell(page, 3, 'unitPrice').fill('45')
    await expect(cell(page, 3, 'courier')).toHaveValue('ZTO')
    await button(page, `${t.showAll} 3`).click()
  })

  await test.step('one number was forecast meanwhile: its row stays and says so, the others are in', async () => {
    await member.call(parcels.forecastOne, {
      warehouseCode: 2,
      courierCode: 'SF',
      trackingNumber: 'SF1420098812991',
      goods: [{ productName: 'A', specification: 'B', goodsType: 'ordinary', quantity: 1, unitPriceMinor: 100 }],
    })
    await importButton(page, 3).click()
    await expect(page.getByRole('heading', { name: t.fill('imported', { count: 2 }) })).toBeVisible()
    await expect(page.getByText(t.fill('someRefused', { count: 1 }))).toBeVisible()
    await expect(cell(page, 1, 'trackingNumber')).toHaveValue('SF1420098812991')
    await expect(cell(page, 1, 'trackingNumber')).toHaveAttribute('aria-invalid', 'true')
    expect((await member.call(parcels.list, {})).total).toBe(3)
  })
})

test('a table in another language is understood; what nobody knows is asked about before anything is sent', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const english = textIn(manyText, 'en')
  const [first, second] = [fresh('75', 12), fresh('75', 12)]
  await page.goto('/web_site/forecastParcel?tab=many')
  await field(page, english.pasteLabel).fill(
    `单号\t仓库\t快递\t品名\t规格\t件数\t单价\t性质\n${first}\t深圳福永\t中通快递\t充电宝\t黑\t1\t59\t带电\n${second}\t广州白云\t中通\t杯子\t白\t1\t9\t普货`,
  )
  await button(page, english.readPaste).click()
  const unread = card(page, english.unreadTitle)
  await expect(button(page, english.answerFirst)).toBeDisabled()
  const column = english.fill('unreadColumn', { head: '性质', count: 2, samples: '带电, 普货' })
  await choice(unread, column).selectOption({ label: textIn(columnText, 'en').goodsType })
  const type = english.fill('unreadName', { column: textIn(columnText, 'en').goodsType, typed: '带电', count: 1 })
  await expect(button(page, english.fill('importGood', { count: 1 }))).toBeEnabled()
  await choice(unread, type).selectOption({ label: goodsTypeText.sensitive.en })
  await expect(unread).toBeHidden()
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0)
    const price = page.getByLabel(english.fill('cell', { row: 1, column: textIn(columnText, 'en').unitPrice }))
    expect(await rightEdge(price), `the price at ${width} px`).toBeLessThanOrEqual(width)
  }
  await button(page, english.fill('importGood', { count: 2 })).click()
  await expect(page.getByRole('heading', { name: english.fill('imported', { count: 2 }) })).toBeVisible()
  const { list } = await member.call(parcels.list, {})
  expect(new Map(list.map((each) => [each.trackingNumber, [each.goodsType, each.warehouseCode]]))).toEqual(
    new Map([
      [first, ['sensitive', 2]],
      [second, ['ordinary', 4]],
    ]),
  )
})

test('a table can be brought in only once the couriers and warehouses are there', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  const options = gate()
  await page.route(`**${parcels.formOptions.path}`, async (route) => {
    await options.held
    await route.continue()
  })
  await page.goto('/web_site/forecastParcel?tab=many')
  const many = page.getByRole('status').filter({ hasText: textIn(commonText, language).loading })
  await expect(many).toBeVisible()
  await expect(field(page, t.pasteLabel)).toBeHidden()
  options.letGo()
  await field(page, t.pasteLabel).fill(`运单号\t仓库\t快递\n${fresh('75', 12)}\t深圳福永\t中通快递`)
  await button(page, t.readPaste).click()
  await expect(cell(page, 1, 'courier')).toHaveValue('ZTO')
  await expect(card(page, t.unreadTitle)).toBeHidden()
})

const rightEdge = async (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right)

test('the grid is filled by keyboard, by pasted cells, and with the template of the reader’s language', async ({
  arrive,
}) => {
  const member = await newMember()
  const person = await arrive({ language, stored: member.stored })
  const { page } = person
  await openMany(person)
  const first = fresh('YT8', 12)
  await cell(page, 1, 'trackingNumber').focus()
  await page.keyboard.type(first)
  await page.keyboard.press('Tab')
  await expect(cell(page, 1, 'courier')).toBeFocused()
  await expect(cell(page, 1, 'courier')).toHaveValue('YTO')
  await cell(page, 1, 'productName').focus()
  await page.keyboard.type('帆布鞋')
  for (const row of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await expect(cell(page, row, 'productName')).toBeFocused()
  }
  await page.keyboard.press('ArrowUp')
  await expect(cell(page, 3, 'productName')).toBeFocused()

  await page.evaluate(() => navigator.clipboard.writeText('杯子\t白色\t敏感货\t2\t12.50\n碗\t蓝色\t\t1\t8'))
  await cell(page, 2, 'productName').focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(cell(page, 2, 'goodsType')).toHaveValue('sensitive')
  await expect(cell(page, 3, 'productName')).toHaveValue('碗')
  await expect(cell(page, 3, 'unitPrice')).toHaveValue('8')

  const download = page.waitForEvent('download')
  await button(page, t.templateXlsx).click()
  expect((await download).suggestedFilename()).toBe(`${t.templateName}.xlsx`)
  await page.getByLabel(t.fileLabel).setInputFiles(await (await download).path())
  await expect(page.getByText(t.readNone)).toBeVisible()

  await test.step('on a phone each row is a card, and nothing runs out of the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(cell(page, 1, 'trackingNumber')).toBeVisible()
    expect(await tooWide(page)).toBe(0)
    await button(page, t.fill('removeRow', { row: 3 })).click()
    await expect(cell(page, 3, 'productName')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
  })
})

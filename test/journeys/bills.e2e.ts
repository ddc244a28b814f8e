import { readFile } from 'node:fs/promises'
import { bills } from '#contract/bills.ts'
import { headings } from '#server/bills/text.ts'
import { text } from '#web/portal/bills/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { sql } from '#server/database/db.ts'
import { openXlsx } from '#test/open-xlsx.ts'
import { text as listText } from '#web/kit/list/list.text.ts'
import { expect, type Page } from '@playwright/test'
import { tooWide } from './axe.ts'
import { inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, choice, countCalls, openFilters, type Person, rowOf, toast } from './people.ts'
import { funded, newMember, shipped } from './prepared.ts'

const number = (page: Page) => page.getByRole('main').getByRole('searchbox').first()

async function downloaded({ page }: Person, press: () => Promise<void>) {
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

// Proves
test('bills are looked through, marked as collected one by one and together, and the mark is taken off again', async ({
  arrive,
}) => {
  const t = textIn(text, 'en')
  const member = await newMember()
  await funded(member, 20_000)
  const [first, second] = [await shipped(member), await shipped(member)]
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/billQuery')
  const marksOf = async () =>
    Object.fromEntries(
      (await member.call(bills.list, {})).list.map(({ orderNumber, collected }) => [orderNumber, collected]),
    )

  await test.step('both orders are there, with what they come to', async () => {
    await expect(rowOf(person, first.orderNumber)).toContainText('¥82.00')
    await expect(rowOf(person, second.orderNumber)).toContainText('0.072000 m³')
    await expect(card(page, t.sums)).toContainText(t.fill('sumsOf', { currency: 'CNY', count: 2, boxes: 2 }))
    await expect(card(page, t.sums).getByRole('row', { name: t.total })).toContainText('¥164.00')
  })

  // Proves R-545
  await test.step('one is marked', async () => {
    await buttonAbout(rowOf(person, first.orderNumber), t.mark).click()
    await expect(toast(person, 'M-18')).toBeVisible()
    await expect(rowOf(person, first.orderNumber)).toContainText(t.collected)
    await expect(rowOf(person, second.orderNumber)).toContainText(t.notCollected)
    expect(await marksOf()).toEqual({ [first.orderNumber]: true, [second.orderNumber]: false })
  })

  await test.step('what is still to be collected is found by its filter', async () => {
    await openFilters(person)
    await choice(page, t.collection).selectOption({ label: t.notCollected })
    await expect(rowOf(person, first.orderNumber)).toHaveCount(0)
    await expect(page).toHaveURL(/collected=no/)
    await page.reload()
    await expect(rowOf(person, second.orderNumber)).toBeVisible()
    await button(page.getByRole('search'), t.clear).click()
    await number(page).fill(first.orderNumber)
    await page.keyboard.press('Enter')
    await expect(rowOf(person, second.orderNumber)).toHaveCount(0)
    await button(page.getByRole('search'), t.clear).click()
    await expect(rowOf(person, second.orderNumber)).toBeVisible()
  })

  await test.step('both are ticked and their mark is set and taken off', async () => {
    const sent = countCalls(person, bills.markCollected)
    const tickBoth = () => page.getByRole('table', { name: t.title }).getByRole('checkbox').first().check()
    const together = page.getByRole('group', { name: t.collection })
    await tickBoth()
    await button(together, t.mark).click()
    await expect(page.getByText(t.markHint)).toBeVisible()
    await expect.poll(marksOf).toEqual({ [first.orderNumber]: true, [second.orderNumber]: true })
    await expect(card(page, t.sums)).toContainText(`${t.outstanding} ¥0.00`)
    await tickBoth()
    await button(together, t.unmark).click()
    await expect.poll(marksOf).toEqual({ [first.orderNumber]: false, [second.orderNumber]: false })
    await expect(rowOf(person, first.orderNumber)).toContainText(t.notCollected)
    expect(sent()).toBe(2)
  })
})

// Proves R-172
test('the bills that are found come as a workbook and as CSV that open again, in the reader’s language', async ({
  arrive,
}) => {
  const t = textIn(text, 'zh-Hant')
  const member = await newMember()
  await funded(member, 20_000)
  const [first, second] = [await shipped(member), await shipped(member)]
  const person = await arrive({ stored: member.stored })
  const { page } = person
  const names = Object.values(headings).map((heading) => heading['zh-Hant'])
  await page.goto('/web_site/billQuery')
  await expect(rowOf(person, first.orderNumber)).toBeVisible()

  await test.step('the workbook holds both with every column, its amounts as numbers', async () => {
    const { name, bytes } = await downloaded(person, () => button(page, t.exportXlsx).click())
    expect(name).toMatch(/^bills-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.xlsx$/)
    const [head, ...rows] = openXlsx(bytes).rows
    expect(head?.map(({ value }) => value)).toEqual(names)
    expect(rows.map((row) => row[1]?.value)).toEqual([second.orderNumber, first.orderNumber])
    const total = names.indexOf(headings.payableTotal['zh-Hant'])
    expect(rows.map((row) => [row[total]?.kind, row[total]?.value])).toEqual([
      ['number', '82.00'],
      ['number', '82.00'],
    ])
    await expect(page.getByText(t.fill('exported', { file: name }))).toBeVisible()
  })

  await test.step('the CSV holds what the filters leave', async () => {
    await number(page).fill(second.orderNumber)
    await page.keyboard.press('Enter')
    await expect(rowOf(person, first.orderNumber)).toHaveCount(0)
    const { bytes } = await downloaded(person, () => button(page, t.exportCsv).click())
    const [head, line, end] = bytes.toString('utf8').split('\r\n')
    expect(head).toBe(`\uFEFF${names.join(',')}`)
    expect(line?.split(',')[1]).toBe(second.orderNumber)
    expect(end).toBe('')
  })

  await test.step('where nothing is found there is nothing to export, and the page says so', async () => {
    await number(page).fill('JH000000000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.exportNone)).toBeVisible()
    await expect(button(page, t.exportXlsx)).toBeDisabled()
    await expect(page.getByText(t.nothingTitle)).toBeVisible()
  })
})

// Proves R-315
test('on a phone every column of a bill is readable, and nothing is wider than the screen', async ({ arrive }) => {
  const t = textIn(text, 'zh-Hans')
  const member = await newMember()
  await funded(member, 20_000)
  const { orderNumber } = await shipped(member)
  const { page } = await arrive({ language: 'zh-Hans', width: 390, stored: member.stored })
  await page.goto('/web_site/billQuery')
  const bill = page.getByRole('list', { name: t.title }).getByRole('listitem').filter({ hasText: orderNumber })
  await expect(bill).toBeVisible()
  await buttonAbout(bill, textIn(listText, 'zh-Hans').open).click()
  const shown = [t.orderNumber, t.consolidatedAt, t.customer, t.channel, t.origin, t.destination, t.billableWeight]
  const others = [t.volume, t.quantity, t.services, t.freight, t.vas, t.insurance, t.other, t.otherRemark, t.total]
  for (const label of [...shown, ...others, t.collection])
    await expect(bill.getByText(label, { exact: true })).toBeVisible()
  await expect(bill.getByText(t.payable, { exact: true })).toHaveCount(5)
  await expect(bill.getByText(t.receivable, { exact: true })).toHaveCount(5)
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

test('a date that is typed is asked for only when it is complete, and one that is left unfinished is undone', async ({
  arrive,
}) => {
  const kit = textIn(kitText, 'en')
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith(bills.list.path)) asked.push(url.searchParams.get('from') ?? '')
  })
  await page.goto('/web_site/billQuery?from=2026-10-21')
  await openFilters(person)
  const from = page.getByLabel(kit.rangeFrom, { exact: true })
  await expect.poll(() => asked).toEqual(['2026-10-20T16:00:00.000Z'])
  await from.focus()
  await page.keyboard.type('09022025')
  await expect(page).toHaveURL(/from=2025-09-02/)
  await expect.poll(() => asked.at(-1)).toBe('2025-09-01T16:00:00.000Z')
  expect(asked.filter((day) => day !== '' && !/^202[56]/.test(day))).toEqual([])

  await test.step('half a year is not applied, and the applied day comes back', async () => {
    const before = asked.length
    await from.focus()
    await page.keyboard.type('100320')
    await from.blur()
    await expect(from).toHaveValue('2025-09-02')
    await expect(page).toHaveURL(/from=2025-09-02/)
    expect(asked).toHaveLength(before)
  })

  await test.step('a first day after the last one is not applied, and the field says why', async () => {
    await from.fill('2027-01-01')
    await from.blur()
    await expect(page.getByText(kit.rangeFromLate)).toBeVisible()
    await expect(page).toHaveURL(/from=2025-09-02/)
  })
})

test('last month is exported with three presses: the page, the month and the file', async ({ arrive }) => {
  const t = textIn(text, 'en')
  const member = await newMember()
  await funded(member, 20_000)
  const [inLastMonth, inThisMonth] = [await shipped(member), await shipped(member)]
  await inItsDatabase(async (db) => {
    await db.run(sql`update bills set consolidated_at = date_trunc('month', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' - interval '1 minute'
      where order_id = ${inLastMonth.id}`)
  })
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/pageHome')
  await page.getByRole('navigation').getByRole('link', { name: t.title }).click()
  await button(page, t.lastMonth).click()
  await expect(button(page, t.lastMonth)).toHaveAttribute('aria-pressed', 'true')
  await expect(rowOf(person, inLastMonth.orderNumber)).toBeVisible()
  await expect(rowOf(person, inThisMonth.orderNumber)).toHaveCount(0)
  const { bytes } = await downloaded(person, () => button(page, t.exportCsv).click())
  const lines = bytes.toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(inLastMonth.orderNumber)
})

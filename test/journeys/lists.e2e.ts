import { parcels } from '#contract/parcels.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as orderText } from '#web/portal/orders/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as listText } from '#web/kit/list/list.text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { tooWide } from './axe.ts'
import { test } from './journey.ts'
import { behind, button, buttonAbout, choice, openActions, openFilters, rowOf } from './people.ts'
import { applied, consigneeOf, forecasted, newMember, signedInMember, stocked } from './prepared.ts'

/* What every list of the members' area offers: filters in one line, sorting, page size, ticks, details in place. */

const t = textIn(parcelText, 'en')
const list = textIn(listText, 'en')
const kit = textIn(kitText, 'en')

test('ticked parcels are sent in one order, or exported; what cannot travel together says why', async ({ arrive }) => {
  const member = await newMember()
  await consigneeOf(member)
  const [one, other] = [await stocked(member), await stocked(member)]
  const awaited = await forecasted(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const tick = (number: string) => page.getByRole('checkbox', { name: `${kit.selectRow} ${number}` })
  const bar = page.getByRole('group', { name: t.tickedActions })
  await page.goto(`${basePath}${paths.parcels}`)

  await test.step('nothing is offered before something is ticked', async () => {
    await expect(rowOf(person, one.trackingNumber)).toBeVisible()
    await expect(bar).toHaveCount(0)
  })

  await test.step('a forecast parcel cannot be sent with the others, and the bar says so', async () => {
    for (const { trackingNumber } of [one, other, awaited]) await tick(trackingNumber).check()
    await expect(bar).toContainText(t.fill('ticked', { count: 3 }))
    await expect(button(bar, t.applyTicked)).toBeDisabled()
    await expect(bar).toContainText(t.onlyInStock)
  })

  await test.step('the ticked ones come as a table, in the words of the page', async () => {
    const coming = page.waitForEvent('download')
    await button(bar, t.exportTicked).click()
    const file = await coming
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(head).toContain(`${t.trackingNumber},${t.courier}`)
    expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(
      [one, other, awaited].map(({ trackingNumber }) => trackingNumber).sort(),
    )
  })

  await test.step('one that is deleted from its row is no longer ticked', async () => {
    const row = rowOf(person, awaited.trackingNumber)
    await openActions(person, row)
    await buttonAbout(row, t.remove).click()
    const question = page.getByRole('dialog', { name: kit.fill('deleteTitle', { name: awaited.trackingNumber }) })
    await button(question, kit.delete).click()
    await expect(row).toHaveCount(0)
    await expect(bar).toContainText(t.fill('ticked', { count: 2 }))
    await expect(bar).not.toContainText(t.onlyInStock)
  })

  await test.step('an address of a page past the end shows the last page', async () => {
    const onlyPage = page.url()
    await page.goto(`${basePath}${paths.parcels}?page=3`)
    await expect(rowOf(person, one.trackingNumber)).toBeVisible()
    await expect(page).toHaveURL(onlyPage)
    for (const { trackingNumber } of [one, other]) await tick(trackingNumber).check()
  })

  await test.step('the others are ticked in the application', async () => {
    await bar.getByRole('link', { name: t.applyTicked }).click()
    const apply = textIn(applyText, 'en')
    for (const { trackingNumber } of [one, other])
      await expect(page.getByRole('checkbox', { name: trackingNumber })).toBeChecked()
    await expect(page.getByText(apply.fill('tickedCount', { count: 2 }))).toBeVisible()
  })
})

test('what narrows a list is shown as chips, the default dates too, and each is taken off by itself or all together', async ({
  arrive,
}) => {
  const member = await newMember()
  const { trackingNumber } = await stocked(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const chips = page.getByRole('list', { name: list.chips }).getByRole('listitem')
  await page.goto(`${basePath}${paths.parcels}`)
  await expect(chips).toHaveCount(1)
  await expect(chips).toContainText(t.dateForecast)

  await openFilters(person)
  await choice(page, t.goodsType).selectOption('sensitive')
  await expect(chips).toHaveCount(2)
  await expect(rowOf(person, trackingNumber)).toHaveCount(0)
  await page.getByRole('button', { name: new RegExp(`^Remove filter ${t.goodsType}`) }).click()
  await expect(rowOf(person, trackingNumber)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^Remove filter ${t.dateForecast}`) }).click()
  await expect(chips).toHaveCount(0)
  await expect(page).toHaveURL(/from=&to=/)
  await choice(page, t.goodsType).selectOption('sensitive')
  await button(page.getByRole('search'), list.clear).click()
  await expect(chips).toHaveCount(1)
  await expect(rowOf(person, trackingNumber)).toBeVisible()
})

test('a list is turned around and its pages made longer, and its address keeps both', async ({ arrive }) => {
  const seller = await signedInMember('aisyah@example.com')
  const { page } = await arrive({ language: 'en', stored: seller.stored })
  const rows = page.getByRole('table', { name: t.listTitle }).getByRole('row')
  await page.goto(`${basePath}${paths.parcelsOfAllTime}`)
  await expect(rows).toHaveCount(21)
  await page.getByRole('combobox', { name: list.sort }).selectOption('oldest')
  await page.getByRole('combobox', { name: list.pageSize }).selectOption('50')
  await expect(rows).toHaveCount(51)
  await page.reload()
  const { list: oldest } = await seller.call(parcels.list, { sort: 'oldest', pageSize: 1 })
  await expect(rows.nth(1)).toContainText(oldest[0]?.trackingNumber ?? '')
  await expect(rows).toHaveCount(51)
})

test('two choices made at the same moment are both kept', async ({ arrive }) => {
  const seller = await signedInMember('aisyah@example.com')
  const { page } = await arrive({ language: 'en', stored: seller.stored })
  await page.goto(`${basePath}${paths.parcelsOfAllTime}`)
  await expect(page.getByRole('combobox', { name: list.pageSize })).toBeVisible()
  await page.evaluate(
    (choices) => {
      for (const [label, value] of choices) {
        const choice = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
        if (!choice) throw new Error(`no choice ${label}`)
        choice.value = value
        choice.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    [
      [list.sort, 'oldest'],
      [list.pageSize, '50'],
    ] as const,
  )
  await expect(page).toHaveURL(/sort=oldest&size=50/)
  await expect(page.getByRole('combobox', { name: list.sort })).toHaveValue('oldest')
})

test('the details of a row open in place by keyboard, close with Escape, and its menu gives the focus back', async ({
  arrive,
}) => {
  const member = await newMember()
  const parcel = await stocked(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const row = rowOf(person, parcel.trackingNumber)
  await page.goto(`${basePath}${paths.parcels}`)
  const opener = buttonAbout(row, t.details)
  await opener.focus()
  await page.keyboard.press('Enter')
  const details = behind(page, t.fill('parcelTitle', { number: parcel.trackingNumber }))
  await expect(details.getByRole('heading', { name: t.evidence })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`parcel=${parcel.id}`))
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(opener).toBeFocused()

  const menu = row.getByRole('group', { name: list.fill('actionsOf', { name: parcel.trackingNumber }) })
  await openActions(person, row)
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(row.getByRole('button', { name: list.fill('actionsOf', { name: '' }).trim() })).toBeFocused()
})

test('on a phone a parcel and an order take a card of at most 140 px, and at 1440 px a line of 56', async ({
  arrive,
}) => {
  const member = await newMember()
  const order = await applied(member, [(await stocked(member)).id])
  const parcel = await forecasted(member)
  for (const [width, most] of [
    [390, 140],
    [1440, 56],
  ] as const) {
    const { page } = await arrive({ language: 'en', width, stored: member.stored })
    const role = width < 800 ? 'listitem' : 'row'
    for (const [path, name, words] of [
      [paths.parcels, t.listTitle, parcel.trackingNumber],
      [paths.orders, textIn(orderText, 'en').title, order.orderNumber],
    ] as const) {
      await page.goto(`${basePath}${path}`)
      const list = page
        .getByRole(width < 800 ? 'list' : 'table', { name })
        .getByRole(role)
        .filter({ hasText: words })
      await expect(list).toBeVisible()
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(most)
      expect(await tooWide(page)).toBeLessThanOrEqual(0)
    }
  }
})

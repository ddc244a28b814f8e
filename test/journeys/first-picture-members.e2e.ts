import { expect } from '@playwright/test'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { languages } from '#domain/language.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text as orderText } from '#web/portal/orders/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { routeTitles } from '#web/routes.text.ts'
import { test } from './journey.ts'
import { picture, templateIn, withoutProgram } from './held-program.ts'
import { isAt } from './people.ts'
import { newMember } from './prepared.ts'

/* What pages of members show before their program has arrived (docs/decisions/0057). */

const titles = textIn(routeTitles, 'en')
const emptyOf = { orders: orderText.emptyTitle.en, parcels: parcelText.emptyTitle.en }

for (const width of [1280, 390])
  test(`a member sees the frame and the title of the page before the program is there, at ${width} px`, async ({
    arrive,
  }) => {
    const { stored } = await newMember()
    const member = await arrive({ language: 'en', width, stored })
    const program = await withoutProgram(member.page)
    await member.page.goto('/web_site/orderManagement', { waitUntil: 'commit' })
    await expect(picture(member.page).locator('h1')).toHaveText(titles.orders)
    const menu = picture(member.page).locator('aside')
    if (width > 800) await expect(menu).toBeVisible()
    // A phone has its bar below instead, and does not even read the menu.
    else await expect(menu).toHaveCount(0)
    program.arrive()
    await expect(picture(member.page)).toHaveCount(0)
    await isAt(member, 'orders')
  })

test('a visitor sees nothing of the members’ area before the program is there', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en' })
  await withoutProgram(visitor.page)
  await visitor.page.goto('/web_site/orderManagement', { waitUntil: 'commit' })
  await expect(templateIn(visitor.page)).toBeAttached()
  await expect(picture(visitor.page)).toHaveCount(0)
})

for (const language of languages)
  for (const route of ['orders', 'parcels'] as const)
    test(`the ${route} are there with their tabs, filters and dates before the program is, in ${language}`, async ({
      arrive,
    }) => {
      const { stored } = await newMember()
      const { page } = await arrive({ language, width: 390, stored })
      const program = await withoutProgram(page)
      await page.goto(`/web_site${paths[route]}`, { waitUntil: 'commit' })
      const head = page.locator('[data-list-head]')
      await expect(picture(page).locator(head)).toBeVisible()
      const words = async () => [
        await head.getByRole('button').allInnerTexts(),
        await head.getByRole('listitem').allInnerTexts(),
        await head.getByRole('searchbox').getAttribute('placeholder'),
      ]
      // What cannot be used yet is hidden from those who do not see it: read without its state.
      await picture(page).evaluate((element) => element.removeAttribute('inert'))
      const before = await words()
      program.arrive()
      await expect(picture(page)).toHaveCount(0)
      await expect(
        page.getByText(textIn(route === 'orders' ? orderText : parcelText, language).emptyTitle),
      ).toBeVisible()
      const withoutCounts = (rest: unknown) => JSON.stringify(rest).replace(/ 0"/g, '"')
      expect(withoutCounts(before)).toBe(withoutCounts(await words()))
      expect(JSON.stringify(before)).toMatch(/20\d\d.*20\d\d/)
    })

test('a list that is opened with filters shows none before it knows them', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', width: 390, stored })
  const program = await withoutProgram(page)
  await page.goto(`/web_site${paths.orders}?status=shipped`, { waitUntil: 'commit' })
  await expect(picture(page).locator('h1')).toBeVisible()
  await expect(picture(page).locator('[data-list-head]')).toBeHidden()
  program.arrive()
  await expect(picture(page)).toHaveCount(0)
  await expect(page.locator('[data-list-head]')).toBeVisible()
})

for (const { list, route } of [
  { list: orders.list, route: 'orders' },
  { list: parcels.list, route: 'parcels' },
] as const)
  test(`the ${route} are asked for before the program is there, once, and with filters only by the page`, async ({
    arrive,
  }) => {
    const { stored } = await newMember()
    const { page } = await arrive({ language: 'en', stored })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes(list.path) && asked.push(request.url()))
    const program = await withoutProgram(page)
    await page.goto(`/web_site${paths[route]}`, { waitUntil: 'commit' })
    // The last month, and the number of rows without dates.
    await expect.poll(() => asked.length).toBe(2)
    program.arrive()
    await expect(page.getByText(emptyOf[route])).toBeVisible()
    expect(asked).toHaveLength(2)

    const { page: narrowed } = await arrive({ language: 'en', stored })
    const askedNarrowed: string[] = []
    narrowed.on('request', (request) => request.url().includes(list.path) && askedNarrowed.push(request.url()))
    const later = await withoutProgram(narrowed)
    await narrowed.goto(`/web_site${paths[route]}?sort=oldest`, { waitUntil: 'commit' })
    await expect(picture(narrowed)).toBeVisible()
    expect(askedNarrowed).toEqual([])
    later.arrive()
    await expect(narrowed.getByText(emptyOf[route])).toBeVisible()
    expect(askedNarrowed[0]).toContain('sort=oldest')
  })

import { parcels } from '#contract/parcels.ts'
import { text } from '#web/portal/parcels/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { type Person } from './people.ts'
import { newMember, type PreparedMember } from './prepared.ts'

const t = textIn(text, 'en')
const goods = ['Phone case', 'Hair clip', 'Notebook', 'Kitchen timer', 'Cat tunnel'] as const

/** Three thousand forecasts of twenty customers, by three imports. */
async function sellALot(member: PreparedMember): Promise<readonly string[]> {
  const from = Date.now()
  const numbers = Array.from({ length: 3000 }, (_, index) => `ZT${from}${String(index).padStart(5, '0')}`)
  for (let first = 0; first < numbers.length; first += 1000) {
    const items = numbers.slice(first, first + 1000).map((trackingNumber, index) => ({
      warehouseCode: 2,
      courierCode: 'ZTO',
      trackingNumber,
      customerCode: `SHOP-${(first + index) % 20}`,
      goods: [
        {
          productName: `${goods[index % goods.length]} ${first + index}`,
          specification: 'mixed',
          goodsType: 'ordinary' as const,
          quantity: 1,
          unitPriceMinor: 1200,
        },
      ],
    }))
    await member.call(parcels.forecastMany, { items })
  }
  return numbers
}

/** From the first key to the parcel on the screen. */
async function msToFind({ page }: Person, typed: string, expected: string): Promise<number> {
  const started = performance.now()
  await page.getByRole('searchbox', { name: t.search }).fill(typed)
  const rows = page.getByRole('table', { name: t.listTitle }).getByRole('row')
  const isFound = async () => (await rows.count()) === 2 && ((await rows.last().textContent()) ?? '').includes(expected)
  // Usually a second passes between two looks, which would count as time of the search.
  await expect.poll(isFound, { intervals: [50] }).toBe(true)
  return performance.now() - started
}

test('a seller with 3,000 parcels finds one within three seconds, by the end of its number or by its goods', async ({
  arrive,
}) => {
  const member = await newMember()
  const numbers = await sellALot(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/packageList')
  await expect(page.getByRole('navigation', { name: t.statusTabs })).toContainText('3000')
  const [one = '', other = ''] = [numbers[777], numbers[2345]]
  expect(await msToFind(person, one.slice(-9), one)).toBeLessThan(3000)
  await expect(page.getByText(t.everywhere)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  expect(await msToFind(person, 'tunnel 1234', numbers[1234] ?? '')).toBeLessThan(3000)
  await page.getByRole('heading', { level: 1 }).click()
  expect(await msToFind(person, other, other)).toBeLessThan(3000)

  await test.step('the search is in the address, and is cleared with the filters', async () => {
    await expect(page).toHaveURL(new RegExp(`search=${other}`))
    await page.reload()
    await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue(other)
    await page.getByRole('searchbox', { name: t.search }).fill('no such thing')
    await page.getByRole('link', { name: t.clearFilters }).click()
    await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('')
    await expect(page.getByRole('table', { name: t.listTitle }).getByRole('row')).toHaveCount(21)
  })
})

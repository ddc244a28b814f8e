import { parcelStatusText } from '#contract/codes.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as homeText } from '#web/portal/members/home.text.ts'
import { text } from '#web/portal/members/first-steps.text.ts'
import { text as needsText } from '#web/portal/members/needs.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { buttonAbout, card, linkAbout } from './people.ts'
import { applied, consigneeOf, forecasted, newMember, stocked } from './prepared.ts'

/* A newcomer is led to the first order by a list that ticks itself and then ends. */

const t = textIn(text, 'en')
const needs = textIn(needsText, 'en')

test('the first steps tick themselves, from copying the address to the first order, and are gone then', async ({
  arrive,
}) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  const home = `${basePath}${paths.memberHome}`
  const steps = card(page, t.title)
  const done = steps.getByRole('listitem').filter({ hasText: t.isDone })
  const current = steps.locator('[aria-current="step"]')
  await page.goto(home)
  await expect(steps).toContainText(t.fill('progress', { count: 0 }))
  await expect(current).toContainText(t.addressTitle)
  await isClean(page, 'the first steps')

  await test.step('copying the address ticks the first', async () => {
    await buttonAbout(steps, t.copyAddress).click()
    await expect(done).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(member.memberNumber)
    await page.reload()
    await expect(current).toContainText(t.forecastTitle)
  })

  await test.step('a forecast ticks the second, and the parcel in the warehouse the third', async () => {
    await forecasted(member)
    await page.reload()
    await expect(current).toContainText(t.arrivesTitle)
    await expect(steps.getByRole('link', { name: t.seeForecasts })).toBeVisible()
  })

  const { id } = await stocked(member)
  await consigneeOf(member)
  await page.reload()
  await expect(done).toHaveCount(3)
  await expect(current).toContainText(t.applyTitle)

  await test.step('what can be sent says where it is and for how much, and leads to its application', async () => {
    const waiting = card(page, needs.needsTitle)
    await expect(
      waiting.getByText(/1 parcel in Shenzhen Fuyong: one box to Hong Kong, ¥\d+\.\d\d/).first(),
    ).toBeVisible()
    await linkAbout(waiting, needs.apply).click()
    await expect(page).toHaveURL(/\/applyFreight\?warehouse=2$/)
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
  })

  await test.step('the first order ends the list', async () => {
    await applied(member, [id])
    await page.goto(home)
    const counts = page.getByRole('navigation', { name: textIn(homeText, 'en').countsTitle })
    await expect(counts.getByRole('link', { name: parcelStatusText.packing.en }).getByRole('strong')).toHaveText('1')
    await expect(steps).toHaveCount(0)
  })
})

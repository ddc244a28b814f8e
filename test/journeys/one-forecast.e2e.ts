import { parcels } from '#contract/parcels.ts'
import { text as waysText } from '#web/shared/forecast/forecast.text.ts'
import { text } from '#web/portal/parcels/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { choice, field, gate } from './people.ts'
import { newMember } from './prepared.ts'

const language = 'zh-Hans'
const t = textIn(text, language)
const ways = textIn(waysText, language)

test('a single forecast guesses the courier too, and says that it is a guess', async ({ arrive }) => {
  const member = await newMember()
  const { page } = await arrive({ language, stored: member.stored })
  await page.goto('/web_site/forecastParcel?courierCode=&trackingNumber=')
  await field(page, t.trackingNumber).fill('YT8123456789012')
  await field(page, t.trackingNumber).blur()
  await expect(choice(page, t.courier)).toHaveValue('YTO')
  await expect(page.getByText(ways.courierGuess)).toBeVisible()
  await choice(page, t.courier).selectOption('SF')
  await expect(page.getByText(ways.courierGuess)).toBeHidden()
})

test('a number that was typed before the couriers were there is guessed when they come', async ({ arrive }) => {
  const member = await newMember()
  const { page } = await arrive({ language, stored: member.stored })
  const { held, letGo } = gate()
  await page.route(`**${parcels.formOptions.path}*`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/web_site/forecastParcel')
  await field(page, t.trackingNumber).fill('YT8123456789012')
  await field(page, t.trackingNumber).blur()
  letGo()
  await expect(choice(page, t.courier)).toHaveValue('YTO')
})

// Proves R-143
test('a link brings warehouse, courier and number along', async ({ arrive }) => {
  const member = await newMember()
  const { page } = await arrive({ language, stored: member.stored })
  const { warehouses } = await member.call(parcels.formOptions, {})
  const fuyong = warehouses.find(({ code }) => code === 2)?.id ?? ''
  await page.goto(`/web_site/forecastParcel?warehouseId=${fuyong}&courierCode=STO&trackingNumber=773165231258961`)
  await expect(field(page, t.trackingNumber)).toHaveValue('773165231258961')
  await expect(choice(page, t.courier)).toHaveValue('STO')
  await expect(choice(page, t.warehouse)).toHaveValue(fuyong)
})

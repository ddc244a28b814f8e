import { text as kitText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/portal/addresses/text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, field } from './people.ts'
import { newMember } from './prepared.ts'

/* Dialogs are loaded when they first open (docs/decisions/0057). */

const t = textIn(text, 'en')
const kit = textIn(kitText, 'en')

test('a dialog whose code does not arrive says so, can be closed, and opens when tried again', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', width: 390, stored })
  // The kit's dialogs are also loaded for short messages, some time after the page.
  await page.route(/\/assets\/(DialogBox|Overlays|Modal)-[\w-]+\.js$/, (route) => route.abort())
  await page.goto('/web_site/consigneeManagement')
  const add = button(page.getByRole('main'), t.addConsignee).first()
  await add.click()
  const failed = page.getByRole('dialog', { name: kit.failedTitle })
  await expect(failed).toBeVisible()
  await button(failed, kit.close).click()
  await expect(failed).toHaveCount(0)
  await add.click()
  await expect(failed).toBeVisible()
  const again = page.waitForEvent('requestfailed', (request) => /\/(DialogBox|Modal)-/.test(request.url()))
  await button(failed, kit.retry).click()
  await again
  await expect(failed).toBeVisible()
  await page.unrouteAll()
  await button(failed, kit.retry).click()
  const dialog = page.getByRole('dialog', { name: t.addConsignee })
  await expect(dialog).toBeVisible()
  await expect(failed).toHaveCount(0)
  await field(dialog, t.name).fill('Chan Siu Ming')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a dialog that opens for the first time gives the focus back', async ({ arrive }) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  await page.goto('/web_site/consigneeManagement')
  const add = button(page.getByRole('main'), t.addConsignee).first()
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t.addConsignee })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
})

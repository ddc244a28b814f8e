import { text as shellText } from '#web/staff/shell.text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { text } from '#web/staff/people/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, choice, gate, rowOf } from './people.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

/* A search that is still being typed never undoes what is pressed right after it. */

const t = textIn(text, 'en')
const lists = textIn(listsText, 'en')
const shell = textIn(shellText, 'en')

/** Longer than any pause in typing. */
const pauseMs = 600

test('a press right after typing keeps both: the filter, the cleared filters, the other page', async ({ arrive }) => {
  const admin = await arrive({ language: 'en' })
  const { page } = admin
  const search = page.getByRole('searchbox', { name: t.search })
  await page.clock.install()
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'people')
  await expect(rowOf(admin, 'packer').first()).toBeVisible()

  await test.step('a filter is added to what was typed', async () => {
    await search.fill('keeper')
    await choice(page, t.status).selectOption(t.active)
    await expect(page).toHaveURL(/keyword=keeper/)
    await expect(page).toHaveURL(/state=active/)
    await expect(rowOf(admin, 'packer')).toHaveCount(0)
  })
  await test.step('clearing everything clears what was typed as well', async () => {
    await search.fill('nobody of this name')
    await expect(button(page, lists.clear)).toBeVisible()
    await search.fill('nobody either')
    await button(page, lists.clear).click()
    await expect(rowOf(admin, 'packer').first()).toBeVisible()
    await expect(search).toHaveValue('')
    await page.clock.fastForward(pauseMs)
    await expect(page).not.toHaveURL(/keyword=/)
    await expect(search).toHaveValue('')
  })
  await test.step('another page opens, however late its code arrives', async () => {
    const { held, letGo } = gate()
    await page.route(/OrdersQueuePage/, async (route) => {
      await held
      await route.continue()
    })
    await search.fill('keeper')
    await openStaffPage(admin, 'orders')
    await page.clock.fastForward(pauseMs)
    letGo()
    await expect(page.getByRole('heading', { name: shell.orders })).toBeVisible()
    await expect(page).toHaveURL(/\/staff\/orders$/)
  })
  await test.step('going back while a search waits does not lead here again', async () => {
    await page.goBack()
    await expect(search).toHaveValue('keeper')
  })
})

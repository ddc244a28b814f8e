import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text } from '#web/portal/shell/text.ts'
import { routeTitles } from '#web/routes.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, hearsKeys } from './people.ts'
import { newMember } from './prepared.ts'

/* The groups of the members' menu fold, and the device remembers which. */

const t = textIn(text, 'en')
const titles = textIn(routeTitles, 'en')

// Proves R-121
test('a group of the menu folds, stays folded after a reload, and opens for the page that is in it', async ({
  arrive,
}) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  const menu = page.getByRole('complementary').getByRole('navigation', { name: t.menu })
  const [group, entry] = [button(menu, t.financial), menu.getByRole('link', { name: titles.bills })]
  await page.goto(`${basePath}${paths.memberHome}`)
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await expect(entry).toBeVisible()

  await test.step('it folds by the keyboard, and its entries are no stops any more', async () => {
    await hearsKeys(page)
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(entry).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(button(menu, t.settings)).toBeFocused()
    await page.reload()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await isClean(page, 'the menu with a folded group')
  })

  await test.step('on a page of the group it is open, and can be folded there too', async () => {
    await page.goto(`${basePath}${paths.bills}`)
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expect(entry).toBeVisible()
    await group.click()
    await expect(entry).toBeHidden()
    await group.click()
    await expect(entry).toBeVisible()
    await page.goto(`${basePath}${paths.memberHome}`)
    await expect(entry).toBeVisible()
  })
})

test('in the sheet of a phone the groups fold too, and an entry closes it', async ({ arrive }) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', width: 390, stored: member.stored })
  await page.goto(`${basePath}${paths.memberHome}`)
  await button(page, t.barMine).click()
  const sheet = page.getByRole('dialog', { name: t.menu })
  const [group, entry] = [button(sheet, t.processing), sheet.getByRole('link', { name: titles.tracking })]
  await expect(entry).toBeVisible()
  await group.click()
  await expect(entry).toBeHidden()
  await group.click()
  await entry.click()
  await expect(page).toHaveURL(new RegExp(`${paths.tracking}$`))
  await expect(sheet).toBeHidden()
})

import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/search/search-key.text.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { button, card, hearsKeys, type Person } from './people.ts'
import { newMember } from './prepared.ts'
import { text as frameText } from '#web/staff/frame/frame.text.ts'
import { text as passwordText } from '#web/staff/password.text.ts'
import { signInAsStaff } from './steps-entry.ts'
import { isLoaded } from './visit.ts'

/* `/` focuses the search of the frame, or that of a page, and it can be switched off by people who press it by accident (WCAG 2.1.4). */

interface Places {
  readonly settings: string
  readonly list: string
  /** The name of the list's search field. */
  readonly search: string
}

async function switchesItOffAndOn({ page, language }: Person, { settings, list, search }: Places) {
  const t = textIn(text, language)
  const own = card(page, t.title).getByRole('switch', { name: t.label })
  const field = page.getByRole('searchbox', { name: search, exact: true })

  await test.step('at first the key leads to the search, and says so to a screen reader', async () => {
    await page.goto(list)
    await hearsKeys(page)
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.press('/')
    await expect(field, 'where somebody types it is a letter').toHaveValue('/')
  })

  await test.step('switched off it is no key any more, after a reload neither', async () => {
    await page.goto(settings)
    await expect(own).toBeChecked()
    await own.uncheck()
    expect(await faultsOf(page)).toEqual([])
    await page.reload()
    await expect(own).not.toBeChecked()
    await page.goto(list)
    await hearsKeys(page)
    await expect(field).toBeVisible()
    await expect(field).not.toHaveAttribute('aria-keyshortcuts')
    await page.keyboard.press('/')
    await expect(field).not.toBeFocused()
    await expect(field).toHaveValue('')
  })

  await test.step('switched on again it leads there', async () => {
    await page.goto(settings)
    await own.check()
    await page.goto(list)
    await hearsKeys(page)
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  })
}

test('a member switches the / key off among their own details, and on again', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  await switchesItOffAndOn(person, {
    settings: `${basePath}${paths.profile}`,
    list: `${basePath}${paths.parcels}`,
    search: textIn(shellText, 'en').find,
  })
})

test('staff switch the / key off on their password page, and on again', async ({ arrive }) => {
  const { page, ...person } = await arrive({ language: 'zh-Hans' })
  const frame = textIn(frameText, 'zh-Hans')
  const own = card(page, textIn(text, 'zh-Hans').title).getByRole('switch', {
    name: textIn(passwordText, 'zh-Hans').goToKey,
  })
  const opener = button(page, frame.goTo)
  const field = page.getByRole('combobox', { name: frame.goTo })
  await signInAsStaff({ page, ...person }, 'packer')

  await test.step('at first the key opens "go to", and says so to a screen reader', async () => {
    await page.goto(`${staffBase}${staffPaths.orders}`)
    await isLoaded(page)
    await expect(opener).toHaveAttribute('aria-keyshortcuts', '/')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.press('/')
    await expect(field, 'where somebody types it is a letter').toHaveValue('/')
  })

  await test.step('switched off it is no key any more, after a reload neither', async () => {
    await page.goto(`${staffBase}${staffPaths.password}`)
    await expect(own).toBeChecked()
    await own.uncheck()
    expect(await faultsOf(page)).toEqual([])
    await page.reload()
    await expect(own).not.toBeChecked()
    await expect(opener).not.toHaveAttribute('aria-keyshortcuts')
    await page.keyboard.press('/')
    await opener.click()
    await expect(field, 'the key neither opened it nor was typed into it').toHaveValue('')
    await page.keyboard.press('Escape')
  })

  await test.step('switched on again it opens', async () => {
    await own.check()
    await page.goto(`${staffBase}${staffPaths.orders}`)
    await isLoaded(page)
    await expect(opener).toHaveAttribute('aria-keyshortcuts', '/')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  })
})

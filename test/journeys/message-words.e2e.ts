import { staffCodeTexts } from '#contract/code-texts.ts'
import { message, messages } from '#contract/messages.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { memberPassword } from '#db/seed/people.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as messagesText } from '#web/staff/code-texts/text.ts'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, field, type Person, typeCode } from './people.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(messagesText, 'en')
const mails = textIn(mailsText, 'en')
const compared = textIn(comparedText, 'en')
const lists = textIn(listsText, 'en')

/** Other journeys read this message in Traditional Chinese and English. */
const own = '图片上的字不对，请再看一次'

/** The button of one row. */
const buttonOf = (place: Page | Locator, word: string, key: string) =>
  place.getByRole('button', { name: new RegExp(`^${word}\\s*, ${key}$`) })

/** Somebody who types the code of the picture wrongly. */
async function typeWrongCode(person: Person) {
  const { page, language } = person
  const entry = textIn(entryText, language)
  await page.goto('/web_site/login')
  await field(page, entry.account).fill('nobody@example.com')
  await page.getByLabel(entry.password, { exact: true }).fill(memberPassword)
  await typeCode(person, { isWrong: true })
  await button(page.getByRole('main'), entry.login).click()
}

// Proves B-CO-15, B-CO-16, B-CO-17, B-CO-18
test('an editor words a message, members read it within half a minute, and the shipped words come back', async ({
  arrive,
}) => {
  const member = await arrive({ language: 'zh-Hans' })
  const editor = await arrive({ language: 'en' })
  const { page } = editor
  await test.step('the list is searched in any language, and says where members read each text', async () => {
    await signInAsStaff(editor, 'editor')
    await openStaffPage(editor, 'codeTexts')
    await isClean(page, 'the list of messages')
    await expect(page.getByText(t.limits)).toBeVisible()
    const search = page.getByRole('searchbox', { name: lists.search })
    await search.fill('nothing is called so')
    await expect(page.getByText(lists.noMatchTitle)).toBeVisible()
    await button(page, lists.clear).click()
    await expect(search).toHaveValue('')
    await search.fill(messages['M-01']['zh-Hant'])
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('row').filter({ hasText: 'M-01' })).toContainText(t.server)
  })
  const row = page.getByRole('row').filter({ hasText: 'M-01' })
  const dialog = page.getByRole('dialog')
  await test.step('shipped words stand beside one’s own, and the English of the specification is fixed', async () => {
    await buttonOf(row, t.edit, 'M-01').click()
    await isClean(page, 'the words of a message')
    await expect(dialog.getByRole('region', { name: t.fill('asShipped', { language: '简体' }) })).toContainText(
      message('M-01', 'zh-Hans'),
    )
    await expect(dialog.getByLabel(t.fill('own', { language: 'English' }))).not.toBeEditable()
    await dialog.getByLabel(t.fill('own', { language: '简体' })).fill(own)
    await button(dialog, mails.save).click()
    await expect(page.getByText(t.fill('saved', { key: 'M-01' }))).toBeVisible()
    await expect(row).toContainText(mails.own)
  })
  await test.step('a member reads the new words within half a minute', async () => {
    await expect(async () => {
      await typeWrongCode(member)
      await expect(member.page.getByText(own)).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 30_000 })
  })
  await test.step('the history says who changed it, and going back to the shipped words says what changes', async () => {
    await buttonOf(row, mails.history, 'M-01').click()
    await expect(dialog.getByRole('article')).toContainText(own)
    await isClean(page, 'the history of a message')
    await page.keyboard.press('Escape')
    await buttonOf(row, t.edit, 'M-01').click()
    await button(dialog, mails.reset).click()
    const question = page.getByRole('dialog', { name: mails.reset })
    await expect(question.getByRole('region', { name: compared.willChange })).toContainText(own)
    await button(question, mails.reset).click()
    await expect(row).toContainText(mails.shipped)
    await expect(async () => {
      await typeWrongCode(member)
      await expect(member.page.getByText(message('M-01', 'zh-Hans'))).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 30_000 })
  })
})

test('words without their placeholder are refused with what is missing, and what was typed stays', async ({
  arrive,
}) => {
  const editor = await arrive({ language: 'en' })
  const { page } = editor
  const key = `${refusals.coins_low.code}`
  await signInAsStaff(editor, 'editor')
  await openStaffPage(editor, 'codeTexts')
  await page.getByRole('searchbox', { name: lists.search }).fill(key)
  const dialog = page.getByRole('dialog')
  await buttonOf(page, t.edit, key).click()
  const english = dialog.getByLabel(t.fill('own', { language: 'English' }))
  await english.fill('Too few coins')
  const refused = page.waitForResponse((response) => response.url().includes(staffCodeTexts.set.path))
  await button(dialog, mails.save).click()
  expect((await refused).status()).toBe(422)
  await expect(dialog.getByText(/lacks \{coinName\}/)).toBeVisible()
  await expect(english).toHaveValue('Too few coins')
})

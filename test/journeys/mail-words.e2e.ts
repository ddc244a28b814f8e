import { textIn } from '#web/kit/text/use-text.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, field } from './people.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(mailsText, 'en')
const lists = textIn(listsText, 'en')
const compared = textIn(comparedText, 'en')

/** Of the mail about a new password; no other journey changes it. */
const resetMail = 'RESET'

// Proves B-CO-06, B-CO-12, B-CO-13, B-CO-14
test('an editor words a mail, is told what it lacks, sees it as members will, and goes back to the shipped words', async ({
  arrive,
}) => {
  const editor = await arrive({ language: 'en' })
  const { page } = editor
  await signInAsStaff(editor, 'editor')
  await openStaffPage(editor, 'mailTexts')
  await isClean(page, 'the list of mails')
  await page.getByRole('searchbox', { name: lists.search }).fill('nothing is called so')
  await expect(page.getByText(lists.noMatchTitle)).toBeVisible()
  await page.getByRole('searchbox', { name: lists.search }).fill(resetMail)
  await expect(page).toHaveURL(/q=RESET/)
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${staffPaths.mailTextOf(resetMail)}"]`) })
  await expect(row).toContainText(t.shipped)
  await row.getByRole('link').click()

  const body = field(page, t.body)
  const shipped = await body.inputValue()
  const letter = page.frameLocator('iframe')
  await test.step('the preview shows the mail with examples, and the faults of what is typed', async () => {
    await isClean(page, 'the words of a mail')
    await expect(letter.getByRole('link').first()).toBeVisible()
    await body.fill('Press here.')
    await expect(page.getByText(/lacks \{\{newPasswordLink\}\}/)).toHaveCount(1)
  })
  await test.step('words without the link are refused, and what was typed stays', async () => {
    await button(page, t.save).click()
    await button(page.getByRole('dialog'), t.save).click()
    // Once in the preview, once above the button.
    await expect(page.getByText(/lacks \{\{newPasswordLink\}\}/)).toHaveCount(2)
    await expect(body).toHaveValue('Press here.')
  })
  await test.step('what will change is shown before it is saved', async () => {
    await body.fill(`Choose a password of your own:\n\n{{newPasswordLink}}`)
    await expect(letter.getByRole('paragraph').getByText('Choose a password of your own:')).toBeVisible()
    await button(page, t.save).click()
    const question = page.getByRole('dialog')
    await expect(question.getByRole('region', { name: compared.willChange })).toContainText(
      'Choose a password of your own',
    )
    await button(question, t.save).click()
    await expect(
      page.getByText(t.fill('saved', { name: await page.getByRole('heading', { level: 1 }).innerText() })),
    ).toBeVisible()
  })
  await test.step('the history says who changed it, and the shipped words come back by one press', async () => {
    await button(page, t.history).click()
    const history = page.getByRole('dialog')
    await expect(history).toContainText('Choose a password of your own')
    await expect(history.getByRole('article')).toHaveCount(1)
    await isClean(page, 'the history of a mail')
    await page.keyboard.press('Escape')
    await button(page, t.reset).click()
    await button(page.getByRole('dialog'), t.reset).click()
    await expect(body).toHaveValue(shipped)
    await expect(button(page, t.reset)).toBeHidden()
  })
})

test('a mail that does not exist says so and leads back, and warehouse staff are not shown the page', async ({
  arrive,
}) => {
  const editor = await arrive({ language: 'en' })
  await signInAsStaff(editor, 'editor')
  await openStaffPage(editor, 'mailTexts')
  await editor.page.goto(editor.page.url().replace(/\/staff\/.*/, `/staff${staffPaths.mailTextOf('NOBODY')}`))
  await expect(editor.page.getByText(t.notFound)).toBeVisible()
  await editor.page.getByRole('link', { name: t.toList }).click()
  await expect(editor.page.getByRole('heading', { name: t.title })).toBeVisible()
  const keeper = await arrive({ language: 'en' })
  await signInAsStaff(keeper, 'keeper')
  await expect(keeper.page.getByRole('link', { name: t.title })).toHaveCount(0)
})

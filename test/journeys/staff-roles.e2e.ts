import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as invitationText } from '#web/staff/people/invitations/text.ts'
import { text as joinText } from '#web/staff/join.text.ts'
import { text as peopleText } from '#web/staff/people/text.ts'
import { text as roleText } from '#web/staff/people/roles/text.ts'
import { text as sessionText } from '#web/staff/people/sessions/text.ts'
import { text as settingsText } from '#web/staff/settings/text.ts'
import { text as loginText } from '#web/staff/login.text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean, tooWide } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, field, linkInMail, rowOf } from './people.ts'
import { freshEmail, signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(peopleText, 'en')
const invitations = textIn(invitationText, 'en')
const compared = textIn(comparedText, 'en')
const roles = textIn(roleText, 'en')
const sessions = textIn(sessionText, 'en')
const join = textIn(joinText, 'en')

// Proves B-AU-13, B-AU-16, B-AU-19, B-AU-20, B-AU-22
test('an auditor is invited by mail, reads everything without a button, and is out once the session is ended', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const auditor = await arrive({ language: 'en' })
  const email = freshEmail('auditor')
  const name = `Auditor ${email.split('@')[0]}`
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'people')

  await test.step('an invitation needs an address and a role, and says what it will do', async () => {
    const { page } = admin
    await button(page, t.invitations).click()
    await button(page, invitations.invite).first().click()
    const dialog = page.getByRole('dialog', { name: invitations.invite })
    await button(dialog, invitations.send).click()
    await expect(dialog.getByText(invitations.emailWrong)).toBeVisible()
    await field(dialog, invitations.email).fill(email)
    await dialog.getByRole('checkbox', { name: 'Auditor' }).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('region', { name: invitations.will })).toContainText(email)
    await isClean(page, 'the invitation')
    await button(dialog, invitations.send).click()
    await expect(rowOf(admin, email)).toContainText(invitations.open)
  })
  await test.step('the link asks for a username, a name and a password, and signs in', async () => {
    const { page } = auditor
    await page.goto(await linkInMail(admin, email, /http\S+\/staff\/join\?token=[\w-]+/))
    await expect(page.getByRole('heading', { name: join.title })).toBeVisible()
    await field(page, join.name).fill(name)
    await page.getByLabel(join.password, { exact: true }).fill('a night shift of cats')
    await page.getByLabel(join.repeated, { exact: true }).fill('a night shift of cats')
    await isClean(page, 'joining')
    await button(page, join.join).click()
    await openStaffPage(auditor, 'settings')
    await expect(page.getByRole('heading', { name: textIn(settingsText, 'en').title })).toBeVisible()
  })
  await test.step('an auditor opens pages to read, and finds nothing to change', async () => {
    const { page } = auditor
    await expect(buttonAbout(page, textIn(settingsText, 'en').history).first()).toBeVisible()
    await expect(buttonAbout(page, textIn(settingsText, 'en').change)).toHaveCount(0)
    await openStaffPage(auditor, 'people')
    await page.getByRole('searchbox', { name: t.search }).fill(name)
    await expect(rowOf(auditor, name)).toBeVisible()
    await expect(button(page, t.add)).toHaveCount(0)
    await openStaffPage(auditor, 'orders')
    await expect(page.getByRole('heading', { name: textIn(shellText, 'en').orders })).toBeVisible()
  })
  await test.step('the administrator ends the session, and the next step asks to sign in', async () => {
    const { page } = admin
    await button(page, t.people).click()
    await page.getByRole('searchbox', { name: t.search }).fill(name)
    // Their row moves when the others leave the list.
    await expect(page.getByText(t.fill('total', { total: 1 }), { exact: true })).toBeVisible()
    await button(rowOf(admin, name), sessions.fill('buttonOf', { name })).click()
    const dialog = page.getByRole('dialog', { name: sessions.fill('of', { name }) })
    await button(dialog, sessions.endAll).click()
    await button(page.getByRole('dialog', { name: sessions.endAll }), sessions.endAll).click()
    await expect(dialog.getByText(sessions.none)).toBeVisible()
    await auditor.page.goto('/staff/people')
    await expect(auditor.page.getByRole('heading', { name: textIn(loginText, 'en').title })).toBeVisible()
  })
})

// Proves B-AU-12, B-AU-14
test('an administrator reads who works where, changes a role after seeing what changes, and previews it by keyboard', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const { page } = admin
  await signInAsStaff(admin, 'admin')
  await page.goto('/staff/people?view=matrix')
  await test.step('the matrix has a row for each role and a column for each warehouse', async () => {
    const matrix = page.getByRole('group', { name: roles.matrix })
    await expect(matrix.getByRole('columnheader', { name: 'Shenzhen Fuyong' })).toBeVisible()
    await expect(matrix.getByRole('rowheader', { name: /Receiver/ })).toBeVisible()
    await isClean(page, 'the matrix')
  })
  await test.step('what a role may do is compared before it is saved', async () => {
    await button(page, t.rolesTab).click()
    await buttonAbout(rowOf(admin, 'Marketing'), roles.change).click()
    const dialog = page.getByRole('dialog', { name: roles.fill('changeOf', { name: 'Marketing' }) })
    const editor = dialog.getByRole('checkbox', { name: 'Content editor' })
    await editor.focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('region', { name: compared.willChange })).toContainText('Content editor')
    await isClean(page, 'a role')
    await button(dialog, roles.save).click()
    await expect(rowOf(admin, 'Marketing')).toContainText('Content editor')
  })
  await test.step('the preview shows the menu of somebody with that role, and says so in the address', async () => {
    await page.goto('/staff/people?view=preview')
    await page.getByRole('checkbox', { name: 'Finance clerk' }).focus()
    await page.keyboard.press('Space')
    const menu = page.getByRole('region', { name: roles.menu })
    await expect(menu.getByText(textIn(shellText, 'en').transfers)).toBeVisible()
    await expect(menu.getByText(textIn(shellText, 'en').receiving)).toHaveCount(0)
    await expect(page).toHaveURL(/roles=finance-clerk/)
    await isClean(page, 'the preview')
  })
  await test.step('no view scrolls sideways at 390 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const view of ['people', 'matrix', 'invitations', 'roles', 'preview']) {
      await page.goto(`/staff/people?view=${view}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([view, await tooWide(page)]).toEqual([view, 0])
    }
  })
})

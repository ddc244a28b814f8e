import { text as loginText } from '#web/staff/login.text.ts'
import { text as passwordText } from '#web/staff/password.text.ts'
import { text as badgeText } from '#web/staff/people/badges/text.ts'
import { text as peopleText } from '#web/staff/people/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, field, rowOf, typeCode } from './people.ts'
import { freshNumber } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(peopleText, 'en')
const login = textIn(loginText, 'en')
const password = textIn(passwordText, 'en')
const badges = textIn(badgeText, 'en')

test('an administrator makes a keeper, who signs in, works, and is out as soon as the account is disabled', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const keeper = await arrive({ language: 'en' })
  const username = freshNumber().toLowerCase()
  const name = `Keeper ${username}`
  const newPassword = 'a night shift of cats'
  let oneTimePassword = ''
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'people')

  await test.step('an account needs a role, and a keeper a warehouse; the password is shown once', async () => {
    await admin.page.getByRole('button', { name: t.add }).first().click()
    const dialog = admin.page.getByRole('dialog', { name: t.add })
    await field(dialog, t.username).fill(username)
    await field(dialog, t.name).fill(name)
    await field(dialog, t.email).fill(`${username}@example.com`)
    await button(dialog, t.create).click()
    await expect(dialog.getByText(t.roleRequired)).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Receiver' }).check()
    await button(dialog, t.create).click()
    await expect(dialog.getByText(t.warehouseRequired)).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Shenzhen Fuyong' }).check()
    await button(dialog, t.create).click()
    const issued = admin.page.getByRole('dialog', { name: t.fill('passwordTitle', { name }) })
    oneTimePassword = await issued.locator('code').innerText()
    await button(issued, t.gotIt).click()
    await expect(rowOf(admin, name)).toContainText(t.waiting)
  })
  await test.step('the one-time password opens its own change alone, then the keeper works', async () => {
    const { page } = keeper
    await page.goto('/staff/')
    await page.getByLabel(login.username).fill(username)
    await page.getByLabel(login.password, { exact: true }).fill(oneTimePassword)
    await typeCode(keeper)
    await button(page, login.signIn).click()
    await expect(page.getByRole('heading', { name: password.firstTitle })).toBeVisible()
    await page.getByLabel(password.oldPassword, { exact: true }).fill(oneTimePassword)
    await page.getByLabel(password.newPassword, { exact: true }).fill(newPassword)
    await page.getByLabel(password.repeatPassword, { exact: true }).fill(newPassword)
    await button(page, password.change).click()
    await openStaffPage(keeper, 'receiving')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Shenzhen Fuyong')
  })
  await test.step('disabled, the keeper is asked to sign in at the next step', async () => {
    await admin.page.getByRole('searchbox', { name: t.search }).fill(username)
    await rowOf(admin, name)
      .getByRole('button', { name: t.fill('disableOf', { name }) })
      .click()
    const question = admin.page.getByRole('dialog')
    await expect(question).toContainText(`${t.active} → ${t.disabled}`)
    await button(question, t.disable).click()
    await expect(rowOf(admin, name)).toContainText(t.disabled)
    // The open page may have noticed already, when it read the counts of its menu.
    await keeper.page.goto(staffBase + staffPaths.orders)
    await expect(keeper.page.getByRole('heading', { name: login.title })).toBeVisible()
  })
  await test.step('enabled and reset, it has a new one-time password and no second step', async () => {
    await rowOf(admin, name)
      .getByRole('button', { name: t.fill('enableOf', { name }) })
      .click()
    const question = admin.page.getByRole('dialog')
    await expect(question).toContainText(`${t.disabled} → ${t.active}`)
    await button(question, t.enable).click()
    await rowOf(admin, name)
      .getByRole('button', { name: t.fill('resetOf', { name }) })
      .click()
    await expect(question).toContainText(`${t.ownPassword} → ${t.onceOnly}`)
    await button(question, t.resetYes).click()
    const issued = admin.page.getByRole('dialog', { name: t.fill('passwordTitle', { name }) })
    expect(await issued.locator('code').innerText()).not.toBe(oneTimePassword)
    await button(issued, t.gotIt).click()
    await expect(rowOf(admin, name)).toContainText(t.waiting)
  })
  await test.step('nobody is offered to disable or reset themselves', async () => {
    await admin.page.goto('/staff/people?keyword=admin')
    const own = rowOf(admin, t.you)
    await expect(own.getByRole('button')).toHaveText([t.edit, badges.button])
  })
})

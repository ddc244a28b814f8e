import { memberPassword, staffPassword } from '#db/seed/people.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { text as loginText } from '#web/staff/login.text.ts'
import { text as frameText } from '#web/staff/frame/frame.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { button, field, isAt, type Person, typeCode } from './people.ts'

/* Signing in and out, as a member and as staff. */

let newcomers = 0

/** An address that nobody in this run has used. */
export const freshEmail = (name = 'newcomer') => `${name}.${process.pid}.${++newcomers}@example.com`

/** Fills in and submits the sign-in form; the journey checks the result. */
export async function trySignIn(person: Person, account: string, password = memberPassword) {
  const { page, language } = person
  const t = textIn(entryText, language)
  await field(page, t.account).fill(account)
  await page.getByLabel(t.password, { exact: true }).fill(password)
  await typeCode(person)
  await button(page.getByRole('main'), t.login).click()
}

export async function signIn(person: Person, account: string, password = memberPassword) {
  await person.page.goto('/web_site/login')
  await trySignIn(person, account, password)
  await expect(person.page).toHaveURL(/\/web_site\/pageHome$/)
  await isAt(person, 'memberHome')
}

export async function signOut(person: Person) {
  const { page, language } = person
  await page
    .getByRole('banner')
    .getByRole('button', { name: textIn(shellText, language).signOut })
    .click()
  await expect(page).toHaveURL(/\/web_site\/login$/)
  await isAt(person, 'login')
}

/** Signs in at the back office by its form, which opens the work queue. */
export async function signInAsStaff(person: Person, username: string) {
  const { page, language } = person
  const t = textIn(loginText, language)
  await page.goto('/staff/')
  await page.getByLabel(t.username).fill(username)
  await page.getByLabel(t.password, { exact: true }).fill(staffPassword)
  await typeCode(person)
  await page.getByRole('button', { name: t.signIn, exact: true }).click()
  await expect(button(page, textIn(frameText, language).goTo)).toBeVisible()
}

/** The session of the browser's next page. The smallest document of the same origin costs a tenth of the sign-in page. */
export async function keepStaffToken(page: Page, token: string) {
  await page.goto('/robots.txt')
  await page.evaluate((given) => sessionStorage.setItem('staff-token', given), token)
}

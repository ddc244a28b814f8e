import { message } from '#contract/messages.ts'
import { memberPassword } from '#db/seed/people.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { button, choice, field, linkInMail, type Person, typeCode } from './people.ts'

/** Fills in the form with one mistake after the other, as people do, and corrects each where the page points it out. */
export async function registerWithSlips(person: Person, email: string) {
  const { page, language } = person
  const t = textIn(entryText, language)
  const confirm = page.getByLabel(t.confirmPassword, { exact: true })
  await page.goto('/web_site/register')
  await field(page, t.email).fill(email)
  await page.getByLabel(t.password, { exact: true }).fill(memberPassword)
  await confirm.fill(`${memberPassword}x`)
  await confirm.press('Tab')
  await expect(confirm).toHaveAccessibleDescription(message('M-03', language))
  await confirm.fill(memberPassword)
  await choice(page, t.homeRegion).selectOption({ label: t.regionHK })
  await field(page, t.phone).fill('9123 4567')
  await page.getByRole('radio', { name: t.ageAdult }).check()
  await page.getByRole('checkbox', { name: t.terms }).check()
  await typeCode(person, { isWrong: true })
  await button(page.getByRole('main'), t.register).click()
  await expect(page.getByText(message('M-01', language))).toBeVisible()
  await typeCode(person)
  await button(page.getByRole('main'), t.register).click()
  await expect(page).toHaveURL(/\/web_site\/sendSuccess$/)
}

/** Opens the link of the activation mail; returns the member number on the page it leads to. */
export async function activate(person: Person, email: string): Promise<string> {
  const { page, language } = person
  const t = textIn(entryText, language)
  await page.goto(await linkInMail(person, email, /http:\S+\/web_site\/activation\?token=[\w-]+/))
  await expect(page).toHaveURL(/\/web_site\/success$/)
  await expect(page.getByRole('heading', { name: t.successTitle })).toBeVisible()
  const number = await page.getByText(/^JY\d{7}$/).innerText()
  await page.getByRole('main').getByRole('link', { name: t.toLogin }).click()
  await expect(page).toHaveURL(/\/web_site\/login$/)
  await expect(field(page, t.account)).toHaveValue(email)
  return number
}

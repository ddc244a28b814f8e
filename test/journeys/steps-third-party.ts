import type { SocialProvider } from '#contract/profile.ts'
import { text } from '#web/portal/members/third-party.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { button, type Person } from './people.ts'

/* At the simulated third party, whose page is in English. */

export async function beThere({ page }: Person, name: string) {
  await expect(page.getByRole('heading', { name: /^Simulated / })).toBeVisible()
  await page.getByRole('textbox', { name: /^Somebody else/ }).fill(name)
  await page.getByRole('button', { name: /^Continue/ }).click()
}

export async function refuseThere({ page }: Person) {
  await page.getByRole('button', { name: /^Refuse/ }).click()
}

/** From the sign-in page, up to the return. */
export async function goThere(person: Person, provider: SocialProvider, name: string, path = '/web_site/login') {
  const { page, language } = person
  await page.goto(path)
  await button(page, textIn(text, language)[provider]).click()
  await beThere(person, name)
}

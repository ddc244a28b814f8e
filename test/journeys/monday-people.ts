import { text as invitationText } from '#web/staff/people/invitations/text.ts'
import { text as peopleText } from '#web/staff/people/text.ts'
import { text as joinText } from '#web/staff/join.text.ts'
import { text as loginText } from '#web/staff/login.text.ts'
import { text as frameText } from '#web/staff/frame/frame.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { firstAdministrator } from './empty-product.ts'
import { button, field, linkInMail, type Person, typeCode } from './people.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(invitationText, 'en')
const people = textIn(peopleText, 'en')
const join = textIn(joinText, 'en')
const login = textIn(loginText, 'en')

export async function signInFirst({ page, ...person }: Person) {
  await page.goto('/staff/')
  await page.getByLabel(login.username).fill(firstAdministrator.username)
  await page.getByLabel(login.password, { exact: true }).fill(firstAdministrator.password)
  await typeCode({ page, ...person })
  await button(page, login.signIn).click()
  await expect(button(page, textIn(frameText, 'en').goTo)).toBeVisible()
}

interface Colleague {
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
  readonly warehouse?: string
}

/** Invited by mail, joins by the link in it, and is signed in. */
export async function invite(admin: Person, colleague: Person, { email, name, roles, warehouse }: Colleague) {
  const { page } = admin
  await openStaffPage(admin, 'people')
  await button(page, people.invitations).click()
  await button(page, t.invite).first().click()
  const dialog = page.getByRole('dialog', { name: t.invite })
  await field(dialog, t.email).fill(email)
  for (const role of roles) await dialog.getByRole('checkbox', { name: role, exact: true }).check()
  if (warehouse) await dialog.getByRole('checkbox', { name: warehouse }).check()
  await button(dialog, t.send).click()
  await expect(dialog).toBeHidden()
  const their = colleague.page
  await their.goto(await linkInMail(colleague, email, /http:\S+\/staff\/join\?token=[\w-]+/))
  await field(their, join.name).fill(name)
  await their.getByLabel(join.password, { exact: true }).fill(firstAdministrator.password)
  await their.getByLabel(join.repeated, { exact: true }).fill(firstAdministrator.password)
  await button(their, join.join).click()
  await expect(button(their, textIn(frameText, 'en').goTo)).toBeVisible()
}

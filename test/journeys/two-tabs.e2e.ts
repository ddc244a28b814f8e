import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { isAt } from './people.ts'
import { newMember } from './prepared.ts'
import { signIn, signOut } from './steps-entry.ts'

/* One browser, two tabs, one session. */

const profile = `${basePath}${paths.profile}`

/** A second tab of the same browser that shows something private. */
async function openProfile(first: Page, email: string): Promise<Page> {
  const second = await first.context().newPage()
  await second.goto(`${basePath}${paths.memberHome}`)
  await second.goto(profile)
  await expect(second.getByRole('main')).toContainText(email)
  return second
}

test('signing out in one tab leads the other to sign-in, and "back" shows nothing private in either', async ({
  arrive,
}) => {
  const { email, stored } = await newMember()
  const person = await arrive({ language: 'en', stored })
  const { page: first } = person
  const second = await openProfile(first, email)
  await first.goto(profile)
  await expect(first.getByRole('main')).toContainText(email)

  await signOut(person)
  await expect(second).toHaveURL((url) => url.pathname === `${basePath}${paths.login}`)
  await isAt({ page: second, language: 'en' }, 'login')
  expect(new URL(second.url()).searchParams.get('back')).toBe(paths.profile)
  for (const tab of [first, second]) {
    await tab.goBack()
    await expect(tab).toHaveURL(`${basePath}${paths.home}`)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.getByText(email)).toHaveCount(0)
  }
})

test('someone who signs in in one tab sees their own account in the other', async ({ arrive }) => {
  const [meiling, chiho] = [await newMember(), await newMember()]
  const person = await arrive({ language: 'en', stored: meiling.stored })
  const second = await openProfile(person.page, meiling.email)
  await signIn(person, chiho.email)
  await expect(second.getByRole('main')).toContainText(chiho.email)
  await expect(second.getByText(meiling.email)).toHaveCount(0)
})

test('a page for visitors stays where it is when another tab signs out', async ({ arrive }) => {
  const { stored } = await newMember()
  const person = await arrive({ language: 'en', stored })
  const second = await person.page.context().newPage()
  await second.goto(`${basePath}${paths.retrievePassword}`)
  await person.page.goto(`${basePath}${paths.memberHome}`)
  await signOut(person)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(second).toHaveURL(`${basePath}${paths.retrievePassword}`)
})

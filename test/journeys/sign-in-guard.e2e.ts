import { createHash } from 'node:crypto'
import { auth } from '#contract/members.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { staffPassword } from '#db/seed/people.ts'
import { appCode } from '#test/authenticator.ts'
import { text as loginText } from '#web/staff/login.text.ts'
import { text as passwordText } from '#web/staff/password.text.ts'
import { text as factorText } from '#web/shared/second-factor/text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as proofText } from '#web/kit/form/proof.text.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { button, field, type Person, typeCode } from './people.ts'
import { trySignIn } from './steps-entry.ts'

const shell = textIn(shellText, 'en')
const factor = textIn(factorText, 'en')
const login = textIn(loginText, 'en')

test('the page does the work that a guarded account asks for, says so, and signs in with the code typed once', async ({
  arrive,
}) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  const salt = 'salt'
  const most = 60_000
  const goal = createHash('sha256').update(`${salt}:${most}`).digest('hex')
  const { code, text } = refusals.proof_needed
  const proofs: unknown[] = []
  await page.route(`**${auth.login.path}`, async (route) => {
    const { proof } = route.request().postDataJSON()
    proofs.push(proof)
    const asked = { code, msg: text.en, data: { salt, goal, most, seal: 'seal' }, requestId: '1' }
    await (proof === undefined ? route.fulfill({ json: asked }) : route.continue())
  })
  await page.goto('/web_site/login')
  // Checked on every frame: on a fast machine it shows only for a moment.
  const said = page.waitForFunction(
    (words) => document.body.textContent.includes(words),
    textIn(proofText, 'en').working,
  )
  await trySignIn(person, 'meiling@example.com')
  await said
  await expect(page).toHaveURL(/\/web_site\/pageHome$/, { timeout: 60_000 })
  expect(proofs).toEqual([undefined, `${salt}:${most}:seal`])
})

test('the editor sets up two-step login, and from then on signs in with a code of the app or a recovery code', async ({
  arrive,
}) => {
  const person = await arrive({ language: 'en' })
  const { page } = person
  await page.goto('/staff/')
  await signInWith(person, '')
  await page.getByRole('link', { name: new RegExp(shell.changePassword) }).click()
  await page.getByRole('link', { name: textIn(passwordText, 'en').toSecondFactor }).click()
  await button(page, factor.setUp).click()
  await expect(page.getByRole('img', { name: factor.scanLabel })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const [key = '', recoveryCode = ''] = await page.getByRole('main').locator('code').allInnerTexts()
  await field(page, factor.code).fill('000000')
  await button(page, factor.confirm).click()
  await expect(field(page, factor.code)).toHaveAccessibleDescription(/./)
  await field(page, factor.code).fill(codeNow(key))
  await button(page, factor.confirm).click()
  await expect(page.getByText(factor.fill('isOn', { count: 8 }))).toBeVisible()

  await button(page, shell.signOut).click()
  await signInWith(person, '')
  await expect(field(page, login.totp)).toHaveAccessibleDescription(new RegExp(refusals.totp_missing.text.en))
  // A code works once; the next one is accepted half a minute early.
  await signInWith(person, codeNow(key, 1))
  await expect(page.getByText(factor.fill('isOn', { count: 8 }))).toBeVisible()

  await button(page, shell.signOut).click()
  await signInWith(person, recoveryCode)
  await expect(page.getByText(factor.fill('isOn', { count: 7 }))).toBeVisible()
})

async function signInWith(person: Person, totp: string) {
  const { page } = person
  await field(page, login.username).fill('editor')
  await page.getByLabel(login.password, { exact: true }).fill(staffPassword)
  await field(page, login.totp).fill(totp)
  await typeCode(person)
  await button(page, login.signIn).click()
}

const codeNow = (key: string, steps = 0) => appCode(key, Date.now() + steps * 30_000)

import { signIns } from '#contract/profile.ts'
import { passkeys } from '#contract/sign-in-factors.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { memberPassword } from '#db/seed/people.ts'
import { appCode } from '#test/authenticator.ts'
import { text as ceremonyText } from '#web/portal/members/ceremony.text.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as passkeysText } from '#web/portal/members/passkeys.text.ts'
import { text as proofText } from '#web/portal/members/proof.text.ts'
import { text as stepText } from '#web/portal/members/second-step.text.ts'
import { text as signInsText } from '#web/portal/members/sign-ins.text.ts'
import { text as thirdPartyText } from '#web/portal/members/third-party.text.ts'
import { text as factorText } from '#web/shared/second-factor/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { button, card, field, isAt, type Person, typeCode } from './people.ts'
import { newMember } from './prepared.ts'
import { beThere, goThere } from './steps-third-party.ts'

/* Passkeys on a device that Chromium imitates, codes of an authenticator app, and asking again who is there. */

const t = textIn(passkeysText, 'en')
const entry = textIn(entryText, 'en')
const proof = textIn(proofText, 'en')
const step = textIn(stepText, 'en')
const factor = textIn(factorText, 'en')
const sessions = textIn(signInsText, 'en')
const others = textIn(thirdPartyText, 'en')
const kit = textIn(kitText, 'en')
const ceremony = textIn(ceremonyText, 'en')

/** A device with a fingerprint reader; its owner always presses it, until they do not. */
async function withDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const owner = (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { owner }
}

async function logIn(person: Person, email: string) {
  const { page } = person
  await page.goto('/web_site/login')
  await field(page, entry.account).fill(email)
  await page.getByLabel(entry.password, { exact: true }).fill(memberPassword)
  await typeCode(person)
  await button(page, entry.login).click()
}

test('a passkey is added, signs in without a password, and no longer does once it is removed', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await withDevice(page)
  await page.goto('/web_site/basicInformation')
  const place = card(page, t.title)
  await expect(place).toContainText(t.none)
  await button(place, t.add).click()
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, t.name)).toHaveValue(/ on Linux$/)
  expect(await faultsOf(page)).toEqual([])
  await field(dialog, t.name).fill('Phone of Mei')
  await button(dialog, t.continue).click()
  await expect(place.getByRole('listitem')).toContainText('Phone of Mei')
  await expect(place.getByRole('listitem')).toContainText(t.neverUsed)

  // The same device knows that it has one.
  await button(place, t.add).click()
  await button(dialog, t.continue).click()
  await expect(dialog.getByRole('alert')).toHaveText(ceremony.known)
  await button(dialog, kit.cancel).click()

  await place.getByRole('button', { name: new RegExp(`^${t.rename}`) }).click()
  await field(dialog, t.name).fill('Old phone')
  await button(dialog, t.save).click()
  await expect(place.getByRole('listitem')).toContainText('Old phone')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/web_site/login')
  await button(page, entry.withPasskey).click()
  await isAt(person, 'memberHome')
  await page.goto('/web_site/basicInformation')
  const here = card(page, sessions.title).getByRole('listitem').filter({ hasText: sessions.here })
  await expect(here).toContainText(sessions.fill('by', { way: sessions.byPasskey }))

  await place.getByRole('button', { name: new RegExp(`^${t.remove}`) }).click()
  await button(dialog, t.remove).click()
  await expect(place).toContainText(t.none)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/web_site/login')
  await button(page, entry.withPasskey).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(refusals.passkey_wrong.text.en)
})

test('a browser offers the passkey among what it fills in, and choosing it there logs in', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await withDevice(page)
  await page.goto('/web_site/basicInformation')
  await button(card(page, t.title), t.add).click()
  await button(page.getByRole('dialog'), t.continue).click()
  await expect(card(page, t.title).getByRole('listitem')).toHaveCount(1)
  await page.evaluate(() => localStorage.clear())
  // Headless Chromium draws no list of what it fills in: the choice from it is made here, the device does the rest.
  await page.addInitScript(() => {
    const ask = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = async (asked) => {
      if (asked?.mediation !== 'conditional') return ask(asked)
      document.documentElement.dataset.offered = 'yes'
      await new Promise((resolve) => addEventListener('chosen', resolve, { once: true }))
      return ask({ publicKey: asked.publicKey as PublicKeyCredentialRequestOptions })
    }
  })
  await page.goto('/web_site/login')
  await expect(field(page, entry.account)).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(page.locator('html')).toHaveAttribute('data-offered', 'yes')
  await page.evaluate(() => dispatchEvent(new Event('chosen')))
  await isAt(person, 'memberHome')
  expect((await member.call(signIns.list, {})).list.map(({ way }) => way)).toContain('passkey')
})

test('a device that does not know its owner signs nobody in, and the page says what to do', async ({ arrive }) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored, width: 390 })
  const device = await withDevice(page)
  await page.goto('/web_site/basicInformation')
  await button(card(page, t.title), t.add).click()
  await button(page.getByRole('dialog'), t.continue).click()
  await expect(card(page, t.title).getByRole('listitem')).toHaveCount(1)
  await page.evaluate(() => localStorage.clear())
  await device.owner(false)
  await page.goto('/web_site/login')
  await button(page, entry.withPasskey).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(ceremony.cancelled)
  expect((await member.call(passkeys.list, {})).list[0]?.lastUsedAt).toBeNull()
})

test('with codes switched on, a password needs one; a recovery code helps without the phone', async ({ arrive }) => {
  const member = await newMember()
  const owner = await arrive({ language: 'en', stored: member.stored })
  const { page } = owner
  await page.goto('/web_site/basicInformation')
  await button(card(page, t.codeTitle), t.codeSetUp).click()
  const secret = (await card(page, factor.scanTitle).locator('code').innerText()).replaceAll(' ', '')
  const [recoveryCode = ''] = await card(page, factor.codesTitle).locator('code').allInnerTexts()
  expect(await faultsOf(page)).toEqual([])
  await field(page, factor.code).fill(appCode(secret, Date.now()))
  await button(page, factor.confirm).click()
  await expect(card(page, t.codeTitle)).toContainText(t.fill('codeIsOn', { count: 8 }))

  const visitor = await arrive({ language: 'en', width: 390 })
  await logIn(visitor, member.email)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(step.title)
  expect(await faultsOf(visitor.page)).toEqual([])
  await field(visitor.page, step.code).fill('000000')
  await button(visitor.page, step.login).click()
  await expect(field(visitor.page, step.code)).toHaveAccessibleDescription(new RegExp(refusals.totp_wrong.text.en))
  await field(visitor.page, step.code).fill(recoveryCode)
  await button(visitor.page, step.login).click()
  await isAt(visitor, 'memberHome')
  const { list } = await member.call(signIns.list, {})
  expect(list.map(({ way, withCode }) => [way, withCode])).toContainEqual(['password', true])

  await page.reload()
  await expect(card(page, t.codeTitle)).toContainText(t.fill('codeIsOn', { count: 7 }))
  await button(card(page, t.codeTitle), t.codeEnd).click()
  await button(page.getByRole('dialog'), t.codeEnd).click()
  await expect(card(page, t.codeTitle)).toContainText(t.codeIsOff)
})

test('a member who signed in by a third party proves who they are before a sign-in is removed', async ({ arrive }) => {
  const [member, name] = [await newMember(), `小貓 proof ${process.pid}`]
  const owner = await arrive({ language: 'en', stored: member.stored })
  await owner.page.goto('/web_site/basicInformation')
  await button(card(owner.page, others.cardTitle), others.fill('startLinkOf', { provider: others.nameQq })).click()
  await beThere(owner, name)
  await expect(card(owner.page, others.cardTitle)).toContainText(name)

  const guest = await arrive({ language: 'en', width: 390 })
  await goThere(guest, 'qq', name)
  await isAt(guest, 'memberHome')
  const { page } = guest
  await page.goto('/web_site/basicInformation')
  const ways = card(page, others.cardTitle)
  const take = async () => {
    await button(ways, others.fill('endLinkOf', { provider: others.nameQq })).click()
    await button(page.getByRole('dialog'), others.endLink).click()
  }
  const asked = page.getByRole('dialog', { name: proof.title })
  await take()
  await expect(asked.getByLabel(proof.password, { exact: true })).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(ways, 'nothing was changed').toContainText(name)
  await take()
  await asked.getByLabel(proof.password, { exact: true }).fill('not_the_one')
  await button(asked, proof.confirm).click()
  await expect(asked.getByLabel(proof.password, { exact: true })).toHaveAccessibleDescription(
    new RegExp(refusals.old_password_wrong.text.en),
  )
  await asked.getByLabel(proof.password, { exact: true }).fill(memberPassword)
  await page.keyboard.press('Enter')
  await expect(asked).toBeHidden()
  await expect(button(ways, others.fill('startLinkOf', { provider: others.nameQq }))).toBeVisible()
})

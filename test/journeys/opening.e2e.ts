import { staffConfig } from '#contract/config-office.ts'
import { site } from '#contract/content.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { gapSentences, lineNames } from '#web/staff/opening/lines.text.ts'
import { text as openingText } from '#web/staff/opening/text.ts'
import { text as textsText } from '#web/staff/texts/text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, field } from './people.ts'
import { signedInStaff } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(openingText, 'en')
const texts = textIn(textsText, 'en')
const gaps = textIn(gapSentences, 'en')
const lines = textIn(lineNames, 'en')

/** Other journeys register members. */
test.afterEach(async () => {
  const office = await signedInStaff('admin')
  const { list } = await office.call(staffConfig.list, {})
  const { version = 0 } = list.find(({ key }) => key === 'registration.open') ?? {}
  await office.call(staffConfig.set, { key: 'registration.open', value: true, version })
  const isOpen = async () => (await office.call(site.getConfig, { appid: 'web' })).features.registrationOpen
  await expect.poll(isOpen).toBe(true)
})

// Proves B-SY-08, B-SY-09, B-SY-10, B-SY-11
test('an administrator closes registration, replaces a sample text, tries the mail, and sees what still keeps it closed', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const visitor = await arrive({ language: 'en', width: 390 })
  const { page } = admin
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'opening')
  const lineOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await test.step('while it is closed nobody registers, and it cannot open with samples', async () => {
    await button(page, t.close).click()
    await button(page.getByRole('dialog'), t.close).click()
    await expect(button(page, t.open)).toBeDisabled()
    await expect(page.getByText(/\d+ still needed/)).toBeVisible()
    await isClean(page, 'the checklist')
    await expect
      .poll(
        async () => {
          await visitor.page.goto('/web_site/register')
          return visitor.page.getByRole('heading', { level: 1 }).textContent()
        },
        { timeout: 30_000 },
      )
      .toBe(textIn(entryText, 'en').closedTitle)
  })
  await test.step('a text is done once its placeholders are replaced in every language', async () => {
    await expect(lineOf(lines.company)).toContainText(gaps.companyPage)
    await page.goto('/staff/texts/companyProfile')
    const languages = page.getByRole('radiogroup', { name: texts.languages })
    for (const language of ['简体', '繁體', 'English']) {
      await languages.getByText(language, { exact: true }).click()
      await field(page, texts.body).fill('Smart Cats Forwarding Ltd')
    }
    await expect(page.getByRole('group', { name: texts.look })).toContainText('Smart Cats Forwarding Ltd')
    await isClean(page, 'the editor of a text')
    await button(page, texts.publish).click()
    await button(page.getByRole('dialog'), texts.publish).click()
    await expect(button(page, texts.publish)).toBeDisabled()
    await page.goto('/staff/opening')
    await expect(lineOf(lines.company)).not.toContainText(gaps.companyPage)
  })
  await test.step('the mail counts once somebody says that it arrived', async () => {
    const mail = lineOf(lines.mail)
    await field(mail, t.sendTo).fill('office@example.com')
    await button(mail, t.sendTest).click()
    await expect(async () => {
      await page.reload()
      await expect(mail).toContainText(gaps.mailNotConfirmed, { timeout: 8000 })
    }).toPass()
    await button(mail, t.itArrived).click()
    await expect(mail).not.toContainText(gaps.mailNotConfirmed)
  })
})

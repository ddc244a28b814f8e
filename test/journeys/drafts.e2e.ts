import { basePath } from '#web/client/base-path.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as profileText } from '#web/portal/members/profile.text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { paths } from '#web/paths.ts'
import { text as contactText } from '#web/site/contact/contact.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { button, field, isAt } from './people.ts'
import { newMember } from './prepared.ts'

/* A reload loses nothing that was typed, and nobody else ever sees it. */

const t = textIn(parcelText, 'en')
const kit = textIn(kitText, 'en')
const drafts = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('draft:')),
  )

test('a forecast that is half typed is there after a reload, and is kept for nobody else', async ({ arrive }) => {
  const [one, other] = [await newMember(), await newMember()]
  const person = await arrive({ language: 'en', stored: one.stored })
  const { page } = person
  page.on('dialog', (dialog) => void dialog.accept())
  const realName = field(page, textIn(profileText, 'en').realName)
  await page.goto(`${basePath}${paths.profile}`)
  await realName.fill('Chan Tai Man')
  await page.reload()
  await expect(realName).toHaveValue('Chan Tai Man')
  const number = field(page, t.trackingNumber)
  await page.goto(`${basePath}${paths.forecast}`)
  await number.fill('SF1420098812103')
  await field(page, t.customerCode).fill('shop 2')
  await page.reload()
  await expect(number).toHaveValue('SF1420098812103')
  await expect(field(page, t.customerCode)).toHaveValue('shop 2')
  await expect(button(page, kit.draftDiscard)).toBeVisible()

  await test.step('another member who signs in here finds nothing of it', async () => {
    await page.evaluate(({ token, userid }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('userid', userid)
    }, other.stored)
    await page.reload()
    await expect(number).toHaveValue('')
    expect(await drafts(page)).toEqual([])
  })

  await test.step('a session that has ended takes it along', async () => {
    await number.fill('SF1420098812104')
    await expect.poll(() => drafts(page)).toHaveLength(1)
    await page.evaluate(() => localStorage.setItem('token', 'over'))
    await page.reload()
    await isAt(person, 'login')
    expect(await drafts(page)).toEqual([])
  })
})

test('a visitor’s letter survives a reload and a change of language in its tab', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const words = textIn(contactText, 'en')
  await page.goto(`${basePath}${paths.contact}`)
  await field(page, words.content).fill('Where is my parcel?')
  // The island is hydrated at the first interaction.
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.reload()
  await expect(field(page, words.content)).toHaveValue('Where is my parcel?')
  await page.goto(`${basePath}${paths.contact}?lang=zh-Hant`)
  await expect(field(page, textIn(contactText, 'zh-Hant').content)).toHaveValue('Where is my parcel?')
})

test('a registration that is half typed survives a reload in its tab, without its password', async ({ arrive }) => {
  const { page } = await arrive({ language: 'en' })
  const words = textIn(entryText, 'en')
  const email = field(page, words.email)
  const password = page.getByLabel(words.password, { exact: true })
  await page.goto(`${basePath}${paths.register}`)
  await email.fill('half@example.com')
  await password.fill('Meow_2026')
  await page.reload()
  await expect(email).toHaveValue('half@example.com')
  await expect(password).toHaveValue('')
  // The picture of the code comes only after the draft was discarded: it is no input, and can be answered.
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/auth/captcha?**', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await button(page, kit.draftDiscard).click()
  await expect(email).toHaveValue('')
  release()
  await expect(page.getByRole('img', { name: kit.codeImage })).toBeVisible()
  await page.reload()
  await expect(email).toHaveValue('')
  await expect(button(page, kit.draftDiscard)).toHaveCount(0)
  expect(await drafts(page)).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { myData } from '#contract/my-data.ts'
import { signIns } from '#contract/profile.ts'
import { unzipped } from '#test/unzip.ts'
import { text as dataText } from '#web/portal/members/my-data.text.ts'
import { text as signInsText } from '#web/portal/members/sign-ins.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, isAt } from './people.ts'
import { newMember, signedInMember } from './prepared.ts'

/* Where a member is signed in, and the data we keep about them. */

const data = textIn(dataText, 'en')
const sessions = textIn(signInsText, 'en')

test('a session that one does not know is ended, and its browser is led to the sign-in page', async ({ arrive }) => {
  const member = await newMember()
  const elsewhere = await signedInMember(member.email)
  const stranger = await arrive({ language: 'en', stored: elsewhere.stored })
  await stranger.page.goto('/web_site/webHome')
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto('/web_site/basicInformation')
  const place = card(page, sessions.title)
  const rows = place.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: sessions.here })).toHaveCount(1)
  await rows.getByRole('button').click()
  await button(page.getByRole('dialog'), sessions.end).click()
  await expect(rows).toHaveCount(1)
  await stranger.page.goto('/web_site/pageHome')
  await expect(stranger.page).toHaveURL(/\/web_site\/login/)
  expect((await member.call(signIns.list, {})).list).toHaveLength(1)
})

test('all that we keep is downloaded as one archive that opens', async ({ arrive }) => {
  const { stored } = await signedInMember('meiling@example.com')
  const { page } = await arrive({ language: 'zh-Hant', stored })
  await page.goto('/web_site/basicInformation')
  const words = textIn(dataText, 'zh-Hant')
  const coming = page.waitForEvent('download')
  await button(card(page, words.title), words.archive).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^my-data-JY\d+-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipped(await readFile(await download.path()))
  expect(files.get('profile.json')?.toString()).toContain('meiling@example.com')
  expect(files.get('parcels.csv')?.toString().split('\r\n').length).toBeGreaterThan(5)
  expect(files.get('parcels.csv')?.toString()).toContain('快遞單號')
})

test('deletion is asked for, says what goes and what stays, and is taken back', async ({ arrive }) => {
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/basicInformation')
  const place = card(page, data.title)
  await expect(place).toContainText(data.stays)
  await button(place, data.ask).click()
  const dialog = page.getByRole('dialog')
  await button(dialog, data.send).click()
  await expect(dialog).toBeHidden()
  await expect(place.getByRole('status')).toContainText('You requested deletion on')
  expect((await member.call(myData.get, {})).deletion?.state).toBe('open')
  await button(place, data.withdraw).click()
  await expect(button(place, data.ask)).toBeVisible()
  expect((await member.call(myData.get, {})).deletion?.state).toBe('withdrawn')
})

test('what is under way is named before an account can be deleted, each with the way to it', async ({ arrive }) => {
  const { stored } = await signedInMember('meiling@example.com')
  const person = await arrive({ language: 'en', stored })
  const { page } = person
  await page.goto('/web_site/basicInformation')
  const place = card(page, data.title)
  await expect(place).toContainText(data.obstaclesTitle)
  await place.getByRole('link', { name: data.balance }).click()
  await expect(page).toHaveURL(/\/web_site\/expenseCalendar$/)
  await isAt(person, 'expenses')
})

import { staffFeedback, feedback } from '#contract/feedback.ts'
import { notices } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { profiles } from '#contract/profile.ts'
import { languages } from '#domain/language.ts'
import { text } from '#web/portal/notices/text.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, countCalls, hearsKeys, isAt } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'

/** A member with three notices: welcome, a changed phone, and a reply. */
async function told() {
  const member = await newMember()
  await member.call(profiles.updateProfile, { phone: { region: 'HK', number: '51234567' } })
  const { id } = await member.call(feedback.create, {
    kind: 'feedback',
    contactName: 'Mei',
    phone: '51234567',
    content: 'Open on Sundays?',
  })
  await (await signedInStaff('service')).call(staffFeedback.reply, { id, text: 'Yes, from 10:00 to 20:00.' })
  return member
}

test('the bell counts what is unread once the page is shown, opens a panel by the keyboard, and a notice leads to its page', async ({
  arrive,
}) => {
  const [t, shell] = [textIn(text, 'en'), textIn(shellText, 'en')]
  const { stored } = await told()
  const person = await arrive({ language: 'en', width: 1440, stored })
  const { page } = person
  const panelCode = page.waitForRequest(/NoticePanel/)
  await page.goto(`${basePath}${paths.memberHome}`)
  const bell = button(page, shell.fill('unreadNotices', { count: 3 }))
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
  await hearsKeys(page)
  await bell.focus()
  await page.keyboard.press('Enter')
  await panelCode
  const panel = page.getByRole('region', { name: t.latest })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await isClean(page, 'the open panel')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()
  await bell.click()
  await panel.getByRole('link', { name: /We have replied to your message.*Yes, from 10:00/ }).click()
  await isAt(person, 'feedback')
  await expect(panel).toHaveCount(0)
  await expect(button(page, shell.fill('unreadNotices', { count: 2 }))).toBeVisible()
  await button(page, shell.fill('unreadNotices', { count: 2 })).click()
  await panel.getByRole('button', { name: t.markAll }).click()
  await expect(button(page, shell.notices)).toBeVisible()
  await panel.getByRole('link', { name: t.seeAll }).click()
  await isAt(person, 'noticeCentre')
})

test('the first screen does not wait for the bell, and every page asks again', async ({ arrive }) => {
  const { stored, call } = await told()
  const person = await arrive({ language: 'en', width: 1440, stored })
  const { page } = person
  const asked = countCalls(person, unreadNotices.countUnread)
  await page.goto(`${basePath}${paths.memberHome}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shell = textIn(shellText, 'en')
  await expect(button(page, shell.fill('unreadNotices', { count: 3 }))).toBeVisible()
  const before = asked()
  expect(before).toBe(1)
  await call(notices.markAllRead, {})
  await page.getByRole('navigation').getByRole('link', { name: 'Package list', exact: true }).first().click()
  await expect(button(page, shell.notices)).toBeVisible()
  expect(asked()).toBeGreaterThan(before)
})

for (const [index, language] of languages.entries()) {
  const width = [390, 1440, 320][index] ?? 390
  test(`in ${language} at ${width} px a member filters, marks and chooses what they are told`, async ({ arrive }) => {
    const t = textIn(text, language)
    const { stored } = await told()
    const person = await arrive({ language, width, stored })
    const { page } = person
    await page.goto(`${basePath}${paths.memberHome}`)
    if (width < 800) {
      const name = textIn(shellText, language).fill('unreadNotices', { count: 3 })
      await page.getByRole('link', { name, exact: true }).click()
    } else await page.goto(`${basePath}${paths.noticeCentre}`)
    await isAt(person, 'noticeCentre')
    const list = page.getByRole('list', { name: t.listTitle })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await isClean(page, `notices in ${language} at ${width}`)
    await page.getByLabel(t.filterShow).selectOption(t.showUnread)
    await list.getByRole('button', { name: t.markRead }).first().click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await page.getByLabel(t.filterGroup).selectOption(t.orders)
    await expect(page.getByText(t.noMatchTitle)).toBeVisible()
    await button(page, t.clear).click()
    await button(page, t.markAll).first().click()
    await expect(list.getByText(t.unread)).toHaveCount(0)
    const mail = page.getByRole('checkbox', { name: new RegExp(`${t.mail}\\s*, ${t.rules}`) })
    await expect(mail).toBeChecked()
    await mail.click()
    await expect(mail).not.toBeChecked()
    await page.reload()
    await expect(mail).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: new RegExp(`${t.mail}\\s*, ${t.account}`) })).toHaveCount(0)
    await expect(page.getByText(t.fill('isAlwaysOn', { channel: t.site }))).toBeVisible()
  })
}

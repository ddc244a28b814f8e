import { live } from '#contract/live.ts'
import { feedback, staffFeedback } from '#contract/feedback.ts'
import { text } from '#web/portal/feedback/text.ts'
import { text as needsText } from '#web/portal/members/needs.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { hearsKeys, button, countCalls, field, linkInMail, toast } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'

const t = textIn(text, 'en')

// Proves
test('a member writes, customer service answers, and the reply is mailed, told on the home page and read', async ({
  arrive,
}) => {
  const h = textIn(needsText, 'en')
  const member = await newMember()
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.feedback}`)
  await field(page, t.contactName).fill('Chan Tai Man')
  await field(page, t.phone).fill('9123 4567')
  await field(page, t.content).fill('May I collect on Sundays?\nThank you.')
  await button(page, t.send).click()
  await expect(toast(person, 'M-18')).toBeVisible()
  await expect(field(page, t.content)).toHaveValue('')
  const letter = page.getByRole('list', { name: t.listTitle }).getByRole('listitem')
  await expect(letter).toHaveCount(1)
  await expect(letter).toContainText('May I collect on Sundays?')
  await expect(letter).toContainText('Awaiting a reply')

  // Otherwise the reply would come into the open page, and be read there.
  const following = page.waitForResponse((response) => response.url().endsWith(live.follow.path))
  await page.goto(`${basePath}${paths.memberHome}`)
  await hearsKeys(page)
  // What happens before the page follows it would be read with the next page only.
  await following
  const [{ id } = { id: '' }] = (await member.call(feedback.listMine, {})).list
  await (await signedInStaff('service')).call(staffFeedback.reply, { id, text: 'Yes, from 10:00 to 20:00.' })
  expect(await linkInMail(person, member.email, /\S+\/web_site\/feedback/)).toContain('/web_site/feedback')

  await expect(page.getByText(h.fill('replyLine', { count: 1 }), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: h.readReply }).click()
  await expect(letter).toContainText('Yes, from 10:00 to 20:00.')
  await expect(letter).toContainText(t.newReply)
  await page.goto(`${basePath}${paths.memberHome}`)
  await expect(page.getByRole('link', { name: h.readReply })).toHaveCount(0)
})

test('a letter without name, phone or words is not sent, and says what is missing', async ({ arrive }) => {
  const { stored } = await newMember()
  const person = await arrive({ language: 'en', stored })
  const { page } = person
  await page.goto(`${basePath}${paths.feedback}`)
  const sent = countCalls(person, feedback.create)
  await field(page, t.contactName).fill('')
  await button(page, t.send).click()
  await expect(field(page, t.contactName)).toBeFocused()
  await expect(page.getByText('This field is required')).toHaveCount(2)
  expect(sent()).toBe(0)
  await field(page, t.contactName).fill('Chan Tai Man')
  await field(page, t.content).fill('Hello')
  await field(page, t.phone).fill('')
  await button(page, t.send).click()
  await expect(field(page, t.phone)).toHaveAttribute('aria-invalid', 'true')
})

test('one press sends from the field that was typed in last, also where leaving it shows an error', async ({
  arrive,
}) => {
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  await page.goto(`${basePath}${paths.feedback}`)
  await field(page, t.contactName).fill('')
  await field(page, t.content).fill('')
  await field(page, t.phone).pressSequentially('x')
  // Even if the layout moves, the press stays at the same place.
  const place = await button(page, t.send).boundingBox()
  await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + (place?.height ?? 0) - 2)
  await expect(field(page, t.contactName)).toBeFocused()
  await expect(page.getByText('This field is required')).toHaveCount(2)
})

import { fieldText } from '#contract/wire/field-texts.ts'
import { orders } from '#contract/orders.ts'
import { memberPassword } from '#db/seed/people.ts'
import { basePath } from '#web/client/base-path.ts'
import { text as entryText } from '#web/portal/members/entry.text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as workText } from '#web/kit/form/code-work.text.ts'
import { kitText } from './kit-text.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { button, card, choice, countCalls, field, hearsKeys, typeCode } from './people.ts'
import { newMember, stocked } from './prepared.ts'

const work = textIn(workText, 'en')
const kit = textIn(kitText, 'en')

test('people who cannot read the picture let the browser work, by keyboard only, and sign in', async ({ arrive }) => {
  const t = textIn(entryText, 'en')
  const { page } = await arrive({ language: 'en' })
  await page.goto(`${basePath}/login`)
  await field(page, t.account).fill('meiling@example.com')
  await page.getByLabel(t.password, { exact: true }).fill(memberPassword)
  await hearsKeys(page)
  await button(page, work.cannotRead).press('Enter')
  const check = field(page, work.label)
  await expect(check).toBeFocused()
  await expect(page.getByText(work.done)).toBeVisible({ timeout: 30_000 })
  expect(await faultsOf(page)).toEqual([])
  await button(page.getByRole('main'), t.login).press('Enter')
  await expect(page).toHaveURL(/\/pageHome$/)
})

test('a district that is missing takes the focus, and nothing is sent for which the code would be spent', async ({
  arrive,
}) => {
  const t = textIn(applyText, 'en')
  const member = await newMember()
  await stocked(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.apply}`)
  await page.getByRole('main').getByRole('checkbox').nth(1).check()
  const receiver = card(page, t.receiver)
  await field(receiver, t.name).fill('Chan')
  await field(receiver, t.phone).fill('9123 4567')
  await field(receiver, t.address).fill('18 Sha Tin Centre Street')
  await choice(receiver, kit.regionCountry).selectOption({ label: 'Hong Kong' })
  await page.getByRole('radio', { name: /Hong Kong parcel line/ }).check()
  await typeCode(person)
  const sent = countCalls(person, orders.submitConsolidation)
  await button(page, t.submit).click()
  await expect(choice(receiver, kit.fill('regionPart', { level: 1 }))).toBeFocused()
  await expect(receiver).toContainText(fieldText('field_region', 'en'))
  expect(sent()).toBe(0)
})

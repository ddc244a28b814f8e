import { orders } from '#contract/orders.ts'
import { rules } from '#contract/standing-rules.ts'
import { text as listText } from '#web/orders/list.text.ts'
import { basePath, paths } from '#web/paths.ts'
import { text as rulesText } from '#web/rules/text.ts'
import { textIn } from '#web/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { button, card, choice, field, toast } from './people.ts'
import { consigneeOf, newMember } from './prepared.ts'

const t = textIn(rulesText, 'en')

test('a rule is made, paused, resumed and deleted where orders are, and says what it will do', async ({ arrive }) => {
  const member = await newMember()
  await consigneeOf(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.orders}`)
  await button(page, textIn(listText, 'en').rules).click()
  const place = card(page, t.title)
  await button(place, t.add).first().click()
  const form = page.getByRole('dialog')

  await test.step('what is missing stands at its field, and nothing is kept', async () => {
    await button(form, t.save).click()
    await expect(field(form, t.name)).toBeFocused()
    expect((await member.call(rules.list, {})).list).toEqual([])
  })

  await test.step('it is kept as it was told', async () => {
    await field(form, t.name).fill('Everything home')
    await choice(form, t.warehouse).selectOption({ index: 1 })
    await form.getByRole('radio', { name: t.waitsDays }).check()
    await choice(form, t.receiver).selectOption({ index: 1 })
    await choice(form, t.channel).selectOption({ label: 'Hong Kong parcel line' })
    await form.getByRole('checkbox', { name: t.pays }).check()
    await field(form, t.payUpTo).fill('100')
    await button(form, t.save).click()
    await expect(toast(person, 'M-18')).toBeVisible()
    await expect(place).toContainText(t.fill('whenDays', { count: 7 }))
    await expect(place).toContainText(t.fill('paysUpTo', { price: '¥100.00' }))
    expect((await member.call(rules.list, {})).list).toMatchObject([
      { waitDays: 7, payUpToMinor: 10_000, active: true },
    ])
  })

  await test.step('it is paused and resumed by one press each, and deleted when asked twice', async () => {
    await button(place, t.pause).click()
    await expect(place.getByText(t.paused)).toBeVisible()
    await button(place, t.resume).click()
    await expect(place.getByText(t.running)).toBeVisible()
    await button(place, t.remove).click()
    await button(page.getByRole('dialog'), t.remove).click()
    await expect(place.getByText(t.emptyTitle)).toBeVisible()
    expect((await member.call(orders.list, {})).total).toBe(0)
  })
})

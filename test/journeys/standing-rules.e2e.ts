import { channels } from '#contract/channels.ts'
import { orders } from '#contract/orders.ts'
import { rules } from '#contract/standing-rules.ts'
import { sql } from '#server/database/db.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as rulesText } from '#web/portal/rules/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { byTheClock, inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, choice, field, isAt, type Person, toast } from './people.ts'
import { consigneeOf, funded, newMember, type PreparedMember, stocked } from './prepared.ts'
import { nextStepCard, pay } from './steps-orders.ts'

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

  await test.step('what is missing is shown at its field, and nothing is saved', async () => {
    await button(form, t.save).click()
    await expect(field(form, t.name)).toBeFocused()
    expect((await member.call(rules.list, {})).list).toEqual([])
  })

  await test.step('it is saved as entered', async () => {
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
    await buttonAbout(place, t.pause).click()
    await expect(place.getByText(t.paused)).toBeVisible()
    await buttonAbout(place, t.resume).click()
    await expect(place.getByText(t.running)).toBeVisible()
    await buttonAbout(place, t.remove).click()
    await button(page.getByRole('dialog'), t.remove).click()
    await expect(place.getByText(t.emptyTitle)).toBeVisible()
    expect((await member.call(orders.list, {})).total).toBe(0)
  })
})

/** One parcel is in stock, and the scheduler has planned to send it home; returns the run. */
async function planned(member: PreparedMember, payUpToMinor: number) {
  const { id: receiverId } = await consigneeOf(member)
  const parcel = await stocked(member)
  const { list } = await member.call(channels.forAddress, { receiverId, warehouseCode: 2 })
  await member.call(rules.save, {
    name: 'Everything home',
    warehouseCode: 2,
    receiverId,
    channelId: list.find(({ code }) => code === 'HK_PARCEL')?.channelId ?? '',
    currency: 'CNY',
    payUpToMinor,
  })
  await byTheClock('followRules')
  const run = async () => (await member.call(rules.list, {})).list[0]?.planned
  await expect.poll(async () => (await run())?.state).toBe('planned')
  return { parcel, runId: (await run())?.id ?? '', dueAt: (await run())?.dueAt ?? '' }
}

/** As a link in the mail opens them. */
async function openRules({ page }: Person) {
  await page.goto(`${basePath}${paths.orders}?rules=open`)
  const place = card(page, t.title)
  // Loading parts have a status role too.
  const plan = place.getByRole('status').filter({ has: page.getByRole('button', { name: t.stop }) })
  return { place, plan, log: card(place, t.log).getByRole('listitem') }
}

const stepsOf = async (member: PreparedMember) =>
  (await member.call(rules.log, { page: 1, pageSize: 10 })).list.map(({ code, text }) => ({ code, text }))

test('what a rule is about to do is shown with its hour and its reason, and one press stops it for good', async ({
  arrive,
}) => {
  const member = await newMember()
  const { parcel, dueAt } = await planned(member, 20_000)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { place, plan, log } = await openRules(person)

  await test.step('the rule says when, the log says why, and both can stop it', async () => {
    await expect(plan).toContainText(t.fill('planned', { when: formatWhen(dueAt, 'en'), count: 1 }))
    await expect(log).toHaveText([/^Everything home The parcel of this group is in stock/])
    await expect(buttonAbout(log, t.stop)).toBeVisible()
    expect(await faultsOf(person.page)).toEqual([])
  })

  await test.step('it is stopped, and the log says so', async () => {
    await buttonAbout(plan, t.stop).click()
    await expect(toast(person, 'M-18')).toBeVisible()
    await expect(plan).toHaveCount(0)
    const [stopped, before] = await stepsOf(member)
    expect([stopped?.code, before?.code]).toEqual(['stopped', 'planned'])
    await expect(log).toHaveCount(2)
    await expect(log.first()).toContainText(stopped?.text ?? '')
    await expect(buttonAbout(place, t.stop)).toHaveCount(0)
  })

  await test.step('nothing was applied for, and the parcel is the member’s own to send', async () => {
    expect((await member.call(orders.list, {})).total).toBe(0)
    await person.page.goto(`${basePath}${paths.apply}`)
    await expect(person.page.getByRole('checkbox', { name: parcel.trackingNumber })).toBeEnabled()
  })
})

test('an order above the member’s limit is applied for but not paid; the log says why and links to the payment', async ({
  arrive,
}) => {
  const member = await newMember()
  await funded(member, 20_000)
  const { runId } = await planned(member, 8199)
  await inItsDatabase((db) => db.run(sql`update rule_runs set due_at = now() where id = ${runId}`))
  await byTheClock('followRules')
  await expect.poll(async () => (await stepsOf(member)).map(({ code }) => code)).toEqual(['asks', 'ordered', 'planned'])
  const person = await arrive({ language: 'en', stored: member.stored })
  const { plan, log } = await openRules(person)
  const { list } = await member.call(orders.list, {})
  const orderNumber = list[0]?.orderNumber ?? ''

  await test.step('each step is shown with its reason, and nothing is left to stop', async () => {
    const [asks, ordered] = await stepsOf(member)
    await expect(log).toHaveCount(3)
    await expect(log.nth(0)).toContainText(asks?.text ?? '')
    await expect(log.nth(0)).toContainText('CNY 82.00 is above your limit of CNY 81.99')
    await expect(log.nth(1)).toContainText(ordered?.text ?? '')
    await expect(buttonAbout(log, t.stop)).toHaveCount(0)
    await expect(plan).toHaveCount(0)
  })

  await test.step('its order is opened from there and paid by its member', async () => {
    await log.nth(0).getByRole('link', { name: orderNumber, exact: true }).click()
    await isAt(person, 'orderDetails')
    await button(nextStepCard(person), textIn(listText, 'en').fill('pay', { price: '¥82.00' })).click()
    await pay(person, { price: '¥82.00', balanceAfter: '¥118.00' })
    expect((await member.call(orders.list, {})).list).toMatchObject([{ orderNumber, status: 'paid', dueMinor: 0 }])
  })
})

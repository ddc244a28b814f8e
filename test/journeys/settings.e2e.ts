import { readFile } from 'node:fs/promises'
import { staffConfig } from '#contract/config-office.ts'
import type { Input } from '#contract/wire/operation.ts'
import { referrals } from '#contract/referrals.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { fieldText } from '#web/staff/settings/fields.text.ts'
import { settingNames } from '#web/staff/settings/names.text.ts'
import { text as settingsText } from '#web/staff/settings/text.ts'
import { csvCells } from '#domain/csv.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, choice, field, there } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(settingsText, 'en')
const compared = textIn(comparedText, 'en')
const names = textIn(settingNames, 'en')
const lists = textIn(listsText, 'en')
const fields = textIn(fieldText, 'en')

// Proves B-SY-01, B-SY-06, B-SY-07, R-564
test('an administrator changes the reward for a friend: members read it, the history keeps it, the default comes back', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const member = await newMember()
  const { page } = admin
  const name = names['referral.rewardCoins']
  const dialog = page.getByRole('dialog', { name, exact: true })
  const setting = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const told = async () => (await member.call(referrals.summary, {})).rewardCoins
  await signInAsStaff(admin, 'admin')
  await openStaffPage(admin, 'settings')

  await test.step('a value that does not fit is refused in its place', async () => {
    await page.getByRole('searchbox', { name: t.search }).fill('reward for a friend')
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([name])
    await buttonAbout(setting, t.change).click()
    await expect(button(dialog, t.save)).toBeDisabled()
    await field(dialog, t.value).fill('100000000')
    await button(dialog, t.save).click()
    await expect(dialog.getByText('This value is out of range')).toBeVisible()
    await isClean(page, 'the refused setting')
  })
  await test.step('what it was and will be is shown before it is saved', async () => {
    await field(dialog, t.value).fill('100')
    await expect(dialog.getByRole('region', { name: t.now })).toContainText('1,000')
    await expect(dialog.getByRole('region', { name: t.willBe })).toContainText('100')
    await button(dialog, t.save).click()
    await expect(setting).toContainText(t.fill('changedBy', { name: '' }).trim())
    await expect.poll(told).toBe(100)
  })
  await test.step('the history says who; the default comes back', async () => {
    await buttonAbout(setting, t.history).click()
    const history = page.getByRole('dialog', { name: t.fill('historyOf', { name }) })
    await expect(history.getByRole('article').first()).toContainText('100')
    await page.keyboard.press('Escape')
    await buttonAbout(setting, t.change).click()
    await button(dialog, t.reset).click()
    const question = page.getByRole('dialog', { name: t.fill('resetTitle', { name }) })
    await expect(question.getByRole('region', { name: compared.willChange })).toContainText('100 → 1,000')
    await button(question, t.reset).click()
    await expect(setting).toContainText(t.isDefault)
    await expect.poll(told).toBe(1000)
  })
})

test('contacts are of a kind that is chosen by name; a part is an address of its own, and goes into a file', async ({
  arrive,
}) => {
  const { page } = await atDesk(arrive, staffPaths.settings, 'admin', { language: 'en' })
  await choice(page, t.part).selectOption({ label: t.company })
  await expect(page).toHaveURL(/part=company/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([t.company])
  const name = names['customerService.contacts']
  const setting = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(setting).toContainText('Phone')
  await expect(setting.getByText('phone', { exact: true })).toHaveCount(0)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, lists.export).click()])
  const rows = csvCells((await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, ''), ',')
  expect(rows.slice(1).every(([part]) => part === t.company)).toBe(true)
  expect(rows.find(([, setting]) => setting === name)?.[3]).toContain('Phone')
  await buttonAbout(setting, t.change).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  const first = dialog.getByRole('group', { name: t.fill('row', { number: 1 }) })
  await choice(first, fields.kind).selectOption({ label: 'WhatsApp' })
  await expect(dialog.getByRole('region', { name: t.willBe })).toContainText('WhatsApp')
  await isClean(page, 'the kinds of contacts')
})

test('contacts are put into another order by keyboard, and visitors see them in it', async ({ arrive }) => {
  const key = 'customerService.contacts'
  const office = await signedInStaff('admin')
  const contacts = async () => there((await office.call(staffConfig.list, {})).list.find((each) => each.key === key))
  const set = async (value: Input<typeof staffConfig.set>['value']) =>
    office.call(staffConfig.set, { key, value, version: (await contacts()).version })
  const { value: before } = await contacts()
  const order = [
    { kind: 'email', label: 'By mail', value: 'one@example.com', qrUrl: '' },
    { kind: 'phone', label: 'By phone', value: '+852 2345 6789', qrUrl: '' },
    { kind: 'wechat', label: 'By WeChat', value: 'three-cats', qrUrl: '' },
  ]
  await set(order)
  const { page } = await atDesk(arrive, `${staffPaths.settings}?q=${key}`, 'admin', { language: 'en' })
  const name = names[key]
  const dialog = page.getByRole('dialog', { name, exact: true })
  const mover = (way: 'moveUp' | 'moveDown', number: number, label: string) =>
    buttonAbout(dialog, t[way]).filter({ hasText: t.fill('rowCalled', { number, name: label }) })
  await buttonAbout(page.getByRole('listitem'), t.change).first().click()
  await expect(mover('moveUp', 1, 'By mail')).toBeDisabled()
  await expect(mover('moveDown', 3, 'By WeChat')).toBeDisabled()

  await test.step('the last one goes to the top; the focus goes with it, and it is said where it is', async () => {
    await mover('moveUp', 3, 'By WeChat').focus()
    await page.keyboard.press('Enter')
    await expect(mover('moveUp', 2, 'By WeChat')).toBeFocused()
    const said = (number: number) => t.fill('rowCalled', { number, name: 'By WeChat' })
    await expect(dialog.getByRole('status')).toHaveText(t.fill('moved', { entry: said(2), count: 3 }))
    await page.keyboard.press('Enter')
    await expect(mover('moveDown', 1, 'By WeChat')).toBeFocused()
    await expect(dialog.getByRole('status')).toHaveText(t.fill('moved', { entry: said(1), count: 3 }))
    const first = dialog.getByRole('group', { name: t.fill('row', { number: 1 }) })
    await expect(field(first, fields.value)).toHaveValue('three-cats')
    await isClean(page, 'contacts in another order')
  })
  await test.step('saved, it is the order of the public pages', async () => {
    await button(dialog, t.save).press('Enter')
    await expect(dialog).toBeHidden()
    const labels = (await contacts()).value as typeof order
    expect(labels.map(({ label }) => label)).toEqual(['By WeChat', 'By mail', 'By phone'])
    const visitor = await arrive({ language: 'en' })
    const shown = async () => {
      await visitor.page.goto('/web_site/webHome?lang=en')
      const text = (await visitor.page.getByRole('contentinfo').textContent()) ?? ''
      return order.map(({ value }) => value).toSorted((one, other) => text.indexOf(one) - text.indexOf(other))
    }
    await expect.poll(shown, { timeout: 30_000 }).toEqual(['three-cats', 'one@example.com', '+852 2345 6789'])
  })
  await set(before)
})

test('an entry is added to a list of bank accounts and removed again, at 390 px', async ({ arrive }) => {
  const admin = await arrive({ language: 'en', width: 390 })
  const { page } = admin
  const name = names['bank.accounts']
  const dialog = page.getByRole('dialog', { name, exact: true })
  await signInAsStaff(admin, 'admin')
  await page.goto('/staff/settings?q=bank+accounts')
  const setting = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await buttonAbout(setting, t.change).click()
  const up = buttonAbout(dialog, t.moveUp).first()
  expect((await up.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const before = await dialog.getByRole('group', { name: /^Entry/ }).count()
  await button(dialog, t.addRow).click()
  await expect(dialog.getByRole('group', { name: /^Entry/ })).toHaveCount(before + 1)
  await expect(
    dialog
      .getByRole('group', { name: t.fill('row', { number: before + 1 }) })
      .getByRole('textbox')
      .first(),
  ).toBeFocused()
  await isClean(page, 'a list of entries')
  await button(dialog, t.fill('removeRow', { number: before + 1 })).click()
  await expect(button(dialog, t.fill('removeRow', { number: before }))).toBeFocused()
  await expect(button(dialog, t.save)).toBeDisabled()
})

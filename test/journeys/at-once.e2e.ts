import { staffChannels } from '#contract/channels-office.ts'
import { staffConfig } from '#contract/config-office.ts'
import { staffMailTexts } from '#contract/mail-texts.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as linesText } from '#web/staff/prices/lines.text.ts'
import { text as rowText } from '#web/staff/prices/text.ts'
import { settingNames } from '#web/staff/settings/names.text.ts'
import { text as settingsText } from '#web/staff/settings/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, field, told, there } from './people.ts'
import { signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'

/* Two people change the same thing in the office: the second is told, and nothing that they typed is lost. */

const { meanwhile, willChange } = textIn(comparedText, 'en')
const settings = textIn(settingsText, 'en')
const names = textIn(settingNames, 'en')
const lines = textIn(linesText, 'en')
const prices = textIn(rowText, 'en')
const mails = textIn(mailsText, 'en')

test('a setting that a colleague saved meanwhile: what was typed stays beside theirs, and can be saved after all', async ({
  arrive,
}) => {
  const key = 'forecast.perDayMax'
  const colleague = await signedInStaff('admin')
  const stored = async () => {
    const { list } = await colleague.call(staffConfig.list, {})
    return there(list.find((each) => each.key === key))
  }
  const { page } = await atDesk(arrive, `${staffPaths.settings}?q=${key}`, 'admin', { language: 'en' })
  await buttonAbout(page, settings.change).click()
  const dialog = page.getByRole('dialog', { name: names[key] })
  await field(dialog, settings.value).fill('41')
  await colleague.call(staffConfig.set, { key, value: 37, version: (await stored()).version })
  await button(dialog, settings.save).click()
  await expect(dialog.getByRole('alert')).toHaveText(meanwhile)
  await expect(field(dialog, settings.value)).toHaveValue('41')
  await expect(dialog.getByRole('region', { name: settings.now })).toContainText('37')
  await isClean(page, 'a setting that a colleague saved meanwhile')
  await button(dialog, settings.save).click()
  await expect(dialog).toBeHidden()
  expect((await stored()).value).toBe(41)
  await colleague.call(staffConfig.reset, { key, version: (await stored()).version })
})

test('words of a mail that a colleague saved meanwhile: the page comes back to them, and keeps what was typed', async ({
  arrive,
}) => {
  const key = 'ACTIVATION'
  const editor = await signedInStaff('editor')
  const stored = async () => {
    const { list } = await editor.call(staffMailTexts.list, {})
    return there(list.find((each) => each.key === key))
  }
  const { default: shipped, version } = await stored()
  const theirs = { ...shipped, sh: { ...shipped.sh, subject: 'Theirs' } }
  const { page } = await atDesk(arrive, staffPaths.mailTextOf(key), 'editor', { language: 'en' })
  await field(page, mails.subject).fill('Mine')
  await editor.call(staffMailTexts.set, { key, text: theirs, version })
  await button(page, mails.save).click()
  await button(page.getByRole('dialog'), mails.save).click()
  await expect(page.getByRole('alert').filter({ hasText: meanwhile })).toBeVisible()
  await expect(field(page, mails.subject)).toHaveValue('Mine')
  await button(page, mails.save).click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('region', { name: willChange })).toContainText('Theirs → Mine')
  await button(question, mails.save).click()
  await expect.poll(async () => (await stored()).stored?.sh.subject).toBe('Mine')
  await expect(page.getByText(meanwhile)).toHaveCount(0)
  await expect(button(page, mails.save)).toBeDisabled()
  await editor.call(staffMailTexts.reset, { key, version: (await stored()).version })
})

test('a price of a draft that a colleague changed meanwhile is not overwritten unseen', async ({ arrive }) => {
  const colleague = await signedInStaff('finance2')
  const { id: versionId } = await colleague.call(tariffVersions.create, { name: 'Written by two' })
  const { list } = await colleague.call(staffTariffs.list, { versionId, destinationCode: 'NZ', pageSize: 1 })
  const row = there(list[0])
  const { page } = await atDesk(arrive, `${staffPaths.tariffVersion(versionId)}?to=NZ`, 'finance', { language: 'en' })
  await buttonAbout(page.getByRole('table', { name: prices.list }), prices.change)
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await field(dialog, prices.firstPrice).fill('61.10')
  await colleague.call(staffTariffs.update, { id: row.id, minChargeMinor: 9990 })
  await button(dialog, prices.save).click()
  await expect(dialog.getByRole('alert')).toHaveText(meanwhile)
  await expect(field(dialog, prices.firstPrice)).toHaveValue('61.10')
  await expect(dialog.getByRole('definition').last().locator('del')).toContainText('99.90')
  await colleague.call(tariffVersions.discard, { id: versionId })
})

test('without a network nothing is lost: the form keeps its input, and a press in a list says why', async ({
  arrive,
}) => {
  const finance = await atDesk(arrive, staffPaths.lines, 'finance', { language: 'en' })
  const { page } = finance
  // Without the code of questions the browser asks in their place.
  await buttonAbout(page, lines.suspend).first().click()
  const question = button(page.getByRole('dialog'), lines.suspend)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await buttonAbout(page, lines.change).first().click()
  const dialog = page.getByRole('dialog')
  const name = lines.fill('sh', { name: lines.name })
  const shipped = await field(dialog, name).inputValue()
  await field(dialog, name).fill('Another name')
  await page.context().setOffline(true)
  await button(dialog, lines.save).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(field(dialog, name)).toHaveValue('Another name')
  await field(dialog, name).fill(shipped)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.context().setOffline(false)
  await buttonAbout(page, lines.suspend).first().click()
  await expect(question).toBeVisible()
  await page.context().setOffline(true)
  await question.click()
  await expect(told(finance, /\S/)).toBeVisible()
  await page.context().setOffline(false)
})

test('a line that a colleague suspended meanwhile stays suspended when its name is saved', async ({ arrive }) => {
  const colleague = await signedInStaff('finance2')
  const line = async () => {
    const { list } = await colleague.call(staffChannels.list, {})
    return there(list.find(({ code }) => code === 'SEA_BULK'))
  }
  const { id, version, name } = await line()
  const { page } = await atDesk(arrive, staffPaths.lines, 'finance', { language: 'en' })
  await page.getByRole('row').filter({ hasText: 'SEA_BULK' }).getByRole('button', { name: lines.change }).click()
  const dialog = page.getByRole('dialog')
  const english = field(dialog, lines.fill('sh', { name: lines.name }))
  await english.fill('Sea for large boxes')
  await colleague.call(staffChannels.update, { id, version, active: false })
  await button(dialog, lines.save).click()
  await expect(dialog.getByRole('alert')).toHaveText(meanwhile)
  await button(dialog, lines.save).click()
  await expect(dialog).toBeHidden()
  const saved = await line()
  expect([saved.active, saved.name.sh]).toEqual([false, 'Sea for large boxes'])
  await colleague.call(staffChannels.update, { id, version: saved.version, name, active: true })
})

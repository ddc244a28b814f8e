import { staffChannels } from '#contract/channels-office.ts'
import { staffConfig } from '#contract/config-office.ts'
import { staffArticles } from '#contract/content-office.ts'
import { staffMailTexts } from '#contract/mail-texts.ts'
import { staffPickUpPoints } from '#contract/places.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as articlesText } from '#web/staff/articles/text.ts'
import { text as mailsText } from '#web/staff/mails/text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { text as peopleText } from '#web/staff/people/text.ts'
import { text as placesText } from '#web/staff/places/places.text.ts'
import { text as sharedText } from '#web/staff/places/text.ts'
import { text as linesText } from '#web/staff/prices/lines.text.ts'
import { text as rowText } from '#web/staff/prices/text.ts'
import { text as settingsText } from '#web/staff/settings/text.ts'
import { text as siteText } from '#web/staff/texts/text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, field, there } from './people.ts'
import { freshNumber, signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { saveAtLast } from './steps-lost.ts'

/* The office saves without a network, or its answers are lost: nothing typed is lost, and nothing is saved twice. */

const settings = textIn(settingsText, 'en')
const people = textIn(peopleText, 'en')
const lines = textIn(linesText, 'en')
const rows = textIn(rowText, 'en')
const places = textIn(placesText, 'en')
const shared = textIn(sharedText, 'en')
const mails = textIn(mailsText, 'en')
const articles = textIn(articlesText, 'en')
const site = textIn(siteText, 'en')

const inAll = (word: string) => ({ cn: word, en: word, sh: word })

test('what the office saves without a network or an answer stays typed, says what is known, and is saved once', async ({
  arrive,
}) => {
  const office = await signedInStaff('admin')
  const mark = freshNumber().toLowerCase().slice(-10)
  const { page } = await atDesk(arrive, staffPaths.levels, 'admin', { language: 'en' })
  const open = (path: string) => page.goto(`${staffBase}${path}`)
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')

  await test.step('a setting', async () => {
    const key = 'referral.inAllMax'
    const stored = async () => there((await office.call(staffConfig.list, {})).list.find((each) => each.key === key))
    const { version } = await stored()
    await open(`${staffPaths.settings}?q=${key}`)
    await buttonAbout(page, settings.change).click()
    const typed = field(dialog, settings.value)
    await typed.fill('90')
    await saveAtLast({
      ...{ page, write: staffConfig.set, read: staffConfig.list, within: dialog },
      press: () => button(dialog, settings.save).click(),
      stays: async () => {
        await expect(typed).toHaveValue('90')
        await isClean(page, 'a setting without an answer')
      },
    })
    await expect(dialog).toBeHidden()
    expect(await stored()).toMatchObject({ value: 90, version: version + 1 })
    await office.call(staffConfig.reset, { key, version: version + 1 })
  })

  await test.step('the roles of a person', async () => {
    const given = { username: mark, name: `Person ${mark}`, email: `${mark}@example.com` }
    const { staff } = await office.call(staffAccounts.create, {
      ...given,
      bundles: ['customer-service'],
      warehouseIds: [],
    })
    await open(`${staffPaths.people}?keyword=${mark}`)
    await button(page, people.fill('editOf', { name: given.name })).click()
    const finance = dialog.getByRole('checkbox', { name: 'Finance clerk' })
    await finance.check()
    await saveAtLast({
      ...{ page, write: staffAccounts.update, read: staffAccounts.list, within: dialog },
      press: () => button(dialog, people.save).click(),
      stays: () => expect(finance).toBeChecked(),
    })
    await expect(dialog).toBeHidden()
    const { list } = await office.call(staffAccounts.list, { keyword: mark })
    expect(list).toMatchObject([{ bundles: ['customer-service', 'finance-clerk'], version: staff.version + 1 }])
  })

  await test.step('a line', async () => {
    const code = `LOST_${mark}`.toUpperCase()
    const line = await office.call(staffChannels.create, {
      ...{ code, name: inAll(`Line ${mark}`), promise: inAll(''), group: 'AIR', orderTypes: ['consolidation'] },
      ...{ acceptsSensitive: false, needsPickUpPoint: false, largeCargo: false, active: false, sort: 9000 },
    })
    await open(`${staffPaths.lines}?q=${code}`)
    await buttonAbout(page, lines.change).click()
    const name = field(dialog, lines.fill('sh', { name: lines.name }))
    await name.fill(`Renamed ${mark}`)
    await saveAtLast({
      ...{ page, write: staffChannels.update, read: staffChannels.list, within: dialog },
      press: () => button(dialog, lines.save).click(),
      stays: () => expect(name).toHaveValue(`Renamed ${mark}`),
    })
    await expect(dialog).toBeHidden()
    const { list } = await office.call(staffChannels.list, { keyword: code })
    expect(list).toMatchObject([{ name: { sh: `Renamed ${mark}` }, version: line.version + 1 }])
  })

  await test.step('a price of a draft', async () => {
    const { id: versionId } = await office.call(tariffVersions.create, { name: `Draft ${mark}` })
    await open(`${staffPaths.tariffVersion(versionId)}?to=NZ`)
    await buttonAbout(page.getByRole('table', { name: rows.list }), rows.change)
      .first()
      .click()
    const price = field(dialog, rows.firstPrice)
    await price.fill('61.10')
    await saveAtLast({
      ...{ page, write: staffTariffs.update, read: staffTariffs.list, within: dialog },
      press: () => button(dialog, rows.save).click(),
      stays: () => expect(price).toHaveValue('61.10'),
    })
    await expect(dialog).toBeHidden()
    const { changed, added } = await office.call(tariffVersions.difference, { id: versionId })
    expect([changed, added]).toEqual([1, 0])
    await office.call(tariffVersions.discard, { id: versionId })
  })

  await test.step('a pick-up point', async () => {
    const point = async () => there((await office.call(staffPickUpPoints.list, { pageSize: 1 })).list[0])
    const { id, pickUpTime, version } = await point()
    await open(`${staffPaths.places}?tab=points`)
    await buttonAbout(page.getByRole('table'), shared.change).first().click()
    const time = field(dialog, places.pickUpTime)
    await time.fill(`10:00–20:00 ${mark}`)
    await saveAtLast({
      ...{ page, write: staffPickUpPoints.update, read: staffPickUpPoints.list, within: dialog },
      press: () => button(dialog, shared.save).click(),
      stays: () => expect(time).toHaveValue(`10:00–20:00 ${mark}`),
    })
    await expect(dialog).toBeHidden()
    expect(await point()).toMatchObject({ id, pickUpTime: `10:00–20:00 ${mark}`, version: version + 1 })
    await office.call(staffPickUpPoints.update, { id, pickUpTime, version: version + 1 })
  })

  await test.step('the words of a mail', async () => {
    const mailsNow = async () => (await office.call(staffMailTexts.list, {})).list
    const { key, version } = there((await mailsNow()).at(-1))
    await open(staffPaths.mailTextOf(key))
    const subject = field(page, mails.subject)
    await subject.fill(`Mine ${mark}`)
    await saveAtLast({
      ...{ page, write: staffMailTexts.set, read: staffMailTexts.list, within: main },
      press: async () => {
        await button(main, mails.save).click()
        await button(dialog, mails.save).click()
      },
      stays: () => expect(subject).toHaveValue(`Mine ${mark}`),
    })
    await expect(button(main, mails.save)).toBeDisabled()
    const saved = there((await mailsNow()).at(-1))
    expect(saved).toMatchObject({ stored: { sh: { subject: `Mine ${mark}` } }, version: version + 1 })
    await office.call(staffMailTexts.reset, { key, version: saved.version })
  })

  await test.step('an article', async () => {
    const { id, version } = await office.call(staffArticles.create, {
      ...{ kind: 'announcement', slug: `lost-${mark}`, title: inAll(`Lost ${mark}`) },
    })
    await open(staffPaths.articleOf(id))
    const body = field(page, site.body)
    await body.fill(`Words ${mark}`)
    await saveAtLast({
      ...{ page, write: staffArticles.update, read: staffArticles.get, within: main },
      press: () => button(main, articles.save).click(),
      stays: () => expect(body).toHaveValue(`Words ${mark}`),
    })
    await expect(page.getByText(articles.isSaved)).toBeVisible()
    await expect(button(main, articles.save)).toBeDisabled()
    const saved = await office.call(staffArticles.get, { id })
    expect(saved).toMatchObject({ body: { sh: `Words ${mark}` }, version: version + 1 })
    await office.call(staffArticles.delete, { id, version: saved.version })
  })
})

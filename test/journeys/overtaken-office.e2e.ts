import { moving } from '#contract/moving.ts'
import { staffArticles, staffPages } from '#contract/content-office.ts'
import { staffCouriers } from '#contract/reference.ts'
import { text as articleText } from '#web/staff/articles/text.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as movingText } from '#web/staff/moving/text.ts'
import { text as referenceText } from '#web/staff/places/reference.text.ts'
import { text as sharedText } from '#web/staff/places/text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as siteText } from '#web/staff/texts/text.ts'
import { text as versionsText } from '#web/staff/texts/versions.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, field, rowOf, told } from './people.ts'
import { signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'

/* In the office two people work on the same thing: who comes second is told, and loses nothing that they typed. */

const site = textIn(siteText, 'en')
const versions = textIn(versionsText, 'en')
const articles = textIn(articleText, 'en')
const shared = textIn(sharedText, 'en')
const reference = textIn(referenceText, 'en')
const compared = textIn(comparedText, 'en')
const move = textIn(movingText, 'en')

const words = (word: string) => ({ cn: word, en: word, sh: word })
/** The browser's tab is looked at again, so that the page reads again what may be out of date. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a standing page that a colleague published first keeps what is typed, and is saved on top of theirs', async ({
  arrive,
}) => {
  const [slug, colleague] = ['tutorial', await signedInStaff('admin')]
  const before = await colleague.call(staffPages.get, { slug })
  const { page } = await atDesk(arrive, staffPaths.textOf(slug), 'editor', { language: 'en' })
  await field(page, site.body).fill('What I wrote.')
  const publishTheirs = async (text: string) => {
    const { title, version } = await colleague.call(staffPages.get, { slug })
    await colleague.call(staffPages.save, { slug, title, body: words(text), version })
  }
  await publishTheirs('What they wrote.')
  const notice = page.getByRole('alert').filter({ hasText: versions.keepMineMeans })

  await test.step('saving says who was faster; going on keeps the words, and the question shows both', async () => {
    await button(page, site.keepDraft).click()
    await expect(notice).toContainText('管理员')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(field(page, site.body)).toHaveValue('What I wrote.')
    await isClean(page, 'a page that was overtaken')
    await button(notice, versions.keepMine).click()
    await expect(notice).toBeHidden()
    await expect(field(page, site.body)).toHaveValue('What I wrote.')
    await button(page, site.keepDraft).click()
    await expect(page.getByText(site.isKept)).toBeVisible()
    expect(await colleague.call(staffPages.get, { slug })).toMatchObject({
      body: { sh: 'What I wrote.' },
      published: { body: { sh: 'What they wrote.' } },
    })
  })
  await test.step('their words are shown instead only after a question', async () => {
    await field(page, site.body).fill('A second thought.')
    await publishTheirs('Theirs again.')
    await button(page, site.keepDraft).click()
    await button(notice, versions.showTheirs).click()
    await button(page.getByRole('dialog'), versions.showTheirs).click()
    await expect(field(page, site.body)).toHaveValue('Theirs again.')
    await expect(notice).toBeHidden()
  })
  // Other journeys read this page.
  const { version } = await colleague.call(staffPages.get, { slug })
  await colleague.call(staffPages.save, { slug, title: before.title, body: before.body, version })
})

test('an article that a colleague changes while one writes says so without being saved, and follows them while nothing is typed', async ({
  arrive,
}) => {
  const colleague = await signedInStaff('admin')
  const { id } = await colleague.call(staffArticles.create, {
    kind: 'industry',
    slug: `overtaken-${Date.now()}`,
    title: words('Overtaken'),
  })
  const changeTheirs = async (body: string) => {
    const { version } = await colleague.call(staffArticles.get, { id })
    await colleague.call(staffArticles.update, { id, body: words(body), version })
  }
  const { page } = await atDesk(arrive, staffPaths.articleOf(id), 'editor', { language: 'en' })
  await expect(field(page, site.body)).toHaveValue('')
  await changeTheirs('Theirs.')
  await comeBack(page)
  await expect(field(page, site.body)).toHaveValue('Theirs.')
  await field(page, site.body).fill('Mine.')
  await changeTheirs('Theirs, longer.')
  await comeBack(page)
  const notice = page.getByRole('alert').filter({ hasText: versions.keepMineMeans })
  await button(notice, versions.keepMine).click()
  await expect(field(page, site.body)).toHaveValue('Mine.')
  await button(page, articles.save).click()
  await expect(page.getByText(articles.isSaved)).toBeVisible()
  expect(await colleague.call(staffArticles.get, { id })).toMatchObject({ body: { sh: 'Mine.' } })
})

test('a courier that a colleague changed keeps what is typed, shows the change against theirs, and is saved at the second press', async ({
  arrive,
}) => {
  const colleague = await signedInStaff('admin')
  const code = `X${String(Date.now()).slice(-7)}`
  const made = await colleague.call(staffCouriers.create, {
    code,
    name: words(code),
    trackingHint: '^X\\d{8}$',
    sort: 50,
  })
  const person = await atDesk(arrive, `${staffPaths.couriers}?q=${code}`, 'admin', { language: 'en' })
  const { page } = person
  await buttonAbout(rowOf(person, code), shared.change).click()
  const dialog = page.getByRole('dialog', { name: code })
  await field(dialog, shared.sort).fill('60')
  await colleague.call(staffCouriers.update, { code, trackingHint: '^X\\d{9}$', sort: 70, version: made.version })
  await button(dialog, shared.save).click()
  await expect(dialog.getByRole('alert')).toHaveText(compared.meanwhile)
  await expect(dialog.getByRole('region', { name: compared.willChange })).toContainText('70 → 60')
  await isClean(page, 'an entry that was overtaken')
  await button(dialog, shared.save).click()
  await expect(dialog).toBeHidden()
  const { list } = await colleague.call(staffCouriers.list, { keyword: code, pageSize: 1 })
  expect(list[0]).toMatchObject({ sort: 60, trackingHint: '^X\\d{9}$' })

  await test.step('a number is tried on all couriers, whatever the list shows', async () => {
    await field(page, reference.tryNumber).fill('SF1234567890123')
    await expect(page.getByText(reference.fill('guesses', { couriers: 'SF Express' }))).toBeVisible()
  })
})

test('a move that a colleague has ended says so, and the page shows it', async ({ arrive }) => {
  const colleague = await signedInStaff('admin')
  const { id } = await colleague.call(moving.start, { name: 'Ended by a colleague' })
  const person = await atDesk(arrive, staffPaths.moving, 'admin', { language: 'en' })
  const { page } = person
  await button(page, move.end).click()
  await colleague.call(moving.end, { id })
  await button(page.getByRole('dialog'), move.end).click()
  await expect(told(person, /./)).toBeVisible()
  await expect(page.getByText(move.noRunTitle)).toBeVisible()
})

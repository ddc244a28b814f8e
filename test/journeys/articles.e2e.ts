import { basePath } from '#web/client/base-path.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { text } from '#web/staff/articles/text.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as siteText } from '#web/staff/texts/text.ts'
import { text as versionsText } from '#web/staff/texts/versions.text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, field } from './people.ts'
import { atDesk } from './steps-claims.ts'
import { signInAsStaff } from './steps-entry.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(text, 'en')
const site = textIn(siteText, 'en')
const versions = textIn(versionsText, 'en')
const compared = textIn(comparedText, 'en')
const kit = textIn(kitText, 'en')

// Proves B-CO-01, B-CO-02, B-CO-03, B-CO-04, B-CO-08, B-CO-11
test('an editor writes a notice, dates it, publishes it now, takes it off the site and deletes it', async ({
  arrive,
}) => {
  test.slow()
  const editor = await arrive({ language: 'en' })
  const { page } = editor
  const slug = `holiday-${Date.now()}`
  const heading = `Closed on ${slug}`
  await signInAsStaff(editor, 'editor')
  await openStaffPage(editor, 'articles')
  await isClean(page, 'the list of notices')

  await test.step('a wrong address is refused on its field, and what was typed stays', async () => {
    await button(page, t.add).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, t.fill('titleIn', { language: t.sh })).fill(heading)
    await field(dialog, t.address).fill('No Spaces')
    await button(dialog, t.create).click()
    await expect(field(dialog, t.address)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(dialog, t.fill('titleIn', { language: t.sh }))).toHaveValue(heading)
    await field(dialog, t.address).fill(slug)
    await button(dialog, t.create).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })

  await test.step('the preview fills in what names in braces stand for, before anything is saved', async () => {
    await field(page, site.body).fill('Insurance costs {{insurancePercent}} on **Monday**.')
    await expect(page.getByRole('main').getByText(/^Insurance costs \d+\.\d\d% on Monday\.$/)).toBeVisible()
  })

  await test.step('it is saved first and then published; a date is kept, and can be taken away again', async () => {
    // The browser keeps what is typed; once it is saved, that must not come back.
    await field(page, site.body).fill('Half a sen')
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).some((kept) => kept.includes('Half a sen'))))
      .toBe(true)
    await field(page, site.body).fill('We are closed on **Monday**.')
    await expect(page.getByText(t.saveFirst)).toBeVisible()
    await field(page, t.shownFrom).fill('2099-01-01T08:00')
    await button(page, t.save).click()
    await expect(page.getByText(t.isSaved)).toBeVisible()
    await expect(button(page, t.publish)).toBeEnabled()
    await expect(field(page, site.body)).toHaveValue('We are closed on **Monday**.')
    await expect(field(page, t.shownFrom)).toHaveValue('2099-01-01T08:00')
    await isClean(page, 'the editor of a notice')
    await publish('isScheduled')
    await expect(page.getByRole('main').getByText(t.scheduled)).toBeVisible()
    await expect(field(page, t.address)).toHaveAttribute('readonly', '')
    await page.getByText(site.asShown, { exact: true }).click()
    await expect(page.getByRole('main').getByText('We are closed on')).toHaveCount(1)
    await page.getByText(site.asWritten, { exact: true }).click()
    await field(page, t.shownFrom).fill('')
    await button(page, t.save).click()
    await expect(page.getByRole('main').getByText(t.changesWait)).toBeVisible()
    await publish('isPublished')
    await expect(page.getByRole('main').getByText(t.published, { exact: true })).toBeVisible()
  })

  await test.step('visitors read it', async () => {
    const visitor = await arrive({ language: 'en' })
    // Published within half a minute.
    await expect(async () => {
      await visitor.page.goto(basePath + paths.articleOf({ kind: 'announcement', slug }))
      await expect(visitor.page.getByText('We are closed on')).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 45_000 })
  })

  await test.step('what was written over it can be thrown away', async () => {
    await field(page, site.body).fill('We are never closed.')
    await button(page, t.save).click()
    await button(page, t.discard).click()
    await button(page.getByRole('dialog'), t.discard).click()
    await expect(field(page, site.body)).toHaveValue('We are closed on **Monday**.')
  })

  await test.step('a later day would hide it, and the question says so before it happens', async () => {
    await field(page, site.body).fill('We are closed on **Tuesday**.')
    await field(page, t.shownFrom).fill('2099-01-01T08:00')
    await button(page, t.save).click()
    await expect(page.getByRole('main').getByText(t.changesWait)).toBeVisible()
    await button(page, t.publish).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(t.fill('hidesAsk', { when: formatWhen('2099-01-01T08:00:00+08:00', 'en') }))
    const changes = question.getByRole('region', { name: compared.willChange })
    await expect(changes).toContainText(versions.fill('partIn', { part: versions.body, language: 'English' }))
    await isClean(page, 'the question before publishing')
    await button(question, kit.cancel).click()
    await field(page, t.shownFrom).fill('')
    await button(page, t.save).click()
    await expect(field(page, t.shownFrom)).toHaveValue('')
    await expect(button(page, t.publish)).toBeEnabled()
    await publish('isPublished')
  })

  await test.step('the text before is compared word by word, and taken back as a draft', async () => {
    await button(page, versions.open).click()
    const dialog = page.getByRole('dialog', { name: versions.open })
    const newest = dialog.getByRole('article').first()
    await newest.getByRole('button', { name: versions.compare }).click()
    await expect(newest.getByRole('deletion')).toHaveText('Monday')
    await expect(newest.getByRole('insertion')).toHaveText('Tuesday')
    await newest.getByText(versions.sideBySide, { exact: true }).click()
    await expect(newest.getByRole('group', { name: `${versions.body}: ${versions.now}` })).toContainText('Tuesday')
    await isClean(page, 'earlier versions')
    await newest.getByRole('button', { name: versions.take }).click()
    await button(page.getByRole('dialog', { name: versions.take }), versions.take).click()
    await expect(page.getByText(versions.isTaken)).toBeVisible()
    await expect(field(page, site.body)).toHaveValue('We are closed on **Monday**.')
    await expect(page.getByRole('main').getByText(t.changesWait)).toBeVisible()
  })

  await test.step('it is found in the list, taken off the site and deleted', async () => {
    await openStaffPage(editor, 'articles')
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill(slug)
    await search.press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${slug}`))
    await page.getByRole('row').filter({ hasText: heading }).getByRole('link').click()
    await button(page, t.takeBack).click()
    await button(page.getByRole('dialog'), t.takeBack).click()
    await expect(page.getByRole('main').getByText(t.draft, { exact: true })).toBeVisible()
    await button(page, t.delete).click()
    await button(page.getByRole('dialog'), t.delete).click()
    await expect(page.getByText(t.fill('isDeleted', { name: heading }))).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: heading })).toHaveCount(0)
  })

  async function publish(outcome: 'isScheduled' | 'isPublished') {
    await button(page, t.publish).click()
    await button(page.getByRole('dialog'), t.publish).click()
    await expect(page.getByText(t.fill(outcome, { name: heading }))).toBeVisible()
  }
})

// Proves B-CO-07
test('the preview of a standing page reads as visitors read it, without names in braces', async ({ arrive }) => {
  const { page } = await atDesk(arrive, staffPaths.textOf('companyProfile'), 'editor', { language: 'en' })
  const body = field(page, site.body)
  await expect(body).toHaveValue(/\{\{/)
  const preview = page.getByRole('region', { name: site.look })
  await expect(preview.getByRole('paragraph').first()).toBeVisible()
  await expect(preview).not.toContainText('{{')
  await body.fill('By {{siteName}}')
  await expect(preview.getByText('By Smart Cats')).toBeVisible()
  await preview.getByText(site.asShown, { exact: true }).click()
  await expect(preview).not.toContainText('By Smart Cats')
  await expect(preview).not.toContainText('{{')
})

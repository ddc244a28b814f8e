import { moving } from '#contract/moving.ts'
import { text as comparedText } from '#web/staff/compared.text.ts'
import { text as movingText } from '#web/staff/moving/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { walkByTab } from './keyboard-walk.ts'
import { button, buttonAbout, card } from './people.ts'
import { freshNumber, signedInStaff } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { loseAnswer, words } from './steps-lost.ts'
import { askToSign, choose, csvOf, isChecked, readsFaults, startRun, stepOf, t, upload } from './tuesday-moving.ts'

const compared = textIn(comparedText, 'en')
const kit = textIn(kitText, 'en')
const hans = textIn(movingText, 'zh-Hans')

/** Other journeys start with no run, and only one can be open. */
test.afterEach(async () => {
  const office = await signedInStaff('admin')
  const { runs } = await office.call(moving.overview, {})
  for (const { id, endedAt } of runs) if (endedAt === null) await office.call(moving.end, { id })
})

// Proves B-MV-02, B-MV-03, B-MV-04, B-MV-05, B-MV-07, B-MV-09, B-MV-10, B-MV-12
test('an administrator moves two members in by keyboard, finance signs on a phone, and each is mailed once', async ({
  arrive,
}) => {
  const admin = await arrive({ language: 'en' })
  const finance = await arrive({ language: 'zh-Hans', width: 390, theme: 'dark' })
  const { page } = admin
  const mark = freshNumber().slice(-8)
  const members = ['P', 'Q'].map((letter) => ({
    oldNumber: `${letter}${mark}`,
    email: `${letter}${mark}@members.example`.toLowerCase(),
    region: 'HK',
  }))
  await signInAsStaff(admin, 'admin')
  await signInAsStaff(finance, 'finance')

  await test.step('the page before anything was begun, and with its steps', async () => {
    await page.goto('/staff/moving-in')
    await expect(button(page, t.start)).toBeVisible()
    await isClean(page, 'nothing is being moved in')
    await startRun(admin)
    await isClean(page, 'the steps of moving in')
  })
  await test.step('a row with a fault is named by row and column, and the file is replaced', async () => {
    await upload(admin, 'members', [...members, { oldNumber: 'JY1234567', email: 'j@members.example', region: 'HK' }])
    await isChecked(page, 'members', 'faulty')
    await isClean(page, 'a file with a fault')
    await readsFaults(admin, 'members', 4, 'oldNumber')
    await upload(admin, 'members', members)
    await isChecked(page, 'members', 'ready')
  })
  await test.step('an upload without a network, or whose answer is lost, goes on with the same file', async () => {
    const step = stepOf(page, 'members')
    const csv = await csvOf(page, 'members', members)
    await page.context().setOffline(true)
    await choose(page, 'members', csv)
    await expect(step.getByRole('alert').filter({ hasText: words.unsent })).toBeVisible()
    await page.context().setOffline(false)
    for (const lost of [moving.upload, moving.piece]) {
      const answered = await loseAnswer(page, lost)
      await buttonAbout(step, kit.retry).click()
      await expect(step.getByRole('alert').filter({ hasText: words.unknown })).toBeVisible()
      await answered()
    }
    await buttonAbout(step, kit.retry).click()
    await isChecked(page, 'members', 'ready')
    await expect(step.getByRole('alert')).toHaveCount(0)
  })
  await test.step('the keyboard reaches everything', async () => {
    expect(await walkByTab(page, 'main'), 'by keyboard').toEqual({ missed: [], unseen: [] })
  })
  await test.step('the members move in by keyboard alone', async () => {
    const label = t.fill('move', { count: members.length })
    await button(stepOf(page, 'members'), label).press('Enter')
    const question = page.getByRole('dialog', { name: label })
    await isClean(page, 'the question before moving in')
    await button(question, label).press('Enter')
    await expect(buttonAbout(stepOf(page, 'members'), t.replace)).toBeVisible()
    await expect(stepOf(page, 'members').getByRole('definition')).toHaveText(['2', '2', '0', '0'])
  })
  await test.step('finance compares the totals and signs', async () => {
    const balances = members.flatMap(({ oldNumber }) => [
      { oldNumber, unit: 'CNY', amount: '12.50' },
      { oldNumber, unit: 'COIN', amount: '300' },
    ])
    await upload(admin, 'balances', balances)
    await isChecked(page, 'balances', 'ready')
    await askToSign(admin, 'balances')
    await finance.page.goto('/staff/moving-in')
    const step = card(finance.page, hans.balances)
    await expect(step.getByText(hans.waiting, { exact: true })).toBeVisible()
    await isClean(finance.page, 'what waits for finance')
    await expect(buttonAbout(finance.page, `(${hans.choose}|${hans.replace})`)).toHaveCount(0)
    await button(step, hans.sign).click()
    const dialog = finance.page.getByRole('dialog', { name: hans.signTitle })
    await expect(dialog).toContainText('¥25.00')
    await expect(dialog).toContainText(hans.fill('coins', { count: 600 }))
    await isClean(finance.page, 'the totals that are signed')
    await button(dialog, hans.sign).click()
    await expect(step.getByText(hans.moved, { exact: true }).first()).toBeVisible()
  })
  await test.step('a wave mails them, and nobody is left; then the move ends', async () => {
    await page.reload()
    await page.getByLabel(t.waveSize).fill('100')
    await button(page, t.sendWave).click()
    const question = page.getByRole('dialog', { name: t.waveTitle })
    await expect(question.getByRole('region', { name: compared.willChange })).toContainText('0 → 2')
    await isClean(page, 'the question before a wave')
    await button(question, t.sendWave).click()
    await expect(page.getByText(t.nobodyToMail)).toBeVisible()
    await expect(button(page, t.sendWave)).toBeDisabled()
    await button(page, t.end).click()
    await button(page.getByRole('dialog'), t.end).click()
    await expect(card(page, t.earlier)).toBeVisible()
    await isClean(page, 'the move has ended')
  })
})

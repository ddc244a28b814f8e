import { staffArticles } from '#contract/content-office.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as paymentText } from '#web/staff/payments/payment.text.ts'
import { text as paymentsText } from '#web/staff/payments/payments.text.ts'
import { text as transfersText } from '#web/staff/transfers/transfers.text.ts'
import { text as queueText } from '#web/staff/queue/queue.text.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, choice } from './people.ts'
import { handedIn, newMember, signedInStaff } from './prepared.ts'
import { atDesk } from './steps-claims.ts'
import { started } from './steps-topup.ts'

const lists = textIn(listsText, 'en')
const shell = textIn(shellText, 'en')
const queue = textIn(queueText, 'en')
const payments = textIn(paymentsText, 'en')
const transfers = textIn(transfersText, 'en')

/** Words of a list that are cut in their middle by the end of a line; one that is longer than its place may be. */
const wordsInTwo = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(
      document.querySelector('main table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\w@.-]{4,}/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
      }
    }
    return found
  })

/** No table has to be moved sideways before its last column is seen. */
const isWhole = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')].every(
      ({ parentElement: box }) => box !== null && box.scrollWidth <= box.clientWidth,
    ),
  )

const pages = [
  [staffPaths.people, 'admin'],
  [staffPaths.codeTexts, 'admin'],
  [staffPaths.mailTexts, 'admin'],
  [`${staffPaths.transfers}?audit=`, 'finance'],
  [staffPaths.payments, 'finance'],
] as const

test('at 1024 px the lists of the office show all their columns, and break no address or code inside a word', async ({
  arrive,
}) => {
  await started(await newMember(), 5000, 'createAlipayQr')
  for (const [path, username] of pages) {
    const { page } = await atDesk(arrive, path, username, { language: 'en', width: 1024 })
    await expect(page.getByRole('row').nth(1), path).toBeVisible()
    expect(await isWhole(page), path).toBe(true)
    expect(await wordsInTwo(page), path).toEqual([])
    await page.context().close()
  }
})

test('a title without a space is whole in the list of notices, and no table has to be moved sideways', async ({
  arrive,
}) => {
  const editor = await signedInStaff('editor')
  const word = 'x'.repeat(120)
  const { id, version } = await editor.call(staffArticles.create, {
    kind: 'announcement',
    slug: `long-${Date.now()}`,
    title: { sh: word },
  })
  const { page } = await atDesk(arrive, staffPaths.articles, 'editor', { language: 'en', width: 1024 })
  await expect(page.getByRole('row').filter({ hasText: word })).toBeVisible()
  expect(await isWhole(page)).toBe(true)
  await editor.call(staffArticles.delete, { id, version })
})

test('a list with nothing in it says so, and one whose filters find nothing clears them at one press', async ({
  arrive,
}) => {
  const { page } = await atDesk(arrive, `${staffPaths.payments}?view=flagged`, 'finance', { language: 'en' })
  await expect(page.getByText(payments.emptyFlagged)).toBeVisible()
  await expect(button(page, lists.clear)).toHaveCount(0)
  await page.goto(`/staff${staffPaths.payments}?number=PY000000000000&state=failed`)
  await expect(page.getByText(lists.noMatchTitle)).toBeVisible()
  await button(page, lists.clear).press('Enter')
  await expect(page).not.toHaveURL(/number|state/)
  await page.goto(`/staff${staffPaths.transfers}?member=JY99999999`)
  await button(page, lists.clear).press('Enter')
  // The tab stays.
  await expect(page.getByRole('button', { name: transfers.viewPending })).toHaveAttribute('aria-current', 'true')
  await expect(page).not.toHaveURL(/member/)
})

test('payments and transfers are narrowed to one member and one state by the same fields, and the address keeps it', async ({
  arrive,
}) => {
  const [member, other] = [await newMember(), await newMember()]
  for (const each of [member, other]) {
    await started(each, 5000, 'createAlipayQr')
    await handedIn(each, 5000)
  }
  const { page } = await atDesk(arrive, staffPaths.payments, 'finance', { language: 'en' })
  for (const [path, state, found, none] of [
    [staffPaths.payments, payments.state, 'pending', 'closed'],
    [staffPaths.transfers, transfers.audit, 'pending', 'rejected'],
  ] as const) {
    await page.goto(`/staff${path}?page=2`)
    const sought = page.getByRole('searchbox', { name: lists.memberNumber })
    await sought.fill(member.memberNumber.toLowerCase())
    await sought.press('Enter')
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows, path).toHaveCount(1)
    await expect(rows).toContainText(member.memberNumber)
    await expect(page).not.toHaveURL(/page=/)
    // A page past the end gives way to the last one.
    await page.goto(`/staff${path}?page=3&member=${member.memberNumber}`)
    await expect(rows, path).toHaveCount(1)
    await expect(page).not.toHaveURL(/page=/)
    await choice(page, state).selectOption(found)
    await page.reload()
    await expect(rows, path).toHaveCount(1)
    await choice(page, state).selectOption(none)
    await expect(page.getByText(lists.noMatchTitle)).toBeVisible()
    await choice(page, state).selectOption({ label: lists.any })
    await expect(rows, path).toHaveCount(1)
  }
})

test('a payment or a transfer that does not exist says so below a title, with a way back', async ({ arrive }) => {
  const { page } = await atDesk(arrive, staffPaths.payment('PY000000000000'), 'finance', { language: 'en' })
  const back = page.getByRole('main').getByRole('link').first()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textIn(paymentText, 'en').fill('pageTitle', { number: 'PY000000000000' }),
  )
  await back.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payments.title)
  await page.goto(`/staff${staffPaths.transfer('00000000-0000-4000-8000-000000000000')}`)
  await back.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(transfers.title)
})

test('an editor, for whom no queue exists, starts from the pages that an editor may open', async ({ arrive }) => {
  const { page } = await atDesk(arrive, staffPaths.home, 'editor', { language: 'en', width: 390 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(queue.noQueuesTitle)
  await isClean(page, 'the start page of an editor')
  await page.getByRole('main').getByRole('link', { name: shell.articles }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.articles)
})

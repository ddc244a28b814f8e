import { claims, staffClaims } from '#contract/claims.ts'
import { claimRejectText, claimStatusText } from '#contract/codes.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as memberText } from '#web/portal/claims/text.ts'
import { text as caseText } from '#web/staff/claims/claim-case.text.ts'
import { text } from '#web/staff/claims/claims.text.ts'
import { text as unclaimedText } from '#web/staff/claims/unclaimed.text.ts'
import { text as listText } from '#web/staff/lists/lists.text.ts'
import { claimsOf } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { behind, button, buttonAbout, card, countCalls, field } from './people.ts'
import { newMember, signedInStaff } from './prepared.ts'
import { scanInto } from './scanner.ts'
import { atDesk, caseOf, claimed, said, stray, twoClaims } from './steps-claims.ts'

/* Customer service answers claims from the keyboard. */

const t = textIn(text, 'zh-Hans')
const c = textIn(caseText, 'zh-Hans')
const l = textIn(listText, 'zh-Hans')
const u = textIn(unclaimedText, 'zh-Hans')

// Proves B-IN-12, B-IN-13
test('a claim is accepted by keyboard alone, the next one opens, and what happened is said', async ({ arrive }) => {
  const { start, older, newer, first } = await twoClaims()
  const { page } = await atDesk(arrive, claimsOf(start))
  const opened = caseOf(page, older.trackingNumber)
  for (const words of [first.memberNumber, '灰色跑鞋', '1.250 kg', c.firstTry, c.noForecast, 'U-09'])
    await expect(opened).toContainText(words)
  await page.keyboard.press('j')
  await expect(caseOf(page, newer.trackingNumber).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('k')
  await expect(opened).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opened.getByRole('heading', { level: 2 }), 'a question that is given up leads back').toBeFocused()
  await page.keyboard.press('a')
  const question = page.getByRole('dialog', {
    name: c.fill('acceptTitle', { number: older.trackingNumber, member: first.memberNumber }),
  })
  const yes = button(question, c.fill('accept', { member: first.memberNumber }))
  await expect(yes).toBeFocused()
  await expect(question).toContainText(`Your claim on parcel ${older.trackingNumber} was approved`)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(caseOf(page, newer.trackingNumber).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(said(page)).toContainText(
    t.fill('saidAccepted', { number: older.trackingNumber, member: first.memberNumber }),
  )
  await expect(page.getByRole('table').getByText(older.trackingNumber)).toHaveCount(0)
  const [claim] = (await first.call(claims.listMine, { page: 1, pageSize: 10 })).list
  expect(claim?.claimStatus).toBe('approved')
})

test('a key inside a question presses only the button that has the focus', async ({ arrive }) => {
  const { start, older, first } = await twoClaims()
  const person = await atDesk(arrive, claimsOf(start))
  const { page } = person
  const sent = countCalls(person, { path: staffClaims.approve.path.replace('{id}', older.id) })
  await expect(caseOf(page, older.trackingNumber)).toBeVisible()
  await page.keyboard.press('a')
  const question = page.getByRole('dialog')
  const yes = button(question, c.fill('accept', { member: first.memberNumber }))
  await expect(yes).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await page.keyboard.press('j')
  await expect(question).toBeVisible()
  expect(sent()).toBe(0)
  await yes.focus()
  // Keys that follow each other as fast as here are a scanner's; a second later they count again.
  await expect(async () => {
    await page.keyboard.press('a')
    await expect(question).toBeHidden({ timeout: 5000 })
  }).toPass()
  await expect(said(page)).toContainText(older.trackingNumber)
})

// Proves B-IN-14
test('a claim is not accepted for a reason that its member then reads, shown beforehand in their language', async ({
  arrive,
}) => {
  const member = await newMember()
  const parcel = await stray()
  await claimed(member, parcel)
  const { page } = await atDesk(arrive, claimsOf(parcel.trackingNumber))
  await expect(caseOf(page, parcel.trackingNumber)).toBeVisible()
  await page.keyboard.press('r')
  const question = page.getByRole('dialog')
  await button(question, c.rejectYes).click()
  await expect(question).toContainText(c.reasonRequired)
  await question.getByRole('radio', { name: c.OTHER }).check()
  await button(question, c.rejectYes).click()
  await expect(question).toContainText(c.noteRequired)
  await question.getByRole('radio', { name: c.NUMBER_MISMATCH }).check()
  await field(question, c.note).fill('圖上是另一個單號')
  await expect(question).toContainText(claimRejectText.NUMBER_MISMATCH.en)
  await expect(question).toContainText('The reviewer added: 圖上是另一個單號')
  await button(question, c.rejectYes).click()
  await expect(said(page)).toContainText(
    t.fill('saidRejected', { number: parcel.trackingNumber, member: member.memberNumber }),
  )

  const reader = await arrive({ stored: member.stored })
  await reader.page.goto(`${basePath}${paths.myClaims}`)
  const row = reader.page.getByRole('row').filter({ hasText: parcel.trackingNumber })
  await expect(row).toContainText(claimStatusText.rejected['zh-Hant'])
  const inMembers = textIn(memberText, 'zh-Hant')
  await buttonAbout(row, inMembers.details).click()
  const details = behind(reader.page, inMembers.fill('detailsTitle', { number: parcel.trackingNumber }))
  await expect(details).toContainText(claimRejectText.NUMBER_MISMATCH['zh-Hant'])
  await expect(details).toContainText('圖上是另一個單號')
})

test('a rival claim is shown with what happens to it, and its member is told when the other one is accepted', async ({
  arrive,
}) => {
  const [meiling, chiho] = [await newMember(), await newMember()]
  const parcel = await stray()
  await claimed(meiling, parcel)
  await claimed(chiho, parcel)
  const { page } = await atDesk(arrive, claimsOf(parcel.trackingNumber))
  const opened = caseOf(page, parcel.trackingNumber)
  const rivals = card(opened, c.fill('rivals', { count: 2 }))
  const sides = rivals.getByRole('listitem')
  await expect(sides.filter({ hasText: meiling.memberNumber })).toContainText(c.getsIt)
  await expect(sides.filter({ hasText: chiho.memberNumber })).toContainText(c.losesIt)
  await buttonAbout(rivals, c.openRival).click()
  await expect(sides.filter({ hasText: chiho.memberNumber })).toContainText(c.getsIt)
  await button(opened, `${c.fill('accept', { member: chiho.memberNumber })}`).click()
  await expect(page.getByRole('dialog')).toContainText(c.fill('acceptRivals', { count: 1 }))
  await button(page.getByRole('dialog'), c.fill('accept', { member: chiho.memberNumber })).click()
  await expect(said(page)).toContainText(t.saidLast)
  const [lost] = (await meiling.call(claims.listMine, { page: 1, pageSize: 10 })).list
  expect(lost).toMatchObject({ claimStatus: 'rejected', rejectReason: 'NOT_OWNER' })
})

test('a colleague who was quicker is named, and nothing is done twice', async ({ arrive }) => {
  const member = await newMember()
  const parcel = await stray()
  const id = await claimed(member, parcel)
  const { page } = await atDesk(arrive, claimsOf(parcel.trackingNumber))
  await expect(caseOf(page, parcel.trackingNumber)).toBeVisible()
  await page.keyboard.press('r')
  await page.getByRole('dialog').getByRole('radio', { name: c.NOT_OWNER }).check()
  const admin = await signedInStaff('admin')
  await admin.call(staffClaims.approve, { id })
  await button(page.getByRole('dialog'), c.rejectYes).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const alert = caseOf(page, parcel.trackingNumber).getByRole('alert')
  await expect(alert).toContainText('管理员')
  await expect(alert).toContainText(claimStatusText.approved['zh-Hans'])
  const [claim] = (await member.call(claims.listMine, { page: 1, pageSize: 10 })).list
  expect(claim?.claimStatus).toBe('approved')
})

test('a rival that arrives while the question is open is shown before anything is decided', async ({ arrive }) => {
  const [meiling, chiho] = [await newMember(), await newMember()]
  const parcel = await stray()
  await claimed(meiling, parcel)
  const { page } = await atDesk(arrive, claimsOf(parcel.trackingNumber))
  const opened = caseOf(page, parcel.trackingNumber)
  await expect(opened).toContainText(c.firstTry)
  await page.keyboard.press('a')
  const question = page.getByRole('dialog')
  await field(question, c.note).fill('請帶同發票')
  await claimed(chiho, parcel)
  await expect(question).toBeHidden({ timeout: 20_000 })
  await expect(opened.getByRole('alert')).toContainText(c.changedMeanwhile)
  await expect(card(opened, c.fill('rivals', { count: 2 }))).toContainText(chiho.memberNumber)
  await button(opened, c.fill('accept', { member: meiling.memberNumber })).click()
  await expect(question).toContainText(c.fill('acceptRivals', { count: 1 }))
  await expect(field(question, c.note), 'what was typed is still there').toHaveValue('請帶同發票')
  const [hers] = (await meiling.call(claims.listMine, { page: 1, pageSize: 10 })).list
  expect(hers?.claimStatus).toBe('under_review')
})

test('the first of two writes to the second, and finishes alone once a rival has withdrawn', async ({ arrive }) => {
  const [meiling, chiho, aisyah] = [await newMember(), await newMember(), await newMember()]
  const parcel = await stray()
  const id = await claimed(meiling, parcel)
  await claimed(chiho, parcel)
  const claimId = await claimed(aisyah, parcel)
  const { page } = await atDesk(arrive, `${claimsOf(parcel.trackingNumber)}&open=${id}`)
  const opened = caseOf(page, parcel.trackingNumber)
  const question = page.getByRole('dialog')
  await button(opened, c.acceptFirst).click()
  await field(question, c.noteFirst).fill('发票我看过了')
  await button(question, c.acceptFirst).click()
  await expect(said(page)).toContainText(t.saidNext)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: meiling.memberNumber })
  await buttonAbout(row, l.open).click()
  const accept = button(opened, c.fill('accept', { member: meiling.memberNumber }))
  await expect(accept).toBeDisabled()
  await expect(opened).toContainText(c.firstByMe)
  await expect(opened).toContainText(c.fill('decidedNote', { note: '发票我看过了' }))
  await aisyah.call(claims.submit, { action: 'withdraw', claimId })
  await expect(accept).toBeEnabled({ timeout: 20_000 })
  await accept.click()
  await button(question, c.fill('accept', { member: meiling.memberNumber })).click()
  await expect(said(page)).toContainText(
    t.fill('saidAccepted', { number: parcel.trackingNumber, member: meiling.memberNumber }),
  )
})

test('switched off, the keys do nothing, also after a reload', async ({ arrive }) => {
  const { start, older } = await twoClaims()
  const { page } = await atDesk(arrive, claimsOf(start))
  const opened = caseOf(page, older.trackingNumber)
  const keys = page.getByRole('switch', { name: l.keys })
  await expect(opened).toBeVisible()
  await keys.click()
  await page.reload()
  await expect(opened).toBeVisible()
  await expect(keys).not.toBeChecked()
  for (const key of ['j', 'a', 'r']) await page.keyboard.press(key)
  // Something that follows them shows that they were heard and ignored.
  await buttonAbout(page.getByRole('table'), l.open).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opened).toBeHidden()
  await keys.click()
  await page.getByRole('heading', { level: 2 }).focus()
  // For a second after three keys in a row, a fourth is taken for a scanner's.
  await expect(async () => {
    await page.keyboard.press('k')
    await expect(opened).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('a scanner beside the list does nothing, whatever letters its code has and wherever the focus is', async ({
  arrive,
}) => {
  const { start, older, newer } = await twoClaims()
  const { page } = await atDesk(arrive, claimsOf(start))
  const opened = caseOf(page, older.trackingNumber)
  await expect(opened).toBeVisible()
  for (const code of ['JT0006968AKRJ', 'ARKJ00112233', 'a12345678'])
    for (const place of ['nowhere', 'button'] as const) {
      if (place === 'button') await opened.getByRole('button', { name: c.notAccept }).focus()
      await scanInto(page, code)
    }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opened).toBeVisible()
  // The next key of a person counts again, once the scanner is still.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(caseOf(page, newer.trackingNumber)).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('the warehouse looks on: it sees claims and decides none', async ({ arrive }) => {
  const member = await newMember()
  const parcel = await stray()
  await claimed(member, parcel)
  const { page } = await atDesk(arrive, claimsOf(parcel.trackingNumber), 'keeper')
  const opened = caseOf(page, parcel.trackingNumber)
  await expect(opened).toContainText(c.readOnly)
  await expect(opened.getByRole('button', { name: c.notAccept })).toHaveCount(0)
  await page.keyboard.press('a')
  await opened.getByRole('link', { name: c.toParcel }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await buttonAbout(page.getByRole('main'), l.open).click()
  await expect(button(page, u.dispose)).toHaveCount(0)
})

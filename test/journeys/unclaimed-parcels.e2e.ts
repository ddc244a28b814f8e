import { staffUnclaimedParcels } from '#contract/claims.ts'
import { text as caseText } from '#web/staff/claims/claim-case.text.ts'
import { text as unclaimedText } from '#web/staff/claims/unclaimed.text.ts'
import { text as matchText } from '#web/staff/claims/match.text.ts'
import { kitText } from './kit-text.ts'
import { matchTexts } from '#server/claims/match.text.ts'
import { text as listText } from '#web/staff/lists/lists.text.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect } from '@playwright/test'
import { isClean, looks } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, field } from './people.ts'
import { forecasted, newMember, signedInStaff } from './prepared.ts'
import { picture } from './pictures.ts'
import { atDesk, claimed, said, stray } from './steps-claims.ts'

/* Staff find the owners of parcels that nobody claims. */

const l = textIn(listText, 'zh-Hans')
const u = textIn(unclaimedText, 'zh-Hans')
const m = textIn(matchText, 'zh-Hans')
const k = textIn(kitText, 'zh-Hans')

// Proves B-IN-11
test('an unclaimed parcel is hidden and shown, its label text corrected, and it is given to a member', async ({
  arrive,
}) => {
  const member = await newMember()
  const parcel = await stray()
  const number = parcel.trackingNumber
  const { page } = await atDesk(arrive, `${staffPaths.unclaimed}?q=${number}`)
  await buttonAbout(page.getByRole('main'), l.open).click()
  const opened = card(page, number)
  const question = page.getByRole('dialog')

  await test.step('hidden and shown, each once it was confirmed; what is being typed stays', async () => {
    await field(opened, u.labelText).fill('收件人')
    for (const [ask, done] of [
      [u.hide, 'saidHidden'],
      [u.publish, 'saidShown'],
    ] as const) {
      await button(opened, ask).click()
      await button(question, ask).click()
      await expect(said(page)).toContainText(u.fill(done, { number }))
    }
    await expect(page.getByRole('button', { name: u.dispose })).toBeDisabled()
    await expect(field(opened, u.labelText)).toHaveValue('收件人')
  })

  await test.step('the label text is corrected', async () => {
    await field(opened, u.labelText).fill('收件人 林先生')
    await button(opened, u.saveLabel).click()
    await expect(question).toContainText('收件人 林先生')
    await button(question, u.saveLabel).click()
    await expect(said(page)).toContainText(u.fill('saidLabel', { number }))
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('收件人 林先生')
  })

  await test.step('an unknown member number stays in its field; the right one gets the parcel', async () => {
    await field(opened, u.assignNumber).fill('JY0000000')
    await button(opened, u.assign).click()
    await button(question, u.assign).click()
    await expect(field(opened, u.assignNumber)).toHaveAttribute('aria-invalid', 'true')
    await field(opened, u.assignNumber).fill(member.memberNumber)
    await button(opened, u.assign).click()
    await expect(question).toContainText(u.assignSentence)
    await button(question, u.assign).click()
    await expect(said(page)).toContainText(u.fill('saidGiven', { number, member: member.memberNumber }))
    await expect(opened).toContainText(u.fill('nothingLeft', { member: member.memberNumber }))
  })
})

test('a parcel is matched with the forecast of its number, past its claims', async ({ arrive }) => {
  const [owner, other] = [await newMember(), await newMember()]
  const parcel = await stray()
  const number = parcel.trackingNumber
  await claimed(other, parcel)
  await forecasted(owner, number)
  const { page } = await atDesk(arrive, `${staffPaths.unclaimed}?q=${number}&forecast=yes&claim=yes`, 'keeper')
  await buttonAbout(page.getByRole('main'), l.open).click()
  const opened = card(page, number)
  await expect(opened.getByRole('link', { name: u.fill('toClaims', { count: 1 }) })).toBeVisible()
  await buttonAbout(opened, u.match).click()
  const question = page.getByRole('dialog')
  await button(question, u.fill('matchYes', { member: owner.memberNumber })).click()
  await expect(said(page)).toContainText(u.fill('saidGiven', { number, member: owner.memberNumber }))
  const service = await signedInStaff('service')
  const [row] = (await service.call(staffUnclaimedParcels.search, { trackingNumber: number, page: 1, pageSize: 10 }))
    .list
  expect(row).toMatchObject({ state: 'claimed', memberNumber: owner.memberNumber })
})

/** The same with two neighbouring characters swapped: the slip that a tired hand makes. */
function swapped(number: string) {
  const at = [...number].findIndex((char, index) => index > 3 && char !== number[index + 1])
  return `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`
}

// Proves B-IN-15
test('a likely owner is filled in and gets the parcel; found to be wrong, it is taken back for the right one', async ({
  arrive,
}) => {
  test.slow()
  const [likely, right] = [await newMember(), await newMember()]
  const parcel = await stray()
  const number = parcel.trackingNumber
  await forecasted(likely, swapped(number))
  const { page } = await atDesk(arrive, `${staffPaths.unclaimed}?state=&q=${number}`)
  await buttonAbout(page.getByRole('main'), l.open).click()
  const opened = card(page, number)
  const question = page.getByRole('dialog')

  await test.step('the score says what agrees; one press fills the member in, and it still asks', async () => {
    const proposed = opened.getByRole('listitem').filter({ hasText: likely.memberNumber })
    await expect(proposed).toContainText(/相符 \d+ 分/)
    await expect(proposed).toContainText(matchTexts.number_swapped['zh-Hans'])
    await buttonAbout(proposed, m.take).click()
    await expect(field(opened, u.assignNumber)).toHaveValue(likely.memberNumber)
    await button(opened, u.assign).click()
    await expect(question).toContainText(likely.memberNumber)
    await button(question, u.assign).click()
    await expect(opened).toContainText(u.fill('nothingLeft', { member: likely.memberNumber }))
  })

  await test.step('taking it back needs a reason and a picture, and shows what will change', async () => {
    await button(opened, m.takeBack).click()
    await expect(opened).toContainText(m.reasonRequired)
    await expect(opened).toContainText(m.proofRequired)
    await opened.getByRole('textbox', { name: m.reason }).fill('发票上是另一位买家')
    await opened.locator('input[type=file]').setInputFiles(await picture('label.jpg'))
    await expect(opened.getByRole('button', { name: k.pictureRemove })).toBeVisible()
    await field(opened, m.toMember).fill(right.memberNumber)
    await button(opened, m.takeBack).click()
    await expect(question).toContainText(right.memberNumber)
    await isClean(page, 'the question before a parcel is taken back')
    await button(question, m.takeBack).click()
    await expect(said(page)).toContainText(m.fill('saidMoved', { number, member: right.memberNumber }))
    await expect(opened).toContainText('发票上是另一位买家')
  })
})

for (const look of looks) {
  const { language, width } = look
  test(`axe finds nothing on an open claim, its questions and an open parcel in ${language} at ${width} px`, async ({
    arrive,
  }) => {
    const e = textIn(caseText, language)
    const w = textIn(listText, language)
    const { page } = await atDesk(arrive, staffPaths.claims, 'admin', look)
    await buttonAbout(page.getByRole('main'), w.open).last().click()
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await page.getByText(e.told, { exact: true }).click()
    await isClean(page, 'an open claim')
    await page.getByRole('button', { name: e.betterPicture }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isClean(page, 'the question before a claim is not accepted')
    await page.goto(`${staffBase}${staffPaths.unclaimed}`)
    await buttonAbout(page.getByRole('main'), w.open).first().click()
    await expect(page.getByRole('heading', { level: 2, name: /\d{8}/ })).toBeVisible()
    await isClean(page, 'an open unclaimed parcel')
  })
}

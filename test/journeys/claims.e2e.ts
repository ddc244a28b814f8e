import { claims, staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { claimStatusText, stageText } from '#contract/codes.ts'
import { staffParcels } from '#contract/receiving.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { languages } from '#domain/language.ts'
import { text } from '#web/portal/claims/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { isClean, looks, tooWide } from './axe.ts'
import { test } from './journey.ts'
import {
  behind,
  button,
  buttonAbout,
  choice,
  countCalls,
  field,
  openActions,
  openFilters,
  type Person,
  toast,
} from './people.ts'
import { choosePicture } from './pictures.ts'
import { freshNumber, newMember, signedInMember, signedInStaff } from './prepared.ts'
import { turnTo } from './steps-parcels.ts'

/* A parcel arrived without a forecast; its owner finds it in the pool, proves ownership and gets it. */

const t = textIn(text, 'zh-Hant')

/** A parcel that nobody forecast, at Fuyong; its number starts and ends as the pool shows it. */
async function stray() {
  const keeper = await signedInStaff('keeper')
  const trackingNumber = freshNumber()
  await keeper.call(staffParcels.receive, {
    trackingNumber,
    courierCode: 'YTO',
    warehouseId: keeper.warehouseId(2),
    actualWeightG: 1250,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
  })
  return { trackingNumber, masked: `${trackingNumber.slice(0, 4)}****${trackingNumber.slice(-3)}` }
}

const find = async ({ page }: Person, trackingNumber: string) => {
  await page.getByRole('searchbox', { name: t.wholeNumber }).fill(trackingNumber)
  await button(page.getByRole('main'), t.search).click()
}

test('a member claims a parcel, takes the claim back, hands it in again, sends a better picture and gets the parcel', async ({
  arrive,
}) => {
  const { trackingNumber, masked } = await stray()
  const member = await newMember()
  const person = await arrive({ stored: member.stored })
  const { page } = person
  const main = page.getByRole('main')
  const row = main.getByRole('row').filter({ hasText: masked })
  const mine = main.getByRole('row').filter({ hasText: trackingNumber })
  const status = (word: keyof typeof claimStatusText) => claimStatusText[word]['zh-Hant']
  await page.goto(`${basePath}${paths.memberHome}`)

  // Proves
  await test.step('the pool shows the ends of the number, and the whole number finds it', async () => {
    await turnTo(person, 'unclaimed')
    await find(person, trackingNumber.slice(0, -1))
    await expect(main.getByText(t.noMatchTitle)).toBeVisible()
    await button(main.getByRole('search'), t.clear).click()
    await find(person, trackingNumber)
    await expect(row).toBeVisible()
    await expect(main).not.toContainText(trackingNumber)
  })

  const dialog = page.getByRole('dialog', { name: t.fill('dialogTitle', { number: masked }) })
  // Proves
  await test.step('the dialog says what the picture must show, and asks for number and picture', async () => {
    await row.getByRole('button', { name: t.fill('claimOf', { number: masked }) }).click()
    await expect(dialog).toContainText(t.proofHint)
    const sent = countCalls(person, claims.submit)
    await button(dialog, t.submit).click()
    await expect(field(dialog, t.number)).toBeFocused()
    await expect(field(dialog, t.number)).toHaveAttribute('aria-invalid', 'true')
    expect(sent()).toBe(0)
  })

  // Proves R-435
  await test.step('a wrong number is refused with what to do', async () => {
    await field(dialog, t.number).fill(`${trackingNumber.slice(0, -1)}X`)
    await choosePicture(page, () => button(dialog, textIn(kitText, 'zh-Hant').pictureChoose).click(), 'label.jpg')
    await expect(dialog.getByAltText(textIn(kitText, 'zh-Hant').picturePreview)).toBeVisible()
    await button(dialog, t.submit).click()
    await expect(dialog.getByRole('alert')).toContainText(refusals.claim_mismatch.text['zh-Hant'])
    await expect(dialog).toContainText(refusals.claim_mismatch.step.text['zh-Hant'])
  })

  // Proves
  await test.step('the right one goes to review', async () => {
    await field(dialog, t.number).fill(trackingNumber)
    await button(dialog, t.submit).click()
    await expect(toast(person, 'M-18')).toBeVisible()
    await expect(row.getByText(status('under_review'))).toBeVisible()
  })

  // Proves R-141
  await test.step('it is taken back, once that was confirmed', async () => {
    await button(main, t.mineTab).click()
    await openActions(person, mine)
    await buttonAbout(mine, t.withdraw).click()
    const question = page.getByRole('dialog', { name: t.fill('withdrawTitle', { number: trackingNumber }) })
    await button(question, t.withdraw).click()
    await expect(mine.getByText(status('withdrawn'))).toBeVisible()
  })

  const again = page.getByRole('dialog', { name: t.fill('againTitle', { number: trackingNumber }) })
  // Proves
  await test.step('it is handed in again as it was, and forecast meanwhile', async () => {
    await buttonAbout(mine, t.resubmit).click()
    await expect(field(again, t.number)).toHaveValue(trackingNumber)
    await button(again, t.submit).click()
    await expect(mine.getByText(status('under_review'))).toBeVisible()
    await mine.getByRole('link', { name: t.goForecast }).click()
    const p = textIn(parcelText, 'zh-Hant')
    await expect(field(page, p.trackingNumber)).toHaveValue(trackingNumber)
    await expect(choice(page, p.courier)).toHaveValue('YTO')
    await expect(choice(page, p.warehouse).locator('option:checked')).toHaveText('深圳福永')
  })

  const service = await signedInStaff('service')
  const [claim] = (await member.call(claims.listMine, { page: 1, pageSize: 10 })).list
  const claimId = claim?.claimId ?? ''
  // Proves R-144
  await test.step('an unreadable picture is rejected; the details say why, and ask for another one', async () => {
    await service.call(staffClaims.reject, { id: claimId, reason: 'IMAGE_UNREADABLE', note: '單號被遮' })
    await page.goto(`${basePath}${paths.myClaims}`)
    await buttonAbout(mine, t.details).click()
    const details = behind(page, t.fill('detailsTitle', { number: trackingNumber }))
    await expect(details).toContainText('圖片看不清')
    await expect(details).toContainText('單號被遮')
    await expect(details.getByRole('button', { name: /1/ })).toBeVisible()
    await button(details, t.resubmit).click()
    await expect(again).toContainText('圖片看不清')
    await button(again, t.submit).click()
    await expect(again.getByText('請上載圖片')).toBeVisible()
    await choosePicture(page, () => button(again, textIn(kitText, 'zh-Hant').pictureChoose).click(), 'better.jpg')
    await expect(again.getByAltText(textIn(kitText, 'zh-Hant').picturePreview)).toBeVisible()
    await button(again, t.submit).click()
    await expect(mine.getByText(status('under_review'))).toBeVisible()
  })

  await test.step('approved it is among the parcels, and its goods are declared', async () => {
    await service.call(staffClaims.approve, { id: claimId })
    await page.reload()
    await expect(mine.getByText(status('approved'))).toBeVisible()
    await mine.getByRole('link', { name: t.goDeclare }).click()
    await expect(page.getByRole('heading', { name: textIn(parcelText, 'zh-Hant').declareTitle })).toBeVisible()
    await expect(page.getByRole('textbox', { name: textIn(parcelText, 'zh-Hant').trackingNumber })).toHaveValue(
      trackingNumber,
    )
    await turnTo(person, 'unclaimed')
    await find(person, trackingNumber)
    await expect(main.getByText(t.noMatchTitle)).toBeVisible()
  })
})

test('on a phone a claim fits the screen, and somebody who was first is named as such', async ({ arrive }) => {
  const { trackingNumber, masked } = await stray()
  const [member, rival] = [await newMember(), await newMember()]
  const e = textIn(text, 'en')
  const person = await arrive({ language: 'en', width: 390, stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.unclaimed}?number=${trackingNumber}`)
  await button(page, e.fill('claimOf', { number: masked })).click()
  const dialog = page.getByRole('dialog', { name: e.fill('dialogTitle', { number: masked }) })
  await field(dialog, e.number).fill(trackingNumber)
  await choosePicture(page, () => button(dialog, textIn(kitText, 'en').pictureChoose).click(), 'label.jpg')
  await expect(dialog.getByAltText(textIn(kitText, 'en').picturePreview)).toBeVisible()
  const admin = await signedInStaff('admin')
  const [parcel] = (await admin.call(staffParcels.lookup, { trackingNumber, memberNumber: rival.memberNumber }))
    .unclaimed
  await admin.call(staffUnclaimedParcels.update, { id: parcel?.id ?? '', assignMemberNumber: rival.memberNumber })
  await button(dialog, e.submit).click()
  await expect(dialog.getByRole('alert')).toContainText(refusals.already_claimed.text.en)
  await expect(dialog).toContainText(refusals.already_claimed.step.text.en)
  expect(await tooWide(page)).toBeLessThanOrEqual(0)
})

// Proves
test('a picture above 2 MB, or of another kind, is refused before it is sent', async ({ arrive }) => {
  const { trackingNumber, masked } = await stray()
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  const kit = textIn(kitText, 'en')
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const large = await sharp({ create: { width: 2100, height: 2100, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 100 })
    .toBuffer()
  const chosen = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await button(page.getByRole('dialog'), kit.pictureChoose).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  await page.goto(`${basePath}${paths.unclaimed}?number=${trackingNumber}`)
  await button(page, textIn(text, 'en').fill('claimOf', { number: masked })).click()
  await chosen('large.jpg', 'image/jpeg', large)
  await expect(page.getByRole('dialog').getByText(kit.pictureTooLarge)).toBeVisible()
  await chosen('label.gif', 'image/gif', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))
  await expect(page.getByRole('dialog').getByText(kit.pictureType)).toBeVisible()
})

for (const language of languages) {
  // Proves R-362
  test(`parcels and orders are narrowed by six steps in ${language}`, async ({ arrive }) => {
    const member = await newMember()
    const person = await arrive({ language, stored: member.stored })
    const { page } = person
    const labels = Object.values(stageText).map((text) => text[language])
    await page.goto(`${basePath}${paths.orders}`)
    await openFilters(person)
    const ofOrders = choice(page, textIn(listText, language).stage)
    await expect(ofOrders.locator('option')).toHaveText([textIn(listText, language).any, ...labels])
    await ofOrders.selectOption('shelved')
    await expect(page).toHaveURL(/stage=shelved/)
    await page.goto(`${basePath}${paths.parcels}`)
    await openFilters(person)
    const ofParcels = choice(page, textIn(parcelText, language).stage)
    await expect(ofParcels.locator('option')).toHaveText([textIn(parcelText, language).all, ...labels])
  })
}

for (const look of looks) {
  const { language, width } = look
  test(`axe finds nothing on a claim that is made, or looked at, in ${language} at ${width} px`, async ({ arrive }) => {
    const { stored } = await signedInMember('meiling@example.com')
    const { page } = await arrive({ ...look, stored })
    const w = textIn(text, language)
    const dialog = page.getByRole('dialog')
    await page.goto(`${basePath}${paths.unclaimed}`)
    await page
      .getByRole('button', { name: new RegExp(`^${w.fill('claimOf', { number: '' }).trim()} `) })
      .first()
      .click()
    await button(dialog, w.submit).click()
    await expect(field(dialog, w.number)).toBeFocused()
    await isClean(page, 'a claim with faults')
    await page.goto(`${basePath}${paths.myClaims}`)
    await buttonAbout(page.getByRole('main'), w.details).first().click()
    await expect(page.getByRole('region', { name: w.review })).toBeVisible()
    await isClean(page, 'the details of a claim')
  })
}

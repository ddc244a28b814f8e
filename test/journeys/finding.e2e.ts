import { claims, unclaimed } from '#contract/claims.ts'
import { files } from '#contract/files.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { text as claimText } from '#web/portal/claims/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { nextText, nowText, text as abnormalText } from '#web/portal/parcels/abnormal.text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { sendPicture } from '#test/send-picture.ts'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { behind, button, buttonAbout, linkAbout, openFilters, rowOf, toast } from './people.ts'
import { picture } from './pictures.ts'
import {
  applied,
  consigneeOf,
  forecasted,
  freshNumber,
  newMember,
  type PreparedMember,
  signedInStaff,
  stocked,
} from './prepared.ts'

/* One item among many can be found where it is needed, and earlier choices are kept. */

const apply = textIn(applyText, 'en')
const list = textIn(listText, 'en')
const parcel = textIn(parcelText, 'en')
const claim = textIn(claimText, 'en')
const kit = textIn(kitText, 'en')

/** In stock, for one of the member's own customers. */
async function stockedFor(member: PreparedMember, customerCode: string, abnormalCode?: string) {
  const trackingNumber = freshNumber()
  const goods = { productName: 'Scarf', specification: 'wool', goodsType: 'ordinary', quantity: 1 } as const
  const { id } = await member.call(parcels.forecastOne, {
    warehouseCode: 2,
    courierCode: 'YTO',
    trackingNumber,
    customerCode,
    goods: [{ ...goods, unitPriceMinor: 5000 }],
  })
  const keeper = await signedInStaff('keeper')
  await keeper.call(staffParcels.receive, {
    trackingNumber,
    warehouseId: keeper.warehouseId(2),
    actualWeightG: 1200,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    ...(abnormalCode ? { abnormalCode } : {}),
  })
  return { id, trackingNumber }
}

test('the parcels of one customer are found while applying, and what was ticked before stays ticked', async ({
  arrive,
}) => {
  const member = await newMember()
  await consigneeOf(member)
  const [first, second] = [await stockedFor(member, 'BUYER-A'), await stockedFor(member, 'BUYER-A')]
  const other = await stockedFor(member, 'BUYER-B')
  const { page } = await arrive({ language: 'en', stored: member.stored })
  const tick = ({ trackingNumber }: { readonly trackingNumber: string }) =>
    page.getByRole('checkbox', { name: trackingNumber })
  const search = page.getByRole('searchbox', { name: apply.searchParcels })
  await page.goto(`${basePath}${paths.apply}`)
  await tick(first).check()

  await test.step('a search leaves one customer’s parcels, and Enter in it sends nothing', async () => {
    await search.fill('buyer-b')
    await search.press('Enter')
    await expect(tick(second)).toHaveCount(0)
    await expect(search).toBeFocused()
    await tick(other).check()
    await expect(page.getByText(apply.fill('tickedCount', { count: 2 }))).toBeVisible()
  })

  await test.step('what is ticked but not found is listed below, and can be removed there', async () => {
    await page.getByText(apply.fill('tickedElsewhere', { count: 1 })).click()
    await expect(tick(first)).toBeChecked()
    await search.fill('')
    await expect(tick(second)).not.toBeChecked()
    await expect(tick(first)).toBeChecked()
    await expect(tick(other)).toBeChecked()
    await expect(page.getByText(apply.fill('tickedElsewhere', { count: 1 }))).toHaveCount(0)
  })

  await test.step('a search that finds nothing says so, and keeps the ticks', async () => {
    await search.fill('nobody')
    await expect(page.getByText(apply.noneFound)).toBeVisible()
    await expect(page.getByText(apply.fill('tickedCount', { count: 2 }))).toBeVisible()
  })
})

test('applying from a parcel opens the application with it ticked, and says when it cannot be sent any more', async ({
  arrive,
}) => {
  const member = await newMember()
  await consigneeOf(member)
  const chosen = await stocked(member)
  await stocked(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.parcels}`)
  await linkAbout(rowOf(person, chosen.trackingNumber), parcel.applyShort).click()
  await expect(page.getByRole('checkbox', { name: chosen.trackingNumber })).toBeChecked()
  await expect(page.getByText(apply.fill('tickedCount', { count: 1 }))).toBeVisible()
  await applied(member, [chosen.id])
  await page.reload()
  await expect(page.getByText(apply.givenGone)).toBeVisible()
  await expect(page.getByText(apply.fill('tickedCount', { count: 0 }))).toBeVisible()
})

test('an order is found by a part of the number of one of its parcels, and the fields of the filters stay where they are', async ({
  arrive,
}) => {
  const member = await newMember()
  const boxes = [await stocked(member), await stocked(member)]
  const [one, other] = [await applied(member, [boxes[0]?.id ?? '']), await applied(member, [boxes[1]?.id ?? ''])]
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.orders}`)
  await expect(rowOf(person, other.orderNumber)).toBeVisible()
  const search = page.getByRole('searchbox', { name: list.searchOrders })
  await search.fill(boxes[0]?.trackingNumber.slice(2).toLowerCase() ?? '')
  await expect(rowOf(person, other.orderNumber)).toHaveCount(0)
  await expect(rowOf(person, one.orderNumber)).toBeVisible()
  await expect(page.getByText(list.everywhere)).toBeVisible()
  await search.fill(other.orderNumber.slice(-8))
  await expect(rowOf(person, other.orderNumber)).toBeVisible()

  await test.step('pressing Enter in a field keeps the focus there; clearing empties it', async () => {
    await openFilters(person)
    const receiver = page.getByRole('searchbox', { name: list.receiver })
    await receiver.fill('nobody of this name')
    await receiver.press('Enter')
    await expect(page.getByText(list.nothingTitle)).toBeVisible()
    await expect(receiver).toBeFocused()
    await expect(receiver).toHaveValue('nobody of this name')
    await button(page.getByRole('search'), list.clear).click()
    await expect(receiver).toHaveValue('')
    await expect(search).toHaveValue('')
    await expect(rowOf(person, one.orderNumber)).toBeVisible()
  })
})

test('the details of a parcel offer what its row offers, and say what a fault means and what to do', async ({
  arrive,
}) => {
  const member = await newMember()
  const banned = await stockedFor(member, '', 'PROHIBITED')
  const damaged = await stockedFor(member, '', 'DAMAGED')
  const awaited = await forecasted(member)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const detailsOf = async ({ trackingNumber }: { readonly trackingNumber: string }) => {
    await page.goto(`${basePath}${paths.parcels}`)
    await buttonAbout(rowOf(person, trackingNumber), parcel.details).click()
    return behind(page, parcel.fill('parcelTitle', { number: trackingNumber }))
  }
  const warehouse = { warehouse: 'Shenzhen Fuyong' }

  await test.step('what may not be carried cannot be applied for, and leads to customer service', async () => {
    const details = await detailsOf(banned)
    await expect(details).toContainText(textIn(nowText, 'en').fill('PROHIBITED', warehouse))
    await expect(details).toContainText(textIn(nextText, 'en').PROHIBITED)
    await expect(details.getByRole('link', { name: parcel.apply })).toHaveCount(0)
    await details.getByRole('link', { name: textIn(abnormalText, 'en').write }).click()
    await expect(page).toHaveURL(({ pathname }) => pathname === `${basePath}${paths.feedback}`)
  })

  await test.step('what is damaged can be declared again, or applied for', async () => {
    const details = await detailsOf(damaged)
    await expect(details).toContainText(textIn(nextText, 'en').DAMAGED)
    await expect(details.getByRole('link', { name: parcel.declare, exact: true })).toBeVisible()
    await details.getByRole('link', { name: parcel.apply, exact: true }).click()
    await expect(page.getByRole('checkbox', { name: damaged.trackingNumber })).toBeChecked()
  })

  await test.step('what is on its way is edited or deleted from there', async () => {
    const details = await detailsOf(awaited)
    await expect(details.getByRole('link', { name: parcel.edit, exact: true })).toBeVisible()
    await button(details, parcel.remove).click()
    const question = page.getByRole('dialog', { name: kit.fill('deleteTitle', { name: awaited.trackingNumber }) })
    await button(question, kit.delete).click()
    await expect(toast(person, 'M-18')).toBeVisible()
    await expect(details).toBeHidden()
    await expect(rowOf(person, awaited.trackingNumber)).toHaveCount(0)
  })
})

test('a link to a claim opens it, also when the list shows others; a search in the pool keeps its field', async ({
  arrive,
}) => {
  const keeper = await signedInStaff('keeper')
  const member = await newMember()
  const trackingNumber = freshNumber()
  const warehouseId = keeper.warehouseId(2)
  const measured = { actualWeightG: 1250, lengthMm: 300, widthMm: 200, heightMm: 100 }
  await keeper.call(staffParcels.receive, { trackingNumber, courierCode: 'YTO', warehouseId, ...measured })
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.unclaimed}`)
  const number = page.getByRole('searchbox', { name: claim.wholeNumber })
  await number.fill(trackingNumber)
  await number.press('Enter')
  await expect(page).toHaveURL(new RegExp(`number=${trackingNumber}`))
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  await expect(number).toBeFocused()

  const [found] = (await member.call(unclaimed.listPool, { trackingNumber })).list
  const fileId = await sendPicture(member, files.upload, 'claim', await picture('label.jpg'))
  const { claimId } = await member.call(claims.submit, {
    unclaimedParcelId: found?.id ?? '',
    warehouseId,
    courierCode: 'YTO',
    trackingNumber,
    fileId,
  })
  await page.goto(`${basePath}${paths.claimDetails(claimId)}&status=withdrawn`)
  await expect(behind(page, claim.fill('detailsTitle', { number: trackingNumber }))).toBeVisible()
})

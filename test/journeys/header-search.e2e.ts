import { finding } from '#contract/finding.ts'
import { nicknames } from '#contract/nicknames.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { text as findText } from '#web/portal/shell/find.text.ts'
import { text as shellText } from '#web/portal/shell/text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { expect, type Page } from '@playwright/test'
import { isClean, tooWide } from './axe.ts'
import { test } from './journey.ts'
import { behind, button, hearsKeys, rowOf } from './people.ts'
import { applied, forecasted, handedIn, newMember, stocked } from './prepared.ts'

/* One field on every page finds anything of the member's by its number (E-92). */

const t = textIn(findText, 'en')
const kit = textIn(kitText, 'en')
const searchOf = (page: Page) => page.getByRole('search', { name: textIn(shellText, 'en').find })
const fieldOf = (page: Page) => searchOf(page).getByRole('searchbox')

// Proves E-92
test('a parcel is found by the last digits of its number, and opened by the keys alone', async ({ arrive }) => {
  const member = await newMember()
  const { trackingNumber } = await forecasted(member)
  await forecasted(member)
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.calculator}`)
  await hearsKeys(page)
  const found = searchOf(page).getByRole('list', { name: t.parcels }).getByRole('link')
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()

  await test.step('three characters are too few, and it says so', async () => {
    await page.keyboard.type(trackingNumber.slice(-3))
    await expect(searchOf(page)).toContainText(t.goOn)
  })

  await test.step('without Enter, what is typed is looked for after a pause', async () => {
    await fieldOf(page).fill(trackingNumber.slice(-6).toLowerCase())
    await expect(found).toHaveCount(1)
    await expect(found).toContainText(trackingNumber)
  })

  await test.step('Escape closes the list and keeps the field, the arrow opens nothing, typing opens it again', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(found).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(found).toHaveCount(0)
    await expect(fieldOf(page)).toBeFocused()
  })

  await test.step('Enter on the last digits opens the parcel, as nothing else ends like this', async () => {
    await fieldOf(page).fill(trackingNumber.slice(-7))
    await fieldOf(page).press('Enter')
    const details = behind(page, textIn(parcelText, 'en').fill('parcelTitle', { number: trackingNumber }))
    await expect(details).toBeVisible()
    await expect(fieldOf(page)).toHaveValue('')
    await page.goto(`${basePath}${paths.memberHome}`)
    await hearsKeys(page)
  })

  await test.step('Enter on the link opens the parcel itself', async () => {
    await fieldOf(page).fill(trackingNumber.slice(-7))
    await expect(found).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const details = behind(page, textIn(parcelText, 'en').fill('parcelTitle', { number: trackingNumber }))
    await expect(details).toBeVisible()
  })
})

test('a parcel is found by a part of the nickname its member gave it, and by nobody else', async ({ arrive }) => {
  const [member, other] = [await newMember(), await newMember()]
  const { id, trackingNumber } = await forecasted(member)
  await member.call(nicknames.set, { id, nickname: '給媽媽的鞋' })
  for (const who of [member, other]) {
    const { page } = await arrive({ language: 'en', stored: who.stored })
    await page.goto(`${basePath}${paths.calculator}`)
    await hearsKeys(page)
    await fieldOf(page).fill('媽媽')
    const found = searchOf(page).getByRole('list', { name: t.parcels }).getByRole('link')
    if (who === other) {
      await expect(searchOf(page)).toContainText(t.fill('nothing', { number: '媽媽' }))
      await expect(found).toHaveCount(0)
      continue
    }
    await expect(found).toHaveCount(1)
    await expect(found).toContainText(trackingNumber)
    await expect(found).toContainText('給媽媽的鞋')
  }
})

test('Enter on the whole number of an order or a transfer opens it at once', async ({ arrive }) => {
  const member = await newMember()
  const order = await applied(member, [(await stocked(member)).id])
  const { transferNumber } = await handedIn(member, 5000)
  await handedIn(member, 6000)
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto(`${basePath}${paths.memberHome}`)
  await hearsKeys(page)
  await fieldOf(page).fill(order.orderNumber)
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orderDetails\\?id=${order.id}$`))
  await expect(fieldOf(page)).toHaveValue('')
  await fieldOf(page).fill(transferNumber.toLowerCase())
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/bankTransfer\\?number=${transferNumber}$`))
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  await expect(rowOf(person, transferNumber)).toBeVisible()
})

test('a number that nobody knows leads to the unclaimed parcels, and a search that fails can be repeated', async ({
  arrive,
}) => {
  const member = await newMember()
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto(`${basePath}${paths.memberHome}`)
  await hearsKeys(page)
  const isFind = (url: URL) => url.pathname === finding.byNumber.path
  await page.route(isFind, (route) => route.abort())
  await fieldOf(page).fill('SF0000991234')
  await fieldOf(page).press('Enter')
  await expect(searchOf(page).getByRole('alert')).toContainText(kit.failedTitle)
  await page.unroute(isFind)
  await button(searchOf(page), kit.retry).click()
  await expect(searchOf(page)).toContainText(t.fill('nothing', { number: 'SF0000991234' }))
  await searchOf(page).getByRole('link', { name: t.searchPool }).click()
  await expect(page).toHaveURL(/\/UnclaimedParcel\?number=SF0000991234$/)
})

for (const width of [320, 390]) {
  test(`on a phone of ${width} px the field is in the header, large enough for a thumb, and its list fits`, async ({
    arrive,
  }) => {
    const member = await newMember()
    const { trackingNumber } = await forecasted(member)
    const { page } = await arrive({ language: 'en', width, stored: member.stored })
    await page.goto(`${basePath}${paths.memberHome}`)
    await hearsKeys(page)
    await fieldOf(page).fill(trackingNumber)
    const link = searchOf(page).getByRole('link', { name: new RegExp(trackingNumber) })
    await expect(link).toBeVisible()
    for (const each of [fieldOf(page), link]) expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await tooWide(page)).toBeLessThanOrEqual(0)
    await isClean(page, 'what the search found')
  })
}

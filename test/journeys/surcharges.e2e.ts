import { consignees } from '#contract/addresses.ts'
import { pricing } from '#contract/pricing.ts'
import { surchargePriceText } from '#contract/surcharge-price.text.ts'
import { text as mayAddText } from '#web/shared/channels/may-add.text.ts'
import { text as channelText } from '#web/shared/channels/text.ts'
import { text as calculatorText } from '#web/portal/calculator/text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text as linesText } from '#web/staff/prices/lines.text.ts'
import { text as pageText } from '#web/staff/prices/surcharges.text.ts'
import { expect } from '@playwright/test'
import { isClean } from './axe.ts'
import { test } from './journey.ts'
import { button, buttonAbout, card, choice, field } from './people.ts'
import { funded, newMember, stocked } from './prepared.ts'
import { signInAsStaff } from './steps-entry.ts'
import { apply, fillApplication, openOrder, pay, priceLines } from './steps-orders.ts'
import { comeBack } from './steps-parcels.ts'
import { openStaffPage } from './steps-warehouse.ts'

const t = textIn(pageText, 'en')
const words = textIn(surchargePriceText, 'en')
const price = textIn(channelText, 'en')
const nameIn = (key: 'cn' | 'en' | 'sh', label: string) => textIn(linesText, 'en').fill(key, { name: label })
const name = 'Outlying islands'
const why = 'The ferry takes one more day'

// Proves B-PR-19, B-PR-20
test('finance adds a surcharge for islands, a member sees it in the quote and pays it, and the order keeps it after it ended', async ({
  arrive,
}) => {
  const member = await newMember()
  await member.call(consignees.save, {
    name: 'Ho Ka Yan',
    phone: '9123 4567',
    regionCode: 'HK-NIS',
    address: '3 Mui Wo Ferry Pier Road',
    postalCode: '999077',
    isDefault: true,
  })
  await funded(member, 30_000)
  const { trackingNumber } = await stocked(member)
  const [finance, person] = [await arrive({ language: 'en' }), await arrive({ language: 'en', stored: member.stored })]
  const office = finance.page

  await test.step('finance writes it, and sees what it will say before it does', async () => {
    await signInAsStaff(finance, 'finance')
    await openStaffPage(finance, 'surcharges')
    await expect(office.getByText(t.emptyTitle)).toBeVisible()
    await isClean(office, 'the page of surcharges')
    await button(office, t.add).first().click()
    const dialog = office.getByRole('dialog', { name: t.add })
    await field(dialog, t.code).fill('HK_ISLANDS')
    for (const key of ['cn', 'en', 'sh'] as const) {
      await field(dialog, nameIn(key, t.name)).fill(name)
      await field(dialog, nameIn(key, t.reason)).fill(why)
    }
    await choice(dialog, t.destination).selectOption('HK')
    await choice(dialog, t.addRegion).selectOption('HK-NIS')
    await field(dialog, t.fill('priceIn', { currency: 'CNY' })).fill('30')
    await field(dialog, t.fill('priceIn', { currency: 'HKD' })).fill('33')
    await expect(dialog.getByRole('definition').last()).toContainText(words.fill('perOrder', { price: '¥30.00' }))
    await expect(dialog.getByRole('definition').last()).toContainText('Islands')
    await isClean(office, 'the form of a surcharge')
    await button(dialog, t.save).click()
    await expect(dialog).toBeHidden()
    await expect(office.getByRole('table', { name: t.list })).toContainText('HK_ISLANDS')
  })

  await test.step('the calculator, which knows no address, says that it may be added', async () => {
    const c = textIn(calculatorText, 'en')
    await person.page.goto(`${basePath}${paths.calculator}`)
    await field(person.page, c.weight).fill('2')
    await button(person.page, c.calculate).click()
    const mayAdd = person.page.getByRole('region', { name: textIn(mayAddText, 'en').mayAdd })
    await expect(mayAdd).toContainText(name)
    await expect(mayAdd).toContainText('¥30.00 per order')
    await isClean(person.page, 'a calculation with a surcharge that may be added')
  })

  const orderNumber = await test.step('the quote of an application has it as a line with its reason', async () => {
    await comeBack(person)
    const { price: quote } = await fillApplication(person, {
      trackingNumbers: [trackingNumber],
      currency: 'CNY',
      channel: 'Hong Kong parcel line',
    })
    const lines = await priceLines(quote)
    expect([lines.get(name), lines.get(price.total)]).toEqual(['¥30.00', '¥112.00'])
    await expect(quote).toContainText(`${why} · Once per order`)
    const number = await apply(person)
    await pay(person, { price: '¥112.00', balanceAfter: '¥188.00' })
    return number
  })

  await test.step('finance ends it, and the page says who did', async () => {
    const row = office.getByRole('row').filter({ hasText: 'HK_ISLANDS' })
    await buttonAbout(row, t.end).click()
    const question = office.getByRole('dialog')
    await expect(question).toContainText(words.fill('perOrder', { price: '¥30.00' }))
    await button(question, t.end).click()
    await expect(office.getByText(t.emptyTitle)).toBeVisible()
    await choice(office, t.state).selectOption('ended')
    await expect(office.getByRole('row').filter({ hasText: 'HK_ISLANDS' })).toContainText('Ended by')
    await expect(office).toHaveURL(/state=ended/)
  })

  await test.step('the order and its receipt keep it, and the next quote is without it', async () => {
    await openOrder(person, orderNumber)
    await person.page.reload()
    const paid = card(person.page, price.priceTitle)
    await expect(paid.getByRole('row', { name: price.total })).toContainText('¥112.00')
    expect((await priceLines(paid)).get(name)).toBe('¥30.00')
    const orderId = new URL(person.page.url()).searchParams.get('id') ?? ''
    await person.page.goto(`${basePath}${paths.orderReceipt(orderId)}`)
    await expect(person.page.getByRole('main')).toContainText(`${why} · Once per order`)
    const ask = { destinationCode: 'HK', totalWeightG: 12_000, pieces: 1 } as const
    const { list } = await member.call(pricing.quote, ask)
    expect(list.flatMap(({ mayAdd }) => mayAdd)).toEqual([])
  })
})

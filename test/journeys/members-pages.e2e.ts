import { auditStatusText, parcelStatusText, rechargeStatusText, trackEventText } from '#contract/codes.ts'
import { signedIn } from '#contract/signed-in.ts'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { warehouses } from '#contract/warehouses.ts'
import { sql } from '#server/database/db.ts'
import { text as addressText } from '#web/portal/addresses/text.ts'
import { text as homeText } from '#web/portal/members/home.text.ts'
import { text as listText } from '#web/portal/orders/text.ts'
import { text as payText } from '#web/portal/orders/paying/text.ts'
import { text as parcelText } from '#web/portal/parcels/text.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { kitText } from './kit-text.ts'
import { text as warehouseText } from '#web/portal/warehouses/text.ts'
import { expect } from '@playwright/test'
import { inItsDatabase } from './clock.ts'
import { test } from './journey.ts'
import { behind, buttonAbout, button, card, choice, field, rowOf, toast } from './people.ts'
import { applied, forecasted, funded, handedIn, newMember, shipped, signedInMember, stocked } from './prepared.ts'
import { copyAddress } from './steps-parcels.ts'

/* The members' pages one by one, on existing data. */

const kit = textIn(kitText, 'en')

// Proves
test('the app lies under /web_site/: the empty path leads home, every deep link opens the program', async ({
  arrive,
}) => {
  const { page } = await arrive()
  await page.goto('/web_site/')
  await expect(page).toHaveURL(/\/web_site\/webHome$/)
  const shells = await Promise.all(
    ['pageHome', 'orderDetails?id=1', 'packageList'].map(async (path) => page.request.get(`/web_site/${path}`)),
  )
  expect(shells.map((shell) => shell.status())).toEqual([200, 200, 200])
  const programs = (await Promise.all(shells.map((shell) => shell.text()))).map(
    (html) => /<script type="module"[^>]*src="([^"]*\/portal-[^"]*)"/.exec(html)?.[1],
  )
  expect(programs[0]).toBeDefined()
  expect(new Set(programs).size).toBe(1)
})

// Proves
test('the home page shows the counts and both balances, and each count opens its list', async ({ arrive }) => {
  const t = textIn(homeText, 'zh-Hant')
  const member = await signedInMember('meiling@example.com')
  const { counts } = await member.call(parcelCounts.homeCounts, {})
  const { balanceMinor, foreignBalanceMinor } = await member.call(signedIn.home, {})
  const { page } = await arrive({ stored: member.stored })
  const asked = page.waitForRequest((request) => request.url().includes(signedIn.home.path))
  await page.goto('/web_site/pageHome')

  // Proves
  await test.step('the first call after opening carries the stored token and user id', async () => {
    expect((await asked).headers()).toMatchObject(member.stored)
  })

  await test.step('counts and balances are those of the calls', async () => {
    const shown = page.getByRole('navigation', { name: t.countsTitle }).getByRole('strong')
    await expect(shown).toHaveText([counts.forecast, counts.in_stock, counts.packing, counts.shipped].map(String))
    const decimals = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
    await expect(card(page, t.balanceTitle)).toContainText(`¥${decimals(balanceMinor)}`)
    await expect(card(page, t.balanceTitle)).toContainText(`HK$${decimals(foreignBalanceMinor)}`)
  })

  for (const status of ['forecast', 'in_stock', 'packing', 'shipped'] as const) {
    await page.goto('/web_site/pageHome')
    const words = parcelStatusText[status]['zh-Hant']
    await page.getByRole('navigation', { name: t.countsTitle }).getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(/\/web_site\/packageList\?status=/)
    const tabs = page.getByRole('navigation', { name: textIn(parcelText, 'zh-Hant').statusTabs })
    await expect(tabs.getByRole('button', { name: words })).toHaveAttribute('aria-current', 'true')
  }
})

// Proves
test('the whole address is copied, confirmed, and holds all that a shop’s form asks for', async ({ arrive }) => {
  const member = await newMember()
  const [fuyong] = (await member.call(warehouses.list, { code: 2 }, { language: 'zh-Hant' })).list
  const person = await arrive({ stored: member.stored })
  await person.page.goto('/web_site/pageHome')
  const copied = await copyAddress(person, fuyong?.name ?? '')
  await expect(toast(person, 'M-18')).toBeVisible()
  expect(copied).toBe(fuyong?.copyText)
  const {
    recipient = '',
    phone = '',
    mobile = '',
    province = '',
    city = '',
    address = '',
    postalCode = '',
  } = fuyong ?? {}
  for (const part of [recipient, phone, mobile, province, city, address, postalCode, member.memberNumber]) {
    expect(part).not.toBe('')
    // Shops parse a phone number better without spaces in it.
    expect(copied.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
  }
})

// Proves R-137
test('a warehouse that is picked on the home page shows its address, ready to copy', async ({ arrive }) => {
  const t = textIn(homeText, 'en')
  const member = await newMember()
  const [humen] = (await member.call(warehouses.list, { code: 6 })).list
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto('/web_site/pageHome')
  const place = card(page, t.addressTitle)
  await place.getByRole('combobox').selectOption({ label: humen?.name ?? '' })
  for (const part of [humen?.recipient, humen?.address, humen?.postalCode, member.memberNumber])
    await expect(place).toContainText(part ?? 'none')
  await button(place, textIn(warehouseText, 'en').copyAll).click()
  await expect(place.getByText(kit.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(humen?.copyText)
})

// Proves R-428
test('the total of a goods line is worked out and cannot be typed', async ({ arrive }) => {
  const t = textIn(parcelText, 'en')
  const { stored } = await newMember()
  const { page } = await arrive({ language: 'en', stored })
  await page.goto('/web_site/forecastParcel')
  const line = page.getByRole('group', { name: t.fill('line', { number: 1 }), exact: true })
  await field(line, t.quantity).fill('3')
  await field(line, t.unitPrice).fill('12.50')
  await expect(line.getByText('¥37.50', { exact: true })).toBeVisible()
  await expect(line.getByRole('textbox', { name: t.lineTotal })).toHaveCount(0)
})

// Proves
test('the package list has five filters, and opens what is known of a parcel', async ({ arrive }) => {
  const t = textIn(parcelText, 'en')
  const member = await newMember()
  await funded(member, 20_000)
  const gone = await shipped(member)
  const inStock = await stocked(member)
  await forecasted(member)
  await applied(member, [(await stocked(member)).id])
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  await page.goto('/web_site/packageList')
  const tabs = page.getByRole('navigation', { name: t.statusTabs }).getByRole('button')
  const names = [
    t.all,
    ...(['forecast', 'in_stock', 'packing', 'shipped'] as const).map((status) => parcelStatusText[status].en),
  ]
  await expect(tabs).toHaveText(names.map((name, index) => `${name} ${index === 0 ? 4 : 1}`))
  for (const [index, name] of names.entries()) {
    await tabs.nth(index).click()
    await expect(page.getByRole('table', { name: t.listTitle }).getByRole('row')).toHaveCount(index === 0 ? 5 : 2)
    if (index > 0)
      await expect(page.getByRole('table', { name: t.listTitle }).getByRole('row').last()).toContainText(name)
  }
  await tabs.first().click()
  await buttonAbout(rowOf(person, inStock.trackingNumber), t.details).click()
  const details = behind(page, t.fill('parcelTitle', { number: inStock.trackingNumber }))
  await expect(details).toContainText('2.300 kg')
  await page.keyboard.press('Escape')
  await field(page, t.search)
    .or(page.getByRole('searchbox', { name: t.search }))
    .first()
    .fill(gone.trackingNumber)
  await expect(page.getByRole('table', { name: t.listTitle }).getByRole('row')).toHaveCount(2)

  await test.step('what is older than the last month is counted, and shown by one press', async () => {
    const older = [gone.trackingNumber, inStock.trackingNumber]
    await inItsDatabase((db) =>
      db.run(sql`
        update parcels set listed_at = now() - interval '1 year' where tracking_number = any(${older}::text[])`),
    )
    await page.goto('/web_site/packageList')
    await expect(page.getByText(t.fill('hiddenByDates', { count: 2 }))).toBeVisible()
    await expect(rowOf(person, inStock.trackingNumber)).toHaveCount(0)
    await button(page, kit.allDates).click()
    await expect(page.getByRole('table', { name: t.listTitle }).getByRole('row')).toHaveCount(5)
    await expect(page.getByText(t.fill('hiddenByDates', { count: 2 }))).toHaveCount(0)
  })
})

// Proves
test('tracking shows the events of the numbers that are known, and says when none is (M-19)', async ({ arrive }) => {
  const t = textIn(parcelText, 'en')
  const member = await newMember()
  const { trackingNumber } = await forecasted(member)
  const { page } = await arrive({ language: 'en', stored: member.stored })
  await page.goto('/web_site/trackRecord')
  const ask = async (numbers: string) => {
    await field(page, t.numbers).fill(numbers)
    await button(page.getByRole('main'), t.query).click()
  }
  await ask('XX000000')
  await expect(page.getByRole('main')).toContainText(message('M-19', 'en'))
  await ask(`${trackingNumber} XX000000`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(trackEventText.forecast.en)
  await expect(page.getByRole('main')).toContainText(t.fill('notFound', { numbers: 'XX000000' }))
})

// Proves
test('a payment that fails says so, and order and wallet stay as they were (M-15)', async ({ arrive }) => {
  const t = textIn(listText, 'en')
  const member = await newMember()
  await funded(member, 20_000)
  const { id, orderNumber } = await applied(member, [(await stocked(member)).id])
  const person = await arrive({ language: 'en', stored: member.stored })
  const { page } = person
  const { code, text } = refusals.payment_failed
  await page.route(
    (url) => url.pathname === orders.pay.path,
    (route) => route.fulfill({ json: { code, msg: text.en, data: null, requestId: 'r' } }),
  )
  await page.goto('/web_site/orderManagement')
  await buttonAbout(rowOf(person, orderNumber), t.fill('pay', { price: '¥82.00' })).click()
  const dialog = page.getByRole('dialog')
  await button(dialog, textIn(payText, 'en').fill('pay', { price: '¥82.00' })).click()
  await expect(dialog.getByRole('alert')).toContainText(message('M-15', 'en'))
  expect((await member.call(orders.get, { id })).status).toBe('awaiting_payment')
  expect((await member.call(signedIn.home, {})).balanceMinor).toBe(20_000)
})

// Proves R-177
test('a transfer shows the status of its review and that of its top-up', async ({ arrive }) => {
  const member = await newMember()
  const { transferNumber } = await handedIn(member, 5000)
  const person = await arrive({ language: 'en', stored: member.stored })
  const read = async (audit: string, recharge: string) => {
    await person.page.goto('/web_site/bankTransfer')
    await expect(rowOf(person, transferNumber)).toContainText(audit)
    await expect(rowOf(person, transferNumber)).toContainText(recharge)
  }
  await read(auditStatusText.pending.en, rechargeStatusText.not_credited.en)
  await funded(member, 5000)
  await person.page.goto('/web_site/bankTransfer')
  await expect(rowOf(person, auditStatusText.approved.en)).toContainText(rechargeStatusText.credited.en)
  await read(auditStatusText.pending.en, rechargeStatusText.not_credited.en)
})

// Proves
test('both address books are added to and altered on their pages', async ({ arrive }) => {
  const t = textIn(addressText, 'en')
  const { stored } = await newMember()
  const person = await arrive({ language: 'en', stored })
  const { page } = person
  for (const [path, add, phone] of [
    ['/consigneeManagement', t.addConsignee, t.phone],
    ['/shipperManagement', t.addConsignor, t.phoneOptional],
  ] as const) {
    await page.goto(`/web_site${path}`)
    await button(page.getByRole('main'), add).first().click()
    const form = page.getByRole('dialog', { name: add })
    await field(form, t.name).fill('Chan Tai Man')
    await field(form, phone).fill('9123 4567')
    await choice(form, kit.regionCountry).selectOption({ label: 'Hong Kong' })
    await choice(form, kit.fill('regionPart', { level: 1 })).selectOption({ label: 'Sha Tin' })
    await field(form, t.address).fill('18 Sha Tin Centre Street')
    await button(form, t.save).click()
    await expect(rowOf(person, 'Chan Tai Man')).toContainText('Hong Kong / Sha Tin')
    await buttonAbout(rowOf(person, 'Chan Tai Man'), t.edit).click()
    const edit = page.getByRole('dialog', { name: t.editTitle })
    await field(edit, t.address).fill('1 Nathan Road')
    await button(edit, t.save).click()
    await expect(rowOf(person, 'Chan Tai Man')).toContainText('1 Nathan Road')
    await expect(rowOf(person, 'Chan Tai Man')).toHaveCount(1)
  }
})

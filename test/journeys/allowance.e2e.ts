import { consignees } from '#contract/addresses.ts'
import { allowances } from '#contract/allowances.ts'
import { channels } from '#contract/channels.ts'
import { storedCode } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import { text as allowanceText } from '#web/portal/allowances/text.ts'
import { text as applyText } from '#web/portal/orders/applying/apply.text.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths } from '#web/paths.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatDay } from '#web/kit/text/format.ts'
import { expect } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { test } from './journey.ts'
import { card, choice, field, rowOf } from './people.ts'
import { funded, newMember, paid, type PreparedMember, stocked } from './prepared.ts'

/* The duty-free limit of a receiver is known before anything is paid (decision record 22). */

const small = { actualWeightG: 900, lengthMm: 300, widthMm: 200, heightMm: 100 }

const taipei = { regionCode: 'TW-TPE', address: '信義路五段 7 號', postalCode: '110', isDefault: false }
const lin = { ...taipei, name: '林小美', phone: '+886 912 345 678' }
const wang = { ...taipei, name: '王大明', phone: '+886 955 000 111' }

/** Six orders to Lin are paid, none to Wang, and a seventh parcel is waiting. */
async function sixSent(member: PreparedMember) {
  await funded(member, 50_000)
  const [{ id: linId }, { id: wangId }] = [
    await member.call(consignees.save, lin),
    await member.call(consignees.save, wang),
  ]
  const { list } = await member.call(channels.forAddress, { receiverId: linId, warehouseCode: 2 })
  const channelId = list.find(({ code }) => code === 'SEA_PARCEL')?.channelId ?? ''
  for (let sent = 0; sent < 6; sent += 1) {
    const { id } = await stocked(member, small)
    await paid(member, [id], { receiverId: linId, channelId })
  }
  return { linId, wangId, waiting: await stocked(member, small) }
}

/** The place and the half-year, as the page writes them. */
async function windowOf(member: PreparedMember, language: Language) {
  const { list } = await member.call(allowances.ofReceivers, { receivers: [lin] }, { language })
  const [standing] = list
  const day = (date = '') => formatDay(`${date}T00:00:00+08:00`, language)
  return {
    place: standing?.destinationName ?? '',
    from: day(standing?.allowance?.from),
    to: day(standing?.allowance?.to),
    entries: 6,
  }
}

test('the seventh shipment of a half-year to one receiver is warned of, another receiver is free, and a value above the bound names the orders to split it into', async ({
  arrive,
}) => {
  const member = await newMember()
  const { linId, wangId, waiting } = await sixSent(member)
  for (const language of languages) {
    const t = textIn(allowanceText, language)
    const apply = textIn(applyText, language)
    const window = await windowOf(member, language)
    const person = await arrive({ language, stored: { ...member.stored, lang: storedCode[language] } })
    const { page } = person
    const meter = card(page, t.title)
    const over = t.fill('over', { day: window.to })

    await test.step(`the book of receivers counts them (${language})`, async () => {
      await page.goto(`${basePath}${paths.consignees}`)
      await expect(rowOf(person, lin.name)).toContainText(t.fill('used', { sent: 6, entries: 6 }))
      await expect(rowOf(person, wang.name)).toContainText(t.fill('used', { sent: 0, entries: 6 }))
    })

    await test.step(`a receiver who has had six parcels is named before anything is paid (${language})`, async () => {
      await page.goto(`${basePath}${paths.apply}`)
      await page.getByRole('checkbox', { name: waiting.trackingNumber }).check()
      await choice(page, apply.currency).selectOption('CNY')
      await choice(page, apply.fromBook).selectOption(linId)
      await expect(meter).toContainText(t.fill('window', { ...window, sent: 6 }))
      await expect(meter.getByRole('meter')).toHaveAttribute('value', '6')
      await expect(meter).toContainText(over)
      expect(await faultsOf(page)).toEqual([])
    })

    await test.step(`another receiver has the six still (${language})`, async () => {
      await choice(page, apply.fromBook).selectOption(wangId)
      await expect(meter).toContainText(t.fill('window', { ...window, sent: 0 }))
      await expect(meter).not.toContainText(over)
      await expect(meter).toContainText(t.fill('within', { place: window.place, law: 'NT$2,000', price: '¥430.00' }))
    })

    await test.step(`CNY 1,000 would be three orders of at most 430 (${language})`, async () => {
      await field(page, apply.declaredValue).fill('1000')
      await expect(meter).toContainText(t.fill('above', { law: 'NT$2,000', price: '¥430.00', count: 3 }))
      await field(page, apply.declaredValue).fill('430')
      await expect(meter).toContainText(t.fill('within', { place: window.place, law: 'NT$2,000', price: '¥430.00' }))
    })
  }
})

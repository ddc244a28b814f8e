import { consignees, consignors } from '#contract/addresses.ts'
import { feedback } from '#contract/feedback.ts'
import { parcels } from '#contract/parcels.ts'
import { profiles } from '#contract/profile.ts'
import { rules } from '#contract/standing-rules.ts'
import { bankTransfers } from '#contract/topups.ts'
import { openTestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecastOf, freshNumber, shirt } from '#test/parcels.ts'
import { strangeTexts } from '#test/strange-texts.ts'
import { upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* What members write comes back letter for letter. */

const t = await openTestServer()
const story = await openStory(t)
const meiling = await t.member()
const receiver = await story.receiver()
const shipper = await story.shipper()
const channelId = await story.channelId('HK_PARCEL')
const { id: receiverId } = await meiling.call(consignees.save, receiver)
const { id: shipperId } = await meiling.call(consignors.save, shipper)
const transfer = { amountMinor: 20_000, currency: 'CNY', fileId: await upload(meiling) } as const
const { id: transferId } = await meiling.call(bankTransfers.submit, transfer)
const terms = { warehouseCode: 2, receiverId, channelId, currency: 'CNY', insured: false, active: false } as const
const { id: ruleId } = await meiling.call(rules.save, { ...terms, name: 'Home' })
const { id: parcelId } = await meiling.call(parcels.forecastOne, forecastOf(freshNumber()))
const one = { page: 1, pageSize: 1 } as const

/** Where a member writes a text, and where it is read again. */
const places: Readonly<Record<string, (text: string) => Promise<readonly (string | null | undefined)[]>>> = {
  'a receiver': async (text) => {
    await meiling.call(consignees.save, { ...receiver, id: receiverId, name: text, address: text })
    const { list } = await meiling.call(consignees.list, { ...one, id: receiverId })
    return list.flatMap(({ name, address }) => [name, address])
  },
  'a sender': async (text) => {
    await meiling.call(consignors.save, { ...shipper, id: shipperId, name: text, address: text })
    const { list } = await meiling.call(consignors.list, { ...one, id: shipperId })
    return list.flatMap(({ name, address }) => [name, address])
  },
  'a forecast': async (text) => {
    const goods = [{ ...shirt, productName: text, specification: text }]
    const typed = { id: parcelId, remark: text, customerCode: text, goods }
    await meiling.call(parcels.forecastOne, forecastOf(freshNumber(), typed))
    const parcel = await meiling.call(parcels.get, { id: parcelId })
    return [
      parcel.remark,
      parcel.customerCode,
      ...parcel.goods.flatMap((line) => [line.productName, line.specification]),
    ]
  },
  'the profile': async (text) => {
    await meiling.call(profiles.updateProfile, {
      realName: text,
      facebook: text,
      wechat: text,
      qq: text,
      wangwang: text,
    })
    const { realName, social } = await meiling.call(profiles.getProfile, {})
    return [realName, ...Object.values(social)]
  },
  'a letter': async (text) => {
    await meiling.call(feedback.create, { kind: 'feedback', contactName: text, phone: '91234567', content: text })
    const { list } = await meiling.call(feedback.listMine, one)
    return list.flatMap(({ contactName, content }) => [contactName, content])
  },
  // A bank reference is copied by hand, so its full-width characters are folded.
  'a transfer': async (text) => {
    await meiling.call(bankTransfers.submit, { ...transfer, id: transferId, remark: text })
    const { list } = await meiling.call(bankTransfers.list, one)
    return list.map(({ remark }) => remark)
  },
  'a rule': async (text) => {
    await meiling.call(rules.save, { ...terms, id: ruleId, name: text, customerCode: text })
    const { list } = await meiling.call(rules.list, {})
    return list.flatMap(({ name, customerCode }) => [name, customerCode])
  },
}

test.each(Object.entries(places))('%s keeps every text letter for letter', async (_place, writeAndRead) => {
  const changed: unknown[] = []
  for (const text of strangeTexts) {
    const read = await writeAndRead(text)
    if (read.length < 1 || read.some((each) => each !== text)) changed.push([text, read])
  }
  expect(changed).toEqual([])
})

test('marks that turn the reading around are dropped, and spaces at the ends', async () => {
  await meiling.call(profiles.updateProfile, { realName: ' \u202eabc\u200f \u2066Chan\u2069\u3000' })
  expect((await meiling.call(profiles.getProfile, {})).realName).toBe('abc Chan')
})

import { consignees } from '#contract/addresses.ts'
import { disputes, staffDisputes } from '#contract/disputes.ts'
import { wallets } from '#contract/ledger.ts'
import { orders } from '#contract/orders.ts'
import { apply, pack, pay, receive, transfer } from './actions.ts'
import type { ReceivedPurchase } from './purchases.ts'
import type { Cast, Person } from './stage.ts'

/* Two boxes of Meiling's with another weight than she paid for: one she disputed, and one waits for her decision. */

/** The scale read 8.9 kg; measured again it was 7.7 kg, and the difference was refunded to her balance. */
const airFryer: ReceivedPurchase = {
  trackingNumber: 'SF1420098812105',
  courierCode: 'SF',
  product: '空气炸锅',
  specification: '5 L 白色',
  quantity: 1,
  unitPriceMinor: 26900,
  box: [8200, 380, 340, 350, 'A-05-3'],
}
const readWrongly = { weightG: 8900, lengthMm: 400, widthMm: 360, heightMm: 360 }
const measuredAgain = { weightG: 7700, lengthMm: 390, widthMm: 340, heightMm: 345 }

/** Paid for 5 kg; with its protective box it measures 10 kg. */
const teaSet: ReceivedPurchase = {
  trackingNumber: 'ZT7530098812002',
  courierCode: 'ZTO',
  product: '茶具套装',
  specification: '紫砂 八件',
  quantity: 1,
  unitPriceMinor: 31800,
  box: [4600, 300, 300, 300, 'A-05-4'],
}
const teaPot: ReceivedPurchase = {
  trackingNumber: 'YT8800123400556',
  courierCode: 'YTO',
  product: '公道杯',
  specification: '玻璃 300 ml',
  quantity: 2,
  unitPriceMinor: 3200,
  box: [400, 150, 120, 120, 'A-05-4'],
}
const protectiveBox = { weightG: 6100, lengthMm: 500, widthMm: 400, heightMm: 300 }

export async function disputeWeighings(
  cast: Cast,
  { packer, photo }: { readonly packer: Person; readonly photo: Cast['photo'] },
): Promise<void> {
  const { meiling } = cast
  const home = (await meiling.call(consignees.list, { page: 1, pageSize: 10 })).list[0]?.id ?? ''
  const disputed = await apply(cast, meiling, [await receive(cast, meiling, airFryer)], home)
  const waiting = await apply(
    cast,
    meiling,
    [await receive(cast, meiling, teaSet), await receive(cast, meiling, teaPot)],
    home,
  )
  await payFromOutside(cast, disputed, 'ICBC-20261119-0107')
  await pack(cast, disputed, readWrongly)
  const { cartons } = await meiling.call(orders.get, { id: disputed })
  const { id } = await meiling.call(disputes.open, {
    weighingId: cartons[0]?.id ?? '',
    reason: '賣家寫明淨重 7.5 公斤，連箱不應有 8.9 公斤。',
  })
  const photoFileIds = [await photo('CARTON')]
  await packer.call(staffDisputes.decide, { id, ...measuredAgain, photoFileIds, note: '磅未歸零，已重新校正。' })
  await payFromOutside(cast, waiting, 'ICBC-20261120-0044')
  await pack(cast, waiting, protectiveBox)
}

/** Her balance stays at the CNY 200.00 that the cast is known for. */
async function payFromOutside(cast: Cast, id: string, bankRef: string): Promise<void> {
  const { dueMinor } = await cast.meiling.call(orders.get, { id })
  const { list } = await cast.meiling.call(wallets.list, {})
  const balanceMinor = list.find(({ currency }) => currency === 'CNY')?.balanceMinor ?? 0
  await transfer(cast, cast.meiling, 20_000 + dueMinor - balanceMinor, 'CNY', bankRef)
  await pay(cast.meiling, id)
}

import { consignees, consignors } from '#contract/addresses.ts'
import { orders } from '#contract/orders.ts'
import { lineToTheDoor } from './actions.ts'
import type { Cast, Person } from './stage.ts'

/* Aisyah sells online: her shop is on the labels, and a parcel that one buyer needs soon travels alone. */

export async function openShop(cast: Cast, aisyah: Person): Promise<void> {
  const { receiverId, shipperId } = await addAddresses(aisyah)
  const { list } = await aisyah.call(orders.eligibleParcels, {
    orderType: 'single_ticket',
    warehouseCode: 2,
    page: 1,
    pageSize: 10,
  })
  const [parcel] = list
  if (!parcel) throw new Error('the seller has a parcel in stock')
  await aisyah.call(orders.submitTransfer, {
    parcelIds: [parcel.id],
    channelId: await lineToTheDoor(aisyah, receiverId, 'single_ticket'),
    currency: 'CNY',
    receiverId,
    shipperId,
    declaredValueMinor: parcel.totalGoodsValueMinor,
    insured: false,
    remark: 'Gift: no invoice in the box, please',
    ...(await cast.captcha()),
  })
}

async function addAddresses(aisyah: Person) {
  const { id: shipperId } = await aisyah.call(consignors.save, {
    name: 'Kedai Bulan',
    phone: '+60 12 345 6789',
    regionCode: 'CN-440304',
    address: '88 Huaqiang North Road, Unit 1203',
    isDefault: true,
  })
  const { id: receiverId } = await aisyah.call(consignees.save, {
    name: 'Aisyah binti Rahman',
    phone: '+60 12 345 6789',
    regionCode: 'MY-14',
    address: '12 Jalan Telawi 3, Bangsar',
    postalCode: '59100',
    isDefault: true,
  })
  return { shipperId, receiverId }
}

import { consignees } from '#contract/addresses.ts'
import { bills } from '#contract/bills.ts'
import { staffOrders } from '#contract/orders.ts'
import { sql } from '#server/db.ts'
import { apply, pay, transfer } from './meiling.ts'
import type { Cast, Person } from './stage.ts'

/** What her shop asks of a customer beyond our freight. */
const surchargeMinor = 1500

/**
 * Aisyah sends two parcels to each of four customers, and collects more from them than she pays us: her bills.
 * Two have paid already.
 */
export async function sendToCustomers(given: Cast, aisyah: Person): Promise<void> {
  const cast: Cast = { ...given, meiling: aisyah }
  await transfer(cast, 60_000, 'CNY', 'CIMB-20261119-5512')
  const customers = ['SHOP-3', 'SHOP-5', 'SHOP-9', 'SHOP-11']
  for (const customer of customers) await sendTo(cast, customer)
  await cast.house.database.run(sql`
    update bills set freight_receivable_minor = freight_payable_minor + ${surchargeMinor}::int where member_id = ${aisyah.id}`)
  const { list } = await aisyah.call(bills.list, { page: 1, pageSize: 10 })
  const paid = list.filter(({ customerName }) => customers.indexOf(customerName) < 2).map(({ id }) => id)
  await aisyah.call(bills.markCollected, { ids: paid, collected: true })
}

async function sendTo(cast: Cast, customer: string): Promise<void> {
  const parcels = await cast.house.database.rows(sql<{ id: string; weightG: number }>`
    select p.id, p.actual_weight_g as "weightG" from parcels p join warehouses w on w.id = p.warehouse_id
    where p.member_id = ${cast.meiling.id} and p.customer_code = ${customer} and p.status = 'in_stock' and w.code = 2
    order by p.tracking_number limit 2`)
  const { id: receiverId } = await cast.meiling.call(consignees.save, { ...homeOf(customer), isDefault: false })
  const parcelIds = parcels.map(({ id }) => id)
  const id = await apply(cast, parcelIds, receiverId)
  await pay(cast, id)
  await cast.keeper.call(staffOrders.startPacking, { id })
  const weightG = parcels.reduce((sum, parcel) => sum + parcel.weightG, 0)
  const carton = { weightG, lengthMm: 300, widthMm: 200, heightMm: 200, parcelIds }
  await cast.keeper.call(staffOrders.pack, { id, cartons: [{ ...carton, photoFileIds: [await cast.photo('CARTON')] }] })
}

const homeOf = (customer: string) => ({
  name: `${customer} 客人`,
  phone: '+852 6123 4567',
  regionCode: 'HK-NST',
  address: `沙田正街 ${customer.slice(5)} 號`,
  postalCode: '999077',
})

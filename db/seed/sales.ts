import { consignees } from '#contract/addresses.ts'
import { bills } from '#contract/bills.ts'
import { sql } from '#server/database/db.ts'
import { apply, pack, pay, transfer } from './actions.ts'
import type { Cast, Person } from './stage.ts'

/** What her shop charges a customer on top of our freight. */
const surchargeMinor = 1500

/**
 * Aisyah sends two parcels to each of four customers, and collects more from them than she pays us: her bills. Two have
 * already paid.
 */
export async function sendToCustomers(cast: Cast, aisyah: Person): Promise<void> {
  await transfer(cast, aisyah, 60_000, 'CNY', 'CIMB-20261119-5512')
  const customers = ['SHOP-3', 'SHOP-5', 'SHOP-9', 'SHOP-11']
  for (const customer of customers) await sendTo(cast, aisyah, customer)
  await cast.context.database.run(sql`
    update bills set freight_receivable_minor = freight_payable_minor + ${surchargeMinor}::int where member_id = ${aisyah.id}`)
  const { list } = await aisyah.call(bills.list, { page: 1, pageSize: 10 })
  const paid = list.filter(({ customerName }) => customers.indexOf(customerName) < 2).map(({ id }) => id)
  await aisyah.call(bills.markCollected, { ids: paid, collected: true })
}

async function sendTo(cast: Cast, aisyah: Person, customer: string): Promise<void> {
  const parcels = await cast.context.database.rows(sql<{ id: string; weightG: number }>`
    select p.id, p.actual_weight_g as "weightG" from parcels p join warehouses w on w.id = p.warehouse_id
    where p.member_id = ${aisyah.id} and p.customer_code = ${customer} and p.status = 'in_stock' and w.code = 2
    order by p.tracking_number limit 2`)
  const { id: receiverId } = await aisyah.call(consignees.save, { ...homeOf(customer), isDefault: false })
  const parcelIds = parcels.map(({ id }) => id)
  const id = await apply(cast, aisyah, parcelIds, receiverId)
  await pay(aisyah, id)
  const weightG = parcels.reduce((sum, parcel) => sum + parcel.weightG, 0)
  await pack(cast, id, { weightG, lengthMm: 300, widthMm: 200, heightMm: 200 })
}

const homeOf = (customer: string) => ({
  name: `${customer} 客人`,
  phone: '+852 6123 4567',
  regionCode: 'HK-NST',
  address: `沙田正街 ${customer.slice(5)} 號`,
  postalCode: '999077',
})

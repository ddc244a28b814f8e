import { parcelStatuses } from '#domain/parcel.ts'
import type { Db } from '#server/database/db.ts'
import { withFacts } from '#server/orders/reading/facts.ts'
import { listOrders, type OrderFilter } from '#server/orders/reading/lists.sql.ts'
import { listAllOrders } from '#server/orders/reading/staff-lists.sql.ts'
import { countHome } from '#server/parcels/counts.sql.ts'
import { eligibleParcelsOf, type ListFilter, listParcels } from '#server/parcels/list.sql.ts'
import { forecastsOfNumber, openUnclaimedOfNumber, receiptsOfNumber } from '#server/parcels/station.sql.ts'
import { benchId } from './lay-members.ts'
import { ordinary, seller } from './lay-parcels.ts'

/** Values from the measured databases that a question needs. */
export interface Known {
  /** A forecast of an ordinary member. */
  readonly trackingNumber: string
  /** A month before the newest parcel, which is where the screens' filters start (R-586). */
  readonly from: string
}

export interface Question {
  readonly name: string
  readonly ask: (db: Db, known: Known) => Promise<unknown>
}

const firstPage = { page: 1, pageSize: 20 } as const
const parcelPage: ListFilter = { dateField: 'forecast', ...firstPage }
const orderPage = { lifecycle: 'active', dateField: 'order', ...firstPage } as const
const ofAll = { ...orderPage, memberId: null, warehouses: null } as const

/** The page of orders, and the details shown in its rows. */
async function ordersWithFacts(db: Db, filter: OrderFilter): Promise<unknown> {
  const { orders } = await listOrders(db, filter)
  return withFacts(db, orders, 'en')
}

/** The lists of one member, each by the statements that the product uses. */
const listsOf = (who: string, memberId: string): readonly Question[] => [
  ...parcelStatuses.map((status) => ({
    name: `C-19 ${who}, ${status.replace('_', ' ')}`,
    ask: (db: Db) => listParcels(db, memberId, { ...parcelPage, status }),
  })),
  { name: `C-19 ${who}, all`, ask: (db) => listParcels(db, memberId, parcelPage) },
  {
    name: `C-19 ${who}, all of the last month`,
    ask: (db, { from }) => listParcels(db, memberId, { ...parcelPage, from }),
  },
  { name: `C-25 ${who}, counts at home`, ask: (db) => countHome(db, memberId) },
  { name: `C-29 ${who}, parcels to send`, ask: (db) => eligibleParcelsOf(db, memberId, firstPage) },
  { name: `C-32 ${who}, orders`, ask: (db) => ordersWithFacts(db, { ...orderPage, memberId }) },
  {
    name: `C-32 ${who}, signed orders`,
    ask: (db) => ordersWithFacts(db, { ...orderPage, memberId, status: 'signed' }),
  },
]

export const questions: readonly Question[] = [
  ...listsOf('member of 300', benchId(ordinary)),
  ...listsOf('seller of 10 %', benchId(seller)),
  { name: 'B-OU-01 staff, orders to pack', ask: (db) => listAllOrders(db, { ...ofAll, status: 'paid' }) },
  { name: 'B-OU-01 staff, all orders', ask: (db) => listAllOrders(db, ofAll) },
  {
    name: 'B-IN-02 staff, an exact number',
    ask: (db, { trackingNumber }) =>
      Promise.all([
        forecastsOfNumber(db, trackingNumber, null, null),
        openUnclaimedOfNumber(db, trackingNumber, null),
        receiptsOfNumber(db, trackingNumber, null),
      ]),
  },
]

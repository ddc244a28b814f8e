import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { bind } from '#server/bind.ts'
import { eligibleParcels } from '#server/parcels/parcels.ts'
import { submitConsolidation } from './apply.ts'
import { listCurrencies, quoteInsurance } from './charges.ts'
import { decideSupplement } from './decide.ts'
import { deleteOrder } from './delete.ts'
import { get, staffGet } from './get.ts'
import { list, search } from './list.ts'
import { pack } from './pack.ts'
import { pay } from './pay.ts'
import { quotePayment } from './quote-payment.ts'
import { confirmReceipt, sign } from './receipt.ts'
import { ship } from './ship.ts'
import { startPacking } from './start-packing.ts'
import { addTracking } from './track.ts'
import { unpack } from './unpack.ts'

export const routes = [
  ...bind(orders, {
    eligibleParcels: ({ db, member, language }, filter) => eligibleParcels(db, member.id, filter, language),
    submitConsolidation,
    list,
    get,
    quotePayment,
    pay,
    confirmReceipt,
    delete: deleteOrder,
    quoteInsurance,
    currencies: listCurrencies,
    decideSupplement,
  }),
  ...bind(staffOrders, { search, get: staffGet, startPacking, pack, unpack, ship, sign }),
  ...bind(staffTracking, { add: addTracking }),
]

import { orderAdvice } from '#contract/merge-advice.ts'
import { disputes, staffDisputes } from '#contract/disputes.ts'
import { staffOrderDeeds } from '#contract/order-deeds.ts'
import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { parcelCorrections } from '#contract/parcels.ts'
import { bind } from '#server/bind.ts'
import { adviseMerge } from '#server/channels/channels.ts'
import { eligibleParcels } from '#server/parcels/parcels.ts'
import { submitConsolidation, submitTransfer } from './apply.ts'
import { listCurrencies, quoteInsurance } from './charges.ts'
import { adjustFee } from './adjust.ts'
import { amend } from './amend.ts'
import { cancel } from './cancel.ts'
import { compensateDelay, quoteDelay } from './compensate-delay.ts'
import { compensateLoss } from './compensate-loss.ts'
import { correct } from './correct-parcel.ts'
import { openDispute } from './dispute.ts'
import { listForStaff } from './disputes-list.ts'
import { hold } from './hold.ts'
import { decideDispute } from './remeasure.ts'
import { decideSupplement } from './decide.ts'
import { deleteOrder } from './delete.ts'
import { get, staffGet } from './get.ts'
import { list } from './list.ts'
import { pack } from './pack.ts'
import { pay } from './pay.ts'
import { quotePayment } from './quote-payment.ts'
import { confirmReceipt, sign } from './receipt.ts'
import { search } from './search.ts'
import { ship } from './ship.ts'
import { startPacking } from './start-packing.ts'
import { addTracking } from './track.ts'
import { unpack } from './unpack.ts'

export const routes = [
  ...bind(orders, {
    eligibleParcels: ({ db, member, language }, filter) => eligibleParcels(db, member.id, filter, language),
    submitConsolidation,
    submitTransfer,
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
  ...bind(orderAdvice, { adviseMerge }),
  ...bind(staffOrders, { search, get: staffGet, startPacking, pack, unpack, ship, sign }),
  ...bind(staffOrderDeeds, {
    hold,
    cancel,
    amend,
    adjustFee,
    quoteDelay,
    compensateDelay,
    compensateLoss,
  }),
  ...bind(parcelCorrections, { correct }),
  ...bind(disputes, { open: openDispute }),
  ...bind(staffDisputes, { list: listForStaff, decide: decideDispute }),
  ...bind(staffTracking, { add: addTracking }),
]

import { orderAdvice } from '#contract/merge-advice.ts'
import { disputes, staffDisputes } from '#contract/disputes.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { orderCancellation } from '#contract/order-cancellation.ts'
import { orders, staffOrders, staffTracking } from '#contract/orders.ts'
import { parcelCorrections } from '#contract/receiving.ts'
import { bind } from '#server/http/bind.ts'
import { adviseMerge } from '#server/channels/channels.ts'
import { eligibleParcels } from '#server/parcels/parcels.ts'
import { submitConsolidation, submitTransfer } from './applying/apply.ts'
import { listCurrencies, quoteInsurance } from './paying/charges.ts'
import { adjustFee } from './changing/adjust.ts'
import { amend } from './changing/amend.ts'
import { cancel } from './changing/cancel.ts'
import { cancelOwn } from './changing/cancel-own.ts'
import { compensateDelay, quoteDelay } from './changing/compensate-delay.ts'
import { compensateLoss } from './changing/compensate-loss.ts'
import { correct } from './disputes/correct-parcel.ts'
import { openDispute } from './disputes/dispute.ts'
import { listForStaff } from './disputes/disputes-list.ts'
import { hold } from './changing/hold.ts'
import { showMore, withdrawDispute } from './disputes/own-dispute.ts'
import { decideDispute } from './disputes/remeasure.ts'
import { decideSupplement } from './consent/decide.ts'
import { deleteOrder } from './applying/delete.ts'
import { get, staffGet } from './reading/get.ts'
import { list } from './reading/list.ts'
import { pack } from './packing/pack.ts'
import { pay } from './paying/pay.ts'
import { quotePayment } from './paying/quote-payment.ts'
import { confirmReceipt, sign } from './shipping/receipt.ts'
import { search } from './reading/search.ts'
import { ship } from './shipping/ship.ts'
import { startPacking } from './packing/start-packing.ts'
import { addTracking } from './shipping/track.ts'
import { unpack } from './packing/unpack.ts'

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
  ...bind(orderCancellation, { cancel: cancelOwn }),
  ...bind(orderAdvice, { adviseMerge }),
  ...bind(staffOrders, { search, get: staffGet, startPacking, pack, unpack, ship, sign }),
  ...bind(staffOrderActions, {
    hold,
    cancel,
    amend,
    adjustFee,
    quoteDelay,
    compensateDelay,
    compensateLoss,
  }),
  ...bind(parcelCorrections, { correct }),
  ...bind(disputes, { open: openDispute, withdraw: withdrawDispute, showMore }),
  ...bind(staffDisputes, { list: listForStaff, decide: decideDispute }),
  ...bind(staffTracking, { add: addTracking }),
]

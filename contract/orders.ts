import * as z from 'zod/mini'
import { goodsType, orderStatus, orderType, trackEvent } from './codes.ts'
import { staffDispute } from './disputes.ts'
import {
  byId,
  cappedPage,
  currency,
  id,
  int,
  list,
  minor,
  nothing,
  orderNumber,
  page,
  storedText,
  text,
  time,
} from '#contract/wire/fields.ts'
import {
  inOrder,
  memberNumberIn,
  orderNumberIn,
  paging,
  sorting,
  parcelIdsIn,
  pastTime,
  queryBool,
  queryInt,
  trackingNumberPart,
} from '#contract/wire/input-fields.ts'
import { group, read, remove, write } from '#contract/wire/operation.ts'
import { application, oneTickedAndReceiver, orderFilter, packing, tickedAndReceiver, transfer } from './order-inputs.ts'
import { listedOrder, memberOrder, orderFull, orderRow, pickLine } from './order-shapes.ts'
import { owner, ownParcelRow, parcelRow, quote } from '#contract/wire/shapes.ts'
import { countsByCode } from '#contract/wire/wire-code.ts'
import { named } from '#contract/wire/wire-names.ts'

export const orders = group('orders', {
  eligibleParcels: read('/api/vjiyunoutbound/get_onbound_simple_package_list', {
    id: 'C-29',
    who: 'member',
    input: z.object({
      orderType: z.optional(orderType),
      warehouseCode: z.optional(queryInt(1, 99)),
      trackingNumber: z.optional(trackingNumberPart),
      /** As in the parcel list (C-19). */
      search: z.optional(text(0, 40)),
      goodsType: z.optional(goodsType),
      orderId: z.optional(id),
      ...paging,
    }),
    output: page(ownParcelRow),
  }),
  submitConsolidation: write('/api/vjiyunoutbound/save_onbound_single_web', {
    id: 'C-30',
    creates: true,
    who: 'member',
    says: 'M-17',
    first: tickedAndReceiver,
    input: application,
    output: memberOrder,
  }),
  submitTransfer: write('/api/vjiyunoutbound/save_onbound_transfer_single_web', {
    id: 'C-31',
    creates: true,
    who: 'member',
    says: 'M-17',
    first: oneTickedAndReceiver,
    input: transfer,
    output: memberOrder,
  }),
  list: read('/api/vjiyunoutbound/get_outbound_web_list', {
    id: 'C-32',
    who: 'member',
    input: z
      .object({
        ...orderFilter.shape,
        /** Part of its number, of the carrier's number, or of the number of one of its parcels. */
        search: z.optional(text(0, 40)),
        ...sorting,
      })
      .check(inOrder),
    output: z.object({ ...page(listedOrder).shape, counts: countsByCode(orderStatus) }),
  }),
  get: read('/api/vjiyunoutbound/get_onbound_single_byid', {
    id: 'C-33',
    who: 'member',
    input: z.object({ id: z.optional(id), orderNumber: z.optional(orderNumberIn) }),
    output: memberOrder,
  }),
  quotePayment: read('/api/vjiyunoutbound/start_pay_onbound_single_byid', {
    id: 'C-34',
    who: 'member',
    input: z.object({ id, couponId: z.optional(id), coins: z.optional(queryInt(0, 1_000_000_000)) }),
    output: z.object({
      orderId: id,
      orderNumber,
      kind: z.enum(['initial', 'supplement']),
      quote,
      dueMinor: minor,
      currency,
      walletBalanceMinor: minor,
      sufficient: z.boolean(),
      shortfallMinor: minor,
      usableCoupons: z.array(z.object({ id, title: z.string(), discountMinor: minor })),
      unusableCoupons: z.array(z.object({ id, title: z.string(), reason: z.string() })),
      coinsBalance: z.int(),
      coinsMax: z.int(),
      priceChanged: z.boolean(),
      rechargePath: z.string(),
    }),
  }),
  pay: write('/api/vjiyunoutbound/pay_onbound_single_byid', {
    id: 'C-35',
    who: 'member',
    says: 'M-16',
    input: z.object({
      id,
      couponId: z.optional(id),
      coins: z.optional(int(0, 1_000_000_000)),
      expectedDueMinor: minor,
    }),
    output: z.object({
      orderId: id,
      status: orderStatus,
      paidMinor: minor,
      currency,
      balanceAfterMinor: minor,
      coinsUsed: z.int(),
      /** Null when nothing was due: no money moved, so there is no entry. */
      entryId: z.nullable(id),
    }),
  }),
  confirmReceipt: write('/api/vjiyunoutbound/confirm_onbound_web_byid', {
    id: 'C-36',
    who: 'member',
    says: 'M-18',
    methods: ['POST', 'GET'],
    input: byId,
    output: z.object({ status: orderStatus, signedAt: time }),
  }),
  delete: remove('/api/vjiyunoutbound/del_onbound_byid', { id: 'C-37', who: 'member', input: byId, output: nothing }),
  quoteInsurance: read('/api/vjiyunoutbound/CalcInsure', {
    id: 'C-38',
    who: 'member',
    input: z.object({ declaredValueMinor: queryInt(-1_000_000_000_000, 1_000_000_000_000), currency: text(1, 8) }),
    output: z.object({ rateBp: z.int(), insuranceMinor: minor, currency }),
  }),
  currencies: read('/api/vjiyunoutbound/GetOutboundCurrencyForWeb', {
    id: 'C-39',
    who: 'member',
    input: z.object({
      channelId: z.optional(id),
      /** The destination, by one of these three as in C-40; absent: anywhere. */
      receiverId: z.optional(id),
      regionCode: z.optional(text(0, 40)),
      destinationCode: z.optional(text(0, 10)),
      warehouseCode: z.optional(queryInt(1, 99)),
    }),
    output: z.object({
      list: z.array(
        z.object({
          code: currency,
          symbol: z.string(),
          decimals: z.int(),
          balanceMinor: minor,
          available: z.boolean(),
        }),
      ),
      default: currency,
    }),
  }),
  decideSupplement: write('/api/vjiyunoutbound/decide_onbound_supplement', {
    id: 'E-18',
    who: 'member',
    says: 'M-18',
    input: z.object({
      id,
      choice: z.enum(['changeChannel', 'removeParcels', 'cancel'], { error: 'field_choice' }),
      channelId: z.optional(id),
      pickUpPointId: z.optional(id),
      parcelIds: z.optional(parcelIdsIn),
      expectedDueMinor: minor,
      /** What the member was shown to come back; absent: not compared. */
      expectedRefundMinor: z.optional(minor),
    }),
    output: memberOrder,
  }),
})

const staffOrderRow = z.object({
  ...orderRow.shape,
  ...owner.shape,
  hold: z.nullable(z.object({ reason: z.string() })),
  packerName: z.nullable(z.string()),
})
export const staffOrder = z.object({
  ...orderFull.shape,
  ...owner.shape,
  /** Without the names that its member gave them. */
  parcels: named('packages', z.array(parcelRow)),
  packerName: z.nullable(z.string()),
  pickList: z.array(pickLine),
  /**
   * Weighings that the member questions and nobody has measured again yet: its cartons, and parcels as they arrived.
   */
  disputes: named('doubts', z.array(staffDispute)),
})
const packed = z.object({
  order: staffOrder,
  quote,
  differenceMinor: z.int(),
  refundMinor: minor,
  dueMinor: minor,
  outcome: z.enum(['ready', 'refunded', 'absorbed', 'supplement_due']),
})

export const staffOrders = group('staffOrders', {
  search: read('/api/admin/orders', {
    id: 'B-OU-01',
    who: ['W', 'S', 'F', 'A'],
    showsPeople: true,
    input: z
      .object({
        ...orderFilter.shape,
        memberNumber: z.optional(memberNumberIn),
        hold: z.optional(queryBool),
      })
      .check(inOrder),
    output: z.object({ ...cappedPage(staffOrderRow).shape, counts: countsByCode(orderStatus) }),
  }),
  get: read('/api/admin/orders/{id}', {
    id: 'B-OU-02',
    who: ['W', 'S', 'F', 'A'],
    showsPeople: true,
    input: byId,
    output: staffOrder,
  }),
  startPacking: write('/api/admin/orders/{id}/packing', {
    id: 'B-OU-03',
    who: ['W', 'A'],
    input: byId,
    output: z.object({ order: staffOrder, pickList: z.array(pickLine) }),
  }),
  pack: write('/api/admin/orders/{id}/pack', {
    id: 'B-OU-04',
    who: ['W', 'A'],
    input: packing,
    output: packed,
  }),
  unpack: write('/api/admin/orders/{id}/unpack', {
    id: 'B-OU-05',
    who: ['W', 'A'],
    input: z.object({ id, reason: text(1, 200) }),
    output: staffOrder,
  }),
  ship: write('/api/admin/orders/{id}/outbound', {
    id: 'B-OU-07',
    who: ['W', 'A'],
    input: z.object({
      id,
      logisticsNumber: named('logisticsNo', text(1, 40)),
      carrier: z.optional(text(0, 50)),
      batchNumber: z.optional(named('batchNo', text(0, 40))),
      at: z.optional(pastTime),
    }),
    output: staffOrder,
  }),
  sign: write('/api/admin/orders/{id}/sign', {
    id: 'B-OU-10',
    who: ['S', 'W', 'A'],
    input: z.object({ id, signedBy: z.optional(text(0, 50)), proofFileId: z.optional(id), at: z.optional(pastTime) }),
    output: staffOrder,
  }),
})

export const staffTracking = group('staffTracking', {
  add: write('/api/admin/tracking-events', {
    id: 'B-OU-09',
    who: ['W', 'S', 'A'],
    input: z.object({
      orderNumbers: named('orderNos', list(text(1, 20), 1, 200)),
      code: trackEvent,
      place: z.optional(storedText),
      note: z.optional(text(0, 200)),
      at: pastTime,
    }),
    output: z.object({
      list: z.array(z.object({ orderNumber, code: z.int(), msg: z.string() })),
    }),
  }),
})

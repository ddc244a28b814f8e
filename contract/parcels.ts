import * as z from 'zod/mini'
import { goodsType, parcelStatus, stage } from './codes.ts'
import {
  bool,
  byId,
  id,
  int,
  isRange,
  lengthMm,
  list,
  nothing,
  page,
  paging,
  queryBool,
  queryInt,
  queryList,
  range,
  text,
  time,
  trackingNumber,
  weightG,
} from './fields.ts'
import { group, read, remove, write } from './operation.ts'
import { countsByCode } from './wire-code.ts'
import { goodsLineIn, parcelFull, parcelRow, trackStep } from './shapes.ts'

/** `{code, text}` of an enumeration; a code is a number or a word as contract A9 lists it. */
const option = z.object({ code: z.union([z.string(), z.int()]), text: z.string() })
const options = z.array(option)

/** Every list of contract A9 in the caller's language. */
export const formOptions = z.object({
  warehouses: z.array(z.object({ code: z.int(), id: z.nullable(id), name: z.string(), sort: z.int() })),
  couriers: z.array(z.object({ code: z.string(), text: z.string(), trackingHint: z.nullable(z.string()) })),
  goodsTypes: options,
  parcelStatuses: options,
  orderStatuses: options,
  orderTypes: options,
  stages: options,
  trackEvents: options,
  channels: z.array(
    z.object({
      id,
      code: z.string(),
      text: z.string(),
      group: z.string(),
      orderTypes: z.array(z.int()),
      introPath: z.string(),
    }),
  ),
  destinations: z.array(z.object({ code: z.string(), group: z.string(), text: z.string() })),
  currencies: z.array(z.object({ code: z.string(), symbol: z.string(), decimals: z.int() })),
  homeRegions: z.array(z.object({ code: z.string(), dialCode: z.string(), text: z.string(), pattern: z.string() })),
  pickUpRegions: options,
  couponTabs: options,
  recordTabs: options,
  claimParcelStates: options,
  claimStatuses: options,
  auditStatuses: options,
  rechargeStatuses: options,
  paymentMethods: z.array(z.object({ code: z.string(), text: z.string(), enabled: z.boolean() })),
  paymentStates: options,
  abnormalCodes: z.array(z.object({ code: z.string(), text: z.string(), blocking: z.boolean() })),
  financeEvents: options,
  coinEvents: options,
  salutations: options,
  messageKinds: options,
  socialProviders: options,
  valueAddedServices: z.array(
    z.object({
      id,
      code: z.string(),
      text: z.string(),
      charge: z.enum(['perOrder', 'perPiece', 'perKg', 'percentOfFreight']),
      amountMinor: z.object({ CNY: z.nullable(z.int()), HKD: z.nullable(z.int()) }),
      bp: z.nullable(z.int()),
      maxQty: z.int(),
    }),
  ),
  limits: z.object({
    claimImageMaxBytes: z.int(),
    imageTypes: z.array(z.string()),
    batchMax: z.int(),
    goodsLinesMax: z.int(),
    parcelsPerOrderMax: z.int(),
  }),
  pricing: z.object({ volumeDivisor: z.int(), minWeightG: z.int(), stepG: z.int(), insuranceBp: z.int() }),
})

const dateFields = ['forecast', 'inbound', 'packing', 'outbound'] as const

export const parcels = group('parcels', {
  formOptions: read('/api/vjiyuninbound/get_page_set', {
    id: 'C-14',
    who: 'member',
    input: z.object({}),
    output: formOptions,
  }),
  forecastOne: write('/api/vjiyuninbound/save_inbound_single_web', {
    id: 'C-15',
    who: 'member',
    says: 'M-18',
    input: z.object({
      id: z.optional(id),
      warehouseId: z.optional(id),
      warehouseCode: z.optional(int(2, 99)),
      courierCode: text(1, 20),
      trackingNumber,
      customerCode: z.optional(text(0, 32)),
      remark: z.optional(text(0, 200)),
      goods: list(goodsLineIn, 1, 50),
      version: z.optional(int(1, 1_000_000_000)),
    }),
    output: parcelRow,
  }),
  get: read('/api/vjiyuninbound/get_inbound_byid', { id: 'C-18', who: 'member', input: byId, output: parcelFull }),
  list: read('/api/vjiyuninbound/get_inbound_web_list', {
    id: 'C-19',
    who: 'member',
    input: z
      .object({
        status: z.optional(parcelStatus),
        warehouseCode: z.optional(queryInt(1, 99)),
        courierCode: z.optional(text(0, 20)),
        trackingNumber: z.optional(text(0, 32)),
        customerCode: z.optional(text(0, 32)),
        goodsType: z.optional(goodsType),
        stage: z.optional(stage),
        abnormal: z.optional(queryBool),
        dateField: z._default(z.enum(dateFields, { error: 'field_choice' }), 'forecast'),
        ...range,
        ...paging,
      })
      .check(z.refine(isRange, { error: 'field_time_order', path: ['to'] })),
    output: z.object({ ...page(parcelRow).shape, counts: countsByCode(parcelStatus) }),
  }),
  delete: remove('/api/vjiyuninbound/del_inbound_byid', { id: 'C-20', who: 'member', input: byId, output: nothing }),
  homeCounts: read('/api/vjiyuninbound/get_inbound_Home', {
    id: 'C-25',
    who: 'member',
    input: z.object({}),
    output: z.object({
      counts: countsByCode(parcelStatus),
      abnormalCount: z.int(),
      awaitingPayment: z.int(),
      warehouses: z.array(z.object({ code: z.int(), name: z.string() })),
    }),
  }),
})

export const tracking = group('tracking', {
  listMine: read('/api/vjiyuninbound/get_inbound_track_weblist', {
    id: 'C-24',
    who: 'member',
    input: z.object({
      numbers: z.optional(queryList(text(1, 40), 1, 20)),
      orderId: z.optional(id),
      parcelId: z.optional(id),
    }),
    output: z.object({
      list: z.array(
        z.object({
          trackedNumber: z.string(),
          kind: z.enum(['parcel', 'order']),
          status: z.int(),
          statusText: z.string(),
          carrier: z.nullable(z.string()),
          events: z.array(trackStep),
        }),
      ),
      notFound: z.array(z.string()),
    }),
  }),
})

const receipt = z.object({
  trackingNumber,
  courierCode: z.optional(text(0, 20)),
  warehouseId: id,
  actualWeightG: weightG,
  lengthMm,
  widthMm: lengthMm,
  heightMm: lengthMm,
  pieces: z.optional(int(1, 9999)),
  photoFileIds: z.optional(list(id, 0, 10)),
  memberNumber: z.optional(text(0, 12)),
  abnormalCode: z.optional(text(0, 20)),
  abnormalText: z.optional(text(0, 200)),
  shelf: z.optional(text(0, 20)),
  remark: z.optional(text(0, 200)),
  /** Receive although the same number was received in this warehouse before. */
  force: z.optional(bool),
})

const owner = z.object({ memberId: id, memberNumber: z.string(), memberName: z.string() })
const staffParcel = z.object({
  ...parcelRow.shape,
  ...owner.shape,
  /** How many more parcels of this member lie here, and where the last one was shelved. */
  inStockHere: z.int(),
  lastShelf: z.nullable(z.string()),
})
const unclaimedParcel = z.object({
  id,
  warehouseId: id,
  warehouseName: z.string(),
  courierCode: z.string(),
  trackingNumber: z.string(),
  labelText: z.string(),
  receivedAt: time,
})
const candidate = z.object({ parcelId: id, ...owner.shape, goodsName: z.string(), forecastAt: time })
const earlierReceipt = z.object({
  id,
  result: z.enum(['matched', 'direct', 'unclaimed', 'duplicate']),
  warehouseName: z.string(),
  receivedBy: z.string(),
  receivedAt: time,
  actualWeightG: z.int(),
})

export const staffParcels = group('staffParcels', {
  receive: write('/api/admin/receipts', {
    id: 'B-IN-01',
    who: ['W', 'A'],
    input: receipt,
    output: z.object({
      receiptId: id,
      result: z.enum(['matched', 'direct', 'unclaimed', 'duplicate']),
      parcel: z.nullable(staffParcel),
      unclaimed: z.nullable(unclaimedParcel),
      candidates: z.array(candidate),
    }),
  }),
  lookup: read('/api/admin/receipts/lookup', {
    id: 'B-IN-02',
    who: ['W', 'S', 'A'],
    input: z.object({ trackingNumber, memberNumber: z.optional(text(0, 12)), warehouseId: z.optional(id) }),
    output: z.object({
      forecasts: z.array(staffParcel),
      unclaimed: z.array(unclaimedParcel),
      receipts: z.array(earlierReceipt),
      /** The member whose number stands on the label, and the real numbers one slip away from what was typed. */
      labelMember: z.nullable(owner),
      slips: z.array(owner),
    }),
  }),
})

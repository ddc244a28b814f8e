import * as z from 'zod/mini'
import { orderStatus, parcelStatus } from './codes.ts'
import {
  byId,
  id,
  logisticsNumber,
  nothing,
  orderNumber,
  parcelId,
  text,
  trackingNumber,
} from '#contract/wire/fields.ts'
import { captchaIfAsked, memberNumberIn, queryList, trackingNumberIn, version } from '#contract/wire/input-fields.ts'
import { newForecast, newForecasts } from './forecast-inputs.ts'
import { formOptions } from './form-options.ts'
import { group, read, remove, write } from '#contract/wire/operation.ts'
import { expectedArrival, ownParcelRow, parcelFull, trackStep } from '#contract/wire/shapes.ts'
import { parcelFilter, parcelPage } from './parcel-list.ts'
import { named } from '#contract/wire/wire-names.ts'

export const parcels = group('parcels', {
  formOptions: read('/api/vjiyuninbound/get_page_set', {
    id: 'C-14',
    who: 'member',
    input: nothing,
    output: formOptions,
  }),
  forecastOne: write('/api/vjiyuninbound/save_inbound_single_web', {
    id: 'C-15',
    creates: true,
    who: 'member',
    says: 'M-18',
    input: z.object({
      id: z.optional(id),
      ...newForecast,
      version,
    }),
    output: ownParcelRow,
  }),
  /** All or nothing. If a number is forecast already: 3001 with the `index` of the first and a sentence for each. */
  forecastMany: write('/api/vjiyuninbound/save_inbound_multi_web', {
    id: 'C-16',
    creates: true,
    who: 'member',
    says: 'M-18',
    // A thousand forecasts, each with several kinds of goods.
    body: { bytes: 4 * 1024 * 1024, values: 100_000 },
    input: newForecasts,
    output: z.object({
      list: z.array(z.object({ index: z.int(), id, trackingNumber, status: parcelStatus })),
    }),
  }),
  /** By a member for their own account, or by anyone with a member number and an image code. */
  forecastFromSite: write('/api/vjiyuninbound/save_inbound_single_web_bywebsite', {
    id: 'C-27',
    creates: true,
    who: 'visitor',
    says: 'M-18',
    limit: 'public',
    input: z.object({
      ...newForecast,
      memberNumber: z.optional(memberNumberIn),
      ...captchaIfAsked,
    }),
    output: z.object({ trackingNumber, status: parcelStatus }),
  }),
  get: read('/api/vjiyuninbound/get_inbound_byid', { id: 'C-18', who: 'member', input: byId, output: parcelFull }),
  list: read('/api/vjiyuninbound/get_inbound_web_list', {
    id: 'C-19',
    who: 'member',
    input: parcelFilter,
    output: parcelPage,
  }),
  /**
   * Answers the question that a parcel at the wrong warehouse raises: it is shipped from there. Repeating the call
   * changes nothing.
   */
  sendFromHere: write('/api/member/parcels/send-from-here', {
    id: 'E-80',
    who: 'member',
    says: 'M-18',
    input: z.object({ id, version }),
    output: ownParcelRow,
  }),
  delete: remove('/api/vjiyuninbound/del_inbound_byid', { id: 'C-20', who: 'member', input: byId, output: nothing }),
})

/** What anyone with its number may know about a parcel or an order: nothing about people, goods or money. */
const publicSteps = { statusText: z.string(), events: z.array(trackStep) }

export const tracking = group('tracking', {
  listMine: read('/api/vjiyuninbound/get_inbound_track_weblist', {
    id: 'C-24',
    who: 'member',
    input: z.object({
      numbers: z.optional(queryList(text(1, 40), 1, 20)),
      orderId: z.optional(id),
      parcelId: z.optional(parcelId),
    }),
    output: z.object({
      list: z.array(
        z.object({
          trackedNumber: named('no', z.string()),
          kind: z.enum(['parcel', 'order']),
          status: z.int(),
          statusText: z.string(),
          carrier: z.nullable(z.string()),
          /** The carrier's own page about this number, where one is known. */
          carrierUrl: z.nullable(z.string()),
          /** The order itself, or that of the parcel. */
          orderId: z.nullable(id),
          /** Null unless its order is on its way and something is known. */
          expectedArrival: z.nullable(expectedArrival),
          events: z.array(trackStep),
        }),
      ),
      notFound: z.array(z.string()),
    }),
  }),
  parcelPublic: read('/api/vjiyuninbound/get_inbound_byno_bywebsite', {
    id: 'C-28',
    who: 'anyone',
    limit: 'tracking',
    input: z.object({ trackingNumber: trackingNumberIn }),
    output: z.object({
      trackingNumber,
      courierName: z.string(),
      status: parcelStatus,
      ...publicSteps,
    }),
  }),
  orderPublic: read('/api/vjiyunoutbound/get_onbound_single_byno_bywebsite', {
    id: 'C-42',
    who: 'anyone',
    limit: 'tracking',
    /** `no`, or its other name `orderNo`: an order number or a logistics number. */
    input: z.object({
      trackedNumber: z.optional(named('no', text(1, 40))),
      orderNumber: z.optional(named('orderNo', text(1, 40))),
    }),
    output: z.object({
      orderNumber,
      logisticsNumber: z.nullable(logisticsNumber),
      status: orderStatus,
      channelName: z.string(),
      destinationCode: z.string(),
      ...publicSteps,
    }),
  }),
})

import * as z from 'zod/mini'
import { pickUpPointStatus, pickUpRegion } from './codes.ts'
import { id, minor, nothing, page, text } from '#contract/wire/fields.ts'
import { paging, queryInt } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'

const degrees = z.nullable(z.number())

/** The point's own limits: null where it has none. */
const limits = {
  weightLimitG: z.nullable(z.int()),
  maxLengthMm: z.nullable(z.int()),
  storageDays: z.nullable(z.int()),
  storageFeeMinor: z.nullable(minor),
}

export const pickUpPoints = group('pickUpPoints', {
  areas: read('/api/vjiyunclient/get_pick_up_addressArea_list', {
    id: 'C-50',
    who: 'anyone',
    input: nothing,
    output: z.object({
      list: z.array(
        z.object({
          regionCode: pickUpRegion,
          name: z.string(),
          areas: z.array(z.object({ areaCode: z.string(), name: z.string(), count: z.int() })),
        }),
      ),
    }),
  }),
  list: read('/api/vjiyunclient/get_pick_up_address_list', {
    id: 'C-51',
    who: 'anyone',
    input: z.object({
      regionCode: z.optional(pickUpRegion),
      areaCode: z.optional(text(1, 20)),
      keyword: z.optional(text(0, 50)),
      channelId: z.optional(id),
      ...paging,
      pageSize: z._default(queryInt(1, 100), 50),
    }),
    output: page(
      z.object({
        id,
        name: z.string(),
        regionCode: pickUpRegion,
        areaCode: z.string(),
        areaName: z.string(),
        /** The country or city that the point serves, which also selects its map drawing. */
        destinationCode: z.string(),
        address: z.string(),
        phone: z.string(),
        pickUpTime: z.string(),
        ...limits,
        currency: z.literal('HKD'),
        description: z.string(),
        status: pickUpPointStatus,
        statusText: z.string(),
        lat: degrees,
        lng: degrees,
        mapUrl: z.nullable(z.string()),
      }),
    ),
  }),
})

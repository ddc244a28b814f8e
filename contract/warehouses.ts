import * as z from 'zod/mini'
import { id, memberNumber, text } from '#contract/wire/fields.ts'
import { queryInt } from '#contract/wire/input-fields.ts'
import { group, read } from '#contract/wire/operation.ts'

export const warehouses = group('warehouses', {
  list: read('/api/vjiyunclient/get_warehouse_list', {
    id: 'C-49',
    who: 'member',
    input: z.object({ code: z.optional(queryInt(1, 99)) }),
    output: z.object({
      list: z.array(
        z.object({
          id,
          code: z.int(),
          name: z.string(),
          recipient: z.string(),
          province: z.string(),
          city: z.string(),
          address: z.string(),
          phone: z.string(),
          mobile: z.string(),
          postalCode: z.string(),
          memberNumber,
          copyText: z.string(),
        }),
      ),
    }),
  }),
})

export interface Region {
  code: string
  name: string
  destinationCode: string
  leaf: boolean
  children: Region[]
}
const region: z.ZodMiniType<Region, Region> = z.object({
  code: z.string(),
  name: z.string(),
  destinationCode: z.string(),
  leaf: z.boolean(),
  get children() {
    return z.array(region)
  },
})

/**
 * `country` returns that country with its subregions, `parent` the children of a region, neither of them every country.
 * Without `depth` the whole tree is returned; a picker asks level by level with `depth` 1.
 */
export const regions = group('regions', {
  tree: read('/api/vjiyuninbound/get_area_data_site_auth', {
    id: 'C-17',
    who: 'anyone',
    input: z.object({
      country: z.optional(text(2, 2)),
      parent: z.optional(text(1, 40)),
      depth: z.optional(queryInt(1, 4)),
    }),
    output: z.object({ list: z.array(region) }),
  }),
})

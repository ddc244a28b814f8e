import * as z from 'zod/mini'
import { bool, byId, id, nothing, page, text } from '#contract/wire/fields.ts'
import { paging, version } from '#contract/wire/input-fields.ts'
import { group, read, remove, write } from '#contract/wire/operation.ts'
import { address, addressIn, shipperIn } from '#contract/wire/shapes.ts'

const filter = z.object({
  keyword: z.optional(text(0, 50)),
  id: z.optional(id),
  regionCode: z.optional(text(0, 40)),
  ...paging,
})
const edit = { id: z.optional(id), isDefault: z.optional(bool), version }

/** Receivers: all five parts are required. */
export const consignees = group('consignees', {
  list: read('/api/vjiyunclient/get_client_Geter_byfilter', {
    id: 'C-46',
    who: 'member',
    input: filter,
    output: page(address),
  }),
  save: write('/api/vjiyunclient/save_client_Geter_byfilter', {
    id: 'C-47',
    who: 'member',
    says: 'M-18',
    input: z.object({ ...addressIn.shape, ...edit }),
    output: address,
  }),
  delete: remove('/api/vjiyunclient/del_client_Geter_byid', {
    id: 'C-48',
    who: 'member',
    input: byId,
    output: nothing,
  }),
})

/** Shippers: phone and postal code are optional. */
export const consignors = group('consignors', {
  list: read('/api/vjiyunclient/get_client_sendcom_byfilter', {
    id: 'C-43',
    who: 'member',
    input: filter,
    output: page(address),
  }),
  save: write('/api/vjiyunclient/save_client_sendcom_byfilter', {
    id: 'C-44',
    who: 'member',
    says: 'M-18',
    input: z.object({ ...shipperIn.shape, ...edit }),
    output: address,
  }),
  delete: remove('/api/vjiyunclient/del_client_sendcom_byid', {
    id: 'C-45',
    who: 'member',
    input: byId,
    output: nothing,
  }),
})

import * as z from 'zod/mini'
import { formOptions } from './parcels.ts'
import { group, read } from './operation.ts'

/** Alive; whether it is ready to serve stands at /api/ready. */
export const site = group('site', {
  health: read('/api/health', {
    id: 'E-14',
    who: 'anyone',
    input: z.object({}),
    output: z.object({ status: z.literal('ok'), appVersion: z.string() }),
  }),
  formOptions: read('/api/vjiyuninbound/get_page_set_site', {
    id: 'C-26',
    who: 'anyone',
    input: z.object({}),
    output: z.pick(formOptions, {
      warehouses: true,
      couriers: true,
      goodsTypes: true,
      trackEvents: true,
      channels: true,
      destinations: true,
      currencies: true,
      homeRegions: true,
      pickUpRegions: true,
      salutations: true,
      limits: true,
      pricing: true,
    }),
  }),
})

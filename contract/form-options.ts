import * as z from 'zod/mini'
import { id } from '#contract/wire/fields.ts'
import { vasCharge } from '#contract/wire/shapes.ts'
import { named } from '#contract/wire/wire-names.ts'

/** `{code, text}` of an enumeration; a code is a number or a word. */
const option = z.object({ code: z.union([z.string(), z.int()]), text: z.string() })
const options = z.array(option)
const names = z.array(z.string())

/** Every list of codes in the caller's language. */
export const formOptions = z.object({
  warehouses: z.array(z.object({ code: z.int(), id: z.nullable(id), name: z.string(), sort: z.int() })),
  couriers: z.array(z.object({ code: z.string(), text: z.string(), trackingHint: z.nullable(z.string()) })),
  /** Their names in every language: members may import tables in a language other than the one they read. */
  tableNames: z.object({
    warehouses: z.array(z.object({ code: z.int(), names })),
    couriers: z.array(z.object({ code: z.string(), names })),
  }),
  goodsTypes: options,
  parcelStatuses: named('packageStatuses', options),
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
  /** A destination that is not open is announced: its prices are shown, but applying is refused (4017). */
  destinations: z.array(z.object({ code: z.string(), group: z.string(), text: z.string(), open: z.boolean() })),
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
      charge: vasCharge,
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
    parcelsPerOrderMax: named('packagesPerOrderMax', z.int()),
  }),
  pricing: z.object({ volumeDivisor: z.int(), minWeightG: z.int(), stepG: z.int(), insuranceBp: z.int() }),
})

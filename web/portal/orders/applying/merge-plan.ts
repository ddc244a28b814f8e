import type { orderAdvice } from '#contract/merge-advice.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { ApplyValues, EligibleParcel, Order } from './apply-form.ts'

export type Plan = Output<typeof orderAdvice.adviseMerge>['plans'][number]

/** An order of a split that is still to be applied for. */
export interface PlannedOrder {
  readonly parcels: readonly EligibleParcel[]
  readonly channelId: string
}

/** The orders of a plan with the page's own parcel data. */
export const plannedOrders = (plan: Plan, ticked: readonly EligibleParcel[]): readonly PlannedOrder[] =>
  plan.orders.map(({ parcelIds, channelId }) => ({
    parcels: ticked.filter(({ id }) => parcelIds.includes(id)),
    channelId,
  }))

/** The form values for one order of a split: values that depend on another channel or on other goods are reset. */
export const valuesFor = (values: ApplyValues, { parcels, channelId }: PlannedOrder): ApplyValues => ({
  ...values,
  parcels,
  channelId,
  services: channelId === values.channelId ? values.services : {},
  pickUpPointId: channelId === values.channelId ? values.pickUpPointId : '',
  declaredValueMinor: undefined,
})

/**
 * The rest of a split, for the same receiver: without this order's remark, and without its image code, which is used
 * up.
 */
export const nextValues = (values: ApplyValues, rest: readonly PlannedOrder[]): readonly ApplyValues[] =>
  rest.map((planned) => ({
    ...valuesFor(values, planned),
    saveReceiver: false,
    remark: '',
    captchaId: '',
    captchaCode: '',
  }))

/** What is still to be applied for after an order was placed, without parcels that were added to it after all. */
export const leftAfter = (placed: Pick<Order, 'parcels'>, next: readonly ApplyValues[]): readonly ApplyValues[] =>
  next
    .map((values) => ({
      ...values,
      parcels: values.parcels.filter((parcel) => !placed.parcels.some(({ id }) => id === parcel.id)),
    }))
    .filter(({ parcels }) => parcels.length > 0)

/** Whether the form already matches a plan of one order. */
export const isTaken = (plan: Plan, channelId: string): boolean =>
  plan.orders.length === 1 && plan.orders[0]?.channelId === channelId

/** What a plan saves compared with the other possible ways; null if it saves nothing or there are none. */
export function savingOf({ orders, costMinor, oneOrderMinor, eachAloneMinor }: Plan) {
  const [against, otherMinor] =
    orders.length > 1 ? (['oneOrder', oneOrderMinor] as const) : (['eachAlone', eachAloneMinor] as const)
  return otherMinor !== null && otherMinor > costMinor ? { against, savingMinor: otherMinor - costMinor } : null
}

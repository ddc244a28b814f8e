import { allowances } from '#contract/allowances.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'

export type Receiver = Input<typeof allowances.ofReceivers>['receivers'][number]
export type Standing = Output<typeof allowances.ofReceivers>['list'][number]

/** The call refuses a shorter phone number, so nothing is requested while it is being typed. */
const isAskable = ({ phone, regionCode }: Receiver) => phone.trim().length >= 5 && regionCode !== ''

/** What customs have let in for each of these receivers, in the same order; undefined until loaded. */
export function useAllowances(
  receivers: readonly Receiver[],
  exceptOrderId?: string | undefined,
): readonly Standing[] | undefined {
  const known = receivers.filter(isAskable).map(({ name, phone, regionCode }) => ({ name, phone, regionCode }))
  const isWhole = known.length > 0 && known.length === receivers.length
  const answer = useRead(allowances.ofReceivers, { receivers: known, exceptOrderId }, { enabled: isWhole, keep: true })
  return isWhole ? answer.data?.list : undefined
}

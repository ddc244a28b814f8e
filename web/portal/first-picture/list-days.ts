import { defaultDays, rangeOf } from '#web/kit/text/business-day.ts'

/** The days with which a list opens, as they stand in the address of its call. */
export function listDays(now?: Date): { readonly from: string; readonly to: string } {
  const { from = '', to = '' } = rangeOf(defaultDays(now))
  return { from: inAddress(from), to: inAddress(to) }
}

const inAddress = (moment: string) => encodeURIComponent(new Date(moment).toISOString())

import type { staffTariffs } from '#contract/tariffs.ts'
import type { Input } from '#contract/wire/operation.ts'
import { currencies } from '#domain/money.ts'
import type { RowFilters } from './TariffFilters.tsx'

/** The filters of an address, as the call takes them; unknown values are ignored. */
export function filterInput({
  line,
  to,
  currency,
  at,
  after,
}: RowFilters): Omit<Input<typeof staffTariffs.list>, 'pageSize'> {
  const known = currencies.find((each) => each === currency)
  return {
    ...(uuid.test(line) ? { channelId: line } : {}),
    ...(/^[A-Z]{2,10}$/.test(to) ? { destinationCode: to } : {}),
    ...(known ? { currency: known } : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(at) ? { at: noonOf(at) } : {}),
    ...(uuid.test(after) ? { after } : {}),
  }
}

/** Noon of a day in the business zone. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+08:00`).toISOString()

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

import type { Output } from '#contract/wire/operation.ts'
import { storage } from '#contract/storage.ts'
import type { Currency } from '#domain/money.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatDay, formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { Second } from '#web/kit/list/Second.tsx'
import { useMemo } from 'react'
import { text } from './text.ts'

type Answer = Output<typeof storage.clock>
export type StorageClock = Answer['list'][number]

/** Storage clocks of the parcels in our warehouses, by id; empty while loading. */
export function useStorage(parcels: readonly { readonly id: string; readonly status: string }[]) {
  const parcelIds = parcels.filter(({ status }) => status === 'in_stock' || status === 'packing').map(({ id }) => id)
  const { data } = useRead(storage.clock, { parcelIds }, { enabled: parcelIds.length > 0, keep: true })
  // The same map as long as the answer is the same, so that rows are not rendered again for it.
  return useMemo(() => new Map((data?.list ?? []).map((clock) => [clock.parcelId, clock])), [data])
}

/** The same in a few words, for a list; null if no clock is running. */
export function useStorageWords(clock: StorageClock | undefined): string | null {
  const t = useText(text)
  if (!clock) return null
  if (clock.isPaused) return t.linePaused
  return clock.freeDaysLeft > 0 ? t.fill('line', { left: clock.freeDaysLeft }) : t.lineOver
}

/** How long a parcel has been stored, how long it may be, what it costs and will cost, and which days did not count. */
export function StorageNote({ clock }: { readonly clock: StorageClock }) {
  const t = useText(text)
  const both = (minor: Readonly<Record<Currency, number>>) =>
    `${formatMoney(minor.CNY, 'CNY')} / ${formatMoney(minor.HKD, 'HKD')}`
  const costs = clock.feeMinor.CNY > 0 || clock.feeMinor.HKD > 0
  const willCost = clock.inSevenDaysMinor.CNY > 0 || clock.inSevenDaysMinor.HKD > 0
  const standing = () => {
    if (clock.isPaused) return t.paused
    if (clock.freeDaysLeft > 0)
      return t.fill('free', { count: clock.freeDaysLeft, day: formatWhen(clock.freeUntil, t.language) })
    return costs ? t.fill('overFee', { price: both(clock.feeMinor) }) : t.overFree
  }
  return (
    <span>
      <span className="num">{t.fill('stored', { count: clock.daysStored })}</span>
      <Second>{standing()}</Second>
      {clock.extensions.map(({ days, by, at, reason }) => (
        <Second key={at}>
          {t.fill('extended', { count: days, name: by, day: formatDay(at, t.language) })}
          {reason !== '' && ` ${t.fill('because', { reason })}`}
        </Second>
      ))}
      {willCost && <Second>{t.fill('inSevenDays', { price: both(clock.inSevenDaysMinor) })}</Second>}
      {clock.daysPaused > 0 && <Second>{t.fill('daysOurs', { count: clock.daysPaused })}</Second>}
    </span>
  )
}

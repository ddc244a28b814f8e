import { wallets } from '#contract/ledger.ts'
import { signedIn } from '#contract/signed-in.ts'
import { payments } from '#contract/payments.ts'
import { useRead } from '#web/client/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { askAgainInMs, secondsLeft } from './watch.ts'

/** What a payment that was credited changes. */
const changed = [wallets.list, wallets.listEntries, payments.listMine, signedIn.home]

/**
 * A payment that moves by itself (C-68): asked about with growing pauses, and at once when the tab is seen again (every
 * `fresh` read is). A tab that nobody sees does not ask.
 */
export function usePayment(paymentNumber: string) {
  const client = useQueryClient()
  const query = useRead(payments.refresh, { paymentNumber }, { fresh: true })
  const [watchedSinceMs, setWatchedSinceMs] = useState(() => Date.now())
  const { data: payment, dataUpdatedAt, errorUpdatedAt, isFetching } = query
  const answeredAtMs = Math.max(dataUpdatedAt, errorUpdatedAt)
  const ask = useEffectEvent(() => void query.refetch())
  const state = payment?.state

  const pauseMs = payment && answeredAtMs > 0 ? askAgainInMs(payment, answeredAtMs - watchedSinceMs) : null
  useEffect(() => {
    if (pauseMs === null || isFetching || document.hidden) return undefined
    const timer = setTimeout(() => ask(), pauseMs)
    return () => clearTimeout(timer)
  }, [pauseMs, answeredAtMs, isFetching])

  useEffect(() => {
    if (state === undefined || state === 'pending') return
    for (const read of changed) void client.invalidateQueries({ queryKey: [read.name] })
  }, [state, client])

  return {
    query,
    /** Whether the page will ask by itself again. */
    isWatching: pauseMs !== null,
    askNow: () => {
      setWatchedSinceMs(Date.now())
      return query.refetch()
    },
  }
}

/** Counts down once a second. */
export function useSecondsLeft(expiresAt: string | null): number | null {
  return useSyncExternalStore(everySecond, () => (expiresAt === null ? null : secondsLeft(expiresAt, Date.now())))
}

function everySecond(tell: () => void) {
  const timer = setInterval(tell, 1000)
  return () => clearInterval(timer)
}

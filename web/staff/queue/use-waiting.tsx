import { reports } from '#contract/reports.ts'
import { useRead } from '#web/client/queries.ts'
import type { Waiting } from '#web/staff/frame/counts.ts'
import { isDeskLeft, whenBack } from './touched.ts'
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react'

/** How often what waits is asked for while somebody looks at the page. */
const everyMs = 30_000
const WaitingContext = createContext<readonly Waiting[]>([])

/** What waits for this person, queue by queue; empty until the first answer. */
export const useWaiting = (): readonly Waiting[] => use(WaitingContext)

/** The same answer with its rows: the frame keeps it fresh for everybody. */
export const useDashboard = () => useRead(reports.dashboard, {})

export function WaitingProvider({ children }: { readonly children: ReactNode }) {
  const { data, refetch } = useDashboard()
  const ask = useEffectEvent(() => void refetch())
  useEffect(() => whileLookedAt(() => ask()), [])
  return <WaitingContext value={data?.queues ?? none}>{children}</WaitingContext>
}

const none: readonly Waiting[] = []

/** Calls `ask` every half minute while the page is visible and in use; returns how to stop it. */
function whileLookedAt(ask: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && !isDeskLeft()) ask()
  }, everyMs)
  const stop = whenBack(ask)
  return () => {
    clearInterval(timer)
    stop()
  }
}

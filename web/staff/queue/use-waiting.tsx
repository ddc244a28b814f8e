import { reports } from '#contract/reports.ts'
import { useRead } from '#web/client/queries.ts'
import type { Waiting } from '#web/staff/frame/counts.ts'
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react'

/** How often what waits is asked for while somebody looks at the page. */
const everyMs = 30_000
/**
 * A desk that nobody has touched for so long asks no more until somebody does: otherwise its session would never become
 * idle, and would not end after two hours (B-AU-01).
 */
const untouchedMs = 15 * 60_000

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
  let touchedAt = Date.now()
  const isLeft = () => Date.now() - touchedAt > untouchedMs
  const touch = () => {
    const wasLeft = isLeft()
    touchedAt = Date.now()
    if (wasLeft) ask()
  }
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && !isLeft()) ask()
  }, everyMs)
  window.addEventListener('keydown', touch, { capture: true })
  window.addEventListener('pointerdown', touch, { capture: true })
  return () => {
    clearInterval(timer)
    window.removeEventListener('keydown', touch, { capture: true })
    window.removeEventListener('pointerdown', touch, { capture: true })
  }
}

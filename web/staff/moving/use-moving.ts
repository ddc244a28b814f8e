import { moving } from '#contract/moving.ts'
import type { Output } from '#contract/wire/operation.ts'
import { queryClient, useRead } from '#web/client/queries.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { useEffect, useEffectEvent } from 'react'

export type Overview = Output<typeof moving.overview>
export type MovingRun = Overview['runs'][number]
export type MovingFile = MovingRun['files'][number]

const everyMs = 1500

/** What every write of this page makes stale. */
export const movingReads = [moving.overview, moving.faults] as const

/** What is refused is out of date here: a colleague was faster, so the page shows what became of it. */
export const movingWrite = {
  refreshes: movingReads,
  onRefused: (error: Error) => {
    showRefused(error)
    void queryClient.invalidateQueries({ queryKey: [moving.overview.name] })
  },
}

/** Where moving in stands, asked for again and again while something is under way and somebody looks. */
export function useMoving() {
  const query = useRead(moving.overview, {}, { fresh: true })
  const { data, refetch } = query
  const isUnderWay = data !== undefined && isWorking(data)
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch()
  })
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => ask(), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay])
  return query
}

const atWork: readonly MovingFile['state'][] = ['reading', 'checking', 'waiting', 'moving']

const isWorking = ({ runs, mails }: Overview) =>
  mails.wave?.state === 'sending' || runs.some(({ files }) => files.some(({ state }) => atWork.includes(state)))

import { staffHandovers } from '#contract/handovers.ts'
import { staffFigures } from '#contract/people-figures.ts'
import { staffParcels } from '#contract/receiving.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { call, type Failure, isUnreached, Refusal } from '#web/client/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ageToTell } from './scan-age.ts'
import type { Received } from './scan-log.ts'
import type { Saving } from './station.ts'

interface SavingEvents {
  readonly onSaved: (answer: Received, saving: Saving) => void
  readonly onRefused: (error: Refusal | Failure, saving: Saving) => void
}

/** How long to wait before another try; a network that is reported sooner is tried at once. */
const againMs = 5000

/**
 * B-IN-01, one at a time and in order: the first completed receipt is sent, and the next once there is an answer. Without
 * a network, or when the session has ended, it stays where it is, and is sent again under the same key. Returns whether
 * the server cannot be reached.
 */
export function useSaving(first: Saving | undefined, { onSaved, onRefused }: SavingEvents): boolean {
  const [tries, setTries] = useState(0)
  const [isOffline, setOffline] = useState(false)
  const client = useQueryClient()
  const isUnderWay = useRef(false)
  const saved = useEffectEvent((answer: Received, saving: Saving) => {
    isUnderWay.current = false
    setOffline(false)
    void client.invalidateQueries({ queryKey: [staffParcels.lookup.name] })
    void client.invalidateQueries({ queryKey: [staffFigures.own.name] })
    void client.invalidateQueries({ queryKey: [staffFigures.ownShifts.name] })
    if (saving.sent.receipt.handoverId) void client.invalidateQueries({ queryKey: [staffHandovers.list.name] })
    onSaved(answer, saving)
  })
  const refused = useEffectEvent((error: Refusal | Failure, saving: Saving) => {
    isUnderWay.current = false
    if (isUnreached(error)) return setOffline(true)
    setOffline(false)
    if (!hasEnded(error)) onRefused(error, saving)
  })
  useEffect(() => {
    if (!first || isUnderWay.current) return
    isUnderWay.current = true
    const { receipt, idempotencyKey, completedAtMs } = first.sent
    const scannedMsAgo = ageToTell(completedAtMs)
    const told = scannedMsAgo === undefined ? receipt : { ...receipt, scannedMsAgo }
    call(staffParcels.receive, told, { key: idempotencyKey, isQuiet: true }).then(
      (answer) => saved(answer, first),
      (error: Refusal | Failure) => refused(error, first),
    )
  }, [first, tries])
  useEffect(() => {
    if (!isOffline) return
    const again = () => setTries((count) => count + 1)
    const timer = setInterval(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isOffline])
  return isOffline
}

const hasEnded = (error: Refusal | Failure) => error instanceof Refusal && error.code === refusalCode.token_invalid

/** The answer to a second scan in the same warehouse. */
export const isDuplicate = (error: Refusal | Failure) =>
  error instanceof Refusal && error.code === refusalCode.staff_state

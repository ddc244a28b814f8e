import { staffParcels } from '#contract/parcels.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { call, type Failure, Refusal } from '#web/client/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Received } from './scan-log.ts'
import type { Saving } from './station.ts'

interface SavingEvents {
  readonly onSaved: (answer: Received, saving: Saving) => void
  readonly onRefused: (error: Refusal | Failure, saving: Saving) => void
}

/** B-IN-01, one at a time: the first completed receipt is sent, and the next once there is an answer. */
export function useSaving(first: Saving | undefined, { onSaved, onRefused }: SavingEvents): void {
  const client = useQueryClient()
  const isUnderWay = useRef(false)
  const saved = useEffectEvent((answer: Received, saving: Saving) => {
    isUnderWay.current = false
    void client.invalidateQueries({ queryKey: [staffParcels.lookup.name] })
    onSaved(answer, saving)
  })
  const refused = useEffectEvent((error: Refusal | Failure, saving: Saving) => {
    isUnderWay.current = false
    onRefused(error, saving)
  })
  useEffect(() => {
    if (!first || isUnderWay.current) return
    isUnderWay.current = true
    const { receipt, idempotencyKey } = first.sent
    call(staffParcels.receive, receipt, { key: idempotencyKey }).then(
      (answer) => saved(answer, first),
      (error: Refusal | Failure) => refused(error, first),
    )
  }, [first])
}

/** The answer to a second scan in the same warehouse. */
export const isDuplicate = (error: Refusal | Failure) =>
  error instanceof Refusal && error.code === refusalCode.staff_state

import { staffHandovers } from '#contract/handovers.ts'
import { reports } from '#contract/reports.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'
import { type HandoverState, missingOf } from '#domain/courier-handover.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'
import { formatExact } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { text } from './text.ts'

export type Handover = Output<typeof staffHandovers.take>

/** What is stale once a parcel was scanned for one, or somebody closed or settled it. */
export const handoverReads: readonly Operation[] = [staffHandovers.list, staffHandovers.get, reports.dashboard]

export const tones: Readonly<Record<HandoverState, Tone>> = {
  open: 'hand',
  closed: 'done',
  difference: 'bad',
  settled: 'wait',
}

type Say = ReturnType<typeof useText<typeof text>>

type Named = Pick<Handover, 'courierName' | 'bagNumber' | 'takenAt'>

/** The courier, the number on the bag if there is one, and when: one courier comes several times a day. */
export const nameOf = ({ courierName, bagNumber, takenAt }: Named): string =>
  [courierName, bagNumber, formatExact(takenAt).slice(5, 16)].filter((part) => part !== '').join(' · ')

/** 'All scanned', '2 not scanned yet', '1 more than counted'. */
export function differenceIn(t: Say, handover: Pick<Handover, 'counted' | 'scanned'>): string {
  const missing = missingOf(handover)
  if (missing === 0) return t.even
  return missing > 0 ? t.fill('missing', { count: missing }) : t.fill('tooMany', { count: -missing })
}

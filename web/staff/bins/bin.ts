import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import { staffPutAway } from '#contract/put-away.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'
import { type BinDifferenceKind, hasRoomFor, type ScanNote } from '#domain/bin.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'

export type Bin = Output<typeof staffBins.list>['list'][number]
export type Lying = Output<typeof staffBins.content>['list'][number]
export type BinCount = Output<typeof staffBinCounts.list>['list'][number]
export type Difference = Output<typeof staffBinCounts.differences>['list'][number]

/** What shows bins and what lies in them, and is stale once something was put, moved or counted. */
export const binReads: readonly Operation[] = [
  staffBins.list,
  staffBins.content,
  staffPutAway.list,
  staffPutAway.propose,
  staffBinCounts.list,
  staffBinCounts.get,
  staffBinCounts.differences,
]

export const binStates = ['free', 'full', 'closed'] as const
export type BinState = (typeof binStates)[number]

export const stateOf = (bin: Bin): BinState => {
  if (bin.closed) return 'closed'
  return hasRoomFor(bin, 1) ? 'free' : 'full'
}

export const stateTones: Readonly<Record<BinState, Tone>> = { free: 'done', full: 'wait', closed: 'bad' }

/** How full it is, of 1; null: it has no limit. */
export const fullnessOf = ({ parcels, capacity }: Bin) => (capacity === null ? null : Math.min(1, parcels / capacity))

/** What a scanned number is, and what a count found of it. */
export const noteTones: Readonly<Record<ScanNote | BinDifferenceKind, Tone>> = {
  here: 'done',
  elsewhere: 'wait',
  left: 'bad',
  unknown: 'bad',
  missing: 'bad',
}

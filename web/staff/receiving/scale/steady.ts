import type { Reading } from './read-scale.ts'

/* What lies on the scale, from one line to the next. */

/** A weight without a mark is at rest once it has stayed the same this long. */
export const steadyMs = 600
/** Older ones are not offered: the scale may have been switched off with a parcel on it. */
export const staleMs = 5000
/** Lines that nobody can read for this long mean that the settings of the line are wrong. */
const unreadableMs = 3000

export type OnScale =
  /** Nothing has come, or not for a while. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' | 'negative' | 'overload' | 'unitless' }
  | { readonly kind: 'moving'; readonly weightG: number }
  /** `weighing` counts what was put on the scale: it stays the same until the scale was empty or shows another weight. */
  | { readonly kind: 'stable'; readonly weightG: number; readonly weighing: number }

export interface Followed {
  readonly seen: OnScale
  /** Since when the weight is the same. */
  readonly sameSince: number
  /** When the last line came that could be read. */
  readonly readAt: number
  /** Since when nothing that came could be read; null: the last line could. */
  readonly unreadSince: number | null
  readonly weighing: number
  /** The weight of that weighing; null: it was taken off. */
  readonly weighedG: number | null
}

export const nothingYet = (at: number): Followed => ({
  seen: { kind: 'waiting' },
  sameSince: at,
  readAt: at,
  unreadSince: null,
  weighing: 0,
  weighedG: null,
})

/** Nothing has come for a while. */
export const silent = (before: Followed): Followed => ({ ...before, seen: { kind: 'waiting' }, weighedG: null })

/** The next line; null: it, or a part of it, cannot be read. */
export function follow(before: Followed, reading: Reading | null, at: number): Followed {
  if (reading === null) return unread(before, at)
  const last = at - before.readAt > staleMs ? silent(before) : before
  const read = { ...last, sameSince: at, readAt: at, unreadSince: null }
  if (reading.kind === 'unitless') return { ...read, seen: reading }
  if (reading.kind !== 'weight') return { ...read, seen: reading, weighedG: null }
  const { weightG, isStable } = reading
  const sameSince = isStable !== false && weightOf(last.seen) === weightG ? last.sameSince : at
  if (!(isStable ?? at - sameSince >= steadyMs)) return { ...read, sameSince, seen: { kind: 'moving', weightG } }
  const weighing = last.weighedG === weightG ? last.weighing : last.weighing + 1
  return { ...read, sameSince, seen: { kind: 'stable', weightG, weighing }, weighing, weighedG: weightG }
}

function unread(before: Followed, at: number): Followed {
  const unreadSince = before.unreadSince ?? at
  if (at - unreadSince < unreadableMs) return { ...before, unreadSince }
  return { ...silent(before), unreadSince, seen: { kind: 'unreadable' } }
}

const weightOf = (seen: OnScale) => ('weightG' in seen ? seen.weightG : null)

/*
 * A keyboard-wedge scanner types like a person, only faster, and ends with Enter. Whether keys were a scan is known
 * only at that Enter, so nothing that is typed is ever held back. A code may be rejected here, but never shortened: if
 * it is not certain which key a scan began with, the result is "unsure" and the keeper scans again.
 */

export interface Stroke<Target = unknown> {
  readonly char: string
  /** Milliseconds, from the event's own timestamp, so a busy page makes no difference. */
  readonly at: number
  /** `other`: a key that repeats or is pressed with Ctrl. `composed`: an input method turned it into something else. */
  readonly kind: 'plain' | 'other' | 'composed'
  /** A field that people type into; otherwise the scan field, a button or nothing. */
  readonly isField: boolean
  readonly target: Target
}

export type Burst<Target> =
  | { readonly kind: 'scan'; readonly code: string; readonly strokes: readonly Stroke<Target>[] }
  | { readonly kind: 'unsure' }

const code = /^[A-Z0-9-]{8,32}$/i
const fewest = 8

/** Keys this close belong together: slow wireless scanners stay far below, most people above. */
export const togetherMs = 100
/** A scanner that was delayed continues within this time; Enter arrives within it too. */
export const heldUpMs = 1000
/** For the very first key only: a digit typed by a person comes longer than this before a scan. */
const firstKeyMs = 300
/** Half of the pauses in a scan are shorter. Eight keys at this pace would be 240 words a minute for a person. */
const scannerMs = 50

/** What the keys before an Enter were: a scan, something that may be part of one, or (null) typing. */
export function burstBefore<Target>(strokes: readonly Stroke<Target>[], enterAt: number): Burst<Target> | null {
  const last = strokes.at(-1)
  if (!last || enterAt - last.at > heldUpMs) return null
  const { start, isSure } = beginning(strokes)
  const run = strokes.slice(start)
  if (run.length < fewest || !isAtScannerPace(run)) return null
  if (run.some(({ kind }) => kind === 'composed')) return { kind: 'unsure' }
  const typed = run.map(({ char }) => char).join('')
  if (!code.test(typed) || run.some(({ kind }) => kind !== 'plain')) return null
  return isSure ? { kind: 'scan', code: typed.toUpperCase(), strokes: run } : { kind: 'unsure' }
}

/** Where the run that ends with the last key begins. */
function beginning(strokes: readonly Stroke[]): { readonly start: number; readonly isSure: boolean } {
  let start = strokes.length - 1
  while (start > 0) {
    const pause = pauseBefore(strokes, start)
    if (pause > togetherMs && !isHeldUp(strokes, start, pause)) break
    start -= 1
  }
  return { start, isSure: start === 0 || !mayHaveBegunBefore(strokes, start) }
}

/** Whether a long pause is inside a scan rather than between typing and a scan. */
function isHeldUp(strokes: readonly Stroke[], at: number, pause: number): boolean {
  if (pause > heldUpMs) return false
  if (!strokes[at - 1]?.isField) return true
  const earlier = pauseBefore(strokes, at - 1)
  return earlier > heldUpMs ? pause <= firstKeyMs : earlier <= scannerMs
}

/** Something before the run was typed at scanner speed, followed by two long pauses. */
function mayHaveBegunBefore(strokes: readonly Stroke[], start: number): boolean {
  for (let at = start; at > 0 && pauseBefore(strokes, at) <= heldUpMs; at -= 1)
    if (pauseBefore(strokes, at) <= scannerMs / 2) return true
  return false
}

const pauseBefore = (strokes: readonly Stroke[], at: number) =>
  at <= 0 ? Number.POSITIVE_INFINITY : (strokes[at]?.at ?? 0) - (strokes[at - 1]?.at ?? 0)

/** Nobody types text on a button; elsewhere the pace decides. */
function isAtScannerPace(run: readonly Stroke[]): boolean {
  const pauses = run.slice(1).map((_, index) => pauseBefore(run, index + 1))
  const middle = pauses.toSorted((one, other) => one - other)[Math.floor(pauses.length / 2)] ?? 0
  return middle <= scannerMs
}

import type { useText } from '#web/kit/text/use-text.ts'
import type { Change } from '#web/staff/Compared.tsx'
import type { text } from './split.text.ts'

interface Divided {
  readonly pieces: number
  readonly stays: number
  readonly goes: number
  /** Weights. */
  readonly first: string
  readonly second: string
}

/** One parcel before, two afterwards. */
export const splitChanges = (
  t: ReturnType<typeof useText<typeof text>>,
  { pieces, stays, goes, first, second }: Divided,
): readonly Change[] => [
  { label: t.first, before: t.fill('piecesOf', { pieces }), after: t.fill('half', { pieces: stays, weight: first }) },
  { label: t.second, before: '', after: t.fill('half', { pieces: goes, weight: second }) },
]

import { useState } from 'react'

/** The state that uncontrolled fields were rendered with. */
interface Drawn {
  /** The last known search of the page. */
  readonly seen: string
  /** The last search from these fields. */
  readonly sent: string
  /** How often they were remounted. */
  readonly times: number
}

interface Redrawn {
  readonly key: number
  /** Called by the fields before the page searches for their values. */
  readonly asks: (typed: readonly string[]) => void
  /** Discards input that was not searched for. */
  readonly drop: () => void
}

/**
 * A key for uncontrolled fields: they are remounted when the page searches for something else, such as after clearing
 * all filters, but not for their own search, so that pressing Enter keeps the focus in the field.
 */
export function useRedrawn(sought: readonly string[]): Redrawn {
  const now = inOne(sought)
  const [drawn, setDrawn] = useState<Drawn>({ seen: now, sent: now, times: 0 })
  const next = redrawn(drawn, now)
  if (next !== drawn) setDrawn(next)
  return {
    key: next.times,
    asks: (typed) => setDrawn({ ...next, sent: inOne(typed) }),
    drop: () => setDrawn({ ...next, times: next.times + 1 }),
  }
}

export function redrawn(drawn: Drawn, sought: string): Drawn {
  if (sought === drawn.seen) return drawn
  if (sought === drawn.sent) return { ...drawn, seen: sought }
  return { seen: sought, sent: sought, times: drawn.times + 1 }
}

const inOne = (words: readonly string[]) => JSON.stringify(words)

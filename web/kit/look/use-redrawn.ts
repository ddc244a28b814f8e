import { useState } from 'react'

/** What fields that keep their own words were drawn with. */
interface Drawn {
  /** What the page seeks, as it was last seen. */
  readonly seen: string
  /** What these fields asked for last. */
  readonly asked: string
  /** How often they were drawn anew. */
  readonly times: number
}

interface Redrawn {
  readonly key: number
  /** Told by the fields before the page seeks what is typed. */
  readonly asks: (typed: readonly string[]) => void
  /** Forgets what is typed and was not sought. */
  readonly drop: () => void
}

/**
 * A key for fields that are typed in: they are drawn anew when the page seeks something else, such as after all filters
 * are cleared, but not when it seeks what they asked for themselves, so that whoever presses Enter stays in the field.
 */
export function useRedrawn(sought: readonly string[]): Redrawn {
  const now = inOne(sought)
  const [drawn, setDrawn] = useState<Drawn>({ seen: now, asked: now, times: 0 })
  const next = redrawn(drawn, now)
  if (next !== drawn) setDrawn(next)
  return {
    key: next.times,
    asks: (typed) => setDrawn({ ...next, asked: inOne(typed) }),
    drop: () => setDrawn({ ...next, times: next.times + 1 }),
  }
}

export function redrawn(drawn: Drawn, sought: string): Drawn {
  if (sought === drawn.seen) return drawn
  if (sought === drawn.asked) return { ...drawn, seen: sought }
  return { seen: sought, asked: sought, times: drawn.times + 1 }
}

const inOne = (words: readonly string[]) => JSON.stringify(words)

import { useState } from 'react'

export interface Held<Text> {
  /** What the form was opened with. */
  readonly held: Text
  /** A colleague has saved this meanwhile, and something was typed. */
  readonly newer: Text | null
  readonly onTyped: (isTyped: boolean) => void
  /** Goes on with this version: one's own, saved a moment ago, or that of a colleague. */
  readonly onTake: (text: Text) => void
}

/** A newer version takes the place of the one in the form at once, unless something was typed: then the writer decides. */
export function useHeld<Text extends { readonly version: number }>(newest: Text): Held<Text> {
  const [held, setHeld] = useState(newest)
  const [isTyped, setTyped] = useState(false)
  const isNewer = newest.version > held.version
  if (isNewer && !isTyped) setHeld(newest)
  const onTake = (text: Text) => {
    setHeld(text)
    setTyped(false)
  }
  return { held, newer: isNewer && isTyped ? newest : null, onTyped: setTyped, onTake }
}

export const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

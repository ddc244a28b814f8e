import { heldUpMs, togetherMs } from '#web/staff/scanning/burst.ts'

/*
 * The key "/" opens "go to". Codes that scanners read may contain it (a web address does), so it counts only when it was
 * pressed alone: nothing was typed shortly before or after it.
 */

export interface LoneSlash {
  /** A key that types a character. `at` in ms. */
  readonly press: (key: string, at: number) => void
  /** Something else happened: a slash that waits no longer counts. */
  readonly forget: () => void
}

/** Calls `onSlash` once it is certain that a person pressed the key. */
export function loneSlash(onSlash: () => void): LoneSlash {
  let lastAt = Number.NEGATIVE_INFINITY
  let waiting: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(waiting)
  return {
    forget,
    press: (key, at) => {
      forget()
      // A scanner may be held up for a second in the middle of a code.
      if (key === '/' && at - lastAt > heldUpMs) waiting = setTimeout(onSlash, togetherMs)
      lastAt = at
    },
  }
}

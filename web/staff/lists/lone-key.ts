import { heldUpMs, togetherMs } from '#web/staff/scanning/burst.ts'

/*
 * A letter of a scanned code must never move a list or decide anything. A key counts only when nothing else was typed
 * shortly before or after it, which is how a person presses a shortcut and how no scanner types.
 */

export interface LoneKeys {
  /** A key that types a character; `key` is empty if it can be no shortcut, such as one with Shift. `at` in ms. */
  readonly press: (key: string, at: number) => void
  /** Whether an Enter at this time ends a burst. It must then press no button. */
  readonly endsBurst: (at: number) => boolean
  /**
   * A key was typed into a field. The field may disappear while somebody types, and the letters that follow are no
   * shortcuts: keys count again after a pause.
   */
  readonly typed: (at: number) => void
  /** Something else happened: what is waiting no longer counts. */
  readonly forget: () => void
}

/** Fewer keys than this in quick succession may be a person's. */
const fewest = 3

/** Calls `onKey` with each key that was pressed alone, as soon as that is certain. */
export function loneKeys(onKey: (key: string) => void): LoneKeys {
  let lastAt = Number.NEGATIVE_INFINITY
  let typedAt = Number.NEGATIVE_INFINITY
  let run = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const continues = (at: number) => at - lastAt <= (run >= fewest ? heldUpMs : togetherMs)
  const forget = () => {
    clearTimeout(waiting)
    run = 0
    lastAt = Number.NEGATIVE_INFINITY
  }
  const typed = (at: number) => {
    forget()
    typedAt = at
  }
  return {
    press: (key, at) => {
      if (at - typedAt <= heldUpMs) return typed(at)
      run = continues(at) ? run + 1 : 1
      lastAt = at
      clearTimeout(waiting)
      if (run === 1 && key !== '') waiting = setTimeout(() => onKey(key), togetherMs)
    },
    endsBurst: (at) => {
      const isBurst = run >= fewest ? at - lastAt <= heldUpMs : run > 0 && at - lastAt <= togetherMs
      if (isBurst) clearTimeout(waiting)
      run = 0
      return isBurst
    },
    typed,
    forget,
  }
}

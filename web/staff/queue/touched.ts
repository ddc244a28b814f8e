/*
 * A desk that nobody has touched for so long asks no more until somebody does: otherwise its session would never become
 * idle, and would not end after two hours (B-AU-01).
 */

const untouchedMs = 15 * 60_000

let touchedAt = Date.now()
const listeners = new Set<() => void>()

export const isDeskLeft = (): boolean => Date.now() - touchedAt > untouchedMs

/** Calls `back` when somebody comes back to a desk that was left; returns how to stop. */
export function whenBack(back: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('keydown', touch, { capture: true })
    window.addEventListener('pointerdown', touch, { capture: true })
  }
  listeners.add(back)
  return () => void listeners.delete(back)
}

function touch() {
  const wasLeft = isDeskLeft()
  touchedAt = Date.now()
  if (wasLeft) for (const back of listeners) back()
}

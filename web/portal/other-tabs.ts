import type { SessionStore } from '#web/client/session.ts'

interface Turns {
  /** The session has ended: nothing of it may stay on the page. */
  readonly onSignedOut: () => void
  /** The session is another person's now, so what was read belongs to nobody here. */
  readonly onSomebodyElse: () => void
}

/**
 * What becomes of the session in one tab becomes of it in all. A page that the browser kept whole for
 * "back" hears nothing while it is away; it looks when it comes again.
 */
export function followOtherTabs({ token }: Pick<SessionStore, 'token'>, { onSignedOut, onSomebodyElse }: Turns): void {
  const judge = (before: string | null, now: string | null) => {
    if (before === null || before === now) return
    if (now === null) onSignedOut()
    else onSomebodyElse()
  }
  let left: string | null = null
  // One's own changes are not told here. Without a key everything was cleared.
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === 'token') judge(oldValue, newValue)
    if (key === null) judge('', token())
  })
  window.addEventListener('pagehide', () => {
    left = token()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) judge(left, token())
  })
}

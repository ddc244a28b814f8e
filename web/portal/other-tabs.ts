import type { SessionStore } from '#web/client/session.ts'

interface Turns {
  /** The session has ended: nothing from it may stay on the page. */
  readonly onSignedOut: () => void
  /** The session now belongs to someone else, so what was read must not be shown. */
  readonly onSomebodyElse: () => void
}

/**
 * Keeps the session in sync across tabs. A page in the back/forward cache gets no events, so it checks when it is shown
 * again.
 */
export function followOtherTabs({ token }: Pick<SessionStore, 'token'>, { onSignedOut, onSomebodyElse }: Turns): void {
  const judge = (before: string | null, now: string | null) => {
    if (before === null || before === now) return
    if (now === null) onSignedOut()
    else onSomebodyElse()
  }
  let left: string | null = null
  // A tab does not get its own storage events. A missing key means that everything was cleared.
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

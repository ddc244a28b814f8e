/*
 * Where the keyboard is after a question was answered. A dialog gives the focus back to what opened it; but a button
 * that sends what was agreed is disabled meanwhile, and an entry that was removed takes its button with it. The focus
 * would then be at the top of the page.
 */

const patienceMs = 5000

/** Gives the focus back to the one who asked, once it can have it; if it is gone, to the heading of its page. */
export function returnFocus(asker: Element | null): void {
  if (!(asker instanceof HTMLElement) || asker === document.body) return
  const tried = () => {
    const focused = document.activeElement
    // The question itself, which is closing.
    if (focused?.closest('[role="dialog"]')?.contains(asker) === false) return false
    // It may be disabled a moment later, and lose the focus again.
    if (focused === asker) return false
    // Somebody has moved on.
    if (focused !== null && focused !== document.body) return true
    if (!asker.isConnected) return focusHeading()
    if (!asker.matches(':disabled')) asker.focus({ preventScroll: true })
    return false
  }
  // The dialog may be gone already, and the page not change any more.
  if (tried()) return
  const observer = new MutationObserver(() => {
    if (tried()) observer.disconnect()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
  setTimeout(() => observer.disconnect(), patienceMs)
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

let leaving = false

/** Another document is on its way: nothing is drawn any more, and nothing may lead elsewhere. */
export const isLeaving = (): boolean => leaving

export function setLeaving(): void {
  if (leaving) return
  leaving = true
  // Somebody who goes back may get this page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
}

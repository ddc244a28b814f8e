import { type Location, type NavigationType, parsePath, type To } from 'react-router'
import type { PageAddress } from './unsaved.ts'

/** The part of the router's own history that is needed here. */
interface History {
  readonly location: Location
  push(to: To, state?: unknown): void
  replace(to: To, state?: unknown): void
  go(delta: number): void
  listen(tell: (change: Change) => void): () => void
}

interface Change {
  readonly action: NavigationType
  readonly location: Location
  readonly delta: number | null
}

/** Whether a step may be taken: at once, or as the user answers. */
type Ask = (from: PageAddress, to: PageAddress) => true | Promise<boolean>

/**
 * A history whose navigation can be blocked: a link waits for the answer, and "back", which the browser has done
 * already, is undone until then. Record 53 says why this is not react-router's own blocker.
 */
export function heldHistory(history: History, ask: Ask): Pick<History, 'push' | 'replace' | 'listen'> {
  let here: PageAddress = history.location
  /** Our own navigation, which is not asked about. */
  let isUndoing = false
  let isAllowed = false

  const step = (to: To, take: () => void) => {
    const answer = ask(here, addressOf(to, here))
    if (answer === true) take()
    else void answer.then((yes) => yes && take())
  }
  const hold = (delta: number, answer: Promise<boolean>) => {
    isUndoing = true
    history.go(-delta)
    void answer.then((yes) => {
      if (!yes) return
      isAllowed = true
      history.go(delta)
    })
  }
  return {
    push: (to, state) => step(to, () => history.push(to, state)),
    replace: (to, state) => step(to, () => history.replace(to, state)),
    listen: (tell) =>
      history.listen((change) => {
        if (isUndoing) {
          isUndoing = false
          return
        }
        const { action, location, delta } = change
        // A step of unknown length, such as an address typed by hand, cannot be undone.
        const answer = action !== 'POP' || isAllowed || !delta || ask(here, location)
        isAllowed = false
        if (answer !== true && delta) return hold(delta, answer)
        here = location
        tell(change)
      }),
  }
}

/** The router passes full paths; a search string alone stays on its page. */
const addressOf = (to: To, here: PageAddress): PageAddress => {
  const { pathname, search } = typeof to === 'string' ? parsePath(to) : to
  return { pathname: pathname || here.pathname, search: search ?? '' }
}

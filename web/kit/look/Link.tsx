import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'

/*
 * Links of the router. Its own know frameworks, prefetching and transitions, which every page would have to load
 * (record 108).
 */

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** One of our paths, with its query. */
  readonly to: string
  /** Given to the page that it opens. */
  readonly state?: unknown
}

export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isForRouter(event)) return
    event.preventDefault()
    // The page that is shown already is not kept twice for "back".
    void navigate(to, { state, replace: event.currentTarget.href === window.location.href })
  }
  return (
    <a {...rest} href={useHref(to)} onClick={follow}>
      {children}
    </a>
  )
}

/** Opened in another tab or window, or saved, it is for the browser. */
const isForRouter = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && (target === '' || target === '_self')

interface NavLinkProps extends LinkProps {
  /** The pages below it are not part of it. */
  readonly end?: boolean
}

/** Says when its page, or one below it, is shown. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const path = rest.to.toLowerCase()
  const isHere = here === path || (!end && here.startsWith(path.endsWith('/') ? path : `${path}/`))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}

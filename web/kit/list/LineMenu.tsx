import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { MoreIcon } from '#web/kit/look/icons.tsx'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { useStable } from '#web/kit/look/use-stable.ts'
import styles from './LineMenu.module.css'
import { text } from './list.text.ts'

interface LineMenuProps {
  /** What the actions are about. */
  readonly name: string
  /** Buttons and links, made when the menu is first opened. */
  readonly children: () => ReactNode
}

/**
 * The less likely actions of a row behind one quiet button. After an action the menu is hidden but not taken away, so
 * that a question it asks, or a call it made, comes to its end.
 */
export function LineMenu({ name, children }: LineMenuProps) {
  const t = useText(text)
  const id = useId()
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'open'
  const label = t.fill('actionsOf', { name })
  return (
    <div className={styles.place}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={state === 'new' ? undefined : id}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        <MoreIcon />
      </button>
      {state !== 'new' && (
        <Actions id={id} label={label} isOpen={isOpen} opener={opener} onClose={() => setState('closed')}>
          {children()}
        </Actions>
      )}
    </div>
  )
}

interface ActionsProps {
  readonly id: string
  readonly label: string
  readonly isOpen: boolean
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Made with the first press: most menus of a long list are never opened. */
function Actions({ id, label, isOpen, opener, onClose, children }: ActionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const close = useStable(onClose)
  useOwnEscape(isOpen, () => {
    close()
    opener.current?.focus()
  })
  useEffect(() => {
    const actions = list.current
    if (!isOpen || !actions) return
    actions.scrollIntoView({ block: 'nearest' })
    actions.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !actions.parentElement?.contains(target)) close()
    }
    // Before the action itself: a question that it asks gives the focus back to where it was.
    const act = () => {
      opener.current?.focus({ preventScroll: true })
      close()
    }
    actions.addEventListener('click', act, { capture: true })
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      actions.removeEventListener('click', act, { capture: true })
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen, opener, close])
  return (
    <div ref={list} id={id} role="group" aria-label={label} className={styles.list} hidden={!isOpen}>
      {children}
    </div>
  )
}

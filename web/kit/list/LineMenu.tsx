import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { MoreIcon } from '#web/kit/look/icons.tsx'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
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
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'open'
  useOwnEscape(isOpen, () => {
    setState('closed')
    opener.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    list.current?.scrollIntoView({ block: 'nearest' })
    list.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setState('closed')
    }
    // Before the action itself: a question that it asks gives the focus back to where it was.
    const act = () => {
      opener.current?.focus({ preventScroll: true })
      setState('closed')
    }
    const actions = list.current
    actions?.addEventListener('click', act, { capture: true })
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      actions?.removeEventListener('click', act, { capture: true })
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={t.fill('actionsOf', { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        <MoreIcon />
      </button>
      <div
        ref={list}
        id={id}
        role="group"
        aria-label={t.fill('actionsOf', { name })}
        className={styles.list}
        hidden={!isOpen}
      >
        {state !== 'new' && children()}
      </div>
    </div>
  )
}

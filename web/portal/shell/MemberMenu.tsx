import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ExitIcon } from '#web/kit/look/icons.tsx'
import styles from './MemberMenu.module.css'
import { menu } from './menu.ts'
import { text } from './text.ts'
import { useSignOut } from './use-sign-out.ts'

interface MemberMenuProps {
  /** Closes the sheet that contains it. */
  readonly onGone?: () => void
}

export function MemberMenu({ onGone }: MemberMenuProps) {
  const t = useText(text)
  const titles = useText(routeTitles)
  const signOut = useSignOut()
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // The side menu is longer than most screens, so the current page is scrolled into view. A sheet starts at its top.
  const isSheet = onGone !== undefined
  useEffect(() => {
    if (!isSheet) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [isSheet, pathname])
  return (
    <nav ref={list} aria-label={t.menu} className={styles.menu}>
      {menu.map(({ label, entries }) => (
        <div key={label ?? 'home'}>
          {label && <h2 className={styles.group}>{t[label]}</h2>}
          {entries.map(({ path, title, Icon }) => (
            <NavLink key={path} to={path} className={styles.entry ?? ''} onClick={() => onGone?.()}>
              <Icon size={18} />
              {titles[title]}
            </NavLink>
          ))}
          {label === 'settings' && (
            <button type="button" className={styles.entry ?? ''} onClick={() => void signOut()}>
              <ExitIcon size={18} />
              {t.signOut}
            </button>
          )}
        </div>
      ))}
    </nav>
  )
}

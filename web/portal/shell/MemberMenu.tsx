import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { NavLink } from '#web/kit/look/Link.tsx'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { DownIcon, ExitIcon } from '#web/kit/look/icons.tsx'
import styles from './MemberMenu.module.css'
import { type Group, menu } from './menu.ts'
import { text } from './text.ts'
import { useOpenGroups } from './use-open-groups.ts'
import { useSignOut } from './use-sign-out.ts'

interface MemberMenuProps {
  /** Closes the sheet that contains it. */
  readonly onGone?: () => void
}

/** Every page of the members' area, in groups that fold; beside the page, or in a sheet on a phone (R-121). */
export function MemberMenu({ onGone }: MemberMenuProps) {
  const t = useText(text)
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const current = menu.find(({ entries }) => entries.some(({ path }) => path === pathname))?.label ?? null
  const groups = useOpenGroups(current, pathname)
  // The side menu is longer than most screens, so the current page is scrolled into view. A sheet starts at its top.
  const isSheet = onGone !== undefined
  useEffect(() => {
    if (!isSheet) list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [isSheet, pathname])
  return (
    <nav ref={list} aria-label={t.menu} className={styles.menu}>
      {menu.map((group) =>
        group.label === null ? (
          <Entries key="home" group={group} onGone={onGone} />
        ) : (
          <Folding
            key={group.label}
            name={t[group.label]}
            isOpen={groups.isOpen(group.label)}
            onToggle={() => groups.toggle(group.label ?? '')}
          >
            <Entries group={group} onGone={onGone} />
          </Folding>
        ),
      )}
    </nav>
  )
}

interface FoldingProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

function Folding({ name, isOpen, onToggle, children }: FoldingProps) {
  const id = useId()
  return (
    <div>
      <h2 className={styles.group}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {name}
          <DownIcon size={16} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}

function Entries({ group, onGone }: { readonly group: Group; readonly onGone: (() => void) | undefined }) {
  const t = useText(text)
  const titles = useText(routeTitles)
  const signOut = useSignOut()
  return (
    <>
      {group.entries.map(({ path, title, Icon }) => (
        <NavLink key={path} to={path} className={styles.entry ?? ''} onClick={() => onGone?.()}>
          <Icon size={18} />
          {titles[title]}
        </NavLink>
      ))}
      {group.label === 'settings' && (
        <button type="button" className={styles.entry ?? ''} onClick={() => void signOut()}>
          <ExitIcon size={18} />
          {t.signOut}
        </button>
      )}
    </>
  )
}

import { useState } from 'react'
import { Link, NavLink } from '#web/kit/look/Link.tsx'
import { paths } from '#web/paths.ts'
import { siteName } from '#web/client/site-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Logo } from '#web/kit/look/Cat.tsx'
import { ExitIcon, PersonIcon } from '#web/kit/look/icons.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { LiveNote } from '#web/kit/message/LiveNote.tsx'
import { useLive } from '#web/portal/live/use-live.ts'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import { MemberName, MemberNumber } from './MemberNumber.tsx'
import styles from './MemberShell.module.css'
import { bottomBar } from './menu.ts'
import { NoticeBell } from './NoticeBell.tsx'
import { text } from './text.ts'
import type { FrameProps } from '#web/portal/opened.ts'
import { usePageTop } from './use-page-top.ts'
import { useSignOut } from './use-sign-out.ts'

/** Loaded when the menu is first opened on a phone. */
const MenuSheet = lazyPart('MenuSheet', async () => (await import('./MenuSheet.tsx')).MenuSheet)

/** The frame of the members' area: a side menu and a top bar, or a bottom bar on a phone. */
export function MemberShell({ children }: FrameProps) {
  const t = useText(text)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [wasMenuOpened, setMenuOpened] = useState(false)
  const main = usePageTop()
  // A phone need not draw what it does not show; of the first picture the style hides it there.
  const isWide = useWide({ drawn: true })
  useLive()
  return (
    <div className={styles.app}>
      <a href="#main" className="skip-link">
        {t.toContent}
      </a>
      {isWide && (
        <aside className={styles.side}>
          <Link to={paths.memberHome} className={styles.logo}>
            <Logo />
            {siteName(t.language)}
          </Link>
          <MemberMenu />
        </aside>
      )}
      <div className={styles.body}>
        <TopBar isWide={isWide} />
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <BottomBar
        onMenu={() => {
          setMenuOpen(true)
          setMenuOpened(true)
        }}
      />
      <LiveNote />
      {wasMenuOpened && <MenuSheet isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
    </div>
  )
}

function TopBar({ isWide }: { readonly isWide: boolean }) {
  const t = useText(text)
  const signOut = useSignOut()
  return (
    <header className={styles.top}>
      <Link to={paths.memberHome} className={`${styles.logo} ${styles.phone}`}>
        <Logo size={30} />
        <span className="for-readers">{siteName(t.language)}</span>
      </Link>
      <HeaderSearch />
      <NoticeBell />
      {isWide && (
        <span className={`${styles.end} ${styles.desk}`}>
          <LanguageChoice />
          <MemberName />
          <MemberNumber />
          <button type="button" className={styles.out} onClick={() => void signOut()}>
            <ExitIcon size={18} />
            {t.signOut}
          </button>
        </span>
      )}
    </header>
  )
}

function BottomBar({ onMenu }: { readonly onMenu: () => void }) {
  const t = useText(text)
  return (
    <nav className={styles.bottom} aria-label={t.quickMenu}>
      {bottomBar.map(({ path, label, Icon }) => (
        <NavLink key={path} to={path} className={`${styles.thumb} ${label === 'barForecast' ? styles.brand : ''}`}>
          <Icon size={22} />
          {t[label]}
        </NavLink>
      ))}
      <button type="button" className={styles.thumb} aria-haspopup="dialog" onClick={onMenu}>
        <PersonIcon size={22} />
        {t.barMine}
      </button>
    </nav>
  )
}

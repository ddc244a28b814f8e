import { siteName } from '#web/client/site-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Logo } from '#web/kit/look/Cat.tsx'
import { HomeIcon, SearchIcon } from '#web/kit/look/icons.tsx'
import { useIsSearchKeyOn } from '#web/kit/search/search-key.ts'
import { useOfficeName } from '#web/staff/office-name.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { Link, NavLink } from '#web/kit/look/Link.tsx'
import { text } from './frame.text.ts'
import { FoldIcon, UnfoldIcon } from './icons.tsx'
import type { useMenuForm } from './menu-choice.ts'
import { MenuGroups } from './MenuGroups.tsx'
import styles from './menu.module.css'
import { RailGroups } from './RailGroups.tsx'
import { useHereInView } from './use-here-in-view.ts'
import { useMenu } from './use-pages.ts'

interface SideMenuProps {
  readonly form: ReturnType<typeof useMenuForm>
  readonly onGoTo: () => void
}

/** The side menu, unfolded or as a rail. Dark in both themes, so that it is never mistaken for a member's page. */
export function SideMenu({ form: { isRail, isFoldable, fold }, onGoTo }: SideMenuProps) {
  const t = useText(text)
  const shell = useText(shellText)
  const groups = useMenu()
  const nav = useHereInView(isRail)
  const Fold = isRail ? UnfoldIcon : FoldIcon
  return (
    <div className={styles.column}>
      <div className={isRail ? `${styles.side} ${styles.rail}` : styles.side}>
        <Link to={staffPaths.home} className={styles.brand} aria-label={useOfficeName()}>
          <Logo size={28} />
          {!isRail && (
            <span>
              {siteName(t.language)}
              <small>{t.office}</small>
            </span>
          )}
        </Link>
        <GoToButton isRail={isRail} onGoTo={onGoTo} />
        <nav ref={nav} className={styles.nav} aria-label={shell.menu}>
          <HomeLink isRail={isRail} />
          {isRail ? <RailGroups groups={groups} /> : <MenuGroups groups={groups} />}
        </nav>
        {isFoldable && (
          <button
            type="button"
            className={isRail ? styles.icon : styles.fold}
            aria-label={isRail ? t.unfold : undefined}
            title={isRail ? t.unfold : undefined}
            onClick={() => fold(!isRail)}
          >
            <Fold size={20} />
            {!isRail && t.fold}
          </button>
        )}
      </div>
    </div>
  )
}

function GoToButton({ isRail, onGoTo }: { readonly isRail: boolean; readonly onGoTo: () => void }) {
  const t = useText(text)
  const hasKey = useIsSearchKeyOn()
  return (
    <button
      type="button"
      className={isRail ? styles.icon : styles.go}
      aria-label={t.goTo}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      aria-haspopup="dialog"
      title={isRail ? (hasKey ? `${t.goTo} (/)` : t.goTo) : undefined}
      onClick={onGoTo}
    >
      {isRail ? (
        <SearchIcon size={20} />
      ) : (
        <>
          {t.goTo}
          {hasKey && <kbd>/</kbd>}
        </>
      )}
    </button>
  )
}

/** `isRail`: an icon whose name is read and shown on hovering. */
export function HomeLink({ isRail, onGone }: { readonly isRail: boolean; readonly onGone?: (() => void) | undefined }) {
  const t = useText(shellText)
  return (
    <NavLink
      to={staffPaths.home}
      end
      className={(isRail ? styles.icon : styles.home) ?? ''}
      aria-label={isRail ? t.queue : undefined}
      title={isRail ? t.queue : undefined}
      onClick={onGone}
    >
      <HomeIcon size={20} />
      {!isRail && <span className={styles.name}>{t.queue}</span>}
    </NavLink>
  )
}

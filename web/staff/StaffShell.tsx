import { staffOrders } from '#contract/orders.ts'
import { staff as staffCalls } from '#contract/staff.ts'
import { useWrite } from '#web/client/queries.ts'
import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Logo } from '#web/kit/look/Cat.tsx'
import { ExitIcon } from '#web/kit/look/icons.tsx'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router'
import { staffPaths } from './paths.ts'
import { staffPages } from './routes.tsx'
import styles from './shell.module.css'
import { text } from './shell.text.ts'
import { signedOut } from './signed-in.ts'
import { useDesk, useMay } from './staff-context.ts'

/** The dark bar above every page of the back office: page, warehouse, person. */
export function StaffShell({ children }: { readonly children: ReactNode }) {
  const t = useText(text)
  const { pathname } = useLocation()
  const page = staffPages.find((each) => matchPath(each.path, pathname))
  const main = useMainOf(pathname)
  return (
    <>
      <title>{page ? `${t[page.title]} · ${t.backOffice}` : t.backOffice}</title>
      <a href="#content" className="skip-link">
        {t.toContent}
      </a>
      <header className={styles.bar}>
        <Link to={staffPaths.home} className={styles.logo} aria-label={t.backOffice}>
          <Logo size={30} />
        </Link>
        <Menu />
        <div className={styles.desk}>
          <WarehouseChoice />
          <LanguageChoice />
          <Account />
        </div>
      </header>
      <main ref={main} id="content" className={styles.content} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
    </>
  )
}

/**
 * A new page starts at its top and focuses its own field, such as the scan field; otherwise it focuses the page for
 * screen readers.
 */
function useMainOf(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    window.scrollTo(0, 0)
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Only what the role may do (contract, `who`). */
function Menu() {
  const t = useText(text)
  const may = useMay()
  const pages = staffPages.filter((page) => page.inMenu && (page.needs === null || may(page.needs)))
  if (pages.length === 0) return null
  return (
    <nav className={styles.menu} aria-label={t.menu}>
      {pages.map((page) => (
        <NavLink key={page.path} to={page.path} className={styles.entry ?? ''}>
          {t[page.title]}
        </NavLink>
      ))}
    </nav>
  )
}

function WarehouseChoice() {
  const t = useText(text)
  const may = useMay()
  const { staff, warehouse, chooseWarehouse } = useDesk()
  // Finance and editors do not work with the parcels of a warehouse.
  if (!warehouse || !may(staffOrders.sign)) return null
  return (
    <select
      aria-label={t.warehouse}
      value={warehouse.id}
      onChange={(event) => chooseWarehouse(event.currentTarget.value)}
    >
      {staff.warehouses.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </select>
  )
}

function Account() {
  const t = useText(text)
  const { staff } = useDesk()
  // The session ends here whatever the server answers: a desk must not stay signed in because the network is down.
  const signOut = useWrite(staffCalls.logout, { onDone: signedOut, onRefused: signedOut })
  return (
    <>
      <Link
        to={staffPaths.password}
        className={styles.quiet}
        aria-label={`${t.fill('account', { name: staff.name })}: ${t.changePassword}`}
      >
        {staff.name}
      </Link>
      <button
        type="button"
        className={styles.quiet}
        aria-label={t.signOut}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate({})}
      >
        <ExitIcon size={18} />
        <span className={styles.wide}>{t.signOut}</span>
      </button>
    </>
  )
}

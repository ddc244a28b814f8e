import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { LiveNote } from '#web/kit/message/LiveNote.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { useWide } from '#web/kit/look/use-wide.ts'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { GoTo } from './frame/GoTo.tsx'
import { useMenuForm } from './frame/menu-choice.ts'
import { MenuDrawer } from './frame/MenuDrawer.tsx'
import { SideMenu } from './frame/SideMenu.tsx'
import { PhoneBar, TopBar } from './frame/TopBar.tsx'
import { useSlash } from './frame/use-slash.ts'
import { useLive } from './live/use-live.ts'
import { useOfficeName } from './office-name.ts'
import { WaitingProvider } from './queue/use-waiting.tsx'
import { staffPages } from './routes.tsx'
import { useBadges } from './scanning/use-scanner.ts'
import styles from './shell.module.css'
import { useDesk } from './staff-context.ts'
import { text } from './shell.text.ts'

/** The frame of every page of the back office: the menu at the side, and a bar with the warehouse and the person. */
export function StaffShell({ children }: { readonly children: ReactNode }) {
  const t = useText(text)
  const office = useOfficeName()
  const { pathname } = useLocation()
  const page = staffPages.find((each) => matchPath(each.path, pathname))
  const main = useMainOf(pathname)
  const { at } = useDesk()
  const isWide = useWide()
  const form = useMenuForm(page?.isStation ?? false)
  const [open, setOpen] = useState<'goTo' | 'menu' | null>(null)
  const close = () => setOpen(null)
  const goTo = () => setOpen('goTo')
  useSlash(goTo)
  useLive()
  useBadges()
  return (
    <WaitingProvider>
      <title>{page ? `${t[page.title]} · ${office}` : office}</title>
      <a href="#content" className="skip-link">
        {t.toContent}
      </a>
      <div className={styles.app} data-gloves={at !== null || page?.isStation === true ? true : undefined}>
        {isWide && <SideMenu form={form} onGoTo={goTo} />}
        <div className={styles.body}>
          {isWide ? <TopBar /> : <PhoneBar onMenu={() => setOpen('menu')} onGoTo={goTo} />}
          <main ref={main} id="content" className={styles.content} tabIndex={-1}>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </main>
        </div>
      </div>
      {!isWide && <MenuDrawer isOpen={open === 'menu'} onClose={close} />}
      <LiveNote />
      <GoTo isOpen={open === 'goTo'} onClose={close} />
    </WaitingProvider>
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

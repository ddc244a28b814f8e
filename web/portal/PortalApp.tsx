import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FlagGuard } from './FlagGuard.tsx'
import { Guard, type GuardProps } from './Guard.tsx'
import { isSitePath, paths, siteUrl } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { siteName } from '#web/client/site-name.ts'
import { type FrameProps, frames, type Opened } from './opened.ts'
import { pageAt } from './pages.ts'
import { type SiteRoute, siteRoutes } from './routes.ts'
import { lazyPage } from '#web/kit/message/lazy-page.ts'
import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { portalLink } from '#web/portal/shell/PortalLink.tsx'
import { siteTitle } from '#web/site/site-title.ts'
import { languageOfTab } from '#web/kit/text/language.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'
import { LinkKind } from '#web/kit/text/SiteLink.tsx'

interface PortalAppProps {
  readonly opened: Opened | null
}

/**
 * The members' area and the public pages around it. What has been opened is there already; other pages are fetched. The
 * page is looked up in the table of pages: the routes of react-router would cost every page 4 kB (record 108).
 */
export function PortalApp({ opened }: PortalAppProps) {
  const { pathname } = useLocation()
  const [{ PublicShell, MemberShell, pages }] = useState(() => partsWith(opened))
  const page = pageAt(pathname)
  return (
    <LinkKind value={portalLink}>
      {page === null && <NoPage path={pathname} />}
      {page?.shell === 'public' && <Framed Frame={PublicShell}>{pages.get(page.path)}</Framed>}
      {page?.shell === 'member' && <SignedIn Frame={MemberShell}>{pages.get(page.path)}</SignedIn>}
    </LinkKind>
  )
}

function partsWith(opened: Opened | null) {
  const frameOf = (shell: Opened['shell']): ComponentType<FrameProps> =>
    opened?.shell === shell ? opened.Frame : lazyPage(async () => ({ Frame: await frames[shell]() }), 'Frame')
  const pages = siteRoutes.map((route): [string, ReactNode] => {
    const Page =
      opened?.path === route.path ? opened.Page : lazyPage(async () => ({ Page: await route.load() }), 'Page')
    return [route.path, <SitePage key="page" route={route} Page={Page} />]
  })
  return { PublicShell: frameOf('public'), MemberShell: frameOf('member'), pages: new Map(pages) }
}

interface FramedProps extends FrameProps {
  readonly Frame: ComponentType<FrameProps>
}

/** Nothing is shown until the frame has arrived. */
function Framed({ Frame, children }: FramedProps) {
  return (
    <Suspense>
      <Frame>{children}</Frame>
    </Suspense>
  )
}

/** The guard is outside the shell: a visitor sees nothing of the members' area, not even its frame. */
function SignedIn(props: FramedProps) {
  return (
    <Guard hasMeta>
      <Framed {...props} />
    </Guard>
  )
}

function SitePage({ route, Page }: { readonly route: SiteRoute; readonly Page: ComponentType }) {
  const t = useText(routeTitles)
  const word = t[route.title]
  const Around: ComponentType<GuardProps> = route.path === paths.permission ? FlagGuard : Guard
  return (
    <Around hasMeta={route.hasMeta}>
      <title>{route.shell === 'public' ? siteTitle(word, siteName(t.language)) : word}</title>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </Around>
  )
}

function NoPage({ path }: { readonly path: string }) {
  return path === '/' ? <Navigate to={paths.home} replace /> : <Elsewhere />
}

/** Public pages are separate documents outside this router; any other address is not found. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation()
  const isOfSite = isSitePath(pathname)
  useEffect(() => {
    if (!isOfSite) return
    const path = pathname + search + hash
    const language = languageOfTab()
    window.location.replace(siteUrl(language ? inLanguage(path, language) : path))
  }, [isOfSite, pathname, search, hash])
  return isOfSite ? null : <Navigate to={paths.notFound} replace />
}

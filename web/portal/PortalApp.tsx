import { type ComponentType, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { siteNameText } from '#contract/codes.ts'
import { site } from '#contract/content.ts'
import { FlagGuard } from './FlagGuard.tsx'
import { Guard, type GuardProps } from './Guard.tsx'
import { isSitePath, paths, siteUrl } from '#web/paths.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useRead } from '#web/client/queries.ts'
import { type SiteRoute, siteRoutes } from './routes.tsx'
import { MemberShell } from '#web/portal/shell/MemberShell.tsx'
import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { portalLink } from '#web/portal/shell/PortalLink.tsx'
import { PublicShell } from '#web/portal/shell/PublicShell.tsx'
import { siteTitle } from '#web/site/site-title.ts'
import { languageOfTab, useLanguage } from '#web/kit/text/language.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { inLanguage } from '#web/kit/text/in-language.ts'
import { LinkKind } from '#web/kit/text/SiteLink.tsx'

/** The members' area and the public pages around it. */
export function PortalApp() {
  return (
    <LinkKind value={portalLink}>
      <Routes>
        <Route element={<PublicShell />}>{siteRoutes.filter((route) => route.shell === 'public').map(routeOf)}</Route>
        <Route element={<SignedIn />}>{siteRoutes.filter((route) => route.shell === 'member').map(routeOf)}</Route>
        <Route path="/" element={<Navigate to={paths.home} replace />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </LinkKind>
  )
}

const routeOf = (route: SiteRoute) => <Route key={route.path} path={route.path} element={<SitePage route={route} />} />

/** The guard is outside the shell: a visitor sees nothing of the members' area, not even its frame. */
function SignedIn() {
  return (
    <Guard hasMeta>
      <MemberShell />
    </Guard>
  )
}

function SitePage({ route }: { readonly route: SiteRoute }) {
  const t = useText(routeTitles)
  const Around: ComponentType<GuardProps> = route.path === paths.permission ? FlagGuard : Guard
  return (
    <Around hasMeta={route.hasMeta}>
      {route.shell === 'public' ? <PublicTitle word={t[route.title]} /> : <title>{t[route.title]}</title>}
      <Suspense fallback={<PageSkeleton />}>
        <route.Page />
      </Suspense>
    </Around>
  )
}

/** Until the configuration has loaded, the default name is shown, which most installations keep. */
function PublicTitle({ word }: { readonly word: string }) {
  const language = useLanguage()
  const { data } = useRead(site.getConfig, { appid: 'web' })
  return <title>{siteTitle(word, data?.siteName ?? siteNameText[language])}</title>
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

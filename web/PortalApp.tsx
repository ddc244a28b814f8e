import { type ComponentType, Suspense, useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { FlagGuard } from './FlagGuard.tsx'
import { Guard, type GuardProps } from './Guard.tsx'
import { paths, siteUrl } from './paths.ts'
import { routeTitles } from './routes.text.ts'
import { type SiteRoute, siteRoutes } from './routes.tsx'
import { MemberShell } from './shell/MemberShell.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'
import { PublicShell } from './shell/PublicShell.tsx'
import { useText } from './text/use-text.ts'

/** The members' area and the public pages around it. */
export function PortalApp() {
  return (
    <Routes>
      <Route element={<PublicShell />}>{siteRoutes.filter((route) => route.shell === 'public').map(routeOf)}</Route>
      <Route element={<SignedIn />}>{siteRoutes.filter((route) => route.shell === 'member').map(routeOf)}</Route>
      <Route path="/" element={<Navigate to={paths.home} replace />} />
      <Route path={paths.home} element={<Leave />} />
      <Route path="*" element={<Navigate to={paths.notFound} replace />} />
    </Routes>
  )
}

const routeOf = (route: SiteRoute) => <Route key={route.path} path={route.path} element={<SitePage route={route} />} />

/** The guard stands before the shell: a visitor sees nothing of the members' area, not even its frame. */
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
      <title>{t[route.title]}</title>
      <Suspense fallback={<PageSkeleton />}>
        <route.Page />
      </Suspense>
    </Around>
  )
}

/** The home page is an entry of its own, outside this router. */
function Leave() {
  useEffect(() => window.location.replace(siteUrl(paths.home)), [])
  return null
}

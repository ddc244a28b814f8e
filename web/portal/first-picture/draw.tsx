import './no-browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type Language, languages } from '#domain/language.ts'
import { basePath } from '#web/client/base-path.ts'
import { queryClient } from '#web/client/queries.ts'
import { theme } from '#web/kit/look/theme.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { dayInWords, defaultDays } from '#web/kit/text/business-day.ts'
import { speak } from '#web/kit/text/language.ts'
import { LinkKind } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { LoginPage } from '#web/portal/members/LoginPage.tsx'
import { RetrievePasswordPage } from '#web/portal/members/RetrievePasswordPage.tsx'
import { OrderListPage } from '#web/portal/orders/list/OrderListPage.tsx'
import { type PortalPage, portalPages } from '#web/portal/pages.ts'
import { ParcelListPage } from '#web/portal/parcels/ParcelListPage.tsx'
import { firstReadsOf } from '#web/portal/first-reads.ts'
import { MemberShell } from '#web/portal/shell/MemberShell.tsx'
import { portalLink } from '#web/portal/shell/PortalLink.tsx'
import { PublicShell } from '#web/portal/shell/PublicShell.tsx'
import { routeTitles } from '#web/routes.text.ts'
import { leads } from './leads.ts'
import { listReadsOf } from './list-reads.ts'
import { pictureStyle } from './picture-style.ts'

/*
 * Draws what a page shows before its program has arrived; the build puts it into the document (docs/decisions/0057).
 * Members see their frame and the title of the page, visitors the forms that can be filled in at once.
 */

/** The pages whose files the build lists, each with the addresses of the calls that it makes first. */
export const listedPages = portalPages.map((page) => ({
  ...page,
  reads: firstReadsOf(page),
  lists: listReadsOf(page),
}))

/**
 * Pages that are drawn whole. Their first state depends on nothing that only the browser knows, except for the days with
 * which a list opens.
 */
const wholePages: Readonly<Record<string, ComponentType>> = {
  [paths.login]: LoginPage,
  [paths.retrievePassword]: RetrievePasswordPage,
  [paths.orders]: OrderListPage,
  [paths.parcels]: ParcelListPage,
}

export interface FirstPicture {
  /** Below `/web_site`. */
  readonly path: string
  readonly language: Language
  readonly html: string
}

export const drawAll = (): readonly FirstPicture[] =>
  languages.flatMap((language) => {
    speak(language)
    return portalPages.flatMap((page) => {
      const picture = pictureOf(page)
      if (!picture) return []
      const html = withFoldedMenu(renderToStaticMarkup(picture))
      return [
        { path: page.path, language, html: listReadsOf(page).length > 0 ? withoutBuiltDays(html, language) : html },
      ]
    })
  })

/** Of the pictures of one page, which differ in their language only. `sheets` are those that the page loads. */
export const styleOf = (pictures: readonly FirstPicture[], sheets: string): string =>
  pictures.length === 0 ? '' : pictureStyle(pictures.map(({ html }) => html).join(''), sheets)

/** Two thirds of a picture are the side menu, which a phone does not show: as a comment it is not even parsed there (`show.ts`). */
const withFoldedMenu = (html: string): string => html.replace(/<aside .*<\/aside>/s, (menu) => `<!--${menu}-->`)

/** A visit fills in its own days (`show.ts`). */
function withoutBuiltDays(html: string, language: Language): string {
  const { from, to } = defaultDays()
  const words = [dayInWords(from, language), dayInWords(to, language)] as const
  if (!words.every((day) => html.includes(day))) throw new Error(`The picture of a list lacks its days: ${words}`)
  return html.replaceAll(words[0], '{from}').replaceAll(words[1], '{to}')
}

function pictureOf({ path, shell, title }: PortalPage) {
  const Whole = wholePages[path]
  if (shell === 'public' && !Whole) return null
  const page = Whole ? <Whole /> : <Waiting path={path} title={title} />
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <StaticRouter basename={basePath} location={basePath + path}>
          <LinkKind value={portalLink}>
            {shell === 'public' ? <PublicShell>{page}</PublicShell> : <MemberShell>{page}</MemberShell>}
          </LinkKind>
        </StaticRouter>
      </QueryClientProvider>
    </MantineProvider>
  )
}

function Waiting({ path, title }: Pick<PortalPage, 'path' | 'title'>) {
  const t = useText(routeTitles)
  return (
    <Page title={t[title]} lead={leads[path]?.[t.language]}>
      <PageSkeleton />
    </Page>
  )
}

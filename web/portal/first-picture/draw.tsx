import './no-browser.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type Language, languages } from '#domain/language.ts'
import { basePath } from '#web/client/base-path.ts'
import { queryClient } from '#web/client/queries.ts'
import { theme, tokenVariables } from '#web/kit/look/theme.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { speak } from '#web/kit/text/language.ts'
import { LinkKind } from '#web/kit/text/SiteLink.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { LoginPage } from '#web/portal/members/LoginPage.tsx'
import { RetrievePasswordPage } from '#web/portal/members/RetrievePasswordPage.tsx'
import { type PortalPage, portalPages } from '#web/portal/pages.ts'
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

/** Forms that are drawn whole: their first state depends on nothing that only the browser knows. */
const forms: Readonly<Record<string, ComponentType>> = {
  [paths.login]: LoginPage,
  [paths.retrievePassword]: RetrievePasswordPage,
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
      return picture ? [{ path: page.path, language, html: renderToStaticMarkup(picture) }] : []
    })
  })

/** Of the pictures of one page, which differ in their language only. */
export const styleOf = (pictures: readonly FirstPicture[], css: string): string =>
  pictureStyle(pictures.map(({ html }) => html).join(''), css)

function pictureOf({ path, shell, title }: PortalPage) {
  const Form = forms[path]
  if (shell === 'public' && !Form) return null
  return (
    <MantineProvider theme={theme} cssVariablesResolver={tokenVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <StaticRouter basename={basePath} location={basePath + path}>
          <LinkKind value={portalLink}>
            {Form ? (
              <PublicShell>
                <Form />
              </PublicShell>
            ) : (
              <MemberShell>
                <Waiting path={path} title={title} />
              </MemberShell>
            )}
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

import type { ReactNode } from 'react'
import { Page } from '#web/kit/look/Page.tsx'
import { Loaded, type ReadResult } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './shell.text.ts'
import type { StaffPage } from './staff-page.ts'

interface LoadedPageProps<Data> {
  /** Names the page while the thing is not there. */
  readonly of: StaffPage['title']
  /** Path of the parent page. */
  readonly back: string
  readonly query: ReadResult<Data>
  readonly skeleton: ReactNode
  /** The page itself, with its own title. */
  readonly children: (data: Data) => ReactNode
}

/** The page of one thing: with a title and the way back also while it is loaded, and when it is not found. */
export function LoadedPage<Data>({ of, back, query, skeleton, children }: LoadedPageProps<Data>) {
  const t = useText(text)
  const loaded = (
    <Loaded query={query} skeleton={skeleton}>
      {children}
    </Loaded>
  )
  if (query.data !== undefined) return loaded
  return (
    <Page title={t[of]} back={back}>
      {loaded}
    </Page>
  )
}

import type { SiteContent } from '#contract/site-content.ts'
import type { ReactNode } from 'react'
import type { Structured } from './structured.ts'

/** One public page, rendered from the site content in one language. */
export interface SitePage {
  /** Below `/web_site`. */
  readonly path: string
  /** The window title before the name of the site; table T gives some of them word for word. */
  readonly title: string
  /** On the home page: follows the name of the site, in place of a title. */
  readonly promise?: string
  /** One or two sentences for search results. */
  readonly description: string
  readonly content: ReactNode
  readonly changedAt?: string | null
  /** Dates, if the page is an article. */
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string }
  /** Structured data for search engines (`structured.ts`). */
  readonly structured?: readonly Structured[]
  /** Search engines are asked not to list it. */
  readonly isUnlisted?: boolean
}

/** The pages of a module by their paths. */
export type SitePages = Readonly<Record<string, (site: SiteContent) => SitePage>>

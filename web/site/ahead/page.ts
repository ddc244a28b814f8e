import type { SiteMaterial } from '#contract/site-material.ts'
import type { ReactNode } from 'react'
import type { Structured } from './structured.ts'

/** One public page, of the material of one language. */
export interface SitePage {
  /** Below `/web_site`. */
  readonly path: string
  /** What the window is called, before the name of the site: table T names some, word for word. */
  readonly title: string
  /** On the home page: what stands behind the name of the site in its place. */
  readonly promise?: string
  /** One or two sentences for whoever finds the page by searching. */
  readonly description: string
  readonly content: ReactNode
  readonly changedAt?: string | null
  /** Where the page is an article, its days. */
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string }
  /** What search engines read beside the words (`structured.ts`). */
  readonly structured?: readonly Structured[]
  /** Search engines are asked to leave it out. */
  readonly isUnlisted?: boolean
}

/** A room of the site: its pages, as many as the material gives. */
export type SiteRoom = (material: SiteMaterial) => readonly SitePage[]

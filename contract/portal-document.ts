import type { Language } from '#domain/language.ts'

/** What a build provides for the documents of the portal (`scripts/build-portal.mjs`). */
export interface PortalAssets {
  /** The inline script that shows a first picture; the hash allows it in the content policy. */
  readonly show: { readonly code: string; readonly hash: string }
  /** By path below `/web_site`. */
  readonly pages: Readonly<Record<string, PortalPageAssets>>
}

export interface PortalPageAssets {
  /** Addresses of the scripts and style sheets that this page and its frame need besides the program. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly shell: 'member' | 'public'
  /** What is shown until the program has arrived, in HTML; null for pages without one. */
  readonly pictures: Readonly<Record<Language, string>> | null
}

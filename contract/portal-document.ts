import type { Language } from '#domain/language.ts'

/** What a build provides for the documents of the portal (`scripts/build-portal.mjs`). */
export interface PortalAssets {
  /** Sends the first reads of a page. */
  readonly ahead: InlineScript
  /** Shows a first picture. */
  readonly show: InlineScript
  /** By path below `/web_site`. */
  readonly pages: Readonly<Record<string, PortalPageAssets>>
}

export interface InlineScript {
  readonly code: string
  /** Allows it in the content policy. */
  readonly hash: string
}

export interface PortalPageAssets {
  /** Addresses of the scripts and style sheets that this page and its frame need besides the program. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly shell: 'member' | 'public'
  /** Addresses of the calls that the page makes first. */
  readonly reads: readonly string[]
  /** The same of a list that is opened without filters; `{from}` and `{to}` stand for the days of the last month. */
  readonly lists: readonly string[]
  /** What is shown until the program has arrived, in HTML; null for pages without one. */
  readonly pictures: Readonly<Record<Language, string>> | null
  /** The rules that these need, so that they can be painted before the style sheets arrive; empty without pictures. */
  readonly pictureStyle: string
}

import type { Language } from '#domain/language.ts'
import type { pricing } from './channels.ts'
import type { site } from './content.ts'
import type { Output } from '#contract/wire/operation.ts'

/*
 * What the public pages are made of ahead, in one language: the server gathers it, `web/site/ahead` makes the pages. It
 * never leaves the server; its parts have the shapes of the calls that answer the same (C-13, C-26, E-12, E-13, C-54).
 */

export interface SiteText {
  readonly slug: string
  readonly title: string
  /** Markdown. */
  readonly body: string
  readonly updatedAt: string
}

/** What it takes to lead to an article. */
export interface SiteArticleHead {
  readonly id: string
  readonly kind: 'announcement' | 'industry'
  readonly slug: string
  readonly title: string
  readonly publishedAt: string
  readonly updatedAt: string
}

export interface SiteArticle extends SiteArticleHead, SiteText {
  readonly summary: string
  readonly pinned: boolean
}

/** The articles that pages are made of, with those that they lead to. */
export interface SiteArticles {
  /** Shown ones alone, pinned first, then the newest; of each kind as many as stand in its list. */
  readonly articles: readonly SiteArticle[]
  /** All that are shown, however old, the newest first. */
  readonly archive: readonly SiteArticleHead[]
}

export interface SiteMaterial extends SiteArticles {
  readonly language: Language
  /** Where the site lives, for addresses that leave it: canonical ones, feeds, pictures for others. No slash at its end. */
  readonly publicUrl: string
  /** The business day in Shanghai on which this was gathered, `YYYY-MM-DD`: what holds a date says which. */
  readonly today: string
  readonly config: Output<typeof site.getConfig>
  readonly analytics: SiteAnalytics
  readonly options: Output<typeof site.formOptions>
  readonly texts: Readonly<Record<string, SiteText>>
  /** The tariff in force, of all destinations and currencies. */
  readonly charges: Output<typeof pricing.publicTable>['list']
}

/** Who counts the visits of a host, and where its program lies. */
export interface SiteAnalytics {
  readonly sites: readonly { readonly host: string; readonly id: string }[]
  /** With `{id}` where the site's id belongs. */
  readonly script: string
}

/** What a build made for the pages: the style that they carry inside, and the addresses of the parts they load. */
export interface SiteAssets {
  readonly css: string
  /** The few lines that stand in each page, keep choices and wake what can be used; the hash lets them run (CSP). */
  readonly wake: { readonly code: string; readonly hash: string }
  /** What those lines fetch when it is needed. */
  readonly parts: { readonly hydrate: string; readonly analytics: string }
  /** Below `/web_site`: the pages of the portal, which the server cannot know otherwise. */
  readonly portalPaths: readonly string[]
}

export interface MadePage {
  /** Below `/web_site`. */
  readonly path: string
  /** Which room of the site it belongs to. */
  readonly room: string
  readonly html: string
  /** False for what search engines should not list. */
  readonly isListed: boolean
  /** When its content last changed; null where nothing says so. */
  readonly changedAt: string | null
}

export interface PageAddress {
  readonly room?: string
  readonly path: string
}

/** What could not be made: one page, or a room that could not even say which pages it has. */
export interface UnmadePage {
  readonly path: string | null
  readonly room: string
  readonly fault: unknown
}

/**
 * Page by page, each when it is asked for; what cannot be made holds up none of the others. Of a path that is named, that
 * page alone; who knows its room names it, so that no other is asked.
 */
export type MakePages = (
  material: SiteMaterial,
  assets: SiteAssets,
  alone?: PageAddress,
) => Iterable<MadePage | UnmadePage>

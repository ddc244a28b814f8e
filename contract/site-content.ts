import type { DestinationAllowance } from '#domain/customs-allowance.ts'
import type { GoodsVerdict } from '#domain/goods-verdict.ts'
import type { Language } from '#domain/language.ts'
import type { pricing } from './pricing.ts'
import type { site } from './content.ts'
import type { pickUpPoints } from './pick-up-points.ts'
import type { Currency } from '#domain/money.ts'
import type { Output } from '#contract/wire/operation.ts'

/*
 * The data from which public pages are rendered, in one language: the server collects it, `web/site/render` renders the
 * pages. It never leaves the server; its parts have the shapes of the calls that return
 * the same data (C-13, C-26, E-12, E-13, C-54).
 */

export interface SiteText {
  readonly slug: string
  readonly title: string
  /** Markdown. */
  readonly body: string
  readonly updatedAt: string
}

/** What a link to an article needs. */
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

/** The articles that get pages, and those that they link to. */
export interface SiteArticles {
  /** Published ones only, pinned first, then newest; of each kind as many as fit in its list. */
  readonly articles: readonly SiteArticle[]
  /** All published articles, however old, newest first. */
  readonly archive: readonly SiteArticleHead[]
}

export interface SiteContent extends SiteArticles {
  readonly language: Language
  /** The site's public address, for absolute URLs: canonical links, feeds, share pictures. No trailing slash. */
  readonly publicUrl: string
  /**
   * The business day in Shanghai on which this was collected, as `YYYY-MM-DD`: pages that show a date show this one.
   */
  readonly today: string
  readonly config: Output<typeof site.getConfig>
  readonly analytics: SiteAnalytics
  readonly options: Output<typeof site.formOptions>
  readonly texts: Readonly<Record<string, SiteText>>
  /** The current tariff, for all destinations and currencies. */
  readonly charges: Output<typeof pricing.publicTable>['list']
  /** Of the destinations that have a page. */
  readonly destinations: readonly SiteDestination[]
  readonly pickUpPoints: Output<typeof pickUpPoints.list>['list']
  readonly usualDays: readonly UsualDays[]
  readonly example: SiteExample
  /** What two kilograms to Hong Kong cost by each line today. */
  readonly twoKilosToHongKong: SiteExample['offers']
  /** How parcels of each line reach their receivers. */
  readonly lines: readonly SiteLine[]
  /** For how many days a parcel is kept free of charge. */
  readonly freeStorageDays: number
  /** Within how many hours a questioned weighing is measured again. */
  readonly disputeAnswerHours: number
  readonly goodsExamples: readonly SiteGoods[]
}

export interface SiteLine {
  readonly channelId: string
  /** Otherwise parcels are delivered to the door. */
  readonly needsPickUpPoint: boolean
}

/** What the goods checker says about something that people often ask about. */
export interface SiteGoods {
  readonly goods: 'shoes' | 'sweater' | 'powerBank' | 'perfume'
  /** Its name in the reader's language. */
  readonly word: string
  readonly verdict: GoodsVerdict
  readonly rule: string
}

/** From leaving our warehouse until signed for; only of lines with enough signed orders to measure it. */
export interface UsualDays {
  readonly channelId: string
  readonly destinationCode: string
  /** The median and the 80th percentile, in whole days. */
  readonly fromDays: number
  readonly toDays: number
}

/** A calculation that the home page shows before a visitor types anything, with today's answer in each currency. */
export interface SiteExample {
  readonly destinationCode: string
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly offers: Readonly<Record<Currency, Output<typeof pricing.quotePublic>['list']>>
}

/** What the page of a destination shows besides the tariff and its pick-up points. */
export interface SiteDestination {
  readonly code: string
  /** What a receiver may import without paying duty; null where no limit is known. */
  readonly allowance: DestinationAllowance | null
  /** Ordinary goods of this weight, priced by every line today. */
  readonly example: { readonly weightG: number } & Pick<SiteExample, 'offers'>
  /** Every category that the goods checker knows, as it is judged there. */
  readonly goods: readonly SiteGoodsCategory[]
  /** What some of its lines, or the destination itself, refuse besides: one sentence each, without its full stop. */
  readonly goodsRules: readonly string[]
}

export interface SiteGoodsCategory {
  readonly code: string
  readonly name: string
  readonly verdict: GoodsVerdict
  /** Judged more strictly there than elsewhere. */
  readonly isStricter: boolean
}

/** The analytics service of each host, and where its script is. */
export interface SiteAnalytics {
  readonly sites: readonly { readonly host: string; readonly id: string }[]
  /** With `{id}` in place of the site's id. */
  readonly script: string
}

/** What a build provides for the pages: the inlined style, and the addresses of the scripts they load. */
export interface SiteAssets {
  readonly css: string
  /**
   * The few lines of script in each page that remember choices and hydrate islands; the hash allows them in the CSP.
   */
  readonly wake: { readonly code: string; readonly hash: string }
  /** Runs before the page is painted: whether its address asks something. */
  readonly asked: { readonly code: string; readonly hash: string }
  /** What those lines fetch when needed. */
  readonly parts: { readonly hydrate: string; readonly analytics: string }
  /** Below `/web_site`: the public pages besides articles and their archive, and the pages of the portal. */
  readonly sitePaths: readonly string[]
  readonly portalPaths: readonly string[]
}

/** What the build makes of `web/site/render`. */
export interface SiteRenderer {
  /** Lists the pages; renders none. */
  readonly listPages: (content: SiteContent) => readonly ListedPage[]
  /** The document in HTML; null if there is no such page. */
  readonly renderPage: (content: SiteContent, assets: SiteAssets, path: string) => string | null
}

export interface ListedPage {
  /** Below `/web_site`. */
  readonly path: string
  /** False for pages that search engines should not list. */
  readonly isListed: boolean
  /** When its content last changed; null if unknown. */
  readonly changedAt: string | null
}

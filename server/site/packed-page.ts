import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { MadePage, SiteAnalytics, UnmadePage } from '#contract/site-material.ts'
import type { Language } from '#domain/language.ts'

/** Stored as brotli only: nearly every client accepts it, and it takes a fifth of the memory. */
export interface KeptPage extends Omit<MadePage, 'html'> {
  readonly brotli: Buffer
  readonly isSmall: boolean
  /** Changes with every character of the page. */
  readonly etag: string
}

/** An analytics script may run on the pages, and so may their inline script (`page-policy.ts`). */
export interface PagePolicy {
  readonly analytics: SiteAnalytics
  readonly wakeHash: string
}

export interface KeptSite extends PagePolicy {
  readonly pages: ReadonlyMap<string, KeptPage>
  /** In the order in which the folders of the site list them; the same in each language. */
  readonly made: readonly KeptPage[]
}

interface Round {
  readonly language: Language
  readonly analytics: SiteAnalytics
  readonly wakeHash: string
  /** The present pages. */
  readonly before: readonly KeptPage[]
}

/**
 * Compresses the pages of one language, one at a time, so that requests are answered in between; an unchanged page
 * keeps its compressed form. What could not be made stays as it was: a single page, or all of its folder.
 */
export async function keepSite(
  pages: Iterable<MadePage | UnmadePage>,
  { language, analytics, wakeHash, before }: Round,
): Promise<{ readonly site: KeptSite; readonly faults: readonly Error[] }> {
  const made: KeptPage[] = []
  const faults: Error[] = []
  const earlier = new Map(before.map((page) => [page.path, page]))
  for (const page of pages) {
    if ('fault' in page) {
      const { room, path, fault } = page
      made.push(...before.filter((each) => each.room === room && (path === null || each.path === path)))
      faults.push(new Error(`${path ?? `the pages of ${room}`} in ${language}`, { cause: fault }))
    } else made.push(await keepPage(page, { earlier: earlier.get(page.path) }))
  }
  return { site: { analytics, wakeHash, pages: new Map(made.map((page) => [page.path, page])), made }, faults }
}

/** Quick, so that a change or a new server shows at once; and as small as brotli gets. */
const qualities = { quick: 5, small: 11 } as const

export async function keepPage(
  { html, ...page }: MadePage,
  { earlier }: { readonly earlier?: KeptPage | undefined } = {},
) {
  const plain = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  if (earlier?.etag === etag) return { ...earlier, ...page }
  return { ...page, ...(await pack(plain, 'quick')), etag }
}

/** The same pages, compressed as small as possible: one at a time, when nobody waits for it. */
export async function packSmall(site: KeptSite): Promise<KeptSite> {
  const made: KeptPage[] = []
  for (const page of site.made)
    made.push(page.isSmall ? page : { ...page, ...(await pack(await unpacked(page), 'small')) })
  return { ...site, made, pages: new Map(made.map((page) => [page.path, page])) }
}

async function pack(plain: Buffer, how: keyof typeof qualities) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualities[how], [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { brotli: await compress(plain, { params }), isSmall: how === 'small' }
}

/** The page as it was made. */
export const unpacked = ({ brotli }: Pick<KeptPage, 'brotli'>): Promise<Buffer> => decompress(brotli)

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { articlePath } from '#contract/article-path.ts'
import type { ListedPage } from '#contract/site-content.ts'
import { languages } from '#domain/language.ts'
import { listAddresses } from '#server/content/content.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import type { Context } from '#server/context.ts'
import { listPages } from './pages.ts'

/** What search engines read first: robots.txt, and a sitemap of every public page in its languages. */
export function serveSitemap(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.environment
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(publicUrl)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const listed = await listPages(context, request.log)
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return reply.send(Readable.from(sitemap(context, listed)))
  })
}

/** Pages behind sign-in, and API answers, are of no use to them. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /staff/
Disallow: /dev/
Allow: /web_site/
Sitemap: ${publicUrl}/sitemap.xml
`

type SitemapPage = Pick<ListedPage, 'path' | 'changedAt'>

/** The protocol's limit for one sitemap; beyond it, the newest are listed. */
const addressesAtMost = 50_000

/** Written while it is read, so that a long one is never held in memory. */
async function* sitemap(context: Context, listed: readonly SitemapPage[]): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`
  let left = Math.floor(addressesAtMost / languages.length)
  for await (const pages of sitemapPages(context, listed)) {
    const shown = pages.slice(0, left)
    left -= shown.length
    const entries = shown.flatMap((page) => languages.map((each) => entry(context.environment.publicUrl, page, each)))
    yield entries.map((each) => `${each}\n`).join('')
    if (left === 0) break
  }
  yield '</urlset>\n'
}

/** The pages of the site with its newest articles, then all older articles. */
async function* sitemapPages(
  { database }: Context,
  listed: readonly SitemapPage[],
): AsyncGenerator<readonly SitemapPage[]> {
  if (listed.length === 0) return
  yield listed
  const known = new Set(listed.map(({ path }) => path))
  for (let after: string | null = null; ; ) {
    const found = await listAddresses(database, after, articlesAtOnce)
    yield found
      .map(({ kind, slug, updatedAt }) => ({ path: articlePath({ kind, slug }), changedAt: updatedAt }))
      .filter(({ path }) => !known.has(path))
    after = found.at(-1)?.id ?? null
    if (found.length < articlesAtOnce) return
  }
}

const articlesAtOnce = 500

function entry(publicUrl: string, { path, changedAt }: SitemapPage, language: (typeof languages)[number]): string {
  const address = (of: string) => escapeHtml(`${publicUrl}/web_site${path}?lang=${of}`)
  const others = languages.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(each)}"/>`)
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`
  return `<url><loc>${address(language)}</loc>${changed}${others.join('')}</url>`
}

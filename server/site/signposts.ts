import type { FastifyInstance } from 'fastify'
import { languages } from '#domain/language.ts'
import { escapeHtml } from '#server/escape-html.ts'
import type { House } from '#server/house.ts'
import { keptSite } from './ahead.ts'
import type { KeptPage } from './keep-site.ts'

/** What search engines ask for first: where they may go, and every public page in its languages. */
export function serveSignposts(app: FastifyInstance, house: House): void {
  const { publicUrl } = house.settings
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(publicUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const site = await keptSite(house, 'zh-Hant')
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return reply.send(sitemap(publicUrl, site?.made.filter(({ isListed }) => isListed) ?? []))
  })
}

/** Nothing behind a sign-in is of use to them, nor is what answers programs. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /staff/
Disallow: /dev/
Allow: /web_site/
Sitemap: ${publicUrl}/sitemap.xml
`

const sitemap = (publicUrl: string, pages: readonly KeptPage[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => languages.map((language) => entry(publicUrl, page, language))).join('\n')}
</urlset>
`

function entry(publicUrl: string, { path, changedAt }: KeptPage, language: (typeof languages)[number]): string {
  const address = (of: string) => escapeHtml(`${publicUrl}/web_site${path}?lang=${of}`)
  const others = languages.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(each)}"/>`)
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.slice(0, 10)}</lastmod>`
  return `<url><loc>${address(language)}</loc>${changed}${others.join('')}</url>`
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noPage } from '#contract/article-path.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '#server/context.ts'
import { serveMapFrame } from '#server/http/map-frame.ts'
import { isAtStaffHost } from '#server/http/staff-host.ts'
import { serveDevInbox } from './dev-inbox.ts'
import { sendShell, serveFrontEnds } from './front-ends.ts'
import { sendPacked, unpacked } from './packed-page.ts'
import { pageLanguage } from './page-language.ts'
import { widenPolicy } from './page-policy.ts'
import { findPage, type KeptPage } from './pages.ts'
import { serveSitemap } from './sitemap.ts'

/** Everything for browsers: the public pages, the front ends, and the development inbox. */
export async function serveSite(app: FastifyInstance, context: Context): Promise<void> {
  for (const path of ['/', '/web_site', '/web_site/'])
    app.get(path, async (_request, reply) => reply.redirect('/web_site/webHome'))
  if (!context.environment.production) serveDevInbox(app, context)
  serveMapFrame(app, context)
  serveSitemap(app, context)
  await serveFrontEnds(app, context)
}

/**
 * A path that is neither a file nor a call: a public page, or a page that a front end knows. False when there is none.
 */
export async function sendPage(app: FastifyInstance, context: Context, request: FastifyRequest, reply: FastifyReply) {
  return (await sendPublicPage(context, request, reply)) || sendShell(app, context, request, reply)
}

/** Outside the site: a person gets a page with links, a program a refusal. Below `/api` all callers are programs. */
export async function sendMissing(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const [path = '', query = ''] = request.url.split('?', 2)
  const isProgram = /^\/api(\/|$)/i.test(path) || !/\btext\/html\b/.test(request.headers.accept ?? '')
  if (isProgram || !['GET', 'HEAD'].includes(request.method)) return false
  const language = pageLanguage(new URLSearchParams(query).get('lang'), request.headers['accept-language'])
  const found = await findPage(context, { language, path: noPage }, request.log)
  if (found && isAtStaffHost(request, context.environment.staffHost)) {
    const html = atStaffHost((await unpacked(found)).toString(), context.environment.publicUrl)
    void reply.status(404).header('content-language', language).type('text/html; charset=utf-8').send(html)
  } else if (found) await sendFound(request, reply, found, language)
  return found !== null
}

/**
 * The home page of the staff host is the back office. The members' site is on another host, so links to it name that
 * host, and none of its scripts runs here.
 */
const atStaffHost = (html: string, publicUrl: string): string =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/href="\/web_site\/webHome[^"]*"/g, 'href="/staff/"')
    .replaceAll('="/web_site/', `="${publicUrl}/web_site/`)

const base = '/web_site'

async function sendPublicPage(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const [pathname = '', query = ''] = request.url.split('?', 2)
  if (!pathname.startsWith(`${base}/`) || !['GET', 'HEAD'].includes(request.method)) return false
  const language = pageLanguage(new URLSearchParams(query).get('lang'), request.headers['accept-language'])
  const found = await findPage(context, { language, path: pathname.slice(base.length) }, request.log)
  if (found) await sendFound(request, reply, found, language)
  return found !== null
}

function sendFound(request: FastifyRequest, reply: FastifyReply, page: KeptPage, language: Language) {
  reply.header('content-language', language)
  // Also on 304: browsers apply the latest headers to the page in their cache.
  widenPolicy(reply, page)
  if (page.isMissing) reply.status(404)
  return sendPacked(request, reply, page)
}

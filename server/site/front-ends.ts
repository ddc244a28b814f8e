import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { readConfig } from '#server/settings/config.ts'
import { serveManifests } from './manifests.ts'
import { namedDocument } from './named-document.ts'
import { withFirstCode } from './first-code.ts'
import { packed, sendOnce, sendPacked, unpacked } from './packed-page.ts'
import { pageLanguage } from './page-language.ts'
import { allowScript } from './page-policy.ts'
import { portalDocument } from './portal-document.ts'
import { builtSite } from './renderer.ts'

/** What was built for browsers: next to the built server, or in `dist` when run from source. Null before a build. */
const builtWeb = () =>
  [new URL('../web/', import.meta.url), new URL('../../dist/web/', import.meta.url)]
    .map((url) => fileURLToPath(url))
    .find((path) => existsSync(join(path, 'web_site')))

/** The portal, the back office and the API page: hashed files, and for each the one document that opens it. */
export async function serveFrontEnds(app: FastifyInstance, context: Context): Promise<void> {
  const folder = builtWeb()
  if (!folder) return
  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    wildcard: true,
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /\/assets\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/staff', async (_request, reply) => reply.redirect('/staff/'))
  // The folder itself is not a file.
  app.get('/staff/', (request, reply) => sendDocument(context, join(folder, 'staff/staff.html'), { request, reply }))
  app.get('/api/docs', (request, reply) => sendDocument(context, join(folder, 'docs/docs.html'), { request, reply }))
  serveManifests(app, context, folder)
  // The worker keeps this one for pages without a network.
  app.get('/web_site/portal.html', (request, reply) =>
    sendPortal(context, join(folder, 'web_site/portal.html'), { request, reply, path: '', query: '' }),
  )
  built.set(app, folder)
}

/** The folder with each server's files. */
const built = new WeakMap<FastifyInstance, string>()

/**
 * A path that is neither a file nor a call opens the front end that it belongs to, which knows its own pages.
 * False when there is none; a missing asset stays missing. A page that the portal does not know either is answered as
 * not found.
 */
export async function sendShell(
  app: FastifyInstance,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [path = '', query = ''] = request.url.split('?', 2)
  const [, front, below = ''] = /^\/(web_site|staff)(\/.*)/.exec(path) ?? []
  const folder = built.get(app)
  if (!front || !['GET', 'HEAD'].includes(request.method) || path.includes('/assets/') || !folder) return false
  if (front === 'staff') await sendDocument(context, join(folder, 'staff/staff.html'), { request, reply })
  else {
    const asked = { request, reply, query, path: await portalPathOf(below) }
    await sendPortal(context, join(folder, 'web_site/portal.html'), asked)
  }
  return true
}

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The back office or the API page. A link in a mail carries a token; the page that it opens must send no referrer. */
async function sendDocument(context: Context, file: string, { request, reply }: Asked): Promise<void> {
  const language = pageLanguage(null, request.headers['accept-language'])
  const html = namedDocument(await readFile(file, 'utf8'), (await readConfig(context))['site.name'], language)
  reply.header('referrer-policy', 'no-referrer')
  await sendPacked(request, reply, await packed(html))
}

interface PortalRequest extends Asked {
  /** As the portal lists it; null: it has no such page. */
  readonly path: string | null
  readonly query: string
}

async function sendPortal(
  context: Context,
  file: string,
  { request, reply, path, query }: PortalRequest,
): Promise<void> {
  const language = pageLanguage(new URLSearchParams(query).get('lang'), request.headers['accept-language'])
  const document = await portalDocument(file, { language, path, names: (await readConfig(context))['site.name'] })
  for (const hash of document.scriptHashes) allowScript(reply, hash)
  reply.header('content-language', language).header('referrer-policy', 'no-referrer')
  if (path === null) reply.status(404)
  const { codeCall } = document
  const isRead = request.method === 'GET' && codeCall !== null
  const coded = isRead ? await withFirstCode(context, request, String(await unpacked(document)), codeCall) : null
  await (coded === null ? sendPacked(request, reply, document) : sendOnce(request, reply, coded))
}

/** As its router reads paths: in any case, with or without a trailing slash. Null if the portal has no such page. */
async function portalPathOf(path: string): Promise<string | null> {
  const place = path.replace(/\/+$/, '').toLowerCase()
  const { portalPaths = [] } = (await builtSite())?.assets ?? {}
  return portalPaths.find((each) => each.toLowerCase() === place) ?? null
}

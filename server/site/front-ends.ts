import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What was built for browsers: beside the built server, or in `dist` when run from source. Null before a build. */
const builtWeb = () =>
  [new URL('../web/', import.meta.url), new URL('../../dist/web/', import.meta.url)]
    .map((url) => fileURLToPath(url))
    .find((path) => existsSync(join(path, 'web_site')))

/** The portal, the back office and the page of the calls: hashed files, each with the one document that opens it. */
export async function serveFrontEnds(app: FastifyInstance): Promise<void> {
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
  // The folder itself is no file.
  app.get('/staff/', async (_request, reply) => sendDocument(reply, 'staff/staff.html'))
  app.get('/api/docs', async (_request, reply) => sendDocument(reply, 'docs/docs.html'))
  built.add(app)
}

const built = new WeakSet<FastifyInstance>()

/** A link in a mail carries a token; the page it opens tells nobody where it came from (reliability we1). */
const sendDocument = (reply: FastifyReply, file: string) =>
  reply.header('referrer-policy', 'no-referrer').sendFile(file)

/**
 * A path that is no file and no call opens the front end that it lies under, which knows its own pages. False
 * when there is none; a missing asset stays missing.
 */
export function sendShell(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): boolean {
  const [path = ''] = request.url.split('?')
  const front = /^\/(web_site|staff)\//.exec(path)?.[1]
  if (!front || !['GET', 'HEAD'].includes(request.method) || path.includes('/assets/') || !built.has(app)) return false
  void sendDocument(reply, front === 'staff' ? 'staff/staff.html' : 'web_site/portal.html')
  return true
}

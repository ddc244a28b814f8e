import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { devMailPage } from './dev-mail.ts'
import type { House } from './house.ts'
import { mailFolder } from './mail-file.ts'
import { serveMapFrame } from './map-frame.ts'

const builtWeb = () =>
  [new URL('../web/', import.meta.url), new URL('../dist/web/', import.meta.url)]
    .map((url) => fileURLToPath(url))
    .find((path) => existsSync(join(path, 'web_site')))

/** The three front ends (home, members' area, back office), each a page of its own with hashed files beside it. */
export async function serveSite(app: FastifyInstance, house: House) {
  app.get('/', async (_request, reply) => reply.redirect('/web_site/webHome'))
  if (!house.settings.production) serveDevMail(app, house)
  serveMapFrame(app, house)
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
  const page = (file: string) => async (_request: unknown, reply: FastifyReply) => sendPage(reply, file)
  app.get('/web_site', async (_request, reply) => reply.redirect('/web_site/webHome'))
  app.get('/web_site/', async (_request, reply) => reply.redirect('/web_site/webHome'))
  app.get('/web_site/webHome', page('web_site/home.html'))
  app.get('/staff', async (_request, reply) => reply.redirect('/staff/'))
  app.get('/api/docs', page('docs/docs.html'))
  shells.add(app)
}

const shells = new WeakSet<FastifyInstance>()

/** A link in a mail carries a token; the page it opens tells nobody where it came from (reliability we1). */
const sendPage = (reply: FastifyReply, file: string) => reply.header('referrer-policy', 'no-referrer').sendFile(file)

/**
 * A path that is no file and no call opens the front end that it lies under, which knows its own pages. False
 * when there is none; a missing asset stays missing.
 */
export function sendShell(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): boolean {
  const [path = ''] = request.url.split('?')
  const front = /^\/(web_site|staff)\//.exec(path)?.[1]
  if (!front || !['GET', 'HEAD'].includes(request.method) || path.includes('/assets/') || !shells.has(app)) return false
  void sendPage(reply, front === 'staff' ? 'staff/staff.html' : 'web_site/portal.html')
  return true
}

/** The development inbox: what would have been sent, newest first. */
function serveDevMail(app: FastifyInstance, { settings }: House) {
  const folder = mailFolder(settings.dataDir)
  app.get('/dev/mail', async (_request, reply) => {
    const names = await readdir(folder).catch(() => [])
    const newest = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
      .slice(0, 50)
    const mails = await Promise.all(
      newest.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
    )
    return reply.type('text/html; charset=utf-8').send(devMailPage(mails))
  })
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { devMailPage, devMailPolicy } from '#server/mail/dev-mail.ts'
import type { Context } from '#server/context.ts'
import { mailFolder } from '#server/mail/mail-file.ts'

/** So many mails are shown, and so many are looked through for those to one address. */
const shownAtMost = 50
const readAtMost = 2000

/** The development inbox: mails that would have been sent, newest first; with `to`, those to one address. */
export function serveDevInbox(app: FastifyInstance, { environment }: Context): void {
  const folder = mailFolder(environment.dataDir)
  app.get('/dev/mail', async (request, reply) => {
    const { to: typed } = request.query as { readonly to?: unknown }
    const to = typeof typed === 'string' ? typed.trim() : ''
    const names = await readdir(folder).catch(() => [])
    const newest = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
      .slice(0, to === '' ? shownAtMost : readAtMost)
    const mails = await Promise.all(
      newest.map(async (name) => ({ name, source: await readFile(join(folder, name), 'utf8') })),
    )
    const theirs = mails.filter(({ source }) => to === '' || source.includes(`\nTo: ${to}\n`)).slice(0, shownAtMost)
    return reply
      .header('content-security-policy', devMailPolicy)
      .type('text/html; charset=utf-8')
      .send(devMailPage(theirs, to))
  })
}

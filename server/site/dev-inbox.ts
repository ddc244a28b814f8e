import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { devMailPage, devMailPolicy } from '#server/mail/dev-mail.ts'
import type { Context } from '#server/context.ts'
import { mailFolder } from '#server/mail/mail-file.ts'

/** The development inbox: mails that would have been sent, newest first. */
export function serveDevInbox(app: FastifyInstance, { environment }: Context): void {
  const folder = mailFolder(environment.dataDir)
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
    return reply
      .header('content-security-policy', devMailPolicy)
      .type('text/html; charset=utf-8')
      .send(devMailPage(mails))
  })
}

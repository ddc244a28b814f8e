import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#domain/language.ts'
import type { Context } from '#server/context.ts'
import { readConfig } from '#server/settings/config.ts'
import { siteNameIn } from '#server/settings/site-name.ts'
import type { FastifyInstance } from 'fastify'

/** The manifests of the app on a home screen, one a language, in the name that the operator gave the service. */
export function serveManifests(app: FastifyInstance, context: Context, folder: string): void {
  for (const language of languages) {
    const file = `manifest.${language}.webmanifest`
    app.get(`/web_site/${file}`, async (_request, reply) => {
      const manifest = JSON.parse(await readFile(join(folder, 'web_site', file), 'utf8'))
      const name = siteNameIn(await readConfig(context), language)
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify({ ...manifest, name, short_name: name }))
    })
  }
}

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readConfig } from '#server/settings/config.ts'
import { escapeHtml } from './escape-html.ts'
import type { Context } from '#server/context.ts'

/*
 * The map with an API key: a page of its own in a sandboxed frame, so that the provider's script sees neither the
 * member's token nor the page around it. Without a key this page does not exist and our own drawing is shown.
 */

const service = 'https://maps.googleapis.com'

const degrees = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,9})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  )
const frameQuery = z.object({
  lat: degrees(90),
  lng: degrees(180),
  name: z._default(z.string().check(z.maxLength(200)), ''),
})

export function serveMapFrame(app: FastifyInstance, context: Context): void {
  app.get('/web_site/map-frame', async (request, reply) => {
    const { 'maps.key': key } = await readConfig(context)
    const place = z.safeParse(frameQuery, request.query)
    if (key === '' || !place.success) return reply.status(404).type('text/plain; charset=utf-8').send('')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', policyWith(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(framePage(key, nonce, place.data))
  })
}

/** What the provider's script needs and nothing else; `sandbox` also applies when somebody opens the page directly. */
const policyWith = (nonce: string) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' ${service}`,
    `style-src 'unsafe-inline' https://fonts.googleapis.com`,
    `font-src https://fonts.gstatic.com`,
    `img-src data: https://*.googleapis.com https://*.gstatic.com`,
    `connect-src https://*.googleapis.com`,
    `frame-ancestors 'self'`,
    'sandbox allow-scripts allow-popups',
  ].join('; ')

function framePage(key: string, nonce: string, place: z.output<typeof frameQuery>): string {
  const script = `${service}/maps/api/js?key=${encodeURIComponent(key)}&callback=showMap&loading=async`
  // Inside a script element only "<" could end it early.
  const shown = JSON.stringify(place).replace(/</g, '\\u003c')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Map</title>
<style>html,body,#map{height:100%;margin:0}</style></head>
<body><div id="map"></div>
<script nonce="${nonce}">
const place = ${shown}
function showMap() {
  const position = { lat: place.lat, lng: place.lng }
  const map = new google.maps.Map(document.getElementById('map'), { center: position, zoom: 16 })
  new google.maps.Marker({ map, position, title: place.name })
}
</script>
<script nonce="${nonce}" src="${escapeHtml(script)}" async></script>
</body></html>`
}

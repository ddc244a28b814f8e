import { createServer, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/*
 * The limit of a public page: the same words, style and headers, without any script, from a server that only knows its
 * own files.
 */

/** Without scripts, metadata for machines, and everything that hydrating an island needs. */
export function bareOf(html: string): string {
  const style = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text).join('')
  // Attributes that the style refers to affect how the page looks.
  const isStyled = (name: string) => style.includes(`[${name}`)
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[a-z][^>]*>/g, (tag) =>
      tag.replaceAll(/ (data-[\w-]+)(?:="[^"]*")?/g, (attribute, name: string) => (isStyled(name) ? attribute : '')),
    )
}

interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

export interface BareServer {
  readonly port: number
  stop(): Promise<void>
}

/** Serves the page at its own path; everything else it shows is recorded the first time the product answers it. */
export async function serveBare(origin: string, path: string): Promise<BareServer> {
  const page = await ask(`${origin}${path}`, {})
  const body = brotliCompressSync(bareOf(page.body.toString('utf8')))
  const kept = new Map<string, Answer>([
    [path, { ...page, body, headers: { ...page.headers, 'content-encoding': 'br' } }],
  ])
  const answerTo = async (url: string) => {
    const answer = kept.get(url) ?? (await ask(`${origin}${url}`, { 'accept-encoding': 'br' }))
    kept.set(url, answer)
    return answer
  }
  const server = createServer(({ url = '' }, response) => {
    const send = ({ status, headers, body: packed }: Answer) =>
      response.writeHead(status, { ...headers, 'content-length': packed.length }).end(packed)
    // A request for something missing shows up in the measurement itself.
    void answerTo(url).then(send, () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port.')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: address.port, stop }
}

/** As transferred, not decompressed. */
export const ask = (url: string, headers: OutgoingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const { statusCode: status = 0 } = response
      resolve({ status, headers: lasting(response.headers), body: Buffer.concat(chunks) })
    }).on('error', reject)
  })

/** Headers that belong to the page, not to one connection. */
function lasting(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passing = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)))
}

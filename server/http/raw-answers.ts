import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { refusals } from '#contract/refusals/refusals.ts'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './outcome.ts'
import { languageOf } from './request.ts'

/*
 * Replaces what Node or Fastify would answer by themselves, without our envelope and security headers: to a request
 * that cannot be read, a path that cannot, a host that is named twice.
 */

/**
 * A path that no page and no file can have is treated as an unknown path: one that cannot be decoded, such as `/%zz`,
 * and outside the API one with a character that files may not have in their names. The back office says itself that it
 * has no such page.
 */
export function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = ''] = url.split('?')
  const [base = ''] = /^\/(api|staff)(?=\/(?!assets\/))/i.exec(path) ?? []
  const decoded = decode(path)
  const isKnowable = decoded !== null && (base.toLowerCase() === '/api' || !/[\0\\]/.test(decoded))
  return isKnowable ? url : `${base}/%25${url.slice(path.length)}`
}

/** The build removes a call whose result is not used, even one that is made because it may throw. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** HTTP requires exactly one host: of two, a proxy may believe one and we the other. */
export function refuseOtherHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const hosts = hostsNamed(request.raw)
    if (hosts === 1 || (hosts === 0 && request.raw.httpVersion === '1.0')) return
    reply.header('connection', 'close')
    const malformed = { refusal: 'validation', details: { status: 400 } } as const
    return sendRefusal(request, reply, malformed, languageOf(request, null), null)
  })
  // We promise nothing that `Expect` asks for; the request itself is answered like any other.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

const hostsNamed = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** For bytes that are not a request: there is no language to ask for, and no route whose headers would apply. */
export function answerNoRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy(error)
  const { code, text } = refusals.validation
  const body = JSON.stringify({ code, msg: text['zh-Hans'], data: null, requestId: '' })
  const lines = [
    `HTTP/1.1 ${statusOf[error.code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: SAMEORIGIN',
    'referrer-policy: no-referrer',
    'cross-origin-resource-policy: same-origin',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

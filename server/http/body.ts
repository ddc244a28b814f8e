import type { Operation } from '#contract/wire/operation.ts'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './outcome.ts'
import { Refused } from './refuse.ts'
import { languageOf } from './request.ts'

/*
 * Limits on a body, checked on its text before it is parsed: half a million keys or nested lists would keep the whole
 * process busy for seconds (decision record 38).
 */

/** No call needs more than a handful of levels; thousands would only exhaust the stack of the code that walks them. */
const deepest = 32

/** The largest form has about forty fields; a client that sends whole rows back has a few hundred. */
const keysAtMost = 2000

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text stays within the limits of values, keys in one object, and nesting. Never scans further than
 * that.
 */
export function isWithinBounds(text: string, valuesAtMost: number): boolean {
  const keys = [0]
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfText(text, at)
    else if (code === colon) {
      const count = (keys[depth] ?? 0) + 1
      if (count > keysAtMost) return false
      keys[depth] = count
    } else if (code === openList || code === openObject) {
      if (++depth > deepest || ++values > valuesAtMost) return false
      keys[depth] = 0
    } else if (code === comma) {
      if (++values > valuesAtMost) return false
    } else if (code === closeList || code === closeObject) depth--
  }
  return true
}

/** Where the closing quote of a text is: the first with an even number of backslashes before it. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0
    while (text.charCodeAt(at - 1 - backslashes) === backslash) backslashes++
    if (backslashes % 2 === 0) return at
  }
  return text.length
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients send the JSON content type on every call, even without a body.
    if (body === '') return done(null, undefined)
    const { operation } = request.routeOptions.config
    if (operation && !isWithinBounds(body, operation.body.values))
      return done(new Refused('validation', { status: 400 }))
    return parse(request, body, done)
  })
}

/**
 * How much of a body is read and discarded after an early answer, so that its sender can read why; beyond that the
 * connection is closed.
 */
const pouredAwayBytes = 4 * 1024 * 1024

/** Bodies that no call will use are not read: for an unknown path, or after a refusal. */
export function leaveUnread(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // A GET or HEAD may be for a page, which is looked up later.
    if (!request.is404 || ['GET', 'HEAD'].includes(request.method)) return
    return sendRefusal(request, reply, { refusal: 'route_not_found', details: null }, languageOf(request, null), null)
  })
  app.addHook('onSend', async (request, reply) => {
    const { headers, complete } = request.raw
    if (complete) return
    const isEndless = headers['transfer-encoding'] !== undefined
    if (isEndless || Number(headers['content-length'] ?? 0) > pouredAwayBytes) reply.header('connection', 'close')
    else reply.removeHeader('connection')
  })
}

import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './outcome.ts'
import { languageOf } from './request.ts'

/**
 * A known path with a method it does not support is 405, never 404, and lists those it does; nothing of the request is
 * read first. Registered before all routes, because it learns of them as they are bound.
 */
export function refuseOtherMethods(app: FastifyInstance) {
  const plain = new Map<string, Set<string>>()
  const withParts = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    if (isCatchAll(url)) return
    const methods = url.includes(':')
      ? entry(withParts, url, patternOf).methods
      : entry(plain, url.toLowerCase(), () => new Set<string>())
    for (const each of [method].flat()) methods.add(each)
  })
  const takenLike = (path: string) => [
    ...[...withParts.values()].flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])),
    ...(/^\/(web_site|staff)\//i.test(path) ? ['GET', 'HEAD'] : []),
  ]
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions
    const path = request.url.split('?')[0] ?? ''
    // A literal path wins over one with an id: `/api/files/upload` is not the file named upload.
    const exact = plain.get(path.toLowerCase())
    if (!exact && url !== undefined && !isCatchAll(url)) return
    const taken = exact ?? new Set(takenLike(path))
    if (taken.size === 0 || taken.has(request.method)) return
    reply.header('allow', [...taken].sort().join(', '))
    return sendRefusal(
      request,
      reply,
      { refusal: 'method_not_allowed', details: null },
      languageOf(request, null),
      null,
    )
  })
}

/** The front ends' catch-all routes match any path, so they do not make one known. */
const isCatchAll = (url: string) => url.includes('*')

const patternOf = (url: string) => ({
  pattern: new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`, 'i'),
  methods: new Set<string>(),
})

function entry<T>(known: Map<string, T>, url: string, make: (url: string) => T): T {
  const found = known.get(url) ?? make(url)
  known.set(url, found)
  return found
}

import type { WireRequest } from '#contract/wire/request.ts'

/** A request byte for byte, as a keep-alive connection carries it. */
export function rawRequest({ method, url, body }: WireRequest, headers: Readonly<Record<string, string>>): string {
  const all: Record<string, string | number> = {
    host: 'localhost',
    ...(body === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${url} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n')
}

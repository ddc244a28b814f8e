import { basePath } from '#web/client/base-path.ts'
import { isSitePath } from '#web/paths.ts'

/*
 * What the service worker may keep, and what it must not even look at: pages that say the same to
 * everybody, and the program itself. Nothing that a call answered, nothing of the back office, nothing whose address
 * holds a secret.
 */

/** `asset`: hashed files; `page`: pages made ahead; `shell`: pages of the portal; `network`: none of the worker's business. */
export type Handling = 'asset' | 'page' | 'shell' | 'network'

interface Asked {
  readonly method: string
  readonly url: string
  /** `navigate` when a person goes to a page. */
  readonly mode: string
}

/** The portal's document, which all of its pages share. */
export const shellAddress = `${basePath}/portal.html`
/** Stands in where nothing was kept. */
export const offlineAddress = `${basePath}/offline/offline.html`

export function handlingOf({ method, url, mode }: Asked, origin: string): Handling {
  const asked = new URL(url)
  const { pathname } = asked
  if (method !== 'GET' || asked.origin !== origin || !pathname.startsWith(`${basePath}/`)) return 'network'
  if (mode !== 'navigate') return isAsset(pathname) && asked.search === '' ? 'asset' : 'network'
  if (isFile(pathname) || holdsSecret(asked.searchParams)) return 'network'
  return isSitePath(pathname.slice(basePath.length)) ? 'page' : 'shell'
}

/** The portal's, and below them those of the parts of public pages. */
const isAsset = (pathname: string) => /^\/web_site\/assets\/(site\/)?[\w.-]+$/.test(pathname)
const isFile = (pathname: string) => /\.[^/]*$/.test(pathname)

/** Links in mails, and what a login provider sends back. */
const holdsSecret = (search: URLSearchParams) =>
  [...search.keys()].some((name) => /token|ticket|^code$|^state$/i.test(name))

/**
 * Under which address a page is kept. The language is all of a question that belongs to it: what somebody looks for is
 * nobody's business later, and the page without it serves as well.
 */
export function keptAddress(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const language = searchParams.get('lang')
  return language !== null && /^(zh-Hans|zh-Hant|en)$/.test(language) ? `${pathname}?lang=${language}` : pathname
}

/** Whether the answer to this address may be kept: one that was asked something else is shown and forgotten. */
export const isPlain = (url: string): boolean => {
  const { pathname, search } = new URL(url)
  return keptAddress(url) === pathname + search
}

interface Answer {
  readonly status: number
  /** `basic`: of this site and readable. */
  readonly type: string
  readonly redirected: boolean
  readonly headers: Pick<Headers, 'get'>
}

/** A page is HTML and a hashed file is not: an answer of the wrong kind comes from somebody in between. */
export function mayKeep({ status, type, redirected, headers }: Answer, handling: Handling): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  if (/no-store|private/i.test(headers.get('cache-control') ?? '') || headers.get('set-cookie') !== null) return false
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '')
  return handling === 'asset' ? !isHtml : handling !== 'network' && isHtml
}

/** The hashed files that a page loads at its start. */
export const assetsIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/web_site\/assets\/(?:site\/)?[\w.-]+)"/g)].map(([, path = '']) => path),
  ),
]

import { basePath } from '#web/client/base-path.ts'
import { isSitePath } from '#web/paths.ts'

/*
 * What the service worker may store: pages that are the same for everyone, and the program itself. It must not touch
 * answers of calls, the back office, or addresses that contain a secret.
 */

/**
 * `asset`: hashed files; `page`: prerendered pages; `shell`: pages of the portal; `network`: not handled by the worker.
 */
export type Handling = 'asset' | PageHandling | 'network'
export type PageHandling = 'page' | 'shell'

interface WorkerRequest {
  readonly method: string
  readonly url: string
  /** `navigate` when a person opens a page. */
  readonly mode: string
}

/** The portal's document, shared by all of its pages. */
export const shellAddress = `${basePath}/portal.html`
/** Shown if nothing was stored. */
export const offlineAddress = `${basePath}/offline/offline.html`

export function handlingOf({ method, url, mode }: WorkerRequest, origin: string): Handling {
  const address = new URL(url)
  const { pathname } = address
  if (method !== 'GET' || address.origin !== origin || !pathname.startsWith(`${basePath}/`)) return 'network'
  if (mode !== 'navigate') return isAsset(pathname) && address.search === '' ? 'asset' : 'network'
  if (isFile(pathname) || holdsSecret(address.searchParams)) return 'network'
  return isSitePath(pathname.slice(basePath.length)) ? 'page' : 'shell'
}

/** The portal's files, and below them those of the islands of public pages. */
const isAsset = (pathname: string) => /^\/web_site\/assets\/(site\/)?[\w.-]+$/.test(pathname)
const isFile = (pathname: string) => /\.[^/]*$/.test(pathname)

/** Links in mails, and what a login provider sends back. */
const holdsSecret = (search: URLSearchParams) =>
  [...search.keys()].some((name) => /token|ticket|^code$|^state$/i.test(name))

/**
 * The address under which a page is stored. Of the query only the language is kept: what someone searched for stays
 * private, and the page without it serves as well.
 */
export function keptAddress(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const language = searchParams.get('lang')
  return language !== null && /^(zh-Hans|zh-Hant|en)$/.test(language) ? `${pathname}?lang=${language}` : pathname
}

/** Whether the answer to this address may be stored; one to a query is shown but not stored. */
export const isPlain = (url: string): boolean => {
  const { pathname, search } = new URL(url)
  return keptAddress(url) === pathname + search
}

interface Answer {
  readonly status: number
  /** `basic`: from this site and readable. */
  readonly type: string
  readonly redirected: boolean
  readonly headers: Pick<Headers, 'get'>
}

/**
 * A page is HTML and a hashed file is not: an answer of the wrong kind comes from something in between, such as a
 * proxy.
 */
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

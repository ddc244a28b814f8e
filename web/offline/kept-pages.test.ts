import { afterEach, expect, test, vi } from 'vitest'
import { keptPages } from './kept-pages.ts'

const site = 'https://www.smartcats.example'

/** A cache as browsers have it, as far as pages are looked up. */
function cacheOf(addresses: readonly string[]) {
  const pathOf = (url: string) => url.split('?')[0]
  const match = async (url: string, { ignoreSearch = false } = {}) => {
    const found = addresses.find((each) => each === url || (ignoreSearch && pathOf(each) === pathOf(url)))
    return found === undefined ? undefined : new Response(found)
  }
  return { open: async () => ({ match }) }
}

const read = async (address: string, given: { isOffline: boolean }) =>
  (await keptPages({ version: '1', first: [], shell: [] }, site).pageAt(`${site}${address}`, given))?.text()

afterEach(() => vi.unstubAllGlobals())

test('without a network a page is shown in another language rather than not at all', async () => {
  vi.stubGlobal('caches', cacheOf(['/web_site/webHome?lang=zh-Hant']))
  expect(await read('/web_site/webHome?lang=en', { isOffline: true })).toBe('/web_site/webHome?lang=zh-Hant')
  expect(await read('/web_site/webHome?lang=zh-Hant', { isOffline: true })).toBe('/web_site/webHome?lang=zh-Hant')
})

test('while a slow server may still answer, a page is shown in the requested language only', async () => {
  vi.stubGlobal('caches', cacheOf(['/web_site/webHome?lang=zh-Hant']))
  expect(await read('/web_site/webHome?lang=en', { isOffline: false })).toBeUndefined()
  expect(await read('/web_site/webHome?lang=zh-Hant', { isOffline: false })).toBe('/web_site/webHome?lang=zh-Hant')
})

const portal = `${site}/web_site/pageHome`

/** A cache that begins empty, and what was put into it, in this order. */
function emptyCache() {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, answer: Response) => void kept.set(path, answer),
    keys: async () => [...kept.keys()].map((path) => ({ url: new URL(path, site).href })),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return { kept, pages: keptPages({ version: '1', first: [], shell: [] }, site) }
}

/** As the portal answers; only a browser can say where an answer comes from. */
function answered(body: string, headers: Record<string, string> = {}, type = 'text/html; charset=utf-8') {
  const answer = new Response(body, { headers: { 'content-type': type, date: new Date().toUTCString(), ...headers } })
  return Object.defineProperty(answer, 'type', { value: 'basic' })
}

const home = `${site}/web_site/webHome`
const withScript = '<script src="/web_site/assets/portal-1a.js"></script>'

test('a page of the portal is kept with its files, which come first', async () => {
  const { kept, pages } = emptyCache()
  vi.stubGlobal('fetch', async () => answered('', {}, 'text/javascript'))
  await pages.keep(`${portal}?status=pending`, answered(withScript), 'shell')
  expect([...kept.keys()]).toEqual(['/web_site/assets/portal-1a.js', '/web_site/pageHome'])
  expect(await (await pages.documentOf(portal))?.text()).toBe(withScript)
  expect(await pages.documentOf(`${site}/web_site/packageList`)).toBeUndefined()
})

test('a public page is kept with its files too, but no address with a question', async () => {
  const { kept, pages } = emptyCache()
  vi.stubGlobal('fetch', async () => answered('', {}, 'text/javascript'))
  await pages.keep(`${home}?no=1`, answered(withScript), 'page')
  expect(kept.size).toBe(0)
  await pages.keep(home, answered(withScript), 'page')
  expect([...kept.keys()]).toEqual(['/web_site/assets/portal-1a.js', '/web_site/webHome'])
})

test('a public page one of whose files cannot be fetched is not kept, nor does it replace an older one', async () => {
  const { kept, pages } = emptyCache()
  await pages.keep(home, answered('<p>before</p>'), 'page')
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/web_site/taiwanFreight') return answered(withScript)
    throw new TypeError('Failed to fetch')
  })
  await expect(pages.keep(home, answered(withScript), 'page')).rejects.toThrow('Failed to fetch')
  await expect(pages.keepAt(`${site}/web_site/taiwanFreight`, 'page')).rejects.toThrow('Failed to fetch')
  expect([...kept.keys()]).toEqual(['/web_site/webHome'])
  expect(await (await pages.pageAt(home, { isOffline: true }))?.text()).toBe('<p>before</p>')
})

test('a page that reports itself is fetched once, at the address that it is kept under, if it is of the kind that is kept', async () => {
  const { kept, pages } = emptyCache()
  const fetched = vi.fn(async () => answered('<p>a page</p>'))
  vi.stubGlobal('fetch', fetched)
  await pages.keepAt(portal, 'page')
  await pages.keepAt(`${home}?no=1`, 'page')
  await pages.keepAt(home, 'page')
  await pages.keepAt(`${portal}?status=pending`, 'shell')
  expect(fetched.mock.calls).toEqual([['/web_site/webHome'], ['/web_site/pageHome']])
  expect([...kept.keys()]).toEqual(['/web_site/webHome', '/web_site/pageHome'])
})

test('a page whose files do not arrive is not kept, nor one that is for one reader alone', async () => {
  const { kept, pages } = emptyCache()
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  await expect(pages.keep(portal, answered(withScript), 'shell')).rejects.toThrow('cannot be kept')
  await pages.keep(portal, answered('<p>a code</p>', { 'cache-control': 'no-store' }), 'shell')
  expect(kept.size).toBe(0)
})

test('what was kept more than a week ago is asked for again', async () => {
  const { pages } = emptyCache()
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toUTCString()
  await pages.keep(portal, answered('<p>old</p>', { date: daysAgo(8) }), 'shell')
  expect(await pages.documentOf(portal)).toBeUndefined()
  await pages.keep(portal, answered('<p>new</p>', { date: daysAgo(6) }), 'shell')
  expect(await (await pages.documentOf(portal))?.text()).toBe('<p>new</p>')
})

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

import { expect, test } from 'vitest'
import { assetsIn, handlingOf, isPlain, keptAddress, mayKeep } from './policy.ts'

const site = 'https://www.smartcats.example'
const goesTo = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  handlingOf({ method, mode, url: new URL(path, site).href }, site)
const fetches = (path: string, method = 'GET') => goesTo(path, { method, mode: 'cors' })

test.each([
  ['/web_site/webHome', 'page'],
  ['/web_site/webHome?lang=en', 'page'],
  ['/web_site/kongFreightCharges', 'page'],
  ['/web_site/smartCats/notice/new-warehouse', 'page'],
  ['/web_site/expressTrack?no=YT1234567890', 'page'],
  ['/web_site/packageList', 'shell'],
  ['/web_site/packageList?status=in_stock', 'shell'],
  ['/web_site/login?back=%2FpackageList', 'shell'],
  ['/web_site/no-such-page', 'shell'],
])('going to %s is answered as a %s', (path, handling) => {
  expect(goesTo(path)).toBe(handling)
})

test.each([
  '/api/vjiyuninbound/get_inbound_web_list',
  '/API/auth/login',
  '/api/docs',
  '/api/files/1234',
  '/staff/',
  '/staff/orders',
  '/staff/assets/staff-1a2b3c.js',
  '/docs/assets/docs-1a2b3c.js',
  '/dev/mail',
  '/map-frame',
  '/sitemap.xml',
  '/',
])('the worker leaves %s alone, gone to or fetched', (path) => {
  expect([goesTo(path), fetches(path)]).toEqual(['network', 'network'])
})

test.each([
  '/web_site/activation?token=a1b2c3',
  '/web_site/changePassword?token=a1b2c3',
  '/web_site/webHome?Token=a1b2c3',
  '/web_site/login?code=a1b2c3&state=d4e5f6',
  '/web_site/login?provider=wechat&ticket=a1b2c3',
  '/web_site/assets/portal-1a2b3c.js?token=a1b2c3',
])('an address with a secret in it, %s, is never the worker’s', (path) => {
  expect([goesTo(path), fetches(path)]).toEqual(['network', 'network'])
})

test.each([
  ['/web_site/assets/portal-1a2b3c.js', 'asset'],
  ['/web_site/assets/logo-1a2b3c.svg', 'asset'],
  ['/web_site/assets/site/hydrate-1a2b3c.js', 'asset'],
  ['/web_site/assets/', 'network'],
  ['/web_site/assets/site/', 'network'],
  ['/web_site/assets/other/hydrate-1a2b3c.js', 'network'],
  ['/web_site/service-worker.js', 'network'],
  ['/web_site/manifest.en.webmanifest', 'network'],
  ['/web_site/icons/icon-192.png', 'network'],
  ['/web_site/webHome', 'network'],
])('fetching %s is answered as %s', (path, handling) => {
  expect(fetches(path)).toBe(handling)
})

test('what is sent, and what another site answers, goes its own way', () => {
  expect(goesTo('/web_site/webHome', { method: 'POST' })).toBe('network')
  expect(fetches('/web_site/assets/portal-1a2b3c.js', 'HEAD')).toBe('network')
  expect(fetches('https://maps.example/web_site/assets/tile-1a2b3c.png')).toBe('network')
})

test('files are no pages', () => {
  expect(goesTo('/web_site/portal.html')).toBe('network')
  expect(goesTo('/web_site/manifest.en.webmanifest')).toBe('network')
})

test.each([
  ['/web_site/webHome', '/web_site/webHome', true],
  ['/web_site/webHome?lang=zh-Hant', '/web_site/webHome?lang=zh-Hant', true],
  ['/web_site/webHome?lang=xx', '/web_site/webHome', false],
  ['/web_site/expressTrack?no=YT1234567890', '/web_site/expressTrack', false],
  ['/web_site/expressTrack?lang=en&no=YT1234567890', '/web_site/expressTrack?lang=en', false],
  ['/web_site/webHome#prices', '/web_site/webHome', true],
])('%s is kept as %s, or read as it when nothing answers', (path, address, isKept) => {
  const url = new URL(path, site).href
  expect([keptAddress(url), isPlain(url)]).toEqual([address, isKept])
})

const html = { 'content-type': 'text/html; charset=utf-8' }
const script = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' }
const answer = (headers: Readonly<Record<string, string>>, given: object = {}) => ({
  status: 200,
  type: 'basic',
  redirected: false,
  headers: new Headers(headers),
  ...given,
})

test('a whole answer of the right kind may be kept', () => {
  expect(mayKeep(answer({ ...html, 'cache-control': 'no-cache' }), 'page')).toBe(true)
  expect(mayKeep(answer(html), 'shell')).toBe(true)
  expect(mayKeep(answer(script), 'asset')).toBe(true)
})

test.each([
  ['is not to be stored', answer({ ...html, 'cache-control': 'no-store' })],
  ['is for one person', answer({ ...html, 'cache-control': 'private, max-age=60' })],
  ['sets a cookie', answer({ ...html, 'set-cookie': 'a=b' })],
  ['failed', answer(html, { status: 500 })],
  ['is a part', answer(html, { status: 206 })],
  ['was led elsewhere', answer(html, { redirected: true })],
  ['is another site’s', answer(html, { type: 'opaque' })],
  ['is no page', answer(script)],
])('a page whose answer %s is not kept', (_what, given) => {
  expect(mayKeep(given, 'page')).toBe(false)
})

test('a sign-in page of a foreign network in the place of a script is not kept, and nothing of the network’s is', () => {
  expect(mayKeep(answer(html), 'asset')).toBe(false)
  expect(mayKeep(answer(html), 'network')).toBe(false)
})

test('the files that a page loads are read off its tags, each once, and no others', () => {
  const page = `<link rel="stylesheet" href="/web_site/assets/home-1a.css"><script src="/web_site/assets/home-2b.js"></script>
    <link rel="modulepreload" href="/web_site/assets/home-2b.js"><img src="/api/files/1"><a href="/web_site/login">`
  expect(assetsIn(page)).toEqual(['/web_site/assets/home-1a.css', '/web_site/assets/home-2b.js'])
})

import { languages } from '#domain/language.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { builtSite } from './renderer.ts'

/* What is answered where there is no page, and without JavaScript. Needs a build, which `npm test` makes. */

const t = await openTestServer()
const publicUrl = 'https://cats.example'
const apart = await openTestServer({ staffHost: 'staff.example', trustedProxies: ['127.0.0.1'], publicUrl })

const browser = { accept: 'text/html,*/*;q=0.8' }

async function ask(path: string, headers: Record<string, string> = browser, method = 'GET', context = t) {
  const answer = await fetch(`${context.url}${path}`, { method, headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const isPage = (text: string) => text.startsWith('<!doctype html>')

test.each(languages)(
  'a browser at an unknown address reads a page with ways on, not found, in %s',
  async (language) => {
    const { status, headers, text } = await ask(`/nonsense?lang=${language}`)
    expect([status, headers.get('content-language'), isPage(text)]).toEqual([404, language, true])
    for (const way of ['webHome', 'orderTrack', 'helpCenter'])
      expect(text).toContain(`/web_site/${way}?lang=${language}`)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toContain('rel="canonical"')
  },
)

test('it follows the language of the browser, and HEAD is told the same', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'zh-HK' }
  expect((await ask('/old/page.html', headers)).text).toContain('<html lang="zh-Hant"')
  expect((await ask('/old/page.html', headers, 'HEAD')).status).toBe(404)
})

test.each([
  ['a program', '/nonsense', { accept: 'application/json' }],
  ['a caller who says nothing', '/nonsense', { accept: '*/*' }],
  ['a browser below /api', '/api/nonsense', { accept: 'text/html' }],
  ['a browser below /API', '/API/nonsense', { accept: 'text/html' }],
])('%s reads the refusal', async (_who, path, headers) => {
  const { status, text } = await ask(path, headers)
  expect([status, JSON.parse(text).code]).toEqual([404, 1003])
})

test.each(['/%zz', '//', '//nonsense', '/%00', '/web_site/webHome%00', '/web_site/%5C', '/staff/assets/%00'])(
  'a browser at %s, which is no address, reads the page as well',
  async (path) => {
    const { status, headers, text } = await ask(path)
    expect([status, headers.get('x-frame-options'), isPage(text)]).toEqual([404, 'SAMEORIGIN', true])
  },
)

test.each([
  ['a null character', '%00'],
  ['bytes that are no text', '%FF'],
  ['no hexadecimal', '%zz'],
  ['a backslash', 'a%5Cb'],
  ['an unknown name', 'nothing'],
  ['3000 characters', 'x'.repeat(3000)],
])('with %s behind a page of the back office, the back office opens', async (_what, part) => {
  const office = await ask('/staff/mails')
  const { status, text } = await ask(`/staff/mails/${part}`)
  expect([status, text]).toEqual([200, office.text])
})

const atHost = (host: string, path: string, headers: Record<string, string> = browser) =>
  ask(path, { ...headers, 'x-forwarded-host': host }, 'GET', apart)

test.each(['/nonsense', '/%zz', '//nonsense', '/web_site/webHome', '/web_site/nowhere', '/dev/mail'])(
  'at the host of the staff a browser at %s reads that page, with home in the back office and all else at the members’ host',
  async (path) => {
    const { status, headers, text } = await atHost('staff.example', `${path}?lang=en`)
    expect([status, headers.get('content-language'), isPage(text)]).toEqual([404, 'en', true])
    expect(text).toContain('href="/staff/"')
    expect(text).toContain(`href="${publicUrl}/web_site/helpCenter?lang=en"`)
    expect(text).not.toMatch(/="\/web_site|<script/)
  },
)

test('the back office is no page at the host of the members, and programs read the refusal at both', async () => {
  const { status, text } = await atHost('cats.example', '/staff/receive')
  expect([status, isPage(text)]).toEqual([404, true])
  expect(text).toContain('href="/web_site/helpCenter')
  for (const [host, path, accept] of [
    ['staff.example', '/nonsense', 'application/json'],
    ['staff.example', '/api/nonsense', 'text/html'],
    ['staff.example', '/api/%zz', 'text/html'],
    ['cats.example', '/api/admin/session', 'text/html'],
  ] as const) {
    const refused = await atHost(host, path, { accept })
    expect([path, refused.status, JSON.parse(refused.text).code]).toEqual([path, 404, 1003])
  }
})

test('inside, every page of the portal is there, however its address is spelt, and no other', async () => {
  const known = (await builtSite())?.assets.portalPaths ?? []
  expect(known).toContain('/pageHome')
  for (const path of [...known, '/LOGIN', '/login/', '/orderDetails?id=1'])
    expect([path, (await ask(`/web_site${path}`)).status]).toEqual([path, 200])
  for (const path of ['/nowhere', '/login/x', '/index.php'])
    expect([path, (await ask(`/web_site${path}`)).status]).toEqual([path, 404])
})

test.each(languages)(
  'without JavaScript the portal says in %s what it needs and leads to pages that need none',
  async (language) => {
    const { text, headers } = await ask(`/web_site/login?lang=${language}`)
    const words = /<noscript>(.*?)<\/noscript>/s.exec(text)?.[1] ?? ''
    expect(text).toContain(`<html lang="${language}"`)
    expect(words).toContain('JavaScript')
    expect(words).toContain(`/web_site/helpCenter?lang=${language}`)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('vary')).toBe('accept-language, accept-encoding')
    const missing = (await ask(`/web_site/nowhere?lang=${language}`)).text
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(missing)?.[1]).not.toBe(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1])
  },
)

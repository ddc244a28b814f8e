import { site } from '#contract/content.ts'
import { createHash } from 'node:crypto'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { lookAgain } from './pages.ts'

/*
 * The public pages as a browser, a search engine and a reader without scripts get them. Needs a build, which `npm test`
 * makes.
 */

const t = await openTestServer()

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${t.url}${path}`, { method, headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const home = '/web_site/webHome'

test('a page comes in the language of its address, else of the browser, and says which', async () => {
  for (const language of languages) {
    const named = await ask(`${home}?lang=${language}`)
    const html = named.text
    expect([named.status, named.headers.get('content-language')]).toEqual([200, language])
    expect(html).toContain(`<html lang="${language}"`)
  }
  const preferred = await ask(home, { 'accept-language': 'zh-HK,zh;q=0.9' })
  expect(preferred.text).toContain('<html lang="zh-Hant"')
  expect(preferred.headers.get('vary')).toContain('accept-language')
})

// Proves R-001
test('the home page names the service, and places of all four groups can be asked for (R-001)', async () => {
  expect((await ask(`${home}?lang=en`)).text).toMatch(/Smart Cats.*Taobao.*Hong Kong/s)
  const { destinations } = await t.visitor.call(site.formOptions, {})
  expect(new Set(destinations.map(({ group }) => group))).toEqual(new Set(['HK', 'TW', 'SEA', 'OVERSEAS']))
})

test('no page sets a cookie, and none is kept beyond its check', async () => {
  const answer = await ask(home)
  expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([null, 'no-cache'])
})

test('a page that has not changed is not sent again; HEAD tells the same without the page', async () => {
  const first = await ask(home)
  const etag = first.headers.get('etag') ?? ''
  const again = await ask(home, { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await ask(home, { 'if-none-match': etag, 'accept-language': 'zh-CN' })).status).toBe(200)
  const head = await ask(home, {}, 'HEAD')
  expect([head.status, head.headers.get('etag'), head.text]).toEqual([200, etag, ''])
})

test('pages are compressed for browsers that accept it, and plain for others', async () => {
  const text = async (encoding: string) => (await ask(home, { 'accept-encoding': encoding })).text
  expect((await ask(home, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
  expect(await text('identity')).toBe(await text('br'))
})

test('who wants no packed page gets none', async () => {
  for (const [accepted, packed] of [
    ['gzip, br;q=0.5', 'br'],
    ['br ; q=1.0, gzip', 'br'],
    ['br;q=0', null],
    ['gzip, br;q=0.0, *', null],
    ['x-br', null],
  ] as const)
    expect([accepted, (await ask(home, { 'accept-encoding': accepted })).headers.get('content-encoding')]).toEqual([
      accepted,
      packed,
    ])
})

test.each([
  '//[',
  '//:80',
  '/web_site/%2e%2e/%zz',
  '/web_site//[?lang=%zz',
  '/web_site/smartCats/*',
  '/web_site/smartCats/%2A',
])('an address that means nothing is not found, and no fault: %s', async (path) => {
  const status = (await ask(path)).status
  expect([path, status < 500, path.includes('smartCats') ? status : 404]).toEqual([path, true, 404])
})

test('the lines that a page carries may run, and no others; what they fetch is hashed and kept for good', async () => {
  const { text: html, headers } = await ask(home)
  const scripts = [...html.matchAll(/<script(?: type="module"([^>]*))?>(.*?)<\/script>/gs)]
  const hashes = scripts.map(([, , lines = '']) => `'sha256-${createHash('sha256').update(lines).digest('base64')}'`)
  expect(hashes).toHaveLength(2)
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${hashes.join(' ')};`)
  const tag = scripts.map(([, attributes = '']) => attributes).join()
  const parts = [...tag.matchAll(/data-\w+="([^"]+)"/g)].map(([, address = '']) => address)
  expect(parts).toHaveLength(2)
  for (const part of parts) {
    const answer = await ask(part)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
})

test('a write to a page is no method of it, and a page of the portal stays the portal’s', async () => {
  expect((await ask(home, {}, 'POST')).status).toBe(405)
  expect((await ask('/web_site/login')).text).toContain('id="root"')
})

test('the back office opens at its own address, with and without the last stroke', async () => {
  expect((await ask('/staff/')).text).toContain('id="root"')
  expect((await ask('/staff')).headers.get('location')).toBe('/staff/')
})

test('each page names its address, its other languages and what it is about', async () => {
  const html = (await ask(`${home}?lang=en`)).text
  const base = t.context.environment.publicUrl
  expect(html).toContain(`<link rel="canonical" href="${base}/web_site/webHome?lang=en"/>`)
  for (const language of languages)
    expect(html).toContain(
      `<link rel="alternate" hrefLang="${language}" href="${base}/web_site/webHome?lang=${language}"/>`,
    )
  const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(data['@graph'][0]).toMatchObject({ '@type': 'Organization', name: 'Smart Cats' })
  const picture = /property="og:image" content="[^"]*(\/web_site\/[^"]+)"/.exec(html)?.[1] ?? ''
  expect((await ask(picture)).headers.get('content-type')).toBe('image/png')
})

test('search engines find every page in each language, and nothing behind a sign-in', async () => {
  const robots = (await ask('/robots.txt')).text
  expect(robots).toContain(`Sitemap: ${t.context.environment.publicUrl}/sitemap.xml`)
  for (const path of ['/api/', '/staff/', '/dev/']) expect(robots).toContain(`Disallow: ${path}`)
  const map = (await ask('/sitemap.xml')).text
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = '']) => new URL(place.replaceAll('&amp;', '&')),
  )
  expect(places.length).toBeGreaterThan(3 * 20)
  for (const { pathname, search } of places) expect((await ask(pathname + search)).status, pathname + search).toBe(200)
  expect(places.filter(({ pathname }) => /pageHome|login|staff|\*/.test(pathname))).toEqual([])
})

test('what is published shows after the next look, and what is taken back is gone', async () => {
  const read = async () => (await ask('/web_site/privacyPolicy?lang=en')).text
  // Looks now, so that the next look is due only after five seconds.
  lookAgain(t.context)
  await read()
  await t.db.run(
    sql`update pages set body = jsonb_set(body, '{sh}', '"Freshly written words."') where slug = 'privacyPolicy'`,
  )
  expect(await read()).not.toContain('Freshly written words.')
  lookAgain(t.context)
  expect(await read()).toContain('Freshly written words.')
})

test('what somebody wrote into a text stays text', async () => {
  await t.db.run(
    sql`update pages set body = jsonb_set(body, '{sh}', '"<script>alert(1)</script> <img src=x onerror=alert(2)>"') where slug = 'privacyPolicy'`,
  )
  lookAgain(t.context)
  const html = (await ask('/web_site/privacyPolicy?lang=en')).text
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
})

// Proves R-536
test('visits are counted nowhere unless an id is set, and then on public pages alone, by host (R-536)', async () => {
  expect((await ask(home)).text).not.toContain('A-1')
  await t.db.run(
    sql`insert into settings (key, value) values ('analytics.sites', ${JSON.stringify([
      { host: 'a.example', id: 'A-1' },
      { host: 'b.example', id: 'B-2' },
    ])}::jsonb) on conflict (key) do update set value = excluded.value`,
  )
  lookAgain(t.context)
  const answer = await ask(home)
  expect(answer.text).toContain('A-1')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-[^']+' 'sha256-[^']+' https:\/\/www\.googletagmanager\.com;/,
  )
  // A browser applies the latest headers to the page in its cache.
  const again = await ask(home, { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe(answer.headers.get('content-security-policy'))
  await t.db.run(
    sql`insert into settings (key, value) values ('analytics.script', '"https://999.999.999.999/count.js"'::jsonb)`,
  )
  lookAgain(t.context)
  expect((await ask(home)).status).toBe(200)
  const portal = await ask('/web_site/activation?token=x')
  expect(portal.headers.get('content-security-policy')).toContain("script-src 'self';")
})

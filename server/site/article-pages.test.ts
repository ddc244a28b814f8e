import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { lookAgain } from './pages.ts'

/* However old an article is, its page exists. Needs a build, which `npm test` makes. */

const t = await openTestServer()

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${t.url}/web_site${path}`, { method, headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** A year of announcements older than all seeded ones, `told-1` the oldest. */
const publish = (from: number, to: number) =>
  t.db.run(sql`
    insert into articles (kind, slug, title, summary, body, state, publish_at)
    select 'announcement', 'told-' || n, jsonb_build_object('cn', '旧闻 ' || n, 'en', '舊聞 ' || n, 'sh', 'Told ' || n),
      '{"sh": "In short."}', '{"sh": "Up to {{insurancePercent}} of it."}', 'published', '2020-01-01'::timestamptz + n * interval '1 hour'
    from generate_series(${from}::int, ${to}::int) as n`)

await publish(1, 5000)

test('every published article has its page, also the 201st and the 5,000th, in each language', async () => {
  for (const number of [4900, 4850, 4700, 1])
    for (const language of languages) {
      const path = `/smartCats/notice/told-${number}`
      const { status, headers, text } = await ask(`${path}?lang=${language}`)
      expect([status, headers.get('content-language')]).toEqual([200, language])
      expect(text).toContain(`href="${t.context.environment.publicUrl}/web_site${path}?lang=${language}"/>`)
      expect(text).toMatch(new RegExp(`<title>(Told|旧闻|舊聞) ${number} · `))
      expect(text).toContain('Up to 5.00% of it.')
      expect(text).toContain(`/smartCats/notice/told-${number + 1}?`)
      expect(text.includes(`/smartCats/notice/told-${number - 1}?`)).toBe(number > 1)
    }
})

test('the page of an old article is sent as all others are', async () => {
  const path = '/smartCats/notice/told-17?lang=en'
  const [packed, plain] = await Promise.all(
    ['br', 'identity'].map((coding) => ask(path, { 'accept-encoding': coding })),
  )
  expect([packed?.headers.get('content-encoding'), plain?.text]).toEqual(['br', packed?.text])
  const etag = plain?.headers.get('etag') ?? ''
  expect(packed?.headers.get('etag')).toBe(etag)
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
  expect((await ask(path, {}, 'HEAD')).headers.get('etag')).toBe(etag)
  expect(plain?.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
})

test('links alone lead from the list to every article', async () => {
  const reached = new Set(['/smartCats/notice'])
  for (const path of reached) {
    if (/\/told-/.test(path)) continue
    const { status, text } = await ask(`${path}?lang=en`)
    expect([path, status]).toEqual([path, 200])
    for (const [, next = ''] of text.matchAll(/<a href="\/web_site(\/smartCats\/notice\/[^"?]*)/g)) reached.add(next)
  }
  const told = [...reached].filter((path) => /\/told-/.test(path))
  expect(told).toHaveLength(5000)
})

test('what is no published article under its address has no page, however old', async () => {
  await t.db.run(sql`update articles set state = 'draft' where slug = 'told-100'`)
  await t.db.run(sql`update articles set publish_at = '2999-01-01' where slug = 'told-101'`)
  for (const path of [
    'notice/told-100',
    'notice/told-101',
    'industry/told-102',
    'notice/told-9999',
    'notice/-',
    'x/told-1',
  ])
    expect([path, (await ask(`/smartCats/${path}`)).status]).toEqual([path, 404])
  expect((await ask('/smartCats/notice/told-102')).status).toBe(200)
})

async function mapped(): Promise<readonly string[]> {
  const map = await (await fetch(`${t.url}/sitemap.xml`)).text()
  expect(map.endsWith('</urlset>\n')).toBe(true)
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
}

test('the map of the site names every article once', async () => {
  const all = await mapped()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((place) => /\/told-\d+\?lang=en$/.test(place))).toHaveLength(4998)
})

test('an article that is rewritten or taken back is so after the next look', async () => {
  const read = async (number: number) => ask(`/smartCats/notice/told-${number}?lang=en`)
  for (const number of [2000, 2001]) expect((await read(number)).status).toBe(200)
  await t.db.run(sql`update articles set title = '{"sh": "Retold"}' where slug = 'told-2000'`)
  await t.db.run(sql`update articles set state = 'draft' where slug = 'told-2001'`)
  lookAgain(t.context)
  expect((await read(2000)).text).toContain('<title>Retold · ')
  expect((await read(2001)).status).toBe(404)
})

test('of more articles than a map may hold it names the newest', async () => {
  await publish(20_000, 36_700)
  const places = await mapped()
  expect(places.length).toBeGreaterThan(49_990)
  expect(places.length).toBeLessThanOrEqual(50_000)
  expect(places.some((place) => place.includes('/told-36700?'))).toBe(true)
})

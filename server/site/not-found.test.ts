import { languages } from '#domain/language.ts'
import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { portalPaths } from './ahead.ts'

/* What is answered where there is no page, and where there is no JavaScript. Needs a build, as `npm test` makes. */

const t = await openTestHouse()

async function ask(path: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }, method = 'GET') {
  const answer = await fetch(`${t.url}${path}`, { method, headers, redirect: 'manual' })
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
  ['whoever says nothing', '/nonsense', { accept: '*/*' }],
  ['a browser below /api', '/api/nonsense', { accept: 'text/html' }],
  ['a browser below /API', '/API/nonsense', { accept: 'text/html' }],
])('%s reads the refusal', async (_who, path, headers) => {
  const { status, text } = await ask(path, headers)
  expect([status, JSON.parse(text).code]).toEqual([404, 1003])
})

test('inside, every page of the portal is there, however its address is spelt, and no other', async () => {
  const known = await portalPaths()
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
    expect([headers.get('referrer-policy'), headers.get('vary')]).toEqual(['no-referrer', 'accept-language'])
    const missing = (await ask(`/web_site/nowhere?lang=${language}`)).text
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(missing)?.[1]).not.toBe(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1])
  },
)

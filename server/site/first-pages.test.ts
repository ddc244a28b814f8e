import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { makeAhead } from './site.ts'

/* What visitors get between a start and the moment when all pages are made. Needs a build, which `npm test` makes. */

const t = await openTestServer()

async function ask(path: string) {
  const answer = await fetch(`${t.url}/web_site${path}`, { headers: { 'accept-language': 'en' } })
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    policy: answer.headers.get('content-security-policy'),
    text: await answer.text(),
  }
}

const addresses = ['/webHome', '/helpCenter', '/smartCats/industry/how-volume-weight-works', '/smartCats/industry/none']

test('before all pages are made each is made alone, to the letter as it is made ahead', async () => {
  const alone = await Promise.all(addresses.map(ask))
  expect(alone.map(({ status }) => status)).toEqual([200, 200, 200, 404])
  for (const { policy } of alone) expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect((await ask('/login')).text).toContain('id="root"')
  await makeAhead(t.context)
  expect(await Promise.all(addresses.map(ask))).toEqual(alone)
})

test('the next round packs smaller what was packed quickly, and says the same', async () => {
  const sizeOf = async () => {
    const { headers } = await fetch(`${t.url}/web_site/webHome?lang=en`, { headers: { 'accept-encoding': 'br' } })
    return [Number(headers.get('content-length')), headers.get('etag')] as const
  }
  const [quick, etag] = await sizeOf()
  await makeAhead(t.context)
  const [small, same] = await sizeOf()
  expect(small).toBeLessThan(quick)
  expect(same).toBe(etag)
})

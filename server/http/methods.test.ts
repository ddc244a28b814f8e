import { operations } from '#contract/index.ts'
import { parcels } from '#contract/parcels.ts'
import { openTestServer } from '#test/harness.ts'
import { forecast } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const meiling = await t.member()
const home = '/api/vjiyunclient/GetHomeUserInfo'

test('every path of the contract says with 405 which methods it takes', async () => {
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const here = operations.filter((operation) => operation.path === path)
    const taken = new Set<string>(here.flatMap(({ methods }) => methods))
    // A stream has no headers to ask for alone.
    if (
      here.some(({ kind, methods, transport }) => kind === 'read' && methods.includes('GET') && transport !== 'stream')
    )
      taken.add('HEAD')
    const url = path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].filter(
      (each) => !taken.has(each),
    )) {
      const response = await t.visitor.raw(url, { method })
      expect([path, method, response.status]).toEqual([path, method, 405])
      expect([path, response.headers.get('allow')]).toEqual([path, [...taken].sort().join(', ')])
      if (method !== 'HEAD')
        expect(await response.json()).toMatchObject({ code: 1009, data: { next: { place: 'home' } } })
    }
  }
})

test.each(['/api/ready', '/api/openapi.json', '/', '/API/Ready', '/web_site/login', '/staff/receive'])(
  '%s takes no POST, whatever is sent along',
  async (path) => {
    const headers = { 'content-type': 'text/xml', lang: 'en' }
    const response = await t.visitor.raw(path, { method: 'POST', body: '<a/>', headers })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await response.json()).toMatchObject({ code: 1009, msg: '不接受此請求方式' })
  },
)

test('an unknown path stays 404, by every method', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
    expect([method, (await t.visitor.raw('/api/nothing-here', { method })).status]).toEqual([method, 404])
})

test('HEAD answers as GET does, without the body', async () => {
  for (const path of [home, `${home}?lang=sh`, '/api/ready', '/api/openapi.json']) {
    const [get, head] = [await meiling.raw(path), await meiling.raw(path, { method: 'HEAD' })]
    expect([path, head.status, await head.text()]).toEqual([path, get.status, ''])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'))
  }
  expect((await t.visitor.raw(home, { method: 'HEAD' })).status).toBe(401)
  expect((await t.visitor.raw('/', { method: 'HEAD', redirect: 'manual' })).status).toBe(302)
  const list = '/api/vjiyuninbound/get_inbound_web_list?page=0'
  const lengths = await Promise.all(
    ['GET', 'HEAD'].map(async (method) => (await meiling.raw(list, { method })).headers.get('content-length')),
  )
  expect(lengths[0]).toBe(lengths[1])
})

test('a write by GET has no HEAD: nothing happens', async () => {
  const { id } = await forecast(meiling)
  const response = await meiling.raw(`/api/vjiyuninbound/del_inbound_byid?id=${id}`, { method: 'HEAD' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'DELETE, GET, POST'])
  expect((await meiling.call(parcels.get, { id })).id).toBe(id)
  await meiling.raw(`/api/scan/logout?token=${meiling.token}`, { method: 'HEAD' })
  expect((await meiling.raw(home)).status).toBe(200)
})

import { captchas } from '#contract/captchas.ts'
import { signedIn } from '#contract/signed-in.ts'
import { staff } from '#contract/staff.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* The back office on a host of its own. */

const t = await openTestServer({ staffHost: 'staff.example', trustedProxies: ['127.0.0.1'] })
const ported = await openTestServer({ staffHost: 'staff.example:8443', trustedProxies: ['127.0.0.1'] })
const together = await openTestServer({ trustedProxies: ['127.0.0.1'] })

const at = (host: string) => ({ headers: { 'x-forwarded-host': host } })
const statusOf = async (context: typeof t, path: string, host: string) =>
  (await context.visitor.raw(path, { ...at(host), redirect: 'manual' })).status

test('staff are answered at their host, and nowhere else, however the path is spelt', async () => {
  const keeper = await t.staff(['W'])
  expect(await keeper.ask(staff.me, {}, at('STAFF.example'))).toMatchObject({ http: 200, code: 0 })
  expect(await keeper.ask(staff.me, {}, at('cats.example'))).toMatchObject({ http: 404, code: 1003 })
  for (const path of ['/api/admin/session', '/API/Admin/session', '/api/%61dmin/session', '/staff', '/staff/receive'])
    expect(await statusOf(t, path, 'cats.example'), path).toBe(404)
  expect(await statusOf(t, '/api/admin/session', 'staff.example')).toBe(401)
  expect(await statusOf(t, '/staff', 'staff.example')).not.toBe(404)
})

test('the members’ site is not at the host of the staff, whose first page is theirs', async () => {
  for (const path of ['/web_site/webHome', '/web_site', '/Web_site/login', '/dev/mail'])
    expect(await statusOf(t, path, 'staff.example'), path).toBe(404)
  const root = await t.visitor.raw('/', { ...at('staff.example'), redirect: 'manual' })
  expect([root.status, root.headers.get('location')]).toEqual([302, '/staff/'])
  expect(await statusOf(t, '/dev/mail', 'cats.example')).toBe(200)
})

test('what both need is at both: image codes, health', async () => {
  for (const host of ['staff.example', 'cats.example']) {
    expect((await t.visitor.ask(captchas.create, { scene: 'login' }, at(host))).code).toBe(0)
    expect(await statusOf(t, '/api/ready', host)).toBe(200)
  }
})

test('a host that is set with its port is that port alone', async () => {
  expect(await statusOf(ported, '/api/admin/session', 'staff.example:8443')).toBe(401)
  expect(await statusOf(ported, '/api/admin/session', 'staff.example')).toBe(404)
  expect(await statusOf(t, '/api/admin/session', 'staff.example:8443')).toBe(401)
})

test('without the setting both are at one host', async () => {
  const [keeper, member] = [await together.staff(['W']), await together.member()]
  expect((await keeper.ask(staff.me, {}, at('cats.example'))).code).toBe(0)
  expect((await member.ask(signedIn.home, {}, at('cats.example'))).code).toBe(0)
})

import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { consignees } from '#contract/addresses.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { logged } from './log.ts'

/* What people type never reaches the log; what happened does. */

const lines: string[] = []
const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
  lines.push(String(line))
  return true
})
afterAll(() => write.mockRestore())

const t = await openTestServer({ logLevel: 'info' })
const meiling = await t.member()

test('no token, password, name, address, phone or query stands in any log line', async () => {
  const canaries = ['CanaryName', 'CanaryStreet 1', 'Canary_pass1', 'canary.nobody@example.com']
  await meiling.ask(consignees.save, {
    name: canaries[0],
    phone: '+852 9999 0000',
    regionCode: 'nowhere',
    address: canaries[1],
    postalCode: '999077',
  })
  await t.visitor.ask(auth.login, { account: canaries[3], password: canaries[2], ...(await t.captcha('login')) })
  await meiling.raw(`/api/vjiyunclient/get_client_Geter_byfilter?keyword=${canaries[0]}`)
  await meiling.call(signedIn.home, {})
  await t.visitor.ask(signedIn.logout, { token: meiling.token })
  await expect.poll(() => lines.length).toBeGreaterThan(5)
  const log = lines.join('\n')
  expect([...canaries, '9999 0000', meiling.token].filter((canary) => log.includes(canary))).toEqual([])
  expect(log).toContain('/api/scan/logout')
})

test('a fault of the database says which and where, and nothing of what was stored', async () => {
  await t.db.run(sql`alter table addresses add constraint planted_fault check (name <> 'CanaryReceiver')`)
  const leaf = await t.db.row(
    sql<{ code: string }>`select code from regions where leaf and country_code = 'HK' limit 1`,
  )
  const { code } = await (await t.member()).ask(consignees.save, {
    name: 'CanaryReceiver',
    phone: '+852 5123 4567',
    regionCode: leaf.code,
    address: 'CanaryStreet 2',
    postalCode: '999077',
  })
  expect(code).toBe(1000)
  const fault = () => lines.find((line) => line.includes('planted_fault')) ?? ''
  await expect.poll(fault).toContain('23514')
  const { err, msg } = JSON.parse(fault()) as { err: { message: string; stack: string }; msg: string }
  expect([err.message, msg]).toEqual(['23514 addresses planted_fault', 'fault'])
  expect(err.stack).toContain('addresses')
  expect(lines.filter((line) => /CanaryReceiver|CanaryStreet/.test(line))).toEqual([])
})

test('a fault whose first line quotes a stored value leaves that line out', async () => {
  const error: unknown = await t.db.run(sql`select ${'CanaryText'}::text::integer`).catch((fault: unknown) => fault)
  if (!(error instanceof Error)) throw new Error('the database takes a text for a number')
  expect(error.stack).toContain('invalid input syntax for type integer: "CanaryText"')
  expect(JSON.stringify(logged.err(error))).not.toContain('CanaryText')
  expect(logged.err(error)).toMatchObject({ message: expect.stringContaining('22P02') })
})

test('every line of a request carries its id', async () => {
  const response = await t.visitor.raw('/api/health')
  const id = response.headers.get('x-request-id') ?? 'none'
  await expect.poll(() => lines.filter((line) => line.includes(id)).length).toBeGreaterThan(0)
})

const requestLine = (response: Response) => {
  const id = response.headers.get('x-request-id') ?? 'none'
  return expect
    .poll(() => lines.filter((line) => line.includes(id)))
    .toHaveLength(1)
    .then(() => JSON.parse(lines.find((line) => line.includes(id)) ?? '') as Record<string, unknown>)
}

test('one line a request says what was asked, how it ended and how long it took', async () => {
  const line = await requestLine(await t.visitor.raw('/api/nothing-here?keyword=secret', { method: 'POST' }))
  expect(line).toMatchObject({ method: 'POST', path: '/api/nothing-here', status: 404, ms: expect.any(Number) })
})

test('lines of one account can be found together, and tell nobody whose they are', async () => {
  const [member, keeper] = [await t.member(), await t.staff(['W'])]
  const home = '/api/vjiyunclient/GetHomeUserInfo'
  const own = [await member.raw(home), await member.raw(`${home}?lang=en`)]
  const [first, second] = await Promise.all(own.map(requestLine))
  const other = await requestLine(await (await t.member()).raw(home))
  const staffLine = await requestLine(await keeper.raw('/api/admin/orders'))
  const nobodys = await requestLine(await t.visitor.raw(home))
  expect(first?.['account']).toMatch(/^[\w-]{12}$/)
  expect(second?.['account']).toBe(first?.['account'])
  expect(new Set([first?.['account'], other['account'], staffLine['account'], nobodys['account']]).size).toBe(4)
  expect(nobodys['account']).toBeUndefined()
  expect(first?.['network']).toBe(other['network'])
  const log = lines.filter((line) => line.includes('"reqId"')).join('\n')
  for (const secret of [member.id, member.memberNumber, member.email, keeper.id, keeper.username, '127.0.0'])
    expect([secret, log.includes(secret)]).toEqual([secret, false])
})

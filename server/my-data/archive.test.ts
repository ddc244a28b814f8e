import { randomBytes } from 'node:crypto'
import { myData } from '#contract/my-data.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { canary, fullMember } from '#test/full-member.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { unzipped } from '#test/unzip.ts'
import { expect, test } from 'vitest'
import { fileWords } from './text.ts'

const t = await openTestServer()
const limited = await openTestServer({ rateLimits: true })
const path = myData.archive.path

async function archiveOf(member: TestMember, lang = 'sh') {
  const response = await member.raw(path, { headers: { lang } })
  expect(response.status).toBe(200)
  return { response, files: unzipped(Buffer.from(await response.arrayBuffer())) }
}

const linesOf = (files: ReadonlyMap<string, Buffer>, name: string) =>
  (files.get(name)?.toString() ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')

test('the archive is a file to keep, named for its owner and the day', async () => {
  const member = await t.member()
  const { response, files } = await archiveOf(member)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="my-data-${member.memberNumber}-\\d{4}-\\d\\d-\\d\\d\\.zip"$`),
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect([...files.keys()]).toEqual(['readme.txt', ...Object.keys(fileWords)])
})

// Proves E-75
test('passkeys are in it by name and dates, and neither their keys nor what opens the account', async () => {
  const member = await t.member()
  const [credentialId, publicKey] = [randomBytes(16), randomBytes(32)]
  await t.db.run(sql`
    insert into passkeys (member_id, credential_id, public_key, sign_count, transports, name)
    values (${member.id}, ${credentialId}, ${publicKey}, 7, '{usb}', 'Key on my ring')`)
  await t.db.run(sql`
    update members set totp_sealed = ${publicKey}, recovery_hashes = ${[credentialId]}::bytea[] where id = ${member.id}`)
  const { files } = await archiveOf(member)
  const profile = files.get('profile.json')?.toString() ?? ''
  expect(JSON.parse(profile)).toMatchObject({
    passkeys: [{ name: 'Key on my ring', addedAt: expect.any(String), lastUsedAt: null }],
    authenticatorCode: true,
  })
  const all = [...files.values()].join('\n')
  for (const secret of [credentialId, publicKey])
    for (const spelling of ['hex', 'base64', 'base64url'] as const) expect(all).not.toContain(secret.toString(spelling))
})

test('everything that a member has left anywhere is in it', async () => {
  const member = await fullMember(t)
  const { files } = await archiveOf(member)
  expect(JSON.parse(files.get('profile.json')?.toString() ?? '')).toMatchObject({
    memberNumber: member.memberNumber,
    email: member.email,
    phone: '+85291234567',
    realName: canary,
    nicknames: { facebook: canary, wechat: canary, qq: canary, wangwang: canary },
  })
  for (const file of [
    'addresses.csv',
    'parcels.csv',
    'orders.csv',
    'reduced-services.csv',
    'claims.csv',
    'purchases.csv',
    'messages.csv',
    'rules.csv',
    'bills.csv',
  ])
    expect([file, linesOf(files, file).join('').includes(canary)]).toEqual([file, true])
  for (const file of [
    'parcel-goods.csv',
    'parcel-steps.csv',
    'weighings.csv',
    'order-steps.csv',
    'sign-ins.csv',
    'mails.csv',
    'bank-transfers.csv',
    'online-payments.csv',
  ])
    expect([file, linesOf(files, file).length > 1]).toEqual([file, true])
  expect(linesOf(files, 'messages.csv').join()).toContain(`${member.email},${canary}?`)
  expect(linesOf(files, 'parcels.csv').join()).toContain(`${canary}-1,${canary}`)
  expect(linesOf(files, 'rules.csv')[1]).toMatch(new RegExp(`,,9,${canary},.*,CNY,,no,123.00,yes$`))
  expect(linesOf(files, 'rule-steps.csv')[1]).toMatch(new RegExp(`^${canary},.*,Stopped by you,$`))
  expect(linesOf(files, 'online-payments.csv')[1]).toMatch(/^[\da-f-]{36},.*,Alipay,43\.21,CNY,Closed,,0\.00,$/)
  const money = linesOf(files, 'money.csv')
  expect(money[0]).toBe('Time,Event,Amount,Currency,Balance before,Balance after,Reference,Remark')
  expect(money.join('\n')).toMatch(/Order payment,-83\.00,CNY,83\.00,0\.00,JH/)
  expect(money.join('\n')).toMatch(/Granted by customer service,50,COIN,0,50,/)
  const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'))
  expect(pictures).toHaveLength(2)
  for (const name of pictures) expect(files.get(name)?.length).toBeGreaterThan(50)
})

// Proves R-350
test('it holds no password, no token, and nothing of anybody else', async () => {
  const [meiling, chiho] = [await fullMember(t), await fullMember(t)]
  const { files } = await archiveOf(meiling)
  const all = [...files.values()].map(String).join('\n')
  expect(all).not.toMatch(/argon2|token_hash|password_hash/)
  expect(all).not.toContain(chiho.memberNumber)
  expect(all).not.toContain(chiho.email)
  expect(all).not.toContain(meiling.token)
})

test('heads and words are in the language that is asked for', async () => {
  const member = await fullMember(t)
  const heads: string[] = []
  for (const [lang, language] of [
    ['cn', languages[0]],
    ['en', languages[1]],
    ['sh', languages[2]],
  ] as const) {
    const { files } = await archiveOf(member, lang)
    heads.push(linesOf(files, 'parcels.csv')[0] ?? '')
    for (const words of Object.values(fileWords)) expect(files.get('readme.txt')?.toString()).toContain(words[language])
  }
  expect(heads[0]).toMatch(/^快递单号,快递公司,仓库,状态/)
  expect(heads[1]).toMatch(/^快遞單號,快遞公司,倉庫,狀態/)
  expect(heads[2]).toMatch(/^Tracking number,Courier,Warehouse,Status/)
})

test('what looks like a formula stays a text', async () => {
  const member = await t.member()
  await t.db.run(sql`
    insert into messages (kind, member_id, contact_name, content, language, status) values ('feedback', ${member.id}, '=1+1', '@sum', 'en', 'open')`)
  expect(linesOf((await archiveOf(member)).files, 'messages.csv')[1]).toContain(",'=1+1,,,'@sum,")
})

test('a visitor gets an envelope with 401, and staff get none', async () => {
  const response = await t.visitor.raw(path)
  expect([response.status, (await response.json()).code]).toEqual([401, 2001])
  expect((await (await t.staff(['A'])).raw(path)).status).toBe(401)
})

test('more than ten in an hour are too many', async () => {
  const member = await limited.member()
  for (let taken = 0; taken < 10; taken++) expect((await member.raw(path)).status).toBe(200)
  const response = await member.raw(path)
  expect([response.status, (await response.json()).code]).toEqual([429, 1004])
})

test('tens of thousands of parcels are all in it, each once, and take little memory', async () => {
  const member = await t.member()
  await t.db.run(sql`
    insert into parcels (member_id, warehouse_id, courier_code, tracking_number, customer_code, source, status, latest_event, latest_event_at,
      forecast_at, listed_at, deleted_at)
    select ${member.id}, (select id from warehouses where code = 2), 'SF', 'SFARCHIVE' || lpad(n::text, 6, '0'), 'X', 'web', 'forecast', 'forecast', now(),
      now(), now() - make_interval(secs => n / 3), case when n % 10 = 0 then now() end
    from generate_series(1, 12000) n`)
  const before = process.memoryUsage()
  const { files } = await archiveOf(member)
  const after = process.memoryUsage()
  const numbers = linesOf(files, 'parcels.csv')
    .slice(1)
    .map((line) => line.split(',')[0])
  expect(new Set(numbers).size).toBe(12_000)
  expect(numbers).toHaveLength(12_000)
  // Client and server both run in this process, and so does the whole unpacked archive.
  expect(after.heapUsed + after.external - before.heapUsed - before.external).toBeLessThan(100 * 1024 * 1024)
})

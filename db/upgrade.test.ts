import { readdir } from 'node:fs/promises'
import { isEmail } from '#domain/email.ts'
import { mailboxOfEmail } from '#domain/referral.ts'
import { openDatabase } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { databaseBefore, databaseOf, readFixture } from '#test/older-database.ts'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'

const fixtures = (await readdir('test/fixtures')).filter((name) => name.endsWith('.json.gz'))

test('there are snapshots of earlier schemas to start from', () => {
  expect(fixtures.length).toBeGreaterThan(0)
})

test.each(fixtures)('data of %s survive all later migrations with their books whole', async (fixture) => {
  const snapshot = await readFixture(fixture)
  const { url, client } = await databaseOf(snapshot)
  await migrate(url)
  for (const [table, rows] of Object.entries(snapshot.tables)) {
    const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int as count from "${table}"`)
    expect([table, counted[0]?.count]).toEqual([table, rows.length + addedTo(table, fixture)])
  }
  await client.end()
  const database = openDatabase({ connectionString: url, poolSize: 1 })
  expect(await checkBooks(database)).toEqual([])
  await database.close()
})

/** Rows that later migrations add: the accounts that balances are opened from, and a price that replaces a wrong one. */
function addedTo(table: string, fixture: string): number {
  if (table === 'ledger_accounts') return fixture < '0070' ? 3 : 0
  return table === 'price_rules' && fixture < '0034' ? 1 : 0
}

test('South-East Asia is announced from the schema that knows of it on, but for where orders went already', async () => {
  const { url, client } = await databaseOf(await readFixture('0027_visitors_keys_and_older_articles.json.gz'))
  await migrate(url)
  const { rows } = await client.query<{ code: string }>(
    `select code from destinations where group_code = 'SEA' and open or group_code <> 'SEA' and not open order by code`,
  )
  expect(rows).toEqual([{ code: 'MY' }])
  await client.end()
})

test('the answer to a visitor’s form survives the schema that gives visitors keys of their own', async () => {
  const { url, client } = await databaseBefore('0027')
  const nobody = '00000000-0000-0000-0000-000000000000'
  await client.query(
    `insert into idempotency_keys (user_kind, user_id, call, key, body_hash, answer)
      values ('member', $1, 'feedback.create', 'of-a-visitor', 'v', '{"data":1}'), ('member', new_id(), 'orders.pay', 'of-a-member', 'm', '{}')`,
    [nobody],
  )
  await migrate(url)
  const { rows } = await client.query<{ kind: string; key: string; isOwned: boolean }>(
    `select user_kind as kind, key, user_id is not null as "isOwned" from idempotency_keys order by key`,
  )
  expect(rows).toEqual([
    { kind: 'member', key: 'of-a-member', isOwned: true },
    { kind: 'visitor', key: 'of-a-visitor', isOwned: false },
  ])
  const stored = await client.query(
    `select answer from stored_answer('visitor', null, 'feedback.create', 'of-a-visitor')`,
  )
  expect(stored.rows).toEqual([{ answer: { data: 1 } }])
  await client.end()
})

test('staff who shared an e-mail keep a mailbox each way, the oldest the address, and nobody is given it again', async () => {
  const { url, client } = await databaseBefore('0031')
  const add = (username: string, email: string) =>
    client.query(`insert into staff (username, name, email, password_hash, roles) values ($1, $1, $2, 'x', '{W}')`, [
      username,
      email,
    ])
  const given = [
    'chow@example.com',
    ' Chow@Example.com',
    'CHOW@example.com',
    '',
    '',
    'amy+a@example.com',
    'amy+a@example.com',
  ]
  for (const [index, email] of given.entries()) await add(`staff${index}`, email)
  await migrate(url)
  const { rows } = await client.query<{ email: string }>('select email from staff order by username')
  const emails = rows.map(({ email }) => email)
  expect(emails).toEqual([
    'chow@example.com',
    expect.stringMatching(/^Chow\+[0-9a-f]{8}@Example\.com$/),
    expect.stringMatching(/^CHOW\+[0-9a-f]{8}@example\.com$/),
    '',
    '',
    'amy+a@example.com',
    expect.stringMatching(/^amy\+a\+[0-9a-f]{8}@example\.com$/),
  ])
  const mailboxes = emails.map((email) => mailboxOfEmail(email.toLowerCase()))
  expect(new Set(mailboxes)).toEqual(new Set(['chow@example.com', 'amy@example.com', '@']))
  expect(emails.filter((email) => email !== '').every(isEmail)).toBe(true)
  await expect(add('late', 'Chow@EXAMPLE.com')).rejects.toThrow('staff_email')
  await add('silent', '')
  await client.end()
})

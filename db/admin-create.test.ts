import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { staff } from '#contract/staff.ts'
import { staffCoins } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const password = 'the night shift has tea'

test('an administrator is made, signs in and may do everything', async () => {
  expect(await create(['--username', 'Chow', '--name', '周姐'], { ADMIN_PASSWORD: password })).toMatchObject({
    exit: 0,
  })
  const captcha = await t.captcha('login')
  const { token, mustChangePassword } = await t.visitor.call(staff.login, { username: 'chow', password, ...captcha })
  const { staff: found } = await callerAt(t.url, token).call(staff.me, {})
  expect({ ...found, mustChangePassword }).toMatchObject({
    username: 'chow',
    name: '周姐',
    roles: ['A'],
    mustChangePassword: false,
  })
})

test('with an e-mail an administrator settles nothing of the account that has the same mailbox', async () => {
  const member = await t.member()
  const [name, domain] = member.email.split('@')
  const email = ` ${name?.toUpperCase()}+work@${domain} `
  expect(
    await create(['--username', 'chief', '--name', 'Chief', '--email', email], { ADMIN_PASSWORD: password }),
  ).toMatchObject({ exit: 0 })
  const captcha = await t.captcha('login')
  const { token } = await t.visitor.call(staff.login, { username: 'chief', password, ...captcha })
  const chief = callerAt(t.url, token)
  const gift = { memberNumber: member.memberNumber, coins: 1, reason: 'sorry' }
  expect(await chief.ask(staffCoins.adjust, gift)).toMatchObject({ http: 409, code: 9003 })
  const { memberNumber } = await t.member()
  expect((await chief.ask(staffCoins.adjust, { ...gift, memberNumber })).code).toBe(0)
})

test('an e-mail that somebody of the staff has is refused, however it is written', async () => {
  const words = ['--username', 'chow2', '--name', 'Chow', '--email']
  expect(await create([...words, 'chow2@example.com'], { ADMIN_PASSWORD: password })).toMatchObject({ exit: 0 })
  words[1] = 'chow3'
  expect(await create([...words, 'CHOW2@example.com'], { ADMIN_PASSWORD: password })).toEqual({
    exit: 1,
    said: expect.stringMatching(/has this e-mail/),
  })
})

test('it leaves a row in the audit trail, and the other administrators read of it in their language', async () => {
  const other = await t.staff(['A'])
  await t.db.run(sql`update staff set email = 'other@example.com', language = 'zh-Hant' where id = ${other.id}`)
  expect(
    await create(['--username', 'late', '--name', 'Late', '--email', 'late@example.com'], { ADMIN_PASSWORD: password }),
  ).toMatchObject({ exit: 0 })
  const { id } = await t.db.row(sql<{ id: string }>`select id from staff where username = 'late'`)
  const trail = await t.db.rows(
    sql`select staff_id as "by", call, after, request_id as "from" from audit_log where target_id = ${id}`,
  )
  const after = { username: 'late', name: 'Late', email: 'late@example.com', roles: ['A'], warehouseIds: [] }
  expect(trail).toEqual([{ by: id, call: 'staff.create', after, from: 'admin:create' }])
  expect(JSON.stringify(trail)).not.toContain('argon2')
  const mails = await mailsTo(t.db, 'other@example.com')
  expect(mails).toMatchObject([{ kind: 'STAFF_CHANGED', language: 'zh-Hant', subject: '員工帳戶有變動：late' }])
  expect(mails[0]?.body).toContain('npm run admin:create 更改了 Late（late）的後台帳戶')
  expect(await mailsTo(t.db, 'late@example.com')).toEqual([])
})

test('the password is read from the first line that comes in', async () => {
  expect(await create(['--username', 'second', '--name', 'Second'], {}, `${password}\n`)).toMatchObject({ exit: 0 })
  expect(await rows('second')).toHaveLength(1)
})

test.each([
  [['--username', 'third'], password, /Usage/],
  [['--username', 'third', '--nome', 'x'], password, /Usage/],
  [['--username', 'a b', '--name', 'Third'], password, /username must have/],
  [['--username', 'third', '--name', 'Third', '--email', 'third'], password, /e-mail/],
  [['--username', 'third', '--name', 'Third'], 'administrator', /12 to 64/],
  [['--username', 'third', '--name', 'Third'], 'short', /12 to 64/],
])('%j is refused and nothing is made', async (words, given, complaint) => {
  expect(await create(words, { ADMIN_PASSWORD: given })).toEqual({ exit: 1, said: expect.stringMatching(complaint) })
  expect(await rows('third')).toEqual([])
})

test('without a word on its input it says so, instead of ending as if it had made somebody', async () => {
  const outcome = await create(['--username', 'fourth', '--name', 'Fourth'], {})
  expect(outcome).toEqual({ exit: 1, said: expect.stringMatching(/12 to 64/) })
  expect(await rows('fourth')).toEqual([])
})

test('a username is given once', async () => {
  const keeper = await t.staff(['W'])
  const outcome = await create(['--username', keeper.username, '--name', 'Thief'], { ADMIN_PASSWORD: password })
  expect(outcome).toEqual({ exit: 1, said: expect.stringMatching(/taken/) })
  expect(await rows(keeper.username)).toEqual([{ name: keeper.username, roles: ['W'] }])
})

const rows = (username: string) => t.db.rows(sql`select name, roles from staff where username = ${username}`)

async function create(words: readonly string[], env: Record<string, string>, typed = '') {
  const script = fileURLToPath(new URL('./admin-create.ts', import.meta.url))
  const { connectionString = '' } = t.context.database.pool.options
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
    env: { PATH: process.env['PATH'], DATABASE_URL: connectionString, ...env },
  })
  child.stdin.end(typed)
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { exit: child.exitCode, said: out + complaint }
}

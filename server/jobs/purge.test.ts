import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { sql } from '#server/database/db.ts'
import { storePicture } from '#server/files/files.ts'
import { mailFolder } from '#server/mail/mail-file.ts'
import { remakePicture } from '#server/files/pictures.ts'
import { purge } from './purge.ts'
import sharp from 'sharp'

const { context, db, member, staff } = await openTestServer()

/** As if the store's files had been written long ago. */
const later = { ...context, files: { ...context.files, remove: (key: string) => context.files.remove(key, 0) } }

async function store(owner: TestMember, colour: string) {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const picture = await remakePicture(bytes, 1_000_000)
  const id = await storePicture(context, context.database, { kind: 'member', id: owner.id }, 'voucher', picture)
  return { id, key: picture.sha256.toString('hex') }
}

const age = (id: string, used = false) =>
  db.run(sql`update files set created_at = now() - interval '25 hours', used = ${used} where id = ${id}`)
const idsOf = async () => (await db.rows(sql<{ id: string }>`select id from files`)).map(({ id }) => id)
const isStored = (key: string) =>
  context.files.get(key).then(
    () => true,
    () => false,
  )

test('a picture that nothing was attached to for a day is forgotten, with its bytes', async () => {
  const meiling = await member()
  const [old, fresh, attached] = [
    await store(meiling, 'red'),
    await store(meiling, 'green'),
    await store(meiling, 'blue'),
  ]
  await age(old.id)
  await age(attached.id, true)
  await purge(later)
  expect((await idsOf()).sort()).toEqual([fresh.id, attached.id].sort())
  expect([await isStored(old.key), await isStored(fresh.key), await isStored(attached.key)]).toEqual([
    false,
    true,
    true,
  ])
})

test('bytes that another row needs, or that were put a moment ago, stay', async () => {
  const [meiling, aisyah] = [await member(), await member()]
  const [mine, theirs] = [await store(meiling, 'teal'), await store(aisyah, 'teal')]
  expect(mine.key).toBe(theirs.key)
  await age(mine.id)
  await purge(later)
  expect(await idsOf()).not.toContain(mine.id)
  expect(await isStored(mine.key)).toBe(true)

  const again = await store(meiling, 'navy')
  await age(again.id)
  await purge(context)
  expect(await idsOf()).not.toContain(again.id)
  expect(await isStored(again.key)).toBe(true)
})

test('a picture that is being attached at this moment is passed over', async () => {
  const { id, key } = await store(await member(), 'gold')
  await age(id)
  await context.database.transaction(async (tx) => {
    await tx.run(sql`update files set used = true where id = ${id}`)
    await purge(later)
  })
  expect(await idsOf()).toContain(id)
  expect(await isStored(key)).toBe(true)
})

test('spent codes, keys, links and old sessions go; what still serves stays', async () => {
  const meiling = await member()
  await db.run(
    sql`insert into captchas (scene, answer_hash, expires_at) values ('login', '', now() - interval '2 hours'), ('claim', '', now())`,
  )
  await db.run(sql`insert into rate_hits values ('old', now() - interval '3 days', 1), ('new', now(), 1)`)
  await db.run(sql`
    insert into idempotency_keys (user_kind, user_id, call, key, body_hash, expires_at)
    select 'member', ${meiling.id}, 'x', key, '', now() + due from (values ('old', interval '-1 second'), ('new', interval '1 hour')) as k (key, due)`)
  await db.run(sql`
    insert into auth_tokens (member_id, kind, token_hash, expires_at, used_at)
    values (${meiling.id}, 'reset', 'used', now() + interval '1 hour', now() - interval '2 days'), (${meiling.id}, 'reset', 'old', now() - interval '2 days', null),
      (${meiling.id}, 'reset', 'new', now() - interval '1 hour', null)`)
  await db.run(sql`
    insert into member_sessions (member_id, token_hash, expires_at, ended_at)
    values (${meiling.id}, 'ended', now(), now() - interval '91 days'), (${meiling.id}, 'expired', now() - interval '91 days', null), (${meiling.id}, 'recent', now() - interval '89 days', null)`)
  await purge(context)
  expect(await db.rows(sql`select scene from captchas`)).toEqual([{ scene: 'claim' }])
  expect(await db.rows(sql`select bucket from rate_hits`)).toEqual([{ bucket: 'new' }])
  expect(await db.rows(sql`select key from idempotency_keys`)).toEqual([{ key: 'new' }])
  expect(await db.rows(sql`select encode(token_hash, 'escape') as token from auth_tokens`)).toEqual([{ token: 'new' }])
  expect(
    await db.rows(
      sql`select encode(token_hash, 'escape') as token from member_sessions where member_id = ${meiling.id} and length(token_hash) < 32`,
    ),
  ).toEqual([{ token: 'recent' }])
})

test('sessions of staff and failed sign-ins are forgotten when they say nothing any more', async () => {
  const { id } = await staff(['W'])
  await db.run(sql`
    insert into staff_sessions (staff_id, token_hash, expires_at, ended_at)
    values (${id}, 'ended', now(), now() - interval '91 days'), (${id}, 'expired', now() - interval '91 days', null), (${id}, 'recent', now() - interval '89 days', null)`)
  await db.run(sql`
    insert into sign_in_failures (account, network, failures, window_start, locked_until)
    values ('old', '203.0.113', 3, now() - interval '25 hours', null), ('over', '203.0.113', 5, now() - interval '25 hours', now() - interval '1 hour'),
      ('closed', '203.0.113', 5, now() - interval '25 hours', now() + interval '1 minute'), ('new', '203.0.113', 3, now() - interval '23 hours', null)`)
  await purge(context)
  expect(
    await db.rows(
      sql`select encode(token_hash, 'escape') as token from staff_sessions where staff_id = ${id} and length(token_hash) < 32`,
    ),
  ).toEqual([{ token: 'recent' }])
  expect(await db.rows(sql`select account from sign_in_failures order by account`)).toEqual([
    { account: 'closed' },
    { account: 'new' },
  ])
})

test('to whom we wrote is forgotten after thirty days, sent or set aside; what still waits stays', async () => {
  await db.run(sql`
    insert into mail_outbox (to_address, kind, language, subject, body, state, created_at)
    select state || days || '@example.com', 'TEST', 'en', '', '', state, now() - make_interval(days => days)
    from unnest(array['sent', 'failed', 'queued']) as state, unnest(array[29, 31]) as days`)
  await purge(context)
  const left = await db.rows(sql<{ to: string }>`select to_address as to from mail_outbox order by to_address`)
  expect(left.map(({ to }) => to.split('@')[0])).toEqual(['failed29', 'queued29', 'queued31', 'sent29'])
})

test('mails in the folder go after thirty days too', async () => {
  const folder = mailFolder(context.environment.dataDir)
  await mkdir(folder, { recursive: true })
  for (const [name, days] of [
    ['old.eml', 31],
    ['recent.eml', 29],
  ] as const) {
    await writeFile(join(folder, name), 'To: a@example.com')
    const at = new Date(Date.now() - days * 86_400_000)
    await utimes(join(folder, name), at, at)
  }
  await purge(context)
  expect(await readdir(folder)).toEqual(['recent.eml'])
})

test('a guard that is over, and a task that is too old, are forgotten', async () => {
  await db.run(sql`
    insert into guessed_accounts (account, failures, window_start, guarded_until)
    values ('over', 100, now() - interval '3 days', now() - interval '25 hours'), ('few', 3, now() - interval '25 hours', null),
      ('stands', 100, now() - interval '3 days', now() - interval '23 hours'), ('counts', 3, now(), null)`)
  await db.run(sql`
    insert into spent_proofs (salt, request_id, expires_at) values ('old', '', now() - interval '1 second'), ('new', '', now() + interval '1 minute')`)
  await purge(context)
  expect(await db.rows(sql`select account from guessed_accounts order by account`)).toEqual([
    { account: 'counts' },
    { account: 'stands' },
  ])
  expect(await db.rows(sql`select salt from spent_proofs`)).toEqual([{ salt: 'new' }])
})

test('wrong tries to claim a parcel are forgotten after three days', async () => {
  const { id } = await member()
  await db.run(sql`
    insert into claim_misses (member_id, at) values (${id}, now() - interval '73 hours'), (${id}, now() - interval '71 hours')`)
  await purge(context)
  expect(await db.rows(sql`select member_id as id from claim_misses`)).toEqual([{ id }])
})

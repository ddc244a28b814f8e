import { setTimeout } from 'node:timers/promises'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { sql } from './db.ts'

/* The connection that members' reads share. */

const t = await openTestServer()
const { reads } = t.context.database

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`
const asleep = (seconds: number) => sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(${seconds})`

test('many reads at once share one connection, and each gets its own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, place) =>
      reads.row(sql<{ pid: number; place: number }>`select pg_backend_pid() as pid, ${place}::int as place`),
    ),
  )
  expect(answers.map(({ place }) => place)).toEqual(answers.map((_, place) => place))
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
})

test('one that the database refuses takes nothing from those beside it', async () => {
  const [before, refused, after] = await Promise.allSettled([
    reads.row(sql`select 1 as number`),
    reads.row(sql`select 1 / ${0}::int as number`),
    reads.row(sql`select 2 as number`),
  ])
  expect(before).toMatchObject({ value: { number: 1 } })
  expect(refused).toMatchObject({ reason: { code: '22012' } })
  expect(after).toMatchObject({ value: { number: 2 } })
})

test('nothing can be written there', async () => {
  const member = await t.member()
  await expect(reads.run(sql`update members set language = 'en' where id = ${member.id}`)).rejects.toMatchObject({
    code: '25006',
  })
})

test('while one takes long, what is asked later is answered by another connection', async () => {
  const { pid } = await reads.row(backend)
  const slow = reads.row(asleep(1))
  await setTimeout(50)
  expect((await reads.row(backend)).pid).not.toBe(pid)
  await slow
})

test('one that takes too long starts again elsewhere, and those behind it are answered', async () => {
  const { pid } = await reads.row(backend)
  const slow = reads.row(asleep(1))
  expect(await Promise.race([slow, reads.row(backend)])).toEqual({ pid })
  expect((await slow).pid).not.toBe(pid)
})

test('when the connection is cut, what was on its way is asked once more elsewhere, and the next one opens another', async () => {
  const { pid } = await reads.row(backend)
  const cut = [asleep(0.5), backend].map((query) => reads.row(query))
  await t.db.run(sql`select pg_terminate_backend(${pid})`)
  for (const answer of await Promise.all(cut)) expect(answer.pid).not.toBe(pid)
  expect((await reads.row(backend)).pid).not.toBe(pid)
})

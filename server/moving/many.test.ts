import { moving } from '#contract/moving.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openTestServer } from '#test/harness.ts'
import { openMoving } from '#test/moving.ts'
import { expect, test } from 'vitest'

/*
 * A whole company. `npm run prove -- moving` moves 20,000 members with 60,000 parcels in and says how long it took; the
 * suite moves a hundredth.
 */

const isProof = process.env['PROVE'] === '1'
const count = isProof ? 20_000 : 200
const perMember = 3
const seed = Number(process.env['SEED'] ?? 1)

const t = await openTestServer()
const { admin, upload, moveIn, run, work, fileOf } = await openMoving(t)

/** Numbers below 1 that are the same for the same seed. */
function seeded(start: number) {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const pieceLength = 1024 * 1024
const numbers = Array.from({ length: count }, (_, at) => `M${String(at + 1).padStart(6, '0')}`)
const file = (heads: string, rows: readonly string[]) => `${[heads, ...rows].join('\r\n')}\r\n`

const members = () =>
  file(
    'oldNumber,email,region,phone,name,language,registeredOn',
    numbers.map((number) => `${number},${number.toLowerCase()}@example.com,HK,91234567,陳小明,zh-Hant,2023-05-01`),
  )
const parcels = () =>
  file(
    'key,oldNumber,warehouse,trackingNumber,weightKg,lengthCm,widthCm,heightCm,arrivedOn,shelf,goodsName,goodsType,quantity,unitPrice',
    numbers.flatMap((number) =>
      Array.from(
        { length: perMember },
        (_, at) =>
          `${number}-${at},${number},2,SF${number.slice(1)}${at}00000,1.250,30,20,10,2026-10-01,A-${at},衣服,ordinary,2,35.00`,
      ),
    ),
  )

/** Random balances, and what they add up to. */
function balances() {
  const random = seeded(seed)
  const sums = { CNY: 0, HKD: 0, COIN: 0 }
  const rows = numbers.flatMap((number) =>
    (['CNY', 'HKD', 'COIN'] as const).flatMap((unit) => {
      if (random() < 0.4) return []
      const amount = 1 + Math.floor(random() * 100_000)
      sums[unit] += amount
      return [`${number},${unit},${unit === 'COIN' ? amount : (amount / 100).toFixed(2)}`]
    }),
  )
  return { text: file('oldNumber,unit,amount', rows), rows: rows.length, sums }
}

const opened = async (): Promise<Record<string, number>> => {
  const sums = await t.db.rows(sql<{ unit: string; amount: number }>`
    select unit, sum(amount)::bigint as amount from ledger_entries where event = 'OPENING' group by unit`)
  return Object.fromEntries(sums.map(({ unit, amount }) => [unit, amount]))
}

test(`${count} members with their balances and ${count * perMember} parcels move in, and the openings are the sums of the file`, async () => {
  const begun = performance.now()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const runId = await run()
  const { text, rows, sums } = balances()
  const people = await upload(runId, 'members', members(), pieceLength)
  expect(people).toMatchObject({ state: 'ready', rows: count, faults: 0 })
  expect(await moveIn(people.id)).toMatchObject({ moved: count, faults: 0 })
  const money = await upload(runId, 'balances', text, pieceLength)
  expect(await moveIn(money.id)).toMatchObject({ state: 'moved', moved: rows })
  const stock = await upload(runId, 'parcels', parcels(), pieceLength)
  expect(await moveIn(stock.id)).toMatchObject({ state: 'moved', moved: count * perMember, faults: 0 })
  clearInterval(watch)
  if (isProof)
    console.log(
      `${count} members, ${rows} balances, ${count * perMember} parcels: ${Math.round((performance.now() - begun) / 1000)} s, at most ${Math.round(most / 2 ** 20)} MiB`,
    )
  expect(await opened()).toEqual(sums)
  expect(await checkBooks(t.context.database)).toEqual([])
  await admin.call(moving.end, { id: runId })
}, 600_000)

test('work whose connections are cut again and again goes on to the end, and doubles nothing', async () => {
  const before = await opened()
  const runId = await run()
  const people = numbers.map((number) => `X${number},x${number.toLowerCase()}@example.com,HK`)
  const { id } = await upload(runId, 'members', file('oldNumber,email,region', people), pieceLength)
  await admin.call(moving.move, { id })
  const cut = () =>
    t.db.run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%moving_rows%'`)
  for (let tries = 0; tries < 3; tries++) await Promise.allSettled([work(), cut()])
  await work()
  expect(await fileOf(id)).toMatchObject({ state: 'moved', moved: count })
  const { made } = await t.db.row(sql<{ made: number }>`
    select count(*)::int as made from members where email like 'xm%@example.com'`)
  expect(made).toBe(count)
  expect(await opened()).toEqual(before)
  await admin.call(moving.end, { id: runId })
})

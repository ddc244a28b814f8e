import { createHmac } from 'node:crypto'
import { memberNumber } from '#domain/member-number.ts'
import { permute } from '#domain/serial.ts'
import { buildApp } from '#server/app.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { refuseCast, seedCast } from './cast.ts'
import { chiho, meiling } from './people.ts'

/** Staff on a host of their own: the cast has to call them there. */
const { db, member, ...opened } = await openTestServer({ staffHost: 'staff.example' })
/** A secret with which the numbers of the first two members end alike: rare, but possible. */
const context = { ...opened.context, keyFor: keyOf(secretOfTwins()) }
const apart = await openTestServer()

test('the cast moves in once: Meiling has an order in every state, her balances are CNY 200.00 and HKD 86.00, and the books hold', async () => {
  const app = await buildApp(context)
  expect(await seedCast(app, context)).toBe(true)
  expect(await seedCast(app, context)).toBe(true)
  await app.close()
  const balances = await db.rows(sql<{ unit: string; balance: number }>`
    select unit, balance from ledger_accounts a join members m on m.id = a.member_id where m.email = ${meiling.email} and unit <> 'COIN' order by unit`)
  expect(balances).toEqual([
    { unit: 'CNY', balance: 20_000 },
    { unit: 'HKD', balance: 8600 },
  ])
  const states = await db.rows(sql<{ status: string }>`
    select distinct status from orders o join members m on m.id = o.member_id where m.email = ${meiling.email} order by status`)
  expect(states.map(({ status }) => status)).toEqual([
    'awaiting_outbound',
    'awaiting_payment',
    'paid',
    'shipped',
    'signed',
  ])
  expect(await checkBooks(context.database)).toEqual([])
}, 120_000)

test('numbers of members that end alike keep nobody from moving in', async () => {
  const numbers = await db.rows(sql<{ ending: string }>`
    select right(member_number, 4) as ending from members where email in (${meiling.email}, ${chiho.email})`)
  expect(numbers).toEqual([numbers[0], numbers[0]])
})

test('Meiling has bills of last month, her books say the same days, and this month begins after them', async () => {
  const lastMonth = sql`date_trunc('month', now() at time zone interval '8 hours') - interval '1 month'`
  const dated = await db.rows(sql<{ number: string; entries: number; day: number }>`
    select b.order_number as number, extract(day from b.consolidated_at at time zone interval '8 hours')::int as day,
      (select count(*)::int from ledger_entries e where e.reference_number = b.order_number
        and date_trunc('month', e.at at time zone interval '8 hours') = ${lastMonth}) as entries
    from bills b join members m on m.id = b.member_id join orders o on o.id = b.order_id and o.order_number = b.order_number
    where m.email = ${meiling.email} and date_trunc('month', b.consolidated_at at time zone interval '8 hours') = ${lastMonth}`)
  expect(dated.map(({ day, entries }) => [day, entries])).toEqual([
    [2, 1],
    [2, 1],
  ])
  const { month } = await db.row(sql<{ month: string }>`select to_char(${lastMonth}, 'YYMM') as month`)
  expect(dated.every(({ number }) => number.startsWith(`JH${month}02`))).toBe(true)
  await expect(db.run(sql`update ledger_entries set amount = amount`)).rejects.toThrow()
})

test('Chiho has one parcel in stock, two claims that wait for an answer, and nothing in his wallets', async () => {
  const counts = await db.row(sql<{ parcels: number; claims: number; money: number }>`
    select (select count(*)::int from parcels p where p.member_id = m.id and p.deleted_at is null) as parcels,
      (select count(*)::int from claims c where c.member_id = m.id and c.status = 'under_review') as claims,
      (select sum(a.balance)::int from ledger_accounts a where a.member_id = m.id and a.unit <> 'COIN') as money
    from members m where m.email = ${chiho.email}`)
  expect(counts).toEqual({ parcels: 1, claims: 2, money: 0 })
})

test('who works here and is a member with their own e-mail settles nothing of theirs', async () => {
  const zhou = await db.row(sql<{ id: string; email: string }>`select id, email from staff where username = 'finance'`)
  const [own, another] = [await member(), await member()]
  await db.run(sql`update members set email = ${zhou.email} where id = ${own.id}`)
  await expect(refuseOwnAccount(db, zhou.id, own.id)).rejects.toMatchObject({ refusal: 'four_eyes' })
  await expect(refuseOwnAccount(db, zhou.id, another.id)).resolves.toBeUndefined()
})

test('the cast moves in with nobody, not even with an administrator of an operator who started without it', async () => {
  await apart.staff(['A'])
  const app = await buildApp(apart.context)
  expect(await seedCast(app, apart.context)).toBe(false)
  expect(await apart.db.rows(sql`select 1 from staff where username = 'admin'`)).toEqual([])
  await app.close()
})

test('production starts on no database in which the cast lives', async () => {
  await expect(refuseCast(context)).rejects.toThrow(/holds the demo cast/)
  await expect(refuseCast(apart.context)).resolves.toBeUndefined()
})

test('a cast that came halfway is told of, with what mends it', async () => {
  await db.run(sql`update settings set value = '"halfway"' where key = 'seed.cast'`)
  const app = await buildApp(context)
  await expect(seedCast(app, context)).rejects.toThrow(/halfway\. Delete /)
  await app.close()
})

function keyOf(secret: string) {
  return (purpose: string) => createHmac('sha256', secret).update(purpose).digest()
}

function secretOfTwins(): string {
  const endingOf = (serial: number, secret: string) =>
    memberNumber(100_000 + permute(serial, 900_000, [...keyOf(secret)('number-member')])).slice(-4)
  for (let tried = 0; ; tried++) if (endingOf(0, `${tried}`) === endingOf(1, `${tried}`)) return `${tried}`
}

test('in Fuyong every shelf is a bin, one of them full; a count of one left a missing parcel and one that lies elsewhere', async () => {
  const strangers = await db.rows(sql`
    select s.code from on_shelves s join warehouses w on w.id = s.warehouse_id and w.code = 2
      left join bins b on b.warehouse_id = s.warehouse_id and b.code = s.code where b.id is null`)
  expect(strangers).toEqual([])
  const full = await db.rows(sql`
    select b.code from bins b where b.capacity <= (
      select count(*) from on_shelves s where s.warehouse_id = b.warehouse_id and s.code = b.code)`)
  expect(full).toEqual([{ code: 'D-03' }])
  const differences = await db.rows(sql`select kind, state from bin_differences order by kind`)
  expect(differences).toEqual([
    { kind: 'elsewhere', state: 'open' },
    { kind: 'missing', state: 'open' },
  ])
})

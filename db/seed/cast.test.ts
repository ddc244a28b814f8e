import { buildApp } from '#server/app.ts'
import { sql } from '#server/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { seedCast } from './cast.ts'
import { meiling } from './people.ts'

const { house, db } = await openTestHouse()

test('the cast moves in once: Meiling has an order in every state, her balances are CNY 200.00 and HKD 86.00, and the books hold', async () => {
  const app = await buildApp(house)
  expect(await seedCast(app, house)).toBe(true)
  expect(await seedCast(app, house)).toBe(true)
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
  expect(await checkBooks(house.database)).toEqual([])
})

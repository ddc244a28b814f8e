import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const { context, db, member } = await openTestServer()

/** Runs the command as an operator does. */
const ledgerCheck = (environment: Readonly<Record<string, string>>) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const command = fileURLToPath(new URL('./ledger-check.ts', import.meta.url))
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', command],
      { env: { PATH: process.env['PATH'], ...environment } },
      (_fault, out, err) => resolve({ code: child.exitCode ?? -1, text: out + err }),
    )
  })

test('an operator is told that the books hold, and which row shows that they do not', async () => {
  const { id } = await member({ balances: { CNY: 1_000 } })
  const here = { DATABASE_URL: context.database.pool.options.connectionString ?? '' }
  expect(await ledgerCheck(here)).toEqual({ code: 0, text: 'The books balance.\n' })

  const { id: account } = await db.row(sql<{ id: string }>`
    update ledger_accounts set balance = balance + 1 where member_id = ${id} and unit = 'CNY' returning id`)
  const { code, text } = await ledgerCheck(here)
  expect(code).toBe(1)
  expect(text).toContain(`balance  ${account}`)
  expect(text).toContain('The books do not balance: 2 findings.')
})

test('where there is no database the command says so and makes none', async () => {
  const { code, text } = await ledgerCheck({ DATA_DIR: '/nowhere/at-all' })
  expect(code).toBe(1)
  expect(text).toContain('There is no database in /nowhere/at-all')
})

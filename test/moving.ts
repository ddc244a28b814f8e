import { moving } from '#contract/moving.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { MovingKind } from '#domain/moving.ts'
import { sql } from '#server/database/db.ts'
import { workToTheEnd } from '#server/moving/work.ts'
import { expect } from 'vitest'
import type { TestServer, TestStaff } from './harness.ts'

export type File = Output<typeof moving.upload>

/** An administrator who moves a company in, and somebody of finance who signs. */
export async function openMoving(t: TestServer) {
  const admin = await t.staff(['A'])
  const finance = await t.staff(['F'])
  const work = () => workToTheEnd(t.context)
  const fileOf = async (id: string): Promise<File> => {
    const { runs } = await admin.call(moving.overview, {})
    const file = runs.flatMap(({ files }) => files).find((each) => each.id === id)
    if (!file) throw new Error('there is no such file')
    return file
  }
  /** Sends a file in pieces, and lets it be checked. */
  const upload = async (runId: string, kind: MovingKind, content: string | Buffer, pieceLength = 700) => {
    const bytes = Buffer.from(content)
    const { id } = await admin.call(moving.upload, { runId, kind, name: `${kind}.csv`, size: bytes.length })
    for (let start = 0; start < bytes.length; start += pieceLength)
      await admin.call(moving.piece, {
        id,
        start,
        bytes: bytes.subarray(start, start + pieceLength).toString('base64'),
      })
    await work()
    return fileOf(id)
  }
  /** Moves a checked file in, with the second person where it takes one. */
  const moveIn = async (id: string, signer: TestStaff = finance) => {
    const { state, totals } = await admin.call(moving.move, { id })
    if (state === 'waiting') await signer.call(moving.sign, { id, totals })
    await work()
    return fileOf(id)
  }
  const run = async (name = 'Old system') => (await admin.call(moving.start, { name })).id
  let people = 0
  const nextPerson = (): Person => {
    const oldNumber = `OLD${++people}`
    return { oldNumber, email: `old${people}@example.com` }
  }
  /** Each test has a run of its own. */
  const withRun = async <T>(inRun: (runId: string) => Promise<T>): Promise<T> => {
    const id = await run()
    try {
      return await inRun(id)
    } finally {
      await admin.call(moving.end, { id })
    }
  }
  const moveMembers = async (runId: string, count: number) => {
    const moved = Array.from({ length: count }, nextPerson)
    const file = await upload(runId, 'members', lines(memberHeads, ...moved.map(personRow)))
    expect(file).toMatchObject({ state: 'ready', rows: count, faults: 0 })
    expect(await moveIn(file.id)).toMatchObject({ state: 'moved', moved: count })
    return moved
  }
  const memberOf = (oldNumber: string) =>
    t.db.row(sql<{ id: string; memberNumber: string; email: string }>`
      select m.id, member_number as "memberNumber", email from members m join member_aliases a on a.member_id = m.id where a.alias = ${oldNumber}`)
  /** What a member's wallets hold, by unit. */
  const balances = (oldNumber: string) =>
    t.db.rows(sql<{ unit: string; balance: number }>`
      select l.unit, l.balance from ledger_accounts l join member_aliases a on a.member_id = l.member_id
      where a.alias = ${oldNumber} and l.kind = 'member' and l.balance > 0 order by unit`)
  return { admin, finance, work, fileOf, upload, moveIn, run, nextPerson, withRun, moveMembers, memberOf, balances }
}

interface Person {
  readonly oldNumber: string
  readonly email: string
}

export const memberHeads = ['oldNumber', 'email', 'region', 'phone', 'name', 'language', 'registeredOn']
export const balanceHeads = ['oldNumber', 'unit', 'amount']

export const personRow = ({ oldNumber, email }: Person) => [
  oldNumber,
  email,
  'HK',
  '91234567',
  'Chan Siu Ming',
  'en',
  '2024-01-31',
]

/** Lines of a file, from the headings on. */
export const lines = (...rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join(',')}\r\n`).join('')

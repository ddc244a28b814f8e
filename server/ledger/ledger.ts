import { type HouseAccount, reversal } from '#domain/ledger.ts'
import type { Unit } from '#domain/money.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { findOldCoins, type OldCoins } from './coin-age.sql.ts'
import { type Books, enter, isCredit, type Line, type Move, type Posted } from './plan.ts'
import {
  insertAccounts,
  lockAccounts,
  openReceivable,
  type Owner,
  readBalances,
  readCreditsToday,
  readDebitsToday,
  readDebts,
  readEntriesOfSource,
  type SourceEntry,
  writeEntries,
} from './sql.ts'

export type { Move, OldCoins, Posted, SourceEntry }
export { checkBooks, type Finding } from './check.ts'

/** Every member has an account in each unit from registration on. */
export const openAccounts = (tx: Tx, memberId: string): Promise<void> => openAccountsOf(tx, [memberId])

/** The same for many. */
export async function openAccountsOf(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await insertAccounts(tx, memberIds)
}

/**
 * The only way that money and coins move: locks the members' accounts by id, computes, writes balances and entries in
 * one statement. All moves of an action go in one call, so that the locks keep their order. Refuses with 5001 (details
 * `balanceMinor`, `dueMinor`, `shortfallMinor`) or 5003. Returns results in the order of the moves.
 */
export async function postEntries(tx: Tx, moves: readonly Move[]): Promise<readonly Posted[]> {
  if (moves.length === 0) return []
  const books = await lockBooks(tx, moves, moves.some(isCredit))
  const { lines, posted } = enter(books, moves)
  await write(tx, books, lines)
  return posted
}

type Credit = Omit<Move, 'event' | 'origin'> & { readonly origin: HouseAccount }

/**
 * Takes a credit back: what is there leaves the balance (REVERSAL), the rest becomes a debt that later credits pay.
 * `entry` is null when the balance was empty.
 */
export async function takeBack(tx: Tx, credit: Credit): Promise<{ entry: Posted | null; owed: number }> {
  const books = await lockBooks(tx, [credit], true)
  const [account] = books.accounts
  assert(account, `member ${credit.memberId} has no account in ${credit.unit}`)
  const { taken, opened } = reversal(account.balance, credit.amount)
  if (opened > 0) account.receivableId ??= (await openReceivable(tx, credit)).id
  const taking: Move[] = taken > 0 ? [{ ...credit, event: 'REVERSAL', amount: taken }] : []
  const owing: Move[] = opened > 0 ? [{ ...credit, event: 'RECEIVABLE_OPEN', amount: opened }] : []
  const { lines, posted } = enter(books, [...taking, ...owing])
  await write(tx, books, lines)
  return { entry: taken > 0 ? (posted[0] ?? null) : null, owed: opened }
}

async function lockBooks(tx: Tx, owners: readonly Owner[], withDebts: boolean): Promise<Books> {
  const memberIds = [...new Set(owners.map(({ memberId }) => memberId))]
  const wanted = owners.map(({ memberId, unit }) => ({ memberId, unit }))
  // A credit may add one more entry, which pays a debt.
  const rows = await lockAccounts(tx, wanted, owners.length * 2)
  const debts = withDebts ? await readDebts(tx, memberIds) : []
  const accounts = rows.map(({ ids: _ids, ...row }) => {
    const debt = debts.find(({ memberId, unit }) => memberId === row.memberId && unit === row.unit)
    return { ...row, owed: debt?.owed ?? 0, receivableId: debt?.receivableId ?? null }
  })
  return { accounts, ids: [...(rows[0]?.ids ?? [])].reverse() }
}

async function write(tx: Tx, books: Books, lines: readonly Line[]) {
  const written = await writeEntries(tx, books, lines)
  assert(written === lines.length, 'every entry was written')
}

export async function balancesOf(db: Db, memberId: string): Promise<Record<Unit, number>> {
  const balances = { CNY: 0, HKD: 0, COIN: 0 }
  for (const { unit, balance } of await readBalances(db, memberId)) balances[unit] = balance
  return balances
}

/** The balances of one member, locked in the ledger's order, for callers that decide by them. */
export async function lockBalances(tx: Tx, memberId: string, units: readonly Unit[]): Promise<Record<Unit, number>> {
  const balances = { CNY: 0, HKD: 0, COIN: 0 }
  const owners = units.map((unit) => ({ memberId, unit }))
  for (const { unit, balance } of await lockAccounts(tx, owners, 0)) balances[unit] = balance
  return balances
}

export const entriesOfSource = (db: Db, kind: string, id: string): Promise<readonly SourceEntry[]> =>
  readEntriesOfSource(db, kind, id)

/** What one staff member credited to these members today, per unit: above a limit a second person has to approve. */
export const creditsToday = readCreditsToday

/** The same for one member, whose account it locks first: two credits at once count one after the other. */
export async function lockCreditsToday(tx: Tx, staffId: string, owner: Owner): Promise<number> {
  await lockAccounts(tx, [owner], 0)
  const sums = await readCreditsToday(tx, staffId, [owner.memberId])
  return sums.find(({ unit }) => unit === owner.unit)?.amount ?? 0
}

/** What one staff member took from this member today; the caller already holds the account's lock. */
export const debitsToday = async (tx: Tx, staffId: string, owner: Owner): Promise<number> =>
  (await readDebitsToday(tx, staffId, owner)).amount

/** Members with coins, and how many of these are at least so many days old; in the order of their ids. */
export const oldCoins = (db: Db, days: number, after: string | null, limit: number): Promise<readonly OldCoins[]> =>
  findOldCoins(db, { days, memberId: null, after, limit })

/** The same of one member; undefined for one without coins. */
export const oldCoinsOf = async (db: Db, memberId: string, days: number): Promise<OldCoins | undefined> =>
  (await findOldCoins(db, { days, memberId, after: null, limit: 1 }))[0]

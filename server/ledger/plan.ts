import {
  type AccountKind,
  endsOf,
  type HouseAccount,
  type LedgerEvent,
  ledgerEvents,
  move as moveBalance,
  receivablePayment,
} from '#domain/ledger.ts'
import type { Unit } from '#domain/money.ts'
import type { Text } from '#domain/language.ts'
import type { Actor } from '#server/actor.ts'
import { assert, refuse } from '#server/http/refuse.ts'

/* The entries that result from an action and the balances it has locked: computed here, without the database. */

/** One movement of a member's money or coins; `amount` is above 0, the event gives the direction. */
export interface Move {
  readonly event: LedgerEvent
  readonly memberId: string
  readonly unit: Unit
  readonly amount: number
  /** The reason for it; an event happens once per source. */
  readonly source: { readonly kind: string; readonly id: string }
  readonly referenceNumber: string | null
  readonly remark: Text | null
  readonly actor: Actor
  /** Where money that is taken back came from; only for REVERSAL and RECEIVABLE_OPEN. */
  readonly origin?: HouseAccount
}

export interface Posted {
  readonly id: string
  /** The member's balance before and after this entry. */
  readonly before: number
  readonly after: number
}

/** A member's locked account, and what the member owes in its unit. Its balance is updated as entries are made. */
export interface Account {
  readonly id: string
  readonly memberId: string
  readonly unit: Unit
  balance: number
  lastSeq: number
  owed: number
  /** Exists once the member has owed something. */
  receivableId: string | null
}

/** The accounts of one action, and fresh ids for its entries. */
export interface Books {
  readonly accounts: readonly Account[]
  readonly ids: string[]
}

interface End {
  /** Null: the house account of this kind. */
  readonly account: string | null
  readonly kind: AccountKind
  /** Only for a member's own account. */
  readonly chain: { readonly seq: number; readonly before: number; readonly after: number } | null
}

/** One entry as it will be written. */
export interface Line extends Move {
  readonly id: string
  readonly from: End
  readonly to: End
}

/**
 * Makes the entries of these moves, one after the other. A credit first pays what its member owes.
 * Refuses when a balance would fall below 0: 5001 with what is missing, 5003 for coins.
 */
export function enter(books: Books, moves: readonly Move[]): { lines: readonly Line[]; posted: readonly Posted[] } {
  const lines: Line[] = []
  const posted: Posted[] = []
  moves.forEach((move, position) => {
    const account = accountOf(books, move)
    const line = lineOf(books, account, move, moves.slice(position))
    lines.push(line)
    posted.push({
      id: line.id,
      ...(line.from.chain ?? line.to.chain ?? { before: account.balance, after: account.balance }),
    })
    const payment = line.to.kind === 'member' ? receivablePayment(move.amount, account.owed) : 0
    if (payment > 0) lines.push(lineOf(books, account, paymentOf(line, payment), []))
  })
  return { lines, posted }
}

/** Whether a move may pay an older debt, so that the debt has to be read. */
export const isCredit = ({ event }: Move) => ledgerEvents[event].to === 'member'

function lineOf(books: Books, account: Account, move: Move, rest: readonly Move[]): Line {
  checkMove(move)
  const { from, to } = endsOf(move.event, move.origin ?? 'bank')
  const id = books.ids.pop()
  assert(id !== undefined, 'every entry was given an id')
  const signed = from === 'member' ? -move.amount : to === 'member' ? move.amount : 0
  const chain = signed === 0 ? null : advance(account, signed, rest)
  const fromReceivable = from === 'receivable' ? move.amount : 0
  const toReceivable = to === 'receivable' ? move.amount : 0
  account.owed += fromReceivable - toReceivable
  const end = (kind: AccountKind): End => {
    if (kind === 'member') return { account: account.id, kind, chain }
    if (kind !== 'receivable') return { account: null, kind, chain: null }
    assert(account.receivableId !== null, 'who owes has an account for it')
    return { account: account.receivableId, kind, chain: null }
  }
  return { ...move, id, from: end(from), to: end(to) }
}

function advance(account: Account, signed: number, rest: readonly Move[]) {
  const outcome = moveBalance(account.balance, signed)
  if (!outcome.isCovered) refuseShort(account, rest)
  account.balance = outcome.after
  account.lastSeq += 1
  return { seq: account.lastSeq, before: outcome.before, after: outcome.after }
}

function refuseShort({ id, balance, unit, memberId }: Account, rest: readonly Move[]): never {
  if (unit === 'COIN') refuse('coins_low')
  const due = rest.filter(
    (move) => move.memberId === memberId && move.unit === unit && ledgerEvents[move.event].from === 'member',
  )
  const dueMinor = due.reduce((sum, { amount }) => sum + amount, 0)
  assert(dueMinor > balance, `account ${id} is short of nothing`)
  refuse('balance_low', { balanceMinor: balance, dueMinor, shortfallMinor: dueMinor - balance })
}

/** Its source is the credit that it is taken from: that makes it unique, and shows where the money went. */
const paymentOf = (credit: Line, amount: number): Move => ({
  event: 'RECEIVABLE_PAID',
  memberId: credit.memberId,
  unit: credit.unit,
  amount,
  source: { kind: 'ledger_entry', id: credit.id },
  referenceNumber: credit.referenceNumber,
  remark: null,
  actor: credit.actor,
})

/** The largest amount that one entry can have. */
const amountMax = 1_000_000_000_000

function checkMove({ event, unit, amount, origin }: Move) {
  assert(Number.isInteger(amount) && amount >= 1 && amount <= amountMax, `${event} of ${amount} is not an amount`)
  const kind = ledgerEvents[event].unit
  assert(kind === 'any' || (kind === 'coins') === (unit === 'COIN'), `${event} does not move ${unit}`)
  assert(ledgerEvents[event].to !== 'origin' || origin !== undefined, `${event} says where its money came from`)
}

function accountOf({ accounts }: Books, { memberId, unit }: Move): Account {
  const account = accounts.find((each) => each.memberId === memberId && each.unit === unit)
  assert(account, `member ${memberId} has no account in ${unit}`)
  return account
}

import type { wallets } from '#contract/ledger.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { currencies } from '#domain/money.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { balancesOf } from './ledger.ts'
import { readDays, readDebts, readStatement, readTotals, type StatementFilter, type StatementRow } from './sql.ts'

type Call = ReadCall & AsMember

/** C-57: a wallet per currency and the last ten entries of both. */
export async function listWallets({ db, member, language }: Call): Promise<Output<typeof wallets.list>> {
  const [balances, debts, recent] = await Promise.all([
    balancesOf(db, member.id),
    readDebts(db, [member.id]),
    readStatement(db, member.id, {}, 10, 0),
  ])
  const list = currencies.map((currency) => ({
    currency,
    balanceMinor: balances[currency],
    // Accounts are kept in CNY; the other wallet is the one in foreign currency.
    isForeign: currency !== 'CNY',
    owedMinor: debts.find(({ unit }) => unit === currency)?.owed ?? 0,
  }))
  return { list, recent: recent.map((row) => entryOnWire(row, language)) }
}

/** C-61: the statement of a month or a range, with the totals in and out of each currency. */
export async function listEntries(
  { db, member, language }: Call,
  input: Input<typeof wallets.listEntries>,
): Promise<Output<typeof wallets.listEntries>> {
  const { page, pageSize } = input
  const filter = filterOf(input)
  const [rows, totals, days] = await Promise.all([
    readStatement(db, member.id, { ...filter, sort: input.sort }, pageSize, (page - 1) * pageSize),
    readTotals(db, member.id, filter),
    input.month ? readDays(db, member.id, filter) : [],
  ])
  const shown = currencies.filter((currency) => (input.currency ?? currency) === currency)
  return {
    list: rows.map((row) => entryOnWire(row, language)),
    page,
    pageSize,
    total: totals.reduce((sum, { count }) => sum + count, 0),
    totals: shown.map((currency) => {
      const { inMinor = 0, outMinor = 0 } = totals.find((each) => each.currency === currency) ?? {}
      return { currency, inMinor, outMinor }
    }),
    days,
  }
}

/** A month takes precedence over a range; both ends of a range are included, the last second up to its end. */
function filterOf(input: Input<typeof wallets.listEntries>): StatementFilter {
  const { currency, eventCode, month, from, to } = input
  if (month) return { currency, eventCode, ...monthRange(month) }
  return { currency, eventCode, from, until: to && new Date(Date.parse(to) + 1000).toISOString() }
}

/** From its first moment to that of the next month, in the business time zone. */
export const monthRange = (month: string) => ({
  from: `${month}-01T00:00:00+08:00`,
  until: `${monthAfter(month)}-01T00:00:00+08:00`,
})

function monthAfter(yearAndMonth: string): string {
  const year = Number(yearAndMonth.slice(0, 4))
  const month = Number(yearAndMonth.slice(5))
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return `${String(next.year).padStart(4, '0')}-${String(next.month).padStart(2, '0')}`
}

function entryOnWire(
  { event, remark, ...entry }: StatementRow,
  language: Language,
): Output<typeof wallets.list>['recent'][number] {
  return {
    ...entry,
    eventCode: event,
    event: inUse(ledgerEventText[event])[language],
    remark: remark ? pickText(remark, language) : '',
  }
}

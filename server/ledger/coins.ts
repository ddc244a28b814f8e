import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { pickText } from '#contract/wire/language.ts'
import type { coins } from '#contract/ledger.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { maxCoins, redeemCoins } from '#domain/charges.ts'
import { coinNoticeDays, toExpire } from '#domain/coin-expiry.ts'
import type { LedgerEvent } from '#domain/ledger.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { Db } from '#server/database/db.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { findExpiring } from './coin-age.sql.ts'
import { balancesOf, oldCoinsOf } from './ledger.ts'
import { type CoinRow, countCoinStatement, readCoinDays, readCoinStatement, sumCoins } from './sql.ts'
import { monthRange } from './wallets.ts'

type Call = ReadCall & AsMember

/** C-58: coins received and spent, newest first. */
export async function listCoinEntries(
  { db, member, language }: Call,
  input: Input<typeof coins.listEntries>,
): Promise<Output<typeof coins.listEntries>> {
  const { page, pageSize, eventCode: event, month, from, to } = input
  const range = month ? monthRange(month) : { from, until: to && new Date(Date.parse(to) + 1000).toISOString() }
  const filter = { event, ...range }
  const [rows, { total }, days] = await Promise.all([
    readCoinStatement(db, member.id, filter, pageSize, (page - 1) * pageSize),
    countCoinStatement(db, member.id, filter),
    month ? readCoinDays(db, member.id, filter) : [],
  ])
  const list = rows.map(({ event: eventCode, remark, ...entry }: CoinRow) => ({
    ...entry,
    eventCode,
    event: inUse(ledgerEventText[eventCode])[language],
    remark: remark ? pickText(remark, language) : '',
  }))
  return { list, page, pageSize, total, days }
}

const earning: readonly LedgerEvent[] = ['REFERRAL', 'STAFF_GRANT']

/** C-59: the balance and what it is made up of. Coins returned by an order do not count as spent. */
export async function coinBalance({ context, db, member, language }: Call): Promise<Output<typeof coins.balance>> {
  const config = await readConfig(context, db)
  const [sums, expiring] = await Promise.all([
    sumCoins(db, member.id),
    expiringCoins(db, member.id, config['coins.expireDays']),
  ])
  const sumOf = (belongs: (event: LedgerEvent) => boolean) =>
    sums.filter(({ event }) => belongs(event)).reduce((sum, each) => sum + each.coins, 0)
  const balance = sumOf(() => true)
  const earned = sumOf((event) => earning.includes(event))
  const expired = 0 - sumOf((event) => event === 'EXPIRE')
  return {
    coins: balance,
    earned,
    spent: earned - expired - balance,
    expired,
    expiring,
    name: pickText(config['coins.name'], language),
  }
}

/** The first of the announced coins to go, as far as they have not been spent. */
async function expiringCoins(db: Db, memberId: string, days: number) {
  const next = days > 0 ? await findExpiring(db, memberId) : undefined
  if (!next) return null
  const old = await oldCoinsOf(db, memberId, days - coinNoticeDays)
  const coins = old ? toExpire(next.coins, old) : 0
  return coins > 0 ? { coins, at: next.dueAt } : null
}

/** C-60: what coins are worth, and how many can be used for a freight. */
export async function quoteRedemption(
  { context, db, member }: Call,
  { currency, freightMinor }: Input<typeof coins.quoteRedemption>,
): Promise<Output<typeof coins.quoteRedemption>> {
  const [{ COIN: balance }, config] = await Promise.all([balancesOf(db, member.id), readConfig(context, db)])
  const rate = { coinsPerUnit: config['coins.perUnit'][currency], maxShareBp: config['coins.maxShareBp'] }
  if (freightMinor === undefined) return { ...rate, maxCoins: null, discountMinor: null, coins: balance }
  const most = maxCoins(freightMinor, rate, balance)
  const { coinDiscountMinor } = redeemCoins({ ...rate, requestedCoins: most, balanceCoins: balance }, freightMinor)
  return { ...rate, maxCoins: most, discountMinor: coinDiscountMinor, coins: balance }
}

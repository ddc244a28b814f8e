import { coins, wallets } from '#contract/ledger.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { coinBalance, listCoinEntries, quoteRedemption } from './coins.ts'
import { listEntries, listWallets } from './wallets.ts'

export const routes: readonly Route[] = [
  ...bind(wallets, { list: listWallets, listEntries }),
  ...bind(coins, { listEntries: listCoinEntries, balance: coinBalance, quoteRedemption }),
]

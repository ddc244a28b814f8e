import { wallets } from '#contract/ledger.ts'
import { bind, type Route } from '#server/bind.ts'
import { listEntries, listWallets } from './wallets.ts'

export const routes: readonly Route[] = [...bind(wallets, { list: listWallets, listEntries })]

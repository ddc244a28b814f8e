import { approvals, bankTransfers, staffBankTransfers, staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { adjustCoins } from './adjust-coins.ts'
import * as approval from './approvals.ts'
import { review } from './review.ts'
import { credit } from './credit.ts'
import { list, remove } from './list.ts'
import { reverse } from './reverse.ts'
import { get, search } from './search.ts'
import { creditStore } from './store.ts'
import { submit } from './submit.ts'

export const routes: readonly Route[] = [
  ...bind(bankTransfers, { submit, list, delete: remove }),
  ...bind(staffBankTransfers, { search, get, audit: review, credit, reverse }),
  ...bind(staffStoreTopUps, { credit: creditStore }),
  ...bind(staffCoins, { adjust: adjustCoins }),
  ...bind(approvals, {
    list: approval.list,
    approve: approval.approve,
    refuse: approval.refuseRequest,
    withdraw: approval.withdraw,
  }),
]

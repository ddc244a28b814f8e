import { bills } from '#contract/bills.ts'
import { claims, unclaimed } from '#contract/claims.ts'
import { coins, wallets } from '#contract/ledger.ts'
import { needs } from '#contract/needs.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { payments } from '#contract/payments.ts'
import { bankTransfers } from '#contract/topups.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { Changed } from '#web/client/live-reads.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { text } from './text.ts'

/** What a page is about comes first: the balance is also beside an order, and news of everything on the home page. */
const saidBy: readonly (readonly [Operation, keyof typeof text])[] = [
  [parcels.list, 'parcels'],
  [orders.list, 'orders'],
  [bankTransfers.list, 'topUps'],
  [payments.listMine, 'topUps'],
  [claims.listMine, 'claims'],
  [unclaimed.listPool, 'claims'],
  [bills.list, 'bills'],
  [wallets.listEntries, 'money'],
  [coins.listEntries, 'money'],
  [wallets.list, 'money'],
  [needs.list, 'home'],
  [parcelCounts.homeCounts, 'home'],
]

/** One sentence about what changed on the page; null: nothing that a reader would look for. */
export function sentenceOf(changed: readonly Changed[], language: Language): string | null {
  const t = textIn(text, language)
  const order = changed.find(({ name }) => name === orders.get.name)
  if (order) {
    const [before, now] = [order.before, order.now] as readonly [OrderShown, OrderShown]
    const { orderNumber: number, statusText: status } = now
    return before.statusText === status ? t.fill('order', { number }) : t.fill('orderIsNow', { number, status })
  }
  const said = saidBy.find(([{ name }]) => changed.some((each) => each.name === name))
  return said ? t[said[1]] : null
}

type OrderShown = Pick<Output<typeof orders.get>, 'orderNumber' | 'statusText'>

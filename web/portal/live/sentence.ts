import type { orders } from '#contract/orders.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { Changed } from '#web/client/live-reads.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { oneOrder } from './member-reads.ts'
import { text } from './text.ts'

/** What a page is about comes first: the balance is also beside an order, and news of everything on the home page. */
export const saidBy: readonly (readonly [read: string, word: keyof typeof text])[] = [
  ['parcels.list', 'parcels'],
  ['orders.list', 'orders'],
  ['bankTransfers.list', 'topUps'],
  ['payments.listMine', 'topUps'],
  ['claims.listMine', 'claims'],
  ['unclaimed.listPool', 'claims'],
  ['bills.list', 'bills'],
  ['wallets.listEntries', 'money'],
  ['coins.listEntries', 'money'],
  ['wallets.list', 'money'],
  ['needs.list', 'home'],
  ['parcels.homeCounts', 'home'],
]

/** One sentence about what changed on the page; null: nothing that a reader would look for. */
export function sentenceOf(changed: readonly Changed[], language: Language): string | null {
  const t = textIn(text, language)
  const order = changed.find(({ name }) => name === oneOrder)
  if (order) {
    const [before, now] = [order.before, order.now] as readonly [OrderShown, OrderShown]
    const { orderNumber: number, statusText: status } = now
    return before.statusText === status ? t.fill('order', { number }) : t.fill('orderIsNow', { number, status })
  }
  const said = saidBy.find(([read]) => changed.some(({ name }) => name === read))
  return said ? t[said[1]] : null
}

type OrderShown = Pick<Output<typeof orders.get>, 'orderNumber' | 'statusText'>

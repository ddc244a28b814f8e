import { useEffect } from 'react'
import { staffLive } from '#contract/live.ts'
import type { staffOrders } from '#contract/orders.ts'
import type { Output } from '#contract/wire/operation.ts'
import { followLive } from '#web/client/live.ts'
import { type Changed, liveReads } from '#web/client/live-reads.ts'
import { staffSession } from '#web/client/session.ts'
import { showLiveNote } from '#web/kit/message/live-note.ts'
import { currentLanguage } from '#web/kit/text/language.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { isDeskLeft } from '#web/staff/queue/touched.ts'
import { oneOrder, staffReads, workQueue } from './staff-reads.ts'
import { text } from './text.ts'

/** In a busy warehouse something changes every second. */
const pauseMs = 3000

/** Keeps queues, lists and counts up to date while somebody is at the desk. */
export function useLive(): void {
  useEffect(() => {
    const reads = liveReads({ table: staffReads, pauseMs, onChanged: say })
    const isWanted = () => !isDeskLeft()
    return followLive({ operation: staffLive.follow, token: staffSession.token, isWanted, ...reads })
  }, [])
}

type OrderShown = Pick<Output<typeof staffOrders.get>, 'orderNumber' | 'statusText'>

function say(changed: readonly Changed[]): void {
  const t = textIn(text, currentLanguage())
  const order = changed.find(({ name }) => name === oneOrder)
  const [before, now] = [order?.before, order?.now] as readonly [OrderShown | undefined, OrderShown | undefined]
  if (before && now && before.statusText !== now.statusText)
    return showLiveNote(t.fill('orderIsNow', { number: now.orderNumber, status: now.statusText }))
  // Counts beside the menu change all day.
  const shown = changed.filter(({ name }) => name !== workQueue)
  if (shown.length > 0) showLiveNote(shown.some(({ name }) => /\.(search|list)$/.test(name)) ? t.list : t.case)
}

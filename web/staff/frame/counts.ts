import type { reports } from '#contract/reports.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { WorkQueue } from '#domain/waiting.ts'

export type Dashboard = Output<typeof reports.dashboard>
export type Waiting = Dashboard['queues'][number]

/** Information, work that waits, work that is late. */
export type CountTone = 'info' | 'wait' | 'late'

export interface Count {
  readonly count: number
  readonly countCapped: boolean
  readonly late: number
  readonly tone: CountTone
  /** What was counted, queue by queue. */
  readonly parts: readonly Pick<Waiting, 'queue' | 'count' | 'countCapped'>[]
}

/** What waits in these queues together; null: nothing. */
export function countOf(queues: readonly Waiting[], names: readonly WorkQueue[]): Count | null {
  const meant = queues.filter(({ queue, count }) => names.includes(queue) && count > 0)
  if (meant.length === 0) return null
  const sum = (of: (waiting: Waiting) => number) => meant.reduce((all, each) => all + of(each), 0)
  const late = sum((each) => each.late ?? 0)
  const isWork = meant.some((each) => each.late !== null)
  return {
    count: sum((each) => each.count),
    countCapped: meant.some((each) => each.countCapped),
    late,
    tone: late > 0 ? 'late' : isWork ? 'wait' : 'info',
    parts: meant.map(({ queue, count, countCapped }) => ({ queue, count, countCapped })),
  }
}

/** '18', or '500+' where counting stopped. */
export const shownCount = ({ count, countCapped }: Pick<Count, 'count' | 'countCapped'>): string =>
  countCapped ? `${count}+` : String(count)

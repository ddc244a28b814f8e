import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import type { Output } from '#contract/operation.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatMoney } from '#web/ui/format.ts'
import { Loaded, type ReadResult } from '#web/ui/Loaded.tsx'
import { StatusTag, type Tone } from '#web/ui/StatusTag.tsx'
import { text } from './home.text.ts'
import styles from './MemberHomePage.module.css'

interface Need {
  readonly key: string
  readonly tone: Tone
  readonly tag: string
  readonly line: string
  readonly safe: string
  readonly action: string
  readonly to: string
}

/** What waits for the member, most pressing first: each with what is safe and one way on. */
export function Needs({ unreadReplies }: { readonly unreadReplies: number }) {
  const t = useText(text)
  const counts = useRead(parcels.homeCounts, {})
  const unpaid = useRead(orders.list, { ...allTime, status: 'awaiting_payment', pageSize: 5 })
  const paid = useRead(orders.list, { ...allTime, status: 'paid', pageSize: 50 })
  return (
    <section aria-label={t.needsTitle}>
      <Loaded query={together(counts, unpaid, paid)} skeleton={<Skeleton height={160} radius="lg" />}>
        {([counted, toPay, toDecide]) => {
          const needs = needsOf(counted, toPay.list, toDecide.list, unreadReplies, t)
          if (needs.length === 0) {
            return (
              <Card>
                <p>{t.nothingNeeded}</p>
              </Card>
            )
          }
          return (
            <ul className={styles.needs}>
              {needs.map((need, index) => (
                <li key={need.key} className={styles.need}>
                  <StatusTag tone={need.tone}>{need.tag}</StatusTag>
                  <div className={styles.words}>
                    <strong>{need.line}</strong>
                    <div className="muted">{need.safe}</div>
                  </div>
                  <Button component={Link} to={need.to} size="sm" variant={index === 0 ? 'filled' : 'default'}>
                    {need.action}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}

/** Nothing is said to be needed before all three have answered. */
function together<One, Two, Three>(
  one: ReadResult<One>,
  two: ReadResult<Two>,
  three: ReadResult<Three>,
): ReadResult<readonly [One, Two, Three]> {
  const isThere = one.data !== undefined && two.data !== undefined && three.data !== undefined
  return {
    data: isThere ? [one.data, two.data, three.data] : undefined,
    error: one.error ?? two.error ?? three.error,
    isFetching: [one, two, three].some((each) => each.isFetching),
    refetch: () => Promise.all([one, two, three].filter((each) => each.error).map((each) => each.refetch())),
  }
}

const allTime = { lifecycle: 'active', dateField: 'order', page: 1 } as const

type Row = Output<typeof orders.list>['list'][number]
type Words = ReturnType<typeof useText<typeof text>>

function needsOf(
  counted: Output<typeof parcels.homeCounts>,
  unpaid: readonly Row[],
  paid: readonly Row[],
  unreadReplies: number,
  t: Words,
): readonly Need[] {
  const { counts, abnormalCount } = counted
  const order = (row: Row) => ({ number: row.orderNumber, amount: formatMoney(row.dueMinor, row.currency) })
  const nothingYet = counts.forecast + counts.in_stock + counts.packing + counts.shipped === 0
  return [
    ...paid
      .filter((row) => row.dueMinor > 0)
      .map((row) => ({
        key: row.id,
        tone: 'wait' as const,
        tag: t.decideTag,
        line: t.fill('decideLine', order(row)),
        safe: t.decideSafe,
        action: t.decide,
        to: paths.orderDetails(row.id),
      })),
    ...unpaid.map((row) => ({
      key: row.id,
      tone: 'wait' as const,
      tag: t.payTag,
      line: t.fill('payLine', order(row)),
      safe: t.paySafe,
      action: t.pay,
      to: paths.orderDetails(row.id),
    })),
    ...(unreadReplies > 0
      ? [
          {
            key: 'reply',
            tone: 'done' as const,
            tag: t.replyTag,
            line: t.fill('replyLine', { count: unreadReplies }),
            safe: t.replySafe,
            action: t.readReply,
            to: paths.feedback,
          },
        ]
      : []),
    ...(counts.in_stock > 0
      ? [
          {
            key: 'apply',
            tone: 'hand' as const,
            tag: t.applyTag,
            line: t.fill('applyLine', { count: counts.in_stock }),
            safe: t.applySafe,
            action: t.apply,
            to: paths.apply,
          },
        ]
      : []),
    ...(abnormalCount > 0
      ? [
          {
            key: 'abnormal',
            tone: 'bad' as const,
            tag: t.abnormalTag,
            line: t.fill('abnormalLine', { count: abnormalCount }),
            safe: t.abnormalSafe,
            action: t.look,
            to: `${paths.parcels}?abnormal=1`,
          },
        ]
      : []),
    ...(nothingYet
      ? [
          {
            key: 'forecast',
            tone: 'wait' as const,
            tag: t.forecastTag,
            line: t.forecastLine,
            safe: t.forecastSafe,
            action: t.forecast,
            to: paths.forecast,
          },
        ]
      : []),
  ]
}

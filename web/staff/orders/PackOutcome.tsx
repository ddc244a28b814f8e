import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { CheckIcon, ClockIcon } from '#web/kit/look/icons.tsx'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import styles from './orders.module.css'
import { text } from './packing.text.ts'
import type { Packed } from './staff-order.ts'

/** The result of packing, in large type: the carton goes to the truck, or to the shelf of those that wait. */
export function PackOutcome({ packed }: { readonly packed: Packed }) {
  const t = useText(text)
  const { outcome, order, quote, refundMinor, dueMinor } = packed
  const isWaiting = outcome === 'supplement_due'
  const amount = formatMoney(isWaiting ? dueMinor : refundMinor, quote.currency)
  const Sign = isWaiting ? ClockIcon : CheckIcon
  return (
    <section className={styles.outcome} data-tone={isWaiting ? 'wait' : 'done'} data-outcome={outcome} role="status">
      <div className={styles.outcomeHead}>
        <Sign size={48} />
        <div>
          <p className={desk.big}>{t.fill(outcome, { amount })}</p>
          <p>{t[`${outcome}Next`]}</p>
        </div>
      </div>
      <div className={styles.paper}>
        <PriceLines
          quote={quote}
          paidMinor={order.paidMinor}
          refundedMinor={order.refundedMinor}
          dueMinor={dueMinor || undefined}
          channelName={order.channelName}
          pieces={order.cartons}
          weighed="cartons"
        />
      </div>
      <div>
        <LinkButton to={staffPaths.orders} variant="default">
          {t.toQueue}
        </LinkButton>
      </div>
    </section>
  )
}

import { orderAdvice } from '#contract/merge-advice.ts'
import type { Input } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Button, Skeleton } from '@mantine/core'
import { isTaken, type Plan, savingOf } from './merge-plan.ts'
import { text } from './merge.text.ts'
import styles from './MergeAdvice.module.css'

interface Props {
  readonly ask: Input<typeof orderAdvice.adviseMerge>
  /** The channel selected in the form, or empty. */
  readonly channelId: string
  readonly onTake: (plan: Plan) => void
}

/**
 * Which of the ticked parcels should travel together, what that saves, and one button that fills in the form
 * accordingly (E-41).
 */
export function MergeAdvice({ ask, channelId, onTake }: Props) {
  const t = useText(text)
  const advice = useRead(orderAdvice.adviseMerge, ask, { keep: true, loading: t.comparing })
  return (
    <Card title={t.title}>
      <p className="muted">{t.hint}</p>
      <div className={styles.plans} aria-live="polite" aria-busy={advice.isFetching}>
        <Loaded
          query={advice}
          skeleton={<Skeleton height={120} radius="md" />}
          isEmpty={({ plans }) => plans.length === 0}
          empty={<p className="muted">{t.none}</p>}
        >
          {({ plans, currency }) =>
            plans.map((plan) => (
              <PlanBox
                key={String(plan.isToTheDoor)}
                plan={plan}
                currency={currency}
                isTaken={isTaken(plan, channelId)}
                onTake={() => onTake(plan)}
              />
            ))
          }
        </Loaded>
      </div>
    </Card>
  )
}

interface PlanBoxProps {
  readonly plan: Plan
  readonly currency: Props['ask']['currency']
  readonly isTaken: boolean
  readonly onTake: () => void
}

function PlanBox({ plan, currency, isTaken: isHere, onTake }: PlanBoxProps) {
  const t = useText(text)
  const price = (minor: number) => formatMoney(minor, currency)
  const name = plan.orders.length === 1 ? t.oneOrder : t.fill('severalOrders', { count: plan.orders.length })
  return (
    <section className={styles.plan} aria-label={plan.isToTheDoor ? t.toTheDoor : t.collected}>
      <div>
        <div className={styles.head}>
          <strong>{name}</strong>
          <span className="muted">{plan.isToTheDoor ? t.toTheDoor : t.collected}</span>
        </div>
        <Saving plan={plan} price={price} />
      </div>
      <span className={`${styles.price} num`}>{price(plan.costMinor)}</span>
      <ul className={styles.orders}>
        {plan.orders.map((order) => (
          <li key={order.parcelIds.join()} className={styles.order}>
            <span>
              {t.fill('order', {
                parcels: order.parcelIds.length,
                channel: order.channelName,
                weight: formatKg(order.billableWeightG),
              })}
            </span>
            <span className="num">{price(order.costMinor)}</span>
          </li>
        ))}
      </ul>
      {!plan.isExact && <p className={styles.note}>{t.fill('near', { floor: price(plan.floorMinor) })}</p>}
      <Button variant="default" disabled={isHere} onClick={onTake}>
        {isHere ? t.taken : t.take}
        <OfRow name={`${name}, ${plan.isToTheDoor ? t.toTheDoor : t.collected}`} />
      </Button>
    </section>
  )
}

function Saving({ plan, price }: { readonly plan: Plan; readonly price: (minor: number) => string }) {
  const t = useText(text)
  const saving = savingOf(plan)
  if (saving) {
    const words = saving.against === 'oneOrder' ? 'savesOneOrder' : 'savesEachAlone'
    return <span className={styles.saving}>{t.fill(words, { saving: price(saving.savingMinor) })}</span>
  }
  return plan.orders.length > 1 && plan.oneOrderMinor === null ? <span className="muted">{t.tooMuchForOne}</span> : null
}

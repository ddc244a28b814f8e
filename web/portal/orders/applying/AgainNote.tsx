import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './ApplyPage.module.css'
import { noLongerValid } from './again.ts'
import { text } from './again.text.ts'
import type { ApplyValues, Order } from './apply-form.ts'
import type { useChoices } from './use-choices.ts'

interface Props {
  /** The order whose choices were taken over. */
  readonly order: Order
  readonly values: ApplyValues
  readonly choices: ReturnType<typeof useChoices>
}

/** What was taken over from an earlier order, and what of it is no longer valid. */
export function AgainNote({ order, values, choices }: Props) {
  const t = useText(text)
  const names = { channel: order.channelName, point: order.pickUpPoint?.name ?? '', currency: order.currency }
  const gone = noLongerValid(order, values, choices)
  return (
    <div role="status" className={styles.again}>
      <p>
        {t.takenOver} <Link to={paths.orderDetails(order.id)}>{t.fill('fromOrder', { order: order.orderNumber })}</Link>
      </p>
      {gone.length > 0 && (
        <ul className={styles.gone}>
          {gone.map((each) => (
            <li key={each}>{t.fill(each, names)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

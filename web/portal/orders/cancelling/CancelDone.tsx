import { Cat } from '#web/kit/look/Cat.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { Button } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import styles from './CancelDialog.module.css'
import { text } from './text.ts'

/** What came back, and the way to a new order. */
export function CancelDone({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const t = useText(text)
  const [refund] = order.money.filter(({ eventCode }) => eventCode === 'ORDER_REFUND')
  const backMinor = refund?.amountMinor ?? 0
  return (
    <div className={styles.done}>
      <Cat mood="happy" />
      <p>{backMinor > 0 ? t.fill('done', { price: formatMoney(backMinor, order.currency) }) : t.doneFree}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t.close}
        </Button>
        <LinkButton to={paths.apply} onClick={onClose}>
          {t.applyAgain}
        </LinkButton>
      </div>
    </div>
  )
}

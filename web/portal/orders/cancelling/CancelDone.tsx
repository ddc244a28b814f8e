import { Cat } from '#web/kit/look/Cat.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { Button } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { type Cancellation, cameBack } from './came-back.ts'
import styles from './CancelDialog.module.css'
import { text } from './text.ts'

interface Props {
  /** As it ended. */
  readonly order: Order
  /** As it was shown before: the order itself no longer says it. */
  readonly cancellation: Cancellation
  readonly onClose: () => void
}

/** What came back, and the way to a new order. */
export function CancelDone({ order, cancellation, onClose }: Props) {
  const t = useText(text)
  const coinName = useCoinName()
  return (
    <div className={styles.done}>
      <Cat mood="happy" />
      {cameBack(order, cancellation, coinName, t.language).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
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

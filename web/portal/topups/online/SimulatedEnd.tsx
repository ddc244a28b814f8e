import { payments } from '#contract/payments.ts'
import { useWrite } from '#web/client/queries.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import styles from './Online.module.css'
import { text } from './text.ts'
import type { Payment } from './watch.ts'

/** Only where payments are simulated: ends the payment in place of a wallet app (E-16). */
export function SimulatedEnd({ payment }: { readonly payment: Payment }) {
  const t = useText(text)
  const { paymentNumber, qrContent } = payment
  const end = useWrite(payments.simulate, { refreshes: [payments.refresh], onRefused: showRefused })
  return (
    <aside className={styles.trial} aria-label={t.trialTitle}>
      <strong>{t.trialTitle}</strong>
      <div className={styles.buttons}>
        <Button
          variant="default"
          disabled={end.isPending}
          onClick={() => end.mutate({ paymentNumber, result: 'success' })}
        >
          {t.trialPay}
        </Button>
        <Button
          variant="default"
          disabled={end.isPending}
          onClick={() => end.mutate({ paymentNumber, result: 'fail' })}
        >
          {t.trialFail}
        </Button>
        {qrContent !== null && (
          <Button component="a" href={qrContent} target="_blank" rel="noreferrer" variant="default">
            {t.trialPage}
          </Button>
        )}
      </div>
    </aside>
  )
}

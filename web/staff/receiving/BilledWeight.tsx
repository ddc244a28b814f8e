import { site } from '#contract/content.ts'
import { volumeDivisor, weigh } from '#domain/weight.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg } from '#web/kit/text/format.ts'
import type { ReceiptValues } from './receipt-values.ts'
import styles from './receiving.module.css'
import { text } from './text.ts'

/** A mistyped size shows at once because the volume weight jumps (the server bills by the same function). */
export function BilledWeight({ values }: { readonly values: ReceiptValues }) {
  const t = useText(text)
  const options = useRead(site.formOptions, {})
  const { actualWeightG, lengthMm, widthMm, heightMm } = values
  // It keeps its line, so that the fields below stay where they are.
  if (!actualWeightG || !lengthMm || !widthMm || !heightMm) return <p className={styles.billed} aria-live="polite" />
  const divisor = options.data?.pricing.volumeDivisor ?? volumeDivisor
  const box = { lengthMm, widthMm, heightMm, quantity: 1 }
  const { volumeWeightG, billableWeightG } = weigh(actualWeightG, [box], divisor)
  return (
    <p className={styles.billed} aria-live="polite">
      <span>{t.fill('volumeWeight', { weight: formatKg(volumeWeightG) })}</span>
      <strong>{t.fill('billable', { weight: formatKg(billableWeightG) })}</strong>
    </p>
  )
}

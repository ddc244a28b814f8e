import { useText } from '#web/kit/text/use-text.ts'
import { formatKg } from '#web/kit/text/format.ts'
import styles from './freight.module.css'
import { text } from './freight.text.ts'

export interface Pricing {
  readonly volumeDivisor: number
  readonly minWeightG: number
  readonly stepG: number
}

/** What will be billed, in the place of the prices until there are any. */
export function WeightRules({ pricing: { volumeDivisor, minWeightG, stepG } }: { readonly pricing: Pricing }) {
  const t = useText(text)
  return (
    <dl className={styles.rules}>
      <dt>{t.billed}</dt>
      <dd>{t.billedSentence}</dd>
      <dt>{t.volume}</dt>
      <dd>{t.fill('volumeSentence', { divisor: volumeDivisor })}</dd>
      <dt>{t.rounding}</dt>
      <dd>{t.fill('roundingSentence', { least: formatKg(minWeightG), step: formatKg(stepG) })}</dd>
    </dl>
  )
}

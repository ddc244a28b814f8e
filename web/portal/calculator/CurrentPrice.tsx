import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Calculator.module.css'
import { type CalculationValues, toQuery } from '#web/shared/calculation/calculation-query.ts'
import { text } from './text.ts'

interface CurrentPriceProps {
  readonly form: UseFormReturnType<CalculationValues>
  /** The values that the price is for. */
  readonly priced: CalculationValues
  readonly children: ReactNode
}

/** Shows a price only beside valid fields, and says when the fields have changed since. */
export function CurrentPrice({ form, priced, children }: CurrentPriceProps) {
  const t = useText(text)
  if (Object.keys(form.errors).length > 0) return <p className="muted">{t.mend}</p>
  const isChanged = JSON.stringify(toQuery(form.values)) !== JSON.stringify(toQuery(priced))
  return (
    <>
      {isChanged && <p className={styles.changed}>{t.changed}</p>}
      {children}
    </>
  )
}

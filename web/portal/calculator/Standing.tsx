import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Calculator.module.css'
import { type CalculationValues, toWords } from '#web/shared/calculation/calculation.ts'
import { text } from './text.ts'

interface StandingProps {
  readonly form: UseFormReturnType<CalculationValues>
  /** The values that the price is for. */
  readonly asked: CalculationValues
  readonly children: ReactNode
}

/** Shows a price only beside valid fields, and says when the fields have changed since. */
export function Standing({ form, asked, children }: StandingProps) {
  const t = useText(text)
  if (Object.keys(form.errors).length > 0) return <p className="muted">{t.mend}</p>
  const isChanged = JSON.stringify(toWords(form.values)) !== JSON.stringify(toWords(asked))
  return (
    <>
      {isChanged && <p className={styles.changed}>{t.changed}</p>}
      {children}
    </>
  )
}

import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Calculator.module.css'
import { type CalculationValues, toWords } from '#web/shared/calculation/calculation.ts'
import { text } from './text.ts'

interface StandingProps {
  readonly form: UseFormReturnType<CalculationValues>
  /** What the price is of. */
  readonly asked: CalculationValues
  readonly children: ReactNode
}

/** A price stands only beside fields that say something, and tells when they say something else by now. */
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

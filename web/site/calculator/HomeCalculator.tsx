import { type FormEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import controls from '#web/site/form/controls.module.css'
import { useSiteDraft } from '#web/site/use-site-draft.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { BoxFields } from './BoxFields.tsx'
import { CalculatorResult } from './CalculatorResult.tsx'
import { emptyBox, readCalculation } from './calculation.ts'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'
import { type Destinations, DestinationSelect } from './DestinationSelect.tsx'
import { useCalculator } from './use-calculator.ts'

interface HomeCalculatorProps {
  readonly destinations: Destinations
  /** Of the full calculator, with `?lang=`; the input is added. */
  readonly fullAddress: string
}

const first = { ...emptyBox, destinationCode: 'HK' }

/**
 * Takes destination, weight and size; shows every line with its price and its reason, without leaving the page (C-63).
 */
export function HomeCalculator({ destinations, fullAddress }: HomeCalculatorProps) {
  const t = useText(text)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { typed, faults, answer, change, submit } = useCalculator(first, readCalculation)
  useSiteDraft('calculator', typed, first, change)
  const send = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => submit())
    focusFirstError(form.current)
  }
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t.title}
      </h2>
      <form ref={form} onSubmit={send} noValidate className={styles.form}>
        <DestinationSelect
          destinations={destinations}
          value={typed.destinationCode}
          onChange={(destinationCode) => change({ destinationCode })}
        />
        <BoxFields
          label={t.weight}
          typed={typed}
          isWeightWrong={faults.includes('weight')}
          isSizeWrong={faults.includes('size')}
          onChange={change}
        />
        <button type="submit" className={controls.button}>
          {answer.state === 'asking' ? t.calculating : t.calculate}
        </button>
      </form>
      <CalculatorResult answer={answer} onRetry={() => submit()} fullAddress={fullAddress} />
    </section>
  )
}

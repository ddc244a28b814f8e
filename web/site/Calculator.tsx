import { type FormEvent, useId, useRef } from 'react'
import { useText } from '#web/text/use-text.ts'
import { CalculatorResult } from './CalculatorResult.tsx'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'
import { DestinationSelect } from './DestinationSelect.tsx'
import { useCalculator } from './use-calculator.ts'

/** Destination, weight and size in; every line with its price and its reason out, without leaving the page (C-63). */
export function Calculator() {
  const t = useText(text)
  const id = useId()
  const weightField = useRef<HTMLInputElement>(null)
  const lengthField = useRef<HTMLInputElement>(null)
  const { typed, faults, answer, change, submit } = useCalculator({
    destinationCode: 'HK',
    weight: '',
    length: '',
    width: '',
    height: '',
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = submit()
    if (found.weight) weightField.current?.focus()
    else if (found.size) lengthField.current?.focus()
  }
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t.title}
      </h2>
      <form onSubmit={send} noValidate className={styles.form}>
        <DestinationSelect value={typed.destinationCode} onChange={(destinationCode) => change({ destinationCode })} />
        <label className={styles.field}>
          {t.weight}
          <input
            ref={weightField}
            className={styles.input}
            inputMode="decimal"
            autoComplete="off"
            value={typed.weight}
            aria-invalid={faults.weight}
            aria-describedby={faults.weight ? `${id}-weight` : undefined}
            onChange={(event) => change({ weight: event.currentTarget.value })}
          />
          {faults.weight && (
            <span id={`${id}-weight`} className={styles.fault}>
              {t.weightFault}
            </span>
          )}
        </label>
        <fieldset className={styles.size} aria-describedby={faults.size ? `${id}-size` : undefined}>
          <legend>{t.size}</legend>
          {(['length', 'width', 'height'] as const).map((side) => (
            <input
              key={side}
              ref={side === 'length' ? lengthField : undefined}
              className={styles.input}
              inputMode="decimal"
              autoComplete="off"
              aria-label={t[side]}
              placeholder={t[side]}
              aria-invalid={faults.size}
              value={typed[side]}
              onChange={(event) => change({ [side]: event.currentTarget.value })}
            />
          ))}
          {faults.size && (
            <span id={`${id}-size`} className={`${styles.fault} ${styles.across}`}>
              {t.sizeFault}
            </span>
          )}
        </fieldset>
        <button type="submit" className={styles.button}>
          {answer.state === 'asking' ? t.calculating : t.calculate}
        </button>
      </form>
      <CalculatorResult answer={answer} onRetry={submit} />
    </section>
  )
}

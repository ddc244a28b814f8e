import { useId } from 'react'
import { useText } from '#web/text/use-text.ts'
import { sideAtMostCm, type TypedBox, weightAtMostKg } from './calculation.ts'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'

interface BoxFieldsProps {
  readonly label: string
  readonly typed: TypedBox
  readonly isWeightWrong: boolean
  readonly isSizeWrong: boolean
  readonly onChange: (changes: Partial<TypedBox>) => void
}

/** Weight and size of one box. */
export function BoxFields({ label, typed, isWeightWrong, isSizeWrong, onChange }: BoxFieldsProps) {
  const t = useText(text)
  const id = useId()
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-kilos`}>{label}</label>
        <input
          id={`${id}-kilos`}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={typed.weight}
          aria-invalid={isWeightWrong}
          aria-describedby={isWeightWrong ? `${id}-weight` : undefined}
          onChange={(event) => onChange({ weight: event.currentTarget.value })}
        />
        {isWeightWrong && (
          <span id={`${id}-weight`} className={styles.fault}>
            {t.fill('weightFault', { most: weightAtMostKg })}
          </span>
        )}
      </div>
      <fieldset className={styles.size} aria-describedby={isSizeWrong ? `${id}-size` : undefined}>
        <legend>{t.size}</legend>
        {(['length', 'width', 'height'] as const).map((side) => (
          <input
            key={side}
            className={styles.input}
            inputMode="decimal"
            autoComplete="off"
            aria-label={t[side]}
            placeholder={t[side]}
            aria-invalid={isSizeWrong}
            value={typed[side]}
            onChange={(event) => onChange({ [side]: event.currentTarget.value })}
          />
        ))}
        {isSizeWrong && (
          <span id={`${id}-size`} className={`${styles.fault} ${styles.across}`}>
            {t.fill('sizeFault', { most: sideAtMostCm })}
          </span>
        )}
      </fieldset>
    </>
  )
}

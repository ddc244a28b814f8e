import { useId } from 'react'
import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
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

export function BoxFields({ label, typed, isWeightWrong, isSizeWrong, onChange }: BoxFieldsProps) {
  const t = useText(text)
  const id = useId()
  return (
    <>
      <div className={controls.field}>
        <label htmlFor={`${id}-kilos`}>{label}</label>
        <input
          id={`${id}-kilos`}
          className={controls.input}
          inputMode="decimal"
          autoComplete="off"
          value={typed.weight}
          aria-invalid={isWeightWrong}
          aria-describedby={isWeightWrong ? `${id}-weight` : undefined}
          onChange={(event) => onChange({ weight: event.currentTarget.value })}
        />
        {isWeightWrong && (
          <span id={`${id}-weight`} className={controls.fault}>
            {t.fill('weightFault', { most: weightAtMostKg })}
          </span>
        )}
      </div>
      <fieldset className={styles.size} aria-describedby={isSizeWrong ? `${id}-size` : undefined}>
        <legend className={controls.label}>{t.size}</legend>
        {(['length', 'width', 'height'] as const).map((side) => (
          <input
            key={side}
            className={controls.input}
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
          <span id={`${id}-size`} className={`${controls.fault} ${styles.across}`}>
            {t.fill('sizeFault', { most: sideAtMostCm })}
          </span>
        )}
      </fieldset>
    </>
  )
}

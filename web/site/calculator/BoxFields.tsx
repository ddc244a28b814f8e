import { type FocusEvent, useId } from 'react'
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
  /** Its values are there to be replaced: entering a field selects them. */
  readonly isExample?: boolean
  readonly onChange: (changes: Partial<TypedBox>) => void
}

export function BoxFields({ label, typed, isWeightWrong, isSizeWrong, isExample = false, onChange }: BoxFieldsProps) {
  const t = useText(text)
  const id = useId()
  const enter = (event: FocusEvent<HTMLInputElement>) => isExample && event.currentTarget.select()
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
          onFocus={enter}
          onChange={(event) => onChange({ weight: event.currentTarget.value })}
        />
        {isWeightWrong && (
          <span id={`${id}-weight`} className={controls.fault}>
            {t.fill('weightFault', { most: weightAtMostKg })}
          </span>
        )}
      </div>
      <fieldset className={styles.size} aria-describedby={isSizeWrong ? `${id}-size` : undefined}>
        <legend className="for-readers">{t.size}</legend>
        {(['length', 'width', 'height'] as const).map((side) => (
          <label key={side} className={controls.field}>
            {t[side]}
            <input
              className={controls.input}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={isSizeWrong}
              value={typed[side]}
              onFocus={enter}
              onChange={(event) => onChange({ [side]: event.currentTarget.value })}
            />
          </label>
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

import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { BoxFields } from '#web/site/calculator/BoxFields.tsx'
import controls from '#web/site/form/controls.module.css'
import formStyles from '#web/site/form/form.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { boxFault, type FreightValues, type KeyedBox, mayAddBox, withBox } from './freight-form.ts'
import styles from './freight.module.css'
import { text } from './freight.text.ts'

interface BoxListProps {
  readonly typed: FreightValues
  readonly faults: readonly string[]
  readonly onChange: (boxes: readonly KeyedBox[]) => void
}

export function BoxList({ typed, faults, onChange }: BoxListProps) {
  const t = useText(text)
  const { boxes } = typed
  const adding = useRef<HTMLButtonElement>(null)
  // Removing a box removes its button, so the focus moves to the end.
  const remove = (box: KeyedBox) => {
    flushSync(() => onChange(boxes.filter((each) => each !== box)))
    adding.current?.focus()
  }
  return (
    <>
      {boxes.map((box, index) => (
        <fieldset key={box.key} className={`${formStyles.group} ${formStyles.wide} ${styles.box}`}>
          <legend className={controls.label}>{t.fill('box', { number: index + 1 })}</legend>
          <BoxFields
            label={t.weight}
            typed={box}
            isWeightWrong={faults.includes(boxFault(box.key, 'weight'))}
            isSizeWrong={faults.includes(boxFault(box.key, 'size'))}
            onChange={(changes) => onChange(boxes.map((each) => (each === box ? { ...box, ...changes } : each)))}
          />
          {boxes.length > 1 && (
            <button type="button" className="text-button" onClick={() => remove(box)}>
              {t.fill('removeBox', { number: index + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      <div className={formStyles.wide}>
        <button
          ref={adding}
          type="button"
          className={controls.button}
          aria-disabled={!mayAddBox(typed)}
          onClick={() => mayAddBox(typed) && onChange(withBox(boxes))}
        >
          {t.addBox}
        </button>
      </div>
    </>
  )
}

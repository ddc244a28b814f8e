import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { goodsTypeText } from '#contract/codes.ts'
import { goodsTypes } from '#domain/goods.ts'
import { text } from '#web/shared/forecast/goods-lines.text.ts'
import controls from '#web/site/form/controls.module.css'
import styles from '#web/site/form/form.module.css'
import { SelectField } from '#web/site/form/SelectField.tsx'
import { TextField } from '#web/site/form/TextField.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { emptyLine, type TypedLine } from './notice-form.ts'

interface GoodsFieldsProps {
  readonly goods: readonly TypedLine[]
  readonly linesMax: number
  readonly faults: Readonly<Record<string, string>>
  /** With the errors that no longer apply. */
  readonly onChange: (goods: readonly TypedLine[], mended: readonly string[]) => void
}

/** The contents, line by line; at least one line. */
export function GoodsFields({ goods, linesMax, faults, onChange }: GoodsFieldsProps) {
  const t = useText(text)
  const add = () => onChange([...goods, emptyLine(String(1 + Math.max(...goods.map(({ key }) => Number(key)))))], [])
  const adding = useRef<HTMLButtonElement>(null)
  // Removing a line removes its button, so the focus moves to the end. Lines below move up, away from their errors.
  const remove = (line: TypedLine) => {
    const mended = Object.keys(faults).filter((path) => path.startsWith('goods.'))
    flushSync(() =>
      onChange(
        goods.filter((each) => each !== line),
        mended,
      ),
    )
    adding.current?.focus()
  }
  return (
    <>
      {goods.map((line, index) => (
        <GoodsLine
          key={line.key}
          line={line}
          number={index + 1}
          faultOf={(name) => faults[`goods.${index}.${name}`]}
          onChange={(changes) =>
            onChange(
              goods.map((each) => (each === line ? { ...line, ...changes } : each)),
              Object.keys(changes).map((name) => `goods.${index}.${faultNames[name] ?? name}`),
            )
          }
          onRemove={goods.length > 1 ? () => remove(line) : null}
        />
      ))}
      <div className={styles.wide}>
        <button
          ref={adding}
          type="button"
          className={controls.button}
          aria-disabled={goods.length >= linesMax}
          onClick={() => goods.length < linesMax && add()}
        >
          {t.addLine}
        </button>
      </div>
    </>
  )
}

/** Where the call names a field by its unit. */
const faultNames: Readonly<Record<string, string>> = { unitPrice: 'unitPriceMinor' }

interface GoodsLineProps {
  readonly line: TypedLine
  readonly number: number
  readonly faultOf: (name: string) => string | undefined
  readonly onChange: (changes: Partial<TypedLine>) => void
  readonly onRemove: (() => void) | null
}

function GoodsLine({ line, number, faultOf, onChange, onRemove }: GoodsLineProps) {
  const t = useText(text)
  return (
    <fieldset className={`${styles.group} ${styles.wide} ${styles.pair}`}>
      <legend className={controls.label}>{t.fill('line', { number })}</legend>
      <TextField
        label={t.productName}
        isRequired
        maxLength={100}
        value={line.productName}
        error={faultOf('productName')}
        onChange={(productName) => onChange({ productName })}
      />
      <TextField
        label={t.specification}
        isRequired
        maxLength={100}
        value={line.specification}
        error={faultOf('specification')}
        onChange={(specification) => onChange({ specification })}
      />
      <SelectField
        label={t.goodsType}
        isRequired
        value={line.goodsType}
        error={faultOf('goodsType')}
        choices={goodsTypes.map((type) => ({ value: type, label: goodsTypeText[type][t.language] }))}
        onChange={(value) => onChange({ goodsType: goodsTypes.find((type) => type === value) ?? 'ordinary' })}
      />
      <TextField
        label={t.quantity}
        isRequired
        inputMode="numeric"
        value={line.quantity}
        error={faultOf('quantity')}
        onChange={(quantity) => onChange({ quantity })}
      />
      <TextField
        label={t.unitPrice}
        isRequired
        inputMode="decimal"
        value={line.unitPrice}
        error={faultOf('unitPriceMinor')}
        onChange={(unitPrice) => onChange({ unitPrice })}
      />
      {onRemove && (
        <div>
          <button type="button" className="text-button" onClick={onRemove}>
            {t.fill('removeLine', { number })}
          </button>
        </div>
      )}
    </fieldset>
  )
}

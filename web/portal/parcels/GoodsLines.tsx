import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { goodsTypeText } from '#contract/codes.ts'
import { goodsTotals, goodsTypes, lineTotalMinor } from '#domain/goods.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { CountInput } from '#web/kit/form/CountInput.tsx'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { emptyLine, type ForecastDraft, type GoodsLineDraft } from '#web/shared/forecast/forecast-form.ts'
import styles from './GoodsLines.module.css'
import { text } from './text.ts'

const maxLines = 50

/** Loaded once something is typed. */
const GoodsWarning = lazyPart('GoodsWarning', () =>
  import('#web/shared/goods/GoodsWarning.tsx').then((part) => part.GoodsWarning),
)

/** The contents, line by line; totals are computed, never typed. */
export function GoodsLines({ form }: { readonly form: UseFormReturnType<ForecastDraft> }) {
  const t = useText(text)
  const { goods } = form.getValues()
  const totals = goodsTotals(goods.map(counted))
  const adding = useRef<HTMLButtonElement>(null)
  // Removing a line removes its button, and may remove the one that has the focus, so the focus moves to the end.
  const remove = (index: number) => {
    flushSync(() => form.removeListItem('goods', index))
    adding.current?.focus()
  }
  const toSensitive = (indexes: readonly number[]) =>
    indexes.forEach((index) => form.setFieldValue(`goods.${index}.goodsType`, 'sensitive'))
  return (
    <>
      {goods.map((line, index) => (
        <GoodsLine
          key={line.key}
          form={form}
          line={line}
          index={index}
          onRemove={goods.length > 1 ? () => remove(index) : null}
        />
      ))}
      {goods.some(({ productName }) => productName.trim() !== '') && (
        <div className={styles.warning}>
          <GoodsWarning lines={goods} onSensitive={toSensitive} />
        </div>
      )}
      <div className={styles.foot}>
        <Button
          ref={adding}
          variant="default"
          size="sm"
          disabled={goods.length >= maxLines}
          onClick={() => form.insertListItem('goods', emptyLine())}
        >
          {t.addLine}
        </Button>
        <output className="num" aria-live="polite">
          {t.fill('goodsTotal', { pieces: totals.totalPieces, value: formatMoney(totals.totalGoodsValueMinor, 'CNY') })}
        </output>
      </div>
    </>
  )
}

interface GoodsLineProps {
  readonly form: UseFormReturnType<ForecastDraft>
  readonly line: GoodsLineDraft
  readonly index: number
  /** None if there is only one line. */
  readonly onRemove: (() => void) | null
}

function GoodsLine({ form, line, index, onRemove }: GoodsLineProps) {
  const t = useText(text)
  const types = useText(goodsTypeText)
  const number = index + 1
  return (
    <fieldset className={styles.line}>
      <legend className={styles.legend}>{t.fill('line', { number })}</legend>
      <TextInput label={t.productName} required {...form.getInputProps(`goods.${index}.productName`)} />
      <TextInput label={t.specification} required {...form.getInputProps(`goods.${index}.specification`)} />
      <NativeSelect
        label={t.goodsType}
        required
        data={goodsTypes.map((type) => ({ value: type, label: types[type] }))}
        {...form.getInputProps(`goods.${index}.goodsType`)}
      />
      <CountInput label={t.quantity} required most={9999} {...form.getInputProps(`goods.${index}.quantity`)} />
      <MoneyInput
        label={t.unitPrice}
        required
        currency="CNY"
        {...form.getInputProps(`goods.${index}.unitPriceMinor`)}
      />
      <div className={styles.total}>
        <span className="muted">{t.lineTotal}</span>
        <strong className="num">{formatMoney(lineTotalMinor(counted(line)), 'CNY')}</strong>
        {onRemove && (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={t.fill('removeLine', { number })}
            onClick={onRemove}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const counted = (line: GoodsLineDraft) => ({
  ...line,
  quantity: line.quantity === '' ? 0 : line.quantity,
  unitPriceMinor: line.unitPriceMinor ?? 0,
})

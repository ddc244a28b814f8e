import { Button } from '@mantine/core'
import type { GoodsType } from '#domain/goods.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import styles from './GoodsWarning.module.css'
import { text } from './text.ts'
import { useGoodsJudge } from './use-goods-judge.ts'

interface Props {
  readonly lines: readonly { readonly productName: string; readonly goodsType: GoodsType }[]
  /** Changes the lines with these indexes to sensitive goods. */
  readonly onSensitive: (indexes: readonly number[]) => void
}

/**
 * Warns about goods in a form that are forbidden, or sensitive although their line says otherwise; never blocks.
 * Renders nothing if there is nothing to say.
 */
export function GoodsWarning({ lines, onSensitive }: Props) {
  const t = useText(text)
  const judge = useGoodsJudge()
  const marks = lines.flatMap(({ productName, goodsType }, index) =>
    (judge?.marks(productName) ?? []).map((mark) => ({ ...mark, index, goodsType })),
  )
  const forbidden = marks.filter(({ category }) => category.verdict === 'forbidden')
  const undeclared = marks.filter(
    ({ category, goodsType }) => category.verdict === 'sensitive' && goodsType === 'ordinary',
  )
  const say = ({ word, category, index }: (typeof marks)[number]) => (
    <li key={`${index} ${word}`}>
      {t.fill('inLine', { number: index + 1, word, category: category.name, rule: category.rule })}
    </li>
  )
  return (
    <div role="status" className={styles.place}>
      {forbidden.length > 0 && (
        <div className={styles.warning} data-tone="bad">
          <WarnIcon size={18} />
          <div>
            <strong>{t.forbiddenTitle}</strong>
            <ul>{forbidden.map(say)}</ul>
            <p>{t.byName}</p>
          </div>
        </div>
      )}
      {undeclared.length > 0 && (
        <div className={styles.warning} data-tone="wait">
          <WarnIcon size={18} />
          <div>
            <strong>{t.sensitiveTitle}</strong>
            <ul>{undeclared.map(say)}</ul>
            <Button
              variant="default"
              size="xs"
              onClick={() => onSensitive([...new Set(undeclared.map(({ index }) => index))])}
            >
              {t.markSensitive}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

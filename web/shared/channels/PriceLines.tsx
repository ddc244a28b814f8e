import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import styles from './PriceLines.module.css'
import {
  type ExplainedPrice,
  moneyLines,
  type PriceContext,
  type PriceLine,
  priceSentence,
  type Settlement,
  settlementLines,
  weightLines,
} from '#contract/price-lines.ts'
import { text } from './text.ts'

interface Props extends Settlement, Omit<PriceContext, 'language'> {
  readonly quote: ExplainedPrice
}

/**
 * The explained price: the same on calculator, application, payment, order and bill. On a phone it starts collapsed,
 * with the total and one sentence on why.
 */
export function PriceLines({ quote, paidMinor, refundedMinor, dueMinor, ...given }: Props) {
  const t = useText(text)
  const [isOpen, { toggle }] = useDisclosure(false)
  const linesId = useId()
  const context = { ...given, language: t.language }
  const total = formatMoney(quote.totalMinor, quote.currency)
  const settlement = settlementLines(quote, { paidMinor, refundedMinor, dueMinor }, t.language)
  return (
    <div className={styles.price}>
      <div className={styles.summary}>
        <p className={styles.summaryTotal}>
          <span>{t.total}</span> <strong>{total}</strong>
        </p>
        <p className={styles.why}>{priceSentence(quote, t.language)}</p>
        <button
          type="button"
          className={`text-button ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={linesId}
          onClick={toggle}
        >
          {isOpen ? t.hideLines : t.showLines}
        </button>
      </div>
      <table id={linesId} className={styles.lines} data-open={isOpen}>
        <caption className="for-readers">{t.priceTitle}</caption>
        <thead className="for-readers">
          <tr>
            <th scope="col">{t.lineColumn}</th>
            <th scope="col">{t.figureColumn}</th>
          </tr>
        </thead>
        <Lines lines={weightLines(quote, context)} />
        <Lines lines={moneyLines(quote, context)} />
        <tbody className={styles.sum}>
          <tr>
            <th scope="row">{t.total}</th>
            <td>{total}</td>
          </tr>
        </tbody>
        {settlement.length > 0 && <Lines lines={settlement} />}
      </table>
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly PriceLine[] }) {
  return (
    <tbody>
      {lines.map((line) => (
        <tr key={line.key} data-line={line.key}>
          <th scope="row">
            {line.label}
            {line.why && <small>{line.why}</small>}
          </th>
          <td>{line.figure}</td>
        </tr>
      ))}
    </tbody>
  )
}

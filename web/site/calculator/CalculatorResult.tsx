import { OfferList } from '#web/shared/channels/OfferList.tsx'
import controls from '#web/site/form/controls.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'
import { type Calculation, sizesOf } from './calculation.ts'
import { calculationToQuery } from './calculation-to-query.ts'
import type { Answer, Offers } from './use-calculator.ts'

interface CalculatorResultProps {
  readonly answer: Answer
  readonly onRetry: () => void
  /** Link to the full calculator, with a sentence on why; not on that page itself. */
  readonly fullAddress?: string
}

export function CalculatorResult({ answer, onRetry, fullAddress }: CalculatorResultProps) {
  const t = useText(text)
  return (
    <div className={styles.result} aria-live="polite" aria-busy={answer.state === 'asking'}>
      {answer.state === 'idle' && <p className="muted">{t.hint}</p>}
      {answer.state === 'unread' && <p className="muted">{t.mend}</p>}
      {answer.state === 'asking' && <Waiting count={answer.before?.length ?? 3} />}
      {answer.state === 'failed' && (
        <p className={controls.fault}>
          {answer.sentence || t.failed}{' '}
          <button type="button" className="text-button" onClick={onRetry}>
            {t.retry}
          </button>
        </p>
      )}
      {answer.state === 'done' && answer.offers.length === 0 && <p className="muted">{t.nothing}</p>}
      {answer.state === 'done' && answer.offers.length > 0 && (
        <>
          {fullAddress && <Reason offers={answer.offers} calculation={answer.calculation} />}
          <OfferList offers={answer.offers} label={t.lines} pieces={sizesOf(answer.calculation.boxes)} />
          {fullAddress && (
            <a href={`${fullAddress}&${calculationToQuery(answer.calculation)}`} className="text-button">
              {t.full}
            </a>
          )}
        </>
      )}
    </div>
  )
}

interface ReasonProps {
  readonly offers: Offers
  readonly calculation: Calculation
}

/** Why this weight is billed, in one sentence with the arithmetic; it is the same for every line. */
function Reason({ offers, calculation }: ReasonProps) {
  const t = useText(text)
  const quote = offers.find((offer) => offer.quote)?.quote
  if (!quote) return null
  const isVolumeHeavier = quote.volumeWeightG > quote.actualWeightG
  const [size] = sizesOf(calculation.boxes)
  const kind = size === undefined ? 'withoutSize' : isVolumeHeavier ? 'volumeHeavier' : 'actualHeavier'
  return (
    <p>
      {t.fill(kind, {
        actual: formatKg(quote.actualWeightG),
        volume: formatKg(quote.volumeWeightG),
        billed: formatKg(quote.billableWeightG),
        divisor: quote.volumeDivisor,
        size: size ? formatSize(size.lengthMm, size.widthMm, size.heightMm) : '',
      })}
    </p>
  )
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <div className={styles.waitings} aria-hidden="true">
      {Array.from({ length: count }, (_each, index) => (
        <div key={index} className={styles.waiting} />
      ))}
    </div>
  )
}

import { OfferList } from '#web/channels/OfferList.tsx'
import { useText } from '#web/text/use-text.ts'
import { formatKg, formatSize } from '#web/ui/format.ts'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'
import { type Box, boxOf } from './calculation.ts'
import type { Answer, Offers } from './use-calculator.ts'

interface CalculatorResultProps {
  readonly answer: Answer
  readonly onRetry: () => void
}

export function CalculatorResult({ answer, onRetry }: CalculatorResultProps) {
  const t = useText(text)
  return (
    <div className={styles.result} aria-live="polite" aria-busy={answer.state === 'asking'}>
      {answer.state === 'idle' && <p className="muted">{t.hint}</p>}
      {answer.state === 'asking' && <Waiting count={answer.before?.length ?? 3} />}
      {answer.state === 'failed' && (
        <p className={styles.fault}>
          {answer.sentence || t.failed}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {t.retry}
          </button>
        </p>
      )}
      {answer.state === 'done' && answer.offers.length === 0 && <p className="muted">{t.nothing}</p>}
      {answer.state === 'done' && answer.offers.length > 0 && (
        <>
          <Reason offers={answer.offers} box={boxOf(answer.ask)} />
          <OfferList offers={answer.offers} label={t.lines} />
        </>
      )}
    </div>
  )
}

interface ReasonProps {
  readonly offers: Offers
  readonly box: Box | null
}

/** Why this weight is billed, in one sentence with the arithmetic: every line bills the same. */
function Reason({ offers, box }: ReasonProps) {
  const t = useText(text)
  const quote = offers.find((offer) => offer.quote)?.quote
  if (!quote) return null
  const isVolumeHeavier = quote.volumeWeightG > quote.actualWeightG
  const kind = box === null ? 'withoutSize' : isVolumeHeavier ? 'volumeHeavier' : 'actualHeavier'
  return (
    <p>
      {t.fill(kind, {
        actual: formatKg(quote.actualWeightG),
        volume: formatKg(quote.volumeWeightG),
        billed: formatKg(quote.billableWeightG),
        divisor: quote.volumeDivisor,
        size: box === null ? '' : formatSize(box.lengthMm, box.widthMm, box.heightMm),
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

import { useState } from 'react'
import { PriceLines } from '#web/channels/PriceLines.tsx'
import { useText } from '#web/text/use-text.ts'
import { formatKg, formatMoney, formatSize } from '#web/ui/format.ts'
import styles from './calculator.module.css'
import { text } from './calculator.text.ts'
import { readCalculation, type Typed } from './calculation.ts'
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
      {answer.state === 'done' && answer.offers.length > 0 && <OfferList offers={answer.offers} typed={answer.typed} />}
    </div>
  )
}

function OfferList({ offers, typed }: { readonly offers: Offers; readonly typed: Typed }) {
  const t = useText(text)
  const sorted = [...offers].sort((one, other) => priceOf(one) - priceOf(other))
  const cheapest = sorted.find((offer) => offer.quote)
  const [chosenId, choose] = useState<string | null>(null)
  const chosen = sorted.find((offer) => offer.channelId === chosenId && offer.quote) ?? cheapest
  return (
    <>
      {cheapest?.quote && <Reason quote={cheapest.quote} typed={typed} />}
      <ul className={styles.offers} aria-label={t.lines}>
        {sorted.map((offer) => (
          <li key={offer.channelId}>
            <button
              type="button"
              className={styles.offer}
              disabled={!offer.quote}
              aria-pressed={offer === chosen}
              onClick={() => choose(offer.channelId)}
            >
              <span className={styles.name}>
                <b>{offer.name}</b>
                {offer === cheapest && sorted.length > 1 && <span className={styles.best}>{t.cheapest}</span>}
              </span>
              <b className={`${styles.amount} num`}>
                {offer.quote ? formatMoney(offer.quote.totalMinor, offer.quote.currency) : '—'}
              </b>
              <span className={offer.quote ? styles.promise : styles.fault}>
                {offer.unavailableReason?.msg ?? offer.promise}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen?.quote && (
        <>
          <h3 className={styles.explained}>{t.fill('explained', { channel: chosen.name })}</h3>
          <PriceLines quote={chosen.quote} />
        </>
      )}
    </>
  )
}

type Quote = NonNullable<Offers[number]['quote']>

/** Why this weight is billed, in one sentence with the arithmetic. */
function Reason({ quote, typed }: { readonly quote: Quote; readonly typed: Typed }) {
  const t = useText(text)
  const read = readCalculation(typed)
  const { lengthMm = 0, widthMm = 0, heightMm = 0 } = 'ask' in read ? read.ask : {}
  const kind =
    quote.volumeMm3 === 0
      ? 'withoutSize'
      : quote.volumeWeightG > quote.actualWeightG
        ? 'volumeHeavier'
        : 'actualHeavier'
  return (
    <p>
      {t.fill(kind, {
        actual: formatKg(quote.actualWeightG),
        volume: formatKg(quote.volumeWeightG),
        billed: formatKg(quote.billableWeightG),
        divisor: quote.volumeDivisor,
        size: formatSize(lengthMm, widthMm, heightMm),
      })}
    </p>
  )
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <div className={styles.offers} aria-hidden="true">
      {Array.from({ length: count }, (_each, index) => (
        <div key={index} className={styles.waiting} />
      ))}
    </div>
  )
}

const priceOf = (offer: Offers[number]) => offer.quote?.totalMinor ?? Number.POSITIVE_INFINITY

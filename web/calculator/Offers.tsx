import { useState } from 'react'
import { PriceLines } from '#web/channels/PriceLines.tsx'
import type { pricing } from '#contract/channels.ts'
import type { Output } from '#contract/operation.ts'
import { useText } from '#web/text/use-text.ts'
import { formatMoney } from '#web/ui/format.ts'
import styles from './Calculator.module.css'
import type { Ask } from './calculation.ts'
import { text } from './text.ts'

type Offer = Output<typeof pricing.quote>['list'][number]

interface OffersProps {
  readonly offers: readonly Offer[]
  readonly ask: Ask
}

/** Every method with its price, the cheapest first, or why it does not fit; below, the price of one line by line. */
export function Offers({ offers, ask }: OffersProps) {
  const t = useText(text)
  const [pressedId, press] = useState<string | null>(null)
  const sorted = [...offers].sort((one, other) => priceOf(one) - priceOf(other))
  const cheapest = sorted.find(({ quote }) => quote)
  const chosen = sorted.find(({ channelId, quote }) => channelId === pressedId && quote) ?? cheapest
  return (
    <>
      <ul className={styles.offers} aria-label={t.resultTitle}>
        {sorted.map((offer) => (
          <li key={offer.channelId}>
            <button
              type="button"
              className={styles.offer}
              disabled={!offer.quote}
              aria-pressed={offer === chosen}
              onClick={() => press(offer.channelId)}
            >
              <span className={styles.name}>
                <strong>{offer.name}</strong>
                {offer === cheapest && sorted.length > 1 && <span className={styles.best}>{t.cheapest}</span>}
              </span>
              <strong className={`${styles.amount} num`}>
                {offer.quote ? formatMoney(offer.quote.totalMinor, offer.quote.currency, t.language) : '—'}
              </strong>
              {offer.unavailableReason ? (
                <span className={styles.reason}>
                  {t.unavailable}
                  {offer.unavailableReason.msg}
                </span>
              ) : (
                offer.promise && <span className={styles.promise}>{offer.promise}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {chosen?.quote && (
        <section aria-label={t.fill('explained', { channel: chosen.name })}>
          <h3 className={styles.explained}>{t.fill('explained', { channel: chosen.name })}</h3>
          <PriceLines quote={chosen.quote} channelName={chosen.name} pieces={boxesOf(ask)} />
        </section>
      )}
    </>
  )
}

/** One size stands for all pieces; more than a few are explained by their volume. */
function boxesOf({ pieces, lengthMm, widthMm, heightMm }: Ask) {
  if (lengthMm === undefined || widthMm === undefined || heightMm === undefined || pieces > 3) return undefined
  return Array.from({ length: pieces }, () => ({ lengthMm, widthMm, heightMm }))
}

const priceOf = ({ quote }: Offer) => quote?.totalMinor ?? Number.POSITIVE_INFINITY

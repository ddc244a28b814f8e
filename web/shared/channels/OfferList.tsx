import type { pricing } from '#contract/pricing.ts'
import type { Output } from '#contract/wire/operation.ts'
import { capital } from '#domain/capital.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useState } from 'react'
import { MayAdd } from './MayAdd.tsx'
import { NotOpen } from './NotOpen.tsx'
import styles from './OfferList.module.css'
import type { Size } from '#contract/price-lines.ts'
import { PriceLines } from './PriceLines.tsx'
import { text } from './text.ts'

type Offer = Output<typeof pricing.quotePublic>['list'][number]

interface Props {
  readonly offers: readonly Offer[]
  /** What is listed, for screen readers. */
  readonly label: string
  /** The boxes of the request, where they explain the volume. */
  readonly pieces?: readonly Size[] | undefined
}

/**
 * The result of a calculator: every line with its price, cheapest first, or why it does not fit; one of them is
 * explained.
 */
export function OfferList({ offers, label, pieces }: Props) {
  const t = useText(text)
  const [pressedId, press] = useState<string | null>(null)
  const sorted = [...offers].sort((one, other) => priceOf(one) - priceOf(other))
  const cheapest = sorted.find(({ quote }) => quote)
  const chosen = sorted.find(({ channelId, quote }) => channelId === pressedId && quote) ?? cheapest
  return (
    <div className={styles.place}>
      {offers.some(({ open }) => !open) && <NotOpen />}
      <ul className={styles.offers} aria-label={label}>
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
                {offer.quote ? formatMoney(offer.quote.totalMinor, offer.quote.currency) : '—'}
              </strong>
              {offer.unavailableReason ? (
                <span className={styles.reason}>
                  <strong>{t.notForYou}</strong> {offer.unavailableReason.msg}
                </span>
              ) : (
                offer.promise && <span className={styles.promise}>{capital(offer.promise)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {chosen?.quote && (
        <section aria-label={t.fill('explained', { channel: chosen.name })}>
          <h3 className={styles.explained}>{t.fill('explained', { channel: chosen.name })}</h3>
          <PriceLines quote={chosen.quote} channelName={chosen.name} pieces={pieces} />
          <MayAdd rows={chosen.mayAdd} currency={chosen.quote.currency} />
        </section>
      )}
    </div>
  )
}

const priceOf = ({ quote }: Offer) => quote?.totalMinor ?? Number.POSITIVE_INFINITY

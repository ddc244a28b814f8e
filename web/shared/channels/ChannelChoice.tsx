import type { Output } from '#contract/wire/operation.ts'
import type { channels } from '#contract/channels.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { capital } from '#domain/capital.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { text as openText } from './open.text.ts'
import { text } from './choice.text.ts'
import { text as priceText } from './text.ts'

type ChannelOffer = Output<typeof channels.forAddress>['list'][number]

interface Props {
  readonly offers: readonly ChannelOffer[]
  readonly value: string
  readonly onChange: (channelId: string) => void
  readonly error?: ReactNode
}

/** Channels side by side: price, promise, and why one does not fit. */
export function ChannelChoice({ offers, value, onChange, error }: Props) {
  const t = useText(text)
  const p = useText(priceText)
  const errorId = useId()
  const sorted = byPrice(offers)
  const cheapest = sorted.find((offer) => offer.available && offer.estimate)
  const isWorthNaming = sorted.filter((offer) => offer.available && offer.estimate).length > 1
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={t.chooseChannel}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className={styles.cards}
    >
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {sorted.map((offer) => (
        <label
          key={offer.channelId}
          className={styles.card}
          data-off={!offer.available}
          data-on={value === offer.channelId}
        >
          <span className={styles.head}>
            <input
              type="radio"
              name="channel"
              checked={value === offer.channelId}
              disabled={!offer.available}
              onChange={() => onChange(offer.channelId)}
            />
            <strong>{offer.name}</strong>
          </span>
          <OfferPrice offer={offer} />
          {isWorthNaming && offer.channelId === cheapest?.channelId && (
            <span className={styles.best}>{p.cheapest}</span>
          )}
          {offer.promise && <span>{capital(offer.promise)}</span>}
          <span className="muted">{offer.needsPickUpPoint ? t.withPickUp : t.toTheDoor}</span>
          {offer.capWeightG !== null && (
            <span className="muted">{t.fill('capWeight', { weight: formatKg(offer.capWeightG) })}</span>
          )}
          {!offer.acceptsSensitive && <span className="muted">{t.ordinaryOnly}</span>}
        </label>
      ))}
    </div>
  )
}

function OfferPrice({ offer }: { readonly offer: ChannelOffer }) {
  const t = useText(text)
  const o = useText(openText)
  const p = useText(priceText)
  if (!offer.available) {
    if (offer.unavailableReason?.code === refusalCode.destination_announced)
      return <strong className={styles.reason}>{o.notOpen}</strong>
    return (
      <span className={styles.reason}>
        <strong>{p.notForYou}</strong> {offer.unavailableReason?.msg}
      </span>
    )
  }
  if (!offer.estimate) return <span className="muted">{t.priceAfterTicking}</span>
  return (
    <span>
      <strong className={`${styles.price} num`}>
        {formatMoney(offer.estimate.totalMinor, offer.estimate.currency)}
      </strong>
      <small className={styles.small}>{t.freightOnly}</small>
    </span>
  )
}

/** Available ones first, cheapest first. */
const byPrice = (offers: readonly ChannelOffer[]): readonly ChannelOffer[] =>
  [...offers].sort((one, other) => rank(one) - rank(other))

function rank(offer: ChannelOffer): number {
  if (!offer.available) return Number.MAX_SAFE_INTEGER
  return offer.estimate?.totalMinor ?? Number.MAX_SAFE_INTEGER - 1
}

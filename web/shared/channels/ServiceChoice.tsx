import type { Output } from '#contract/wire/operation.ts'
import type { channels } from '#contract/channels.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import { textIn, useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Checkbox, Skeleton } from '@mantine/core'
import styles from './Choice.module.css'
import { text } from './choice.text.ts'

type ServiceOffer = Output<typeof channels.get>['vas'][number]
type Chosen = Readonly<Record<string, number>>

interface Props {
  readonly offers: readonly ServiceOffer[]
  readonly currency: Currency
  /** Quantities of the ticked services. */
  readonly value: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** Loaded with the first service that is charged by the piece. */
const QuantityInput = lazyPart(
  'QuantityInput',
  () => import('./QuantityInput.tsx').then((part) => part.QuantityInput),
  <Skeleton height={42} width={100} radius="md" />,
)

/** Extra services with their prices; those charged by the piece ask for a quantity. */
export function ServiceChoice({ offers, currency, value, onChange }: Props) {
  const t = useText(text)
  if (offers.length === 0) return <p className="muted">{t.noServices}</p>
  const choose = (id: string, quantity: number) => onChange({ ...value, [id]: quantity })
  const leaveOut = (id: string) => onChange(Object.fromEntries(Object.entries(value).filter(([each]) => each !== id)))
  return (
    <ul className={styles.services}>
      {offers.map((offer) => {
        const quantity = value[offer.id]
        const isOffered = offer.unitMinor !== null || offer.bp !== null
        return (
          <li key={offer.id} className={styles.service}>
            <Checkbox
              label={offer.text}
              description={servicePrice(offer, currency, t.language)}
              checked={quantity !== undefined}
              disabled={!isOffered}
              onChange={(event) => (event.currentTarget.checked ? choose(offer.id, 1) : leaveOut(offer.id))}
            />
            {quantity !== undefined && offer.charge === 'perPiece' && offer.maxQty > 1 && (
              <QuantityInput
                className={styles.quantity}
                label={t.fill('quantityOf', { service: offer.text })}
                most={offer.maxQty}
                value={quantity}
                onChange={(typed) => choose(offer.id, typed)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function servicePrice(offer: ServiceOffer, currency: Currency, language: Language): string {
  const t = textIn(text, language)
  if (offer.charge === 'percentOfFreight') return t.fill('offerPercent', { percent: (offer.bp ?? 0) / 100 })
  if (offer.unitMinor === null) return t.offerNotInCurrency
  const words = { perOrder: 'offerPerOrder', perPiece: 'offerPerPiece', perKg: 'offerPerKg' } as const
  return t.fill(words[offer.charge], { price: formatMoney(offer.unitMinor, currency) })
}

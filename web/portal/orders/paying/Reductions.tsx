import '@mantine/core/styles/NumberInput.css'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatCount, formatMoney } from '#web/kit/text/format.ts'
import { Button, NativeSelect, NumberInput } from '@mantine/core'
import { useState } from 'react'
import styles from './PayDialog.module.css'
import { text } from './text.ts'
import type { Payment } from './payment.ts'

/**
 * The reductions of a payment: the best coupon until the member chooses otherwise, coins only if chosen.
 */
export interface Chosen {
  readonly couponId?: string
  readonly coins?: number
}

interface Props {
  readonly payment: Payment
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  readonly isBusy: boolean
}

/** A coupon and coins, for the first payment of an order (C-34). Shows nothing if there is nothing to choose. */
export function Reductions({ payment, chosen, onChoose, isBusy }: Props) {
  const t = useText(text)
  const { usableCoupons, unusableCoupons, coinsBalance, kind } = payment
  const hasCoupons = usableCoupons.length + unusableCoupons.length > 0
  if (kind !== 'initial' || (!hasCoupons && coinsBalance === 0)) return null
  const { couponId: _before, ...withoutCoupon } = chosen
  return (
    <section className={styles.reductions} aria-label={t.reduce}>
      {hasCoupons && (
        <div>
          <NativeSelect
            label={t.coupon}
            value={chosen.couponId ?? ''}
            disabled={usableCoupons.length === 0}
            onChange={({ currentTarget: { value } }) =>
              onChoose(value === '' ? withoutCoupon : { ...withoutCoupon, couponId: value })
            }
            data={[
              { value: '', label: t.noCoupon },
              ...usableCoupons.map(({ id, title, discountMinor }) => ({
                value: id,
                label: t.fill('couponOption', { title, price: formatMoney(discountMinor, payment.currency) }),
              })),
            ]}
          />
          <Unusable coupons={unusableCoupons} />
        </div>
      )}
      {coinsBalance > 0 && <Coins payment={payment} chosen={chosen} onChoose={onChoose} isBusy={isBusy} />}
    </section>
  )
}

function Unusable({ coupons }: { readonly coupons: Payment['unusableCoupons'] }) {
  const t = useText(text)
  if (coupons.length === 0) return null
  return (
    <details className={styles.unusable}>
      <summary>{t.fill('unusable', { count: coupons.length })}</summary>
      <ul>
        {coupons.map(({ id, title, reason }) => (
          <li key={id}>
            <strong>{title}</strong> {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Coins({ payment, chosen, onChoose, isBusy }: Props) {
  const t = useText(text)
  const name = useCoinName()
  const [typed, setTyped] = useState<string | number>('')
  const { coinsBalance, coinsMax, quote } = payment
  const { coins: used = 0, ...withoutCoins } = chosen
  const use = (count: number) => {
    setTyped(count === 0 ? '' : count)
    onChoose(count === 0 ? withoutCoins : { ...withoutCoins, coins: count })
  }
  return (
    <form
      className={styles.coins}
      onSubmit={(event) => {
        event.preventDefault()
        use(Math.min(Number(typed) || 0, coinsBalance))
      }}
    >
      <NumberInput
        label={t.fill('coins', { name })}
        description={t.fill('coinsHint', { balance: formatCount(coinsBalance), most: formatCount(coinsMax) })}
        value={typed}
        onChange={setTyped}
        min={0}
        max={coinsMax}
        allowDecimal={false}
        allowNegative={false}
        thousandSeparator=","
        inputMode="numeric"
        disabled={coinsMax === 0}
        hideControls
      />
      <div className={styles.coinButtons}>
        <Button type="submit" variant="default" disabled={coinsMax === 0 || typed === ''} loading={isBusy && used > 0}>
          {t.applyCoins}
        </Button>
        {coinsMax > 0 && quote.coinsUsed < coinsMax && (
          <Button variant="default" onClick={() => use(coinsMax)}>
            {t.mostCoins}
          </Button>
        )}
        {used > 0 && (
          <Button variant="default" onClick={() => use(0)}>
            {t.noCoins}
          </Button>
        )}
      </div>
    </form>
  )
}

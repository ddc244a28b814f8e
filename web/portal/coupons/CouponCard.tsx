import type { coupons } from '#contract/coupons.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatDay } from '#web/kit/text/format.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { couponConditions, couponValue, moneyOf } from './coupon-value.ts'
import styles from './Coupons.module.css'
import { text } from './text.ts'

type Coupon = Output<typeof coupons.list>['list'][number]

interface Props {
  readonly coupon: Coupon
  /** Names by id; channels that no longer exist are missing. */
  readonly channelNames: ReadonlyMap<string, string>
}

/** What it takes off, on which conditions, and until when or for what it was used. */
export function CouponCard({ coupon, channelNames }: Props) {
  const t = useText(text)
  const conditions = couponConditions(coupon, channelNames, t.language)
  return (
    <li className={`${styles.coupon} ${coupon.state === 'usable' ? '' : styles.gone}`}>
      <div className={`${styles.value} num`}>{couponValue(coupon, t.language)}</div>
      <div className={styles.terms}>
        <h2 className={styles.name}>{coupon.title}</h2>
        <ul className={styles.conditions}>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
        <Standing coupon={coupon} />
      </div>
    </li>
  )
}

function Standing({ coupon }: { readonly coupon: Coupon }) {
  const t = useText(text)
  const day = (at: string) => formatDay(at, t.language)
  if (coupon.state === 'used') {
    return (
      <p className={styles.standing}>
        <span>
          {coupon.usedAt && t.fill('usedOn', { day: day(coupon.usedAt) })}{' '}
          {coupon.usedOrderNumber && (
            <Link to={paths.orderDetails(coupon.usedOrderNumber)} className="num">
              {coupon.usedOrderNumber}
            </Link>
          )}
        </span>
        {coupon.discountMinor !== null && (
          <strong>{t.fill('saved', { price: moneyOf(coupon.discountMinor, coupon.currency) })}</strong>
        )}
      </p>
    )
  }
  if (coupon.state === 'expired')
    return <p className={styles.standing}>{t.fill('ended', { day: day(coupon.validTo) })}</p>
  const { hasBegun } = coupon
  return (
    <p className={styles.standing}>
      <span>
        {hasBegun ? t.fill('until', { day: day(coupon.validTo) }) : t.fill('from', { day: day(coupon.validFrom) })}
      </span>
      {hasBegun && (
        <LinkButton to={paths.ordersToPay} size="compact-md" variant="default">
          {t.useIt}
        </LinkButton>
      )}
    </p>
  )
}

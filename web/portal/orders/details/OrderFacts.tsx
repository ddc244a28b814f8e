import { orderTypeText } from '#contract/codes.ts'
import { currencyText } from '#web/shared/currency.text.ts'
import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import type { ReactNode } from 'react'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './text.ts'
import styles from './OrderDetailsPage.module.css'
import { OrderStatus } from '#web/portal/orders/OrderStatus.tsx'

/** Every field of an order except receiver, shipper and parcels, which are shown elsewhere. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const t = useText(text)
  const name = useCoinName()
  const money = (minor: number) => <Money minor={minor} currency={order.currency} />
  return (
    <dl className={styles.facts}>
      <Fact name={t.orderNumber}>{order.orderNumber}</Fact>
      <Fact name={t.logisticsNumber}>
        {order.logisticsNumber && (
          <>
            {order.logisticsNumber} <CopyButton text={order.logisticsNumber} label={t.copyLogisticsNumber} compact />
          </>
        )}
      </Fact>
      <Fact name={t.orderType}>{orderTypeText[order.orderType][t.language]}</Fact>
      <Fact name={t.status}>
        <OrderStatus order={order} />
      </Fact>
      <Fact name={t.warehouse}>{order.warehouseName}</Fact>
      <Fact name={t.channel}>{order.channelName}</Fact>
      <Fact name={t.currency}>{currencyText[order.currency][t.language]}</Fact>
      <Fact name={t.orderedAt}>
        <When at={order.orderedAt} />
      </Fact>
      <Fact name={t.paidAt}>{order.paidAt && <When at={order.paidAt} />}</Fact>
      <Fact name={t.packedAt}>{order.packedAt && <When at={order.packedAt} />}</Fact>
      <Fact name={t.outboundAt}>{order.outboundAt && <When at={order.outboundAt} />}</Fact>
      <Fact name={t.signedAt}>{order.signedAt && <When at={order.signedAt} />}</Fact>
      {order.cancelledAt && (
        <Fact name={t.cancelledAt}>
          <When at={order.cancelledAt} />
        </Fact>
      )}
      {order.cancelReason && <Fact name={t.cancelReason}>{order.cancelReason}</Fact>}
      {order.lostAt && (
        <Fact name={t.lostAt}>
          <When at={order.lostAt} />
        </Fact>
      )}
      <Fact name={t.parcelCount}>{order.parcelCount}</Fact>
      <Fact name={t.totalPieces}>{order.totalPieces}</Fact>
      <Fact name={t.goodsName}>{order.goodsName}</Fact>
      <Fact name={t.goodsValue}>
        <Money minor={order.totalGoodsValueMinor} currency="CNY" />
      </Fact>
      <Fact name={t.actualWeight}>
        <Weight g={order.totalActualWeightG} />
      </Fact>
      <Fact name={t.volumeWeight}>
        <Weight g={order.totalVolumeWeightG} />
      </Fact>
      <Fact name={t.billableWeight}>
        <Weight g={order.billableWeightG} />
      </Fact>
      <Fact name={t.declaredValue}>{money(order.declaredValueMinor)}</Fact>
      <Fact name={t.insured}>{order.insured ? t.insuredYes : t.insuredNo}</Fact>
      <Fact name={t.insuranceCost}>{money(order.insuranceMinor)}</Fact>
      <Fact name={t.vasFee}>{money(order.vasMinor)}</Fact>
      <Fact name={t.freight}>{money(order.freightMinor)}</Fact>
      {order.couponDiscountMinor > 0 && <Fact name={t.couponDiscount}>{money(-order.couponDiscountMinor)}</Fact>}
      {order.coinDiscountMinor > 0 && (
        <Fact name={t.fill('coinDiscount', { name })}>
          {t.fill('coins', {
            price: formatMoney(-order.coinDiscountMinor, order.currency),
            count: order.coinsUsed,
          })}
        </Fact>
      )}
      <Fact name={t.freightPayable}>{money(order.freightPayableMinor)}</Fact>
      {order.otherMinor !== 0 && <Fact name={t.otherFees}>{money(order.otherMinor)}</Fact>}
      <Fact name={t.totalFee}>{money(order.totalMinor)}</Fact>
      {order.paidMinor > 0 && <Fact name={t.paid}>{money(order.paidMinor)}</Fact>}
      {order.refundedMinor > 0 && <Fact name={t.refunded}>{money(order.refundedMinor)}</Fact>}
      {order.dueMinor > 0 && <Fact name={t.due}>{money(order.dueMinor)}</Fact>}
      <Fact name={t.remark}>{order.remark}</Fact>
      {order.otherRemark && <Fact name={t.otherRemark}>{order.otherRemark}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children || '—'}</dd>
    </div>
  )
}

import { Card } from '#web/kit/look/Card.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { methodName } from './method.ts'
import { text } from './payment.text.ts'
import type { StaffPayment } from './queries.ts'

export function PaymentFacts({ payment }: { readonly payment: StaffPayment }) {
  const t = useText(text)
  const { currency, refundedMinor, refundingMinor } = payment
  return (
    <Card title={t.facts}>
      <dl className={desk.facts}>
        <Fact label={t.amount}>
          <strong>
            <Money minor={payment.amountMinor} currency={currency} />
          </strong>
        </Fact>
        <Fact label={t.member}>
          {payment.memberName} <span className="num">{payment.memberNumber}</span>
        </Fact>
        <Fact label={t.method}>{methodName(payment.method, t.language)}</Fact>
        <Fact label={t.tradeNumber}>
          <span className="num">{payment.providerTradeNumber ?? t.none}</span>
        </Fact>
        <Fact label={t.begun}>
          <When at={payment.createdAt} />
        </Fact>
        <Fact label={t.credited}>
          <When at={payment.paidAt} />
        </Fact>
        {refundedMinor > 0 && (
          <Fact label={t.refunded}>
            <Money minor={refundedMinor} currency={currency} />
          </Fact>
        )}
        {refundingMinor > 0 && (
          <Fact label={t.refunding}>
            <Money minor={refundingMinor} currency={currency} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}

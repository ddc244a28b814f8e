import { staffPayments } from '#contract/payments.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Skeleton } from '@mantine/core'
import { useParams } from 'react-router'
import { AskCard } from './AskCard.tsx'
import { FlagsCard } from './FlagsCard.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentMarks } from './PaymentMarks.tsx'
import { text } from './payment.text.ts'
import { ProviderLog } from './ProviderLog.tsx'
import type { StaffPayment } from './queries.ts'
import { RefundForm } from './RefundForm.tsx'
import { Refunds } from './Refunds.tsx'

/** Of a payment. An address that was mistyped may hold anything. */
const longestNumber = 40

/** B-FI-08: one payment with its refunds, its flags and what the provider said; beside them what can be done. */
export function PaymentPage() {
  const t = useText(text)
  const { number = '' } = useParams()
  const query = useRead(staffPayments.get, { paymentNumber: number }, { fresh: true })
  const payment = query.data
  return (
    <Page
      title={t.fill('pageTitle', { number: number.slice(0, longestNumber) })}
      back={staffPaths.payments}
      lead={payment && <PaymentMarks payment={payment} />}
    >
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(found) => <Payment key={found.paymentNumber} payment={found} />}
      </Loaded>
    </Page>
  )
}

function Payment({ payment }: { readonly payment: StaffPayment }) {
  const t = useText(text)
  const may = useMay()
  return (
    <div className={desk.sides}>
      <div className={desk.column}>
        <PaymentFacts payment={payment} />
        {payment.refunds.length > 0 && <Refunds payment={payment} />}
        <ProviderLog messages={payment.messages} />
      </div>
      <div className={desk.column}>
        {payment.flags.length > 0 && <FlagsCard payment={payment} />}
        {may(staffPayments.sync) ? <AskCard payment={payment} /> : <Card>{t.readOnly}</Card>}
        {may(staffPayments.refund) && payment.refundableMinor > 0 && <RefundForm payment={payment} />}
      </div>
    </div>
  )
}

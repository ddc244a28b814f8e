import { payments } from '#contract/payments.ts'
import { Refusal } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import styles from '#web/portal/orders/receipt/Receipt.module.css'
import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { text } from './text.ts'
import { TopUpReceipt } from './TopUpReceipt.tsx'

/** The receipt of a top-up (`?no=`), made to be printed on A4. The server knows only the member's own (C-68). */
export function TopUpReceiptPage() {
  const t = useText(text)
  const [{ no }] = useUrlFilters({ no: '' })
  const paymentNumber = no.slice(0, 40)
  const payment = useRead(payments.refresh, { paymentNumber }, { enabled: paymentNumber !== '', fresh: true })
  const isPaid = typeof payment.data?.paidAt === 'string'
  const isUnknown = paymentNumber === '' || (payment.data === undefined && payment.error instanceof Refusal)
  return (
    <div className={styles.page}>
      <Page
        title={t.title}
        lead={t.lead}
        back={paths.topUp}
        actions={isPaid && <Button onClick={() => window.print()}>{t.print}</Button>}
      >
        {isUnknown ? (
          <Empty title={t.noneTitle} sentence={t.none} action={<LinkButton to={paths.topUp} label={t.toTopUps} />} />
        ) : (
          <Loaded query={payment} skeleton={<Skeleton height={480} radius="lg" />}>
            {(shown) =>
              isPaid ? (
                <TopUpReceipt payment={shown} />
              ) : (
                <Empty
                  title={t.notPaidTitle}
                  sentence={t.notPaid}
                  action={<LinkButton to={paths.topUpPayment(shown.paymentNumber)} label={t.toPayment} />}
                />
              )
            }
          </Loaded>
        )}
      </Page>
    </div>
  )
}

const LinkButton = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Button component={Link} to={to}>
    {label}
  </Button>
)

import { topUpReceipt } from '#contract/papers/top-up-receipt.ts'
import { topUpReceiptText } from '#contract/papers/top-up-receipt.text.ts'
import { payments } from '#contract/payments.ts'
import { receipts } from '#contract/receipts.ts'
import { download, Refusal } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useLanguage } from '#web/kit/text/language.ts'
import { textIn, useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { NoReceipt, ReceiptFrame } from '#web/portal/receipts/ReceiptFrame.tsx'
import { ReceiptSheet } from '#web/portal/receipts/ReceiptSheet.tsx'
import { useReceiptAbout } from '#web/portal/receipts/use-receipt-about.ts'
import { Skeleton } from '@mantine/core'
import { text } from './text.ts'

/** The receipt of a top-up (`?no=`). The server knows only the member's own (C-68). */
export function TopUpReceiptPage() {
  const t = useText(text)
  const [{ no }] = useUrlFilters({ no: '' })
  const paymentNumber = no.slice(0, 40)
  const language = useLanguage()
  const { about, missing } = useReceiptAbout(paymentNumber !== '')
  const payment = useRead(payments.refresh, { paymentNumber }, { enabled: paymentNumber !== '', fresh: true })
  const isPaid = typeof payment.data?.paidAt === 'string'
  const isUnknown = paymentNumber === '' || (payment.data === undefined && payment.error instanceof Refusal)
  return (
    <ReceiptFrame
      title={textIn(topUpReceiptText, language).title}
      lead={t.lead}
      back={paths.topUp}
      file={isPaid && about ? () => download(receipts.ofTopUp, { paymentNumber }) : null}
    >
      {isUnknown ? (
        <NoReceipt title={t.noneTitle} sentence={t.none} to={paths.topUp} label={t.toTopUps} />
      ) : (
        <Loaded query={payment} skeleton={<Skeleton height={480} radius="lg" />}>
          {(shown) =>
            isPaid ? (
              <Loaded query={missing} skeleton={<Skeleton height={480} radius="lg" />}>
                {() => about && <ReceiptSheet paper={topUpReceipt(shown, about)} />}
              </Loaded>
            ) : (
              <NoReceipt
                title={t.notPaidTitle}
                sentence={t.notPaid}
                to={paths.topUpPayment(shown.paymentNumber)}
                label={t.toPayment}
              />
            )
          }
        </Loaded>
      )}
    </ReceiptFrame>
  )
}

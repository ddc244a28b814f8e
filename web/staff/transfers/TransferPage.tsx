import { staffBankTransfers } from '#contract/topups.ts'
import { bankTransferCan } from '#domain/bank-transfer.ts'
import { apiUrl } from '#web/client/api-host.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Picture } from '#web/kit/look/Picture.tsx'
import { Skeleton } from '@mantine/core'
import { useParams } from 'react-router'
import { ApproveForm } from './ApproveForm.tsx'
import { CreditCard } from './CreditCard.tsx'
import { Lookalikes } from './Lookalikes.tsx'
import { RejectForm } from './RejectForm.tsx'
import { ReverseForm } from './ReverseForm.tsx'
import type { StaffTransfer } from './staff-transfer.ts'
import { TransferFacts } from './TransferFacts.tsx'
import { TransferStatus } from './TransferStatus.tsx'
import styles from './transfers.module.css'
import { text } from './transfers.text.ts'

/** One voucher: the picture in large, beside it what was stated and the possible actions. */
export function TransferPage() {
  const t = useText(text)
  const { id = '' } = useParams()
  const query = useRead(staffBankTransfers.get, { id }, { fresh: true })
  const transfer = query.data
  return (
    <Page
      title={transfer ? t.fill('pageTitle', { number: transfer.transferNumber }) : t.title}
      back={staffPaths.transfers}
      lead={transfer && <TransferStatus transfer={transfer} />}
    >
      <Loaded query={query} skeleton={<TransferSkeleton />}>
        {(found) => <Transfer key={found.id} transfer={found} />}
      </Loaded>
    </Page>
  )
}

const Transfer = ({ transfer }: { readonly transfer: StaffTransfer }) => (
  <div className={`${desk.sides} ${desk.halves} ${styles.transfer}`}>
    <div className={desk.column}>
      <Lookalikes lookalikes={transfer.lookalikes} />
      <TransferFacts transfer={transfer} />
    </div>
    <Voucher transfer={transfer} />
    <div className={desk.column}>
      <Decide transfer={transfer} />
    </div>
  </div>
)

function Voucher({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  return (
    <div className={styles.beside}>
      <Card
        title={t.voucher}
        actions={
          <a href={apiUrl(transfer.proofImageUrl)} target="_blank" rel="noreferrer">
            {t.openVoucher}
          </a>
        }
      >
        <Picture
          className={styles.voucher}
          url={transfer.proofImageUrl}
          alt={t.fill('voucherAlt', { number: transfer.transferNumber })}
        />
      </Card>
    </div>
  )
}

/** The status decides what there is to do, the role decides who does it. */
function Decide({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  const may = useMay()
  if (!may(staffBankTransfers.audit)) return <Card>{t.readOnly}</Card>
  return (
    <>
      {/* If the member edits the transfer, the form is reset: only what is shown can be approved. */}
      {bankTransferCan.approve(transfer) && <ApproveForm key={transfer.version} transfer={transfer} />}
      {bankTransferCan.reject(transfer) && <RejectForm transfer={transfer} />}
      {bankTransferCan.credit(transfer) && <CreditCard transfer={transfer} />}
      {bankTransferCan.reverse(transfer) && <ReverseForm transfer={transfer} />}
    </>
  )
}

const TransferSkeleton = () => (
  <div className={`${desk.sides} ${desk.halves}`}>
    <Skeleton height={420} />
    <Skeleton height={420} />
  </div>
)

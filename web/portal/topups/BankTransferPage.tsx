import { needIn, withoutNeed } from '#web/need.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Skeleton } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { BankAccounts } from './BankAccounts.tsx'
import { BankTransferForm } from './BankTransferForm.tsx'
import { text } from './text.ts'
import styles from './TopUp.module.css'

/** Below the form, so it is loaded once that is shown. */
const MyTransfers = lazyPart(
  'MyTransfers',
  async () => (await import('./MyTransfers.tsx')).MyTransfers,
  <Skeleton height={320} radius="lg" />,
)

/** Submits a voucher and follows its review and credit (C-55, C-56, C-64). */
export function BankTransferPage() {
  const t = useText(text)
  const [params, setParams] = useSearchParams()
  const need = needIn(params)
  // The request has been submitted: the next transfer starts empty.
  const forget = () => setParams(withoutNeed(params), { replace: true })
  return (
    <Page title={t.title} lead={t.lead} back={paths.topUp}>
      <BankAccounts need={need} />
      <div className={styles.columns}>
        <Card title={t.formTitle}>
          <BankTransferForm transfer={null} need={need} onSaved={forget} />
        </Card>
        <Card title={t.nextTitle}>
          <ol className={styles.steps}>
            <li>{t.nextReview}</li>
            <li>{t.nextCredit}</li>
            <li>{t.nextRejected}</li>
          </ol>
        </Card>
      </div>
      <MyTransfers />
    </Page>
  )
}

import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { When } from '#web/kit/look/When.tsx'
import styles from './transfers.module.css'
import type { StaffTransfer } from './staff-transfer.ts'
import { text } from './transfers.text.ts'

export function TransferFacts({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  const { currency, receivedMinor, creditedMinor } = transfer
  return (
    <>
      <Card title={t.facts}>
        <dl className={desk.facts}>
          <Fact label={t.amount}>
            <strong className={styles.amount}>
              <Money minor={transfer.amountMinor} currency={currency} />
            </strong>
          </Fact>
          <Fact label={t.member}>
            {transfer.memberName} <span className="num">{transfer.memberNumber}</span>
          </Fact>
          <Fact label={t.bankRef}>
            <span className="num">{transfer.bankRef || t.noBankRef}</span>
          </Fact>
          <Fact label={t.submittedAt}>
            <When at={transfer.submittedAt} />
          </Fact>
          {transfer.remark && <Fact label={t.remark}>{transfer.remark}</Fact>}
        </dl>
      </Card>
      {transfer.auditStatus !== 'pending' && (
        <Card title={t.history}>
          <dl className={desk.facts}>
            <Fact label={t.fill('auditedLine', { status: transfer.auditText, name: transfer.auditedBy ?? '' })}>
              <When at={transfer.auditedAt} />
            </Fact>
            {transfer.auditReason && <Fact label={t.status}>{t.fill('reason', { reason: transfer.auditReason })}</Fact>}
            {receivedMinor !== null && (
              <Fact label={t.received}>
                <Money minor={receivedMinor} currency={currency} />
              </Fact>
            )}
            {transfer.payerTail !== null && (
              <Fact label={t.payer}>
                <span className="num">{t.fill('payerTail', { tail: transfer.payerTail })}</span>
              </Fact>
            )}
            {transfer.creditedAt && (
              <Fact label={t.fill('auditedLine', { status: transfer.rechargeText, name: transfer.creditedBy ?? '' })}>
                <When at={transfer.creditedAt} />
              </Fact>
            )}
            {creditedMinor !== null && (
              <Fact label={t.credited}>
                <Money minor={creditedMinor} currency={currency} />
              </Fact>
            )}
          </dl>
        </Card>
      )}
    </>
  )
}

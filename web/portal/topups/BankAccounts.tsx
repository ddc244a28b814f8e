import { site } from '#contract/content.ts'
import { signedIn } from '#contract/signed-in.ts'
import type { Output } from '#contract/wire/operation.ts'
import { type Currency, currencies } from '#domain/money.ts'
import { currencyText } from '#contract/currency.text.ts'
import type { Need } from '#web/need.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { CopyRows } from '#web/kit/look/CopyRows.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Skeleton } from '@mantine/core'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { text } from './accounts.text.ts'
import styles from './BankAccounts.module.css'
import { copiedAccount } from './copied-account.ts'

type Account = Output<typeof site.getConfig>['bankAccounts'][number]

/** Where to transfer to, what to quote, and how much an order still needs (C-13). */
export function BankAccounts({ need }: { readonly need: Need | null }) {
  const t = useText(text)
  const config = useRead(site.getConfig, { appid: 'web' })
  return (
    <Card title={t.title}>
      {need && <p className={styles.need}>{t.fill('need', { price: formatMoney(need.amountMinor, need.currency) })}</p>}
      <Loaded
        query={config}
        skeleton={<Skeleton height={220} radius="md" />}
        isEmpty={(data) => data.bankAccounts.length === 0}
        empty={<Empty title={t.noneTitle} sentence={t.noneSentence} action={<AskUs />} />}
      >
        {(data) => <Accounts accounts={data.bankAccounts} need={need} />}
      </Loaded>
    </Card>
  )
}

function AskUs() {
  const t = useText(text)
  return (
    <LinkButton to={paths.feedback} variant="default">
      {t.askUs}
    </LinkButton>
  )
}

interface AccountsProps {
  readonly accounts: readonly Account[]
  readonly need: Need | null
}

/** The needed currency comes first; a currency without an account says so, so that nobody pays into the other one. */
function Accounts({ accounts, need }: AccountsProps) {
  const t = useText(text)
  const { data: member } = useRead(signedIn.home, {})
  const memberNumber = member?.memberNumber ?? ''
  const order = [...currencies].sort((one, other) => Number(other === need?.currency) - Number(one === need?.currency))
  return (
    <>
      <p>
        {t.quote}
        {memberNumber && (
          <>
            {' '}
            <strong className="num">{memberNumber}</strong>{' '}
            <CopyButton text={memberNumber} label={t.copyNumber} compact />
          </>
        )}
      </p>
      <div className={styles.accounts}>
        {order.map((currency) => {
          const own = accounts.filter((account) => account.currency === currency)
          return (
            <section key={currency} className={styles.currency} aria-label={currencyText[currency][t.language]}>
              <h3 className={styles.name}>{currencyText[currency][t.language]}</h3>
              {own.length === 0 && <NoAccount currency={currency} />}
              {own.map((account) => (
                <OneAccount key={`${account.bank} ${account.number}`} {...{ account, memberNumber, need }} />
              ))}
            </section>
          )
        })}
      </div>
    </>
  )
}

function NoAccount({ currency }: { readonly currency: Currency }) {
  const t = useText(text)
  return <p className="muted">{t.fill('noneOf', { currency: currencyText[currency][t.language] })}</p>
}

interface OneAccountProps {
  readonly account: Account
  readonly memberNumber: string
  readonly need: Need | null
}

function OneAccount({ account, memberNumber, need }: OneAccountProps) {
  const t = useText(text)
  const currency = currencyText[account.currency][t.language]
  return (
    <div className={styles.account}>
      {account.sample && (
        <p className={styles.sample}>
          <StatusTag tone="bad">{t.sample}</StatusTag> {t.sampleSentence}
        </p>
      )}
      <CopyRows
        rows={(['bank', 'holder', 'number'] as const).map((part) => ({
          label: t[part],
          value: account[part],
          copy: t.fill('copyPart', { part: t[part], currency }),
          isFigure: part === 'number',
        }))}
      />
      <CopyButton
        text={copiedAccount(t.language, account, memberNumber, need)}
        label={t.copyAll}
        of={currency}
        mt="sm"
      />
    </div>
  )
}

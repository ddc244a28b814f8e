import { wallets } from '#contract/ledger.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Balances.module.css'
import { currencyText } from '#contract/currency.text.ts'
import { text } from './text.ts'

/** The wallet of each currency (C-57), with the debts against it. */
export function Balances({ actions }: { readonly actions?: ReactNode }) {
  const t = useText(text)
  const list = useRead(wallets.list, {})
  return (
    <Card title={t.balance} actions={actions}>
      <Loaded query={list} skeleton={<Skeleton height={72} radius="md" />}>
        {(answer) => (
          <ul className={styles.wallets}>
            {answer.list.map((wallet) => (
              <li key={wallet.currency} className={styles.wallet}>
                <span className="muted">{currencyText[wallet.currency][t.language]}</span>
                <strong className={`${styles.balance} num`}>{formatMoney(wallet.balanceMinor, wallet.currency)}</strong>
                {wallet.owedMinor > 0 && (
                  <span className={styles.owed}>
                    {t.fill('owed', { price: formatMoney(wallet.owedMinor, wallet.currency) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

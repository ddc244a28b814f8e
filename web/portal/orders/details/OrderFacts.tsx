import { useCoinName } from '#web/portal/ledger/use-coin-name.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { DownIcon } from '#web/kit/look/icons.tsx'
import type { ReactNode } from 'react'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { factGroups } from './fact-groups.tsx'
import styles from './OrderFacts.module.css'
import { text } from './text.ts'
import { useOpenInPrint } from './use-open-in-print.ts'

/**
 * Every field of an order in five groups, each closed with its gist beside its name. Receiver, shipper
 * and parcels are shown elsewhere.
 */
export function OrderFacts({ order }: { readonly order: Order }) {
  const t = useText(text)
  const coinName = useCoinName()
  const box = useOpenInPrint<HTMLDivElement>()
  return (
    <Card title={t.facts}>
      <div ref={box} className={styles.groups}>
        {factGroups(order, t.language, coinName).map(({ name, gist, facts }) => (
          <details key={name} className={styles.group}>
            <summary>
              <b>{name}</b> <span className={styles.gist}>{gist.filter(Boolean).join(' · ')}</span>
              <DownIcon size={20} />
            </summary>
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <Fact key={label} name={label}>
                  {value}
                </Fact>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Card>
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

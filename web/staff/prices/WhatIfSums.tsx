import type { tariffVersions } from '#contract/tariff-versions.ts'
import type { Output } from '#contract/wire/operation.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './prices.module.css'
import { text } from './what-if.text.ts'

export type WhatIf = Output<typeof tariffVersions.whatIf>
type Sum = WhatIf['totals'][number] & { readonly key: string; readonly name: string }
type Words = ReturnType<typeof useText<typeof text>>

/** The sum of each currency first, then each line and destination. */
export function WhatIfSums({ found }: { readonly found: WhatIf }) {
  const t = useText(text)
  return (
    <Rows
      rows={sumsOf(found, t)}
      rowKey={({ key }) => key}
      label={t.title}
      columns={columnsIn(t)}
      cardTitle={({ name }) => name}
    />
  )
}

const sumsOf = ({ totals, effects }: WhatIf, t: Words): readonly Sum[] => [
  ...totals.map((total) => ({ ...total, key: total.currency, name: t.fill('sum', { currency: total.currency }) })),
  ...effects.map((effect) => ({
    ...effect,
    key: `${effect.channelId} ${effect.destinationCode} ${effect.currency}`,
    name: t.fill('trade', {
      line: effect.channelName,
      destination: effect.destinationName,
      currency: effect.currency,
    }),
  })),
]

function columnsIn(t: Words): readonly Column<Sum>[] {
  const money = (key: 'wasMinor' | 'wouldBeMinor', label: string): Column<Sum> => ({
    key,
    label,
    align: 'end',
    render: (sum) => <span className="num">{formatMoney(sum[key], sum.currency)}</span>,
  })
  return [
    { key: 'name', label: t.line, render: ({ name }) => <strong>{name}</strong>, tableOnly: true },
    { key: 'orders', label: t.orders, align: 'end', render: ({ orders }) => <span className="num">{orders}</span> },
    {
      key: 'split',
      label: t.split,
      render: ({ orders, dearer, cheaper, same }) =>
        orders === 0 ? '—' : t.fill('splitWords', { more: dearer, cheaper, same }),
    },
    money('wasMinor', t.was),
    money('wouldBeMinor', t.wouldBe),
    { key: 'gain', label: t.gain, align: 'end', render: (sum) => <Gain {...sum} /> },
    {
      key: 'unpriced',
      label: t.unpriced,
      align: 'end',
      render: ({ unpriced }) => <span className="num">{unpriced}</span>,
    },
  ]
}

/** What we would have earned more or less, in words: colour alone says nothing. */
function Gain({ orders, differenceMinor, currency }: Pick<Sum, 'orders' | 'differenceMinor' | 'currency'>) {
  const t = useText(text)
  if (orders === 0) return '—'
  if (differenceMinor === 0) return t.same
  const money = formatMoney(Math.abs(differenceMinor), currency)
  return (
    <span className={`num ${differenceMinor < 0 ? styles.loss : styles.gain}`}>
      {t.fill(differenceMinor < 0 ? 'less' : 'more', { money })}
    </span>
  )
}

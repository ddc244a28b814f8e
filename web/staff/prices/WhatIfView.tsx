import { tariffVersions } from '#contract/tariff-versions.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { NativeSelect, Skeleton, Stack } from '@mantine/core'
import styles from './prices.module.css'
import type { Version } from './version.ts'
import { text } from './versions.text.ts'

type WhatIf = Output<typeof tariffVersions.whatIf>
type Effect = WhatIf['totals'][number] & { readonly key: string; readonly name: string }

const choices = [1, 3, 6, 12] as const

/** What the version would have earned on past orders, by line and destination (B-PR-14). */
export function WhatIfView({ version: { id } }: { readonly version: Version }) {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ months: '3' })
  const months = choices.find((each) => String(each) === filters.months) ?? 3
  const query = useRead(tariffVersions.whatIf, { id, months }, { keep: true })
  return (
    <Stack gap="md">
      <p className="muted">{t.whatIfLead}</p>
      <div className={desk.filters}>
        <NativeSelect
          label={t.months}
          value={String(months)}
          data={choices.map(String)}
          onChange={(event) => setFilters({ months: event.currentTarget.value })}
        />
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton height={240} />}
        isEmpty={({ totals }) => totals.length === 0}
        empty={<p className="muted">{t.noOrders}</p>}
      >
        {(found) => (
          <Rows
            rows={effectsOf(found, t.sum)}
            rowKey={({ key }) => key}
            label={t.viewWhatIf}
            columns={columnsIn(t)}
            cardTitle={({ name }) => name}
          />
        )}
      </Loaded>
    </Stack>
  )
}

/** The sums first, then each line and destination. */
const effectsOf = ({ totals, effects }: WhatIf, sum: string): readonly Effect[] => [
  ...totals.map((total) => ({ ...total, key: total.currency, name: `${sum} ${total.currency}` })),
  ...effects.map((effect) => ({
    ...effect,
    key: `${effect.channelId} ${effect.destinationCode} ${effect.currency}`,
    name: `${effect.channelName} → ${effect.destinationName} ${effect.currency}`,
  })),
]

function columnsIn(t: ReturnType<typeof useText<typeof text>>): readonly Column<Effect>[] {
  const money = (key: 'freightMinor' | 'wouldBeMinor', label: string): Column<Effect> => ({
    key,
    label,
    align: 'end',
    render: (effect) => <span className="num">{formatMoney(effect[key], effect.currency)}</span>,
  })
  return [
    { key: 'name', label: '', render: ({ name }) => <strong>{name}</strong>, tableOnly: true },
    { key: 'orders', label: t.orders, align: 'end', render: ({ orders }) => <span className="num">{orders}</span> },
    money('freightMinor', t.was),
    money('wouldBeMinor', t.wouldBe),
    { key: 'gain', label: t.gain, align: 'end', render: (effect) => <Gain effect={effect} /> },
    {
      key: 'unpriced',
      label: t.unpriced,
      align: 'end',
      render: ({ unpriced }) => <span className="num">{unpriced}</span>,
    },
  ]
}

/** A gain has its sign too: colour alone says nothing. */
function Gain({ effect: { differenceMinor, currency } }: { readonly effect: Effect }) {
  const sign = differenceMinor > 0 ? '+' : ''
  const tone = differenceMinor < 0 ? styles.loss : styles.gain
  return (
    <span className={`num ${differenceMinor === 0 ? '' : tone}`}>
      {sign}
      {formatMoney(differenceMinor, currency)}
    </span>
  )
}

import { ledgerEventText } from '#contract/codes.ts'
import { currencies } from '#domain/money.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { NativeSelect } from '@mantine/core'
import { currencyText } from '#web/shared/currency.text.ts'
import { type EntryFilters as Filters, moneyEvents } from './entry-filters.ts'
import styles from './ExpensePage.module.css'
import { text } from './text.ts'

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

export function EntryFilters({ filters, onChange }: Props) {
  const t = useText(text)
  return (
    <div className={styles.filters} role="group" aria-label={t.filters}>
      <NativeSelect
        label={t.currency}
        value={filters.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
        data={[
          { value: '', label: t.all },
          ...currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] })),
        ]}
      />
      <NativeSelect
        label={t.event}
        value={filters.event}
        onChange={(event) => onChange({ event: event.currentTarget.value })}
        data={[
          { value: '', label: t.all },
          ...moneyEvents.map((event) => ({ value: event, label: ledgerEventText[event][t.language] })),
        ]}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={({ from, to }) => onChange({ from, to })} />
    </div>
  )
}

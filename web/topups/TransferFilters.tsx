import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#web/ledger/currency.text.ts'
import { useText } from '#web/text/use-text.ts'
import { RangeFields } from '#web/ui/RangeFields.tsx'
import { NativeSelect } from '@mantine/core'
import { text } from './text.ts'
import styles from './TopUp.module.css'

/** As the URL holds them. */
type Filters = Readonly<Record<'audit' | 'credit' | 'currency' | 'from' | 'to', string>>

interface TransferFiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

/** Review and credit stand apart: what is approved may not be credited yet. */
export function TransferFilters({ filters, onChange }: TransferFiltersProps) {
  const t = useText(text)
  return (
    <div className={styles.filters} role="group" aria-label={t.filters}>
      <NativeSelect
        label={t.audit}
        value={filters.audit}
        onChange={(event) => onChange({ audit: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          ...auditStatuses.map((status) => ({ value: status, label: auditStatusText[status][t.language] })),
        ]}
      />
      <NativeSelect
        label={t.recharge}
        value={filters.credit}
        onChange={(event) => onChange({ credit: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          ...rechargeStatuses.map((status) => ({ value: status, label: rechargeStatusText[status][t.language] })),
        ]}
      />
      <NativeSelect
        label={t.byCurrency}
        value={filters.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          ...currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] })),
        ]}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={onChange} />
    </div>
  )
}

import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#web/shared/currency.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { text } from './text.ts'
import styles from './TopUp.module.css'

/** As kept in the URL. */
type Filters = Readonly<Record<'number' | 'audit' | 'credit' | 'currency' | 'from' | 'to', string>>

interface TransferFiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

/** Review and credit are separate: an approved transfer may not be credited yet. */
export function TransferFilters({ filters, onChange }: TransferFiltersProps) {
  const t = useText(text)
  return (
    <div className={styles.filters} role="group" aria-label={t.filters}>
      <SearchField
        label={t.transferNumber}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={filters.number}
        onSearch={(number) => onChange({ number })}
      />
      <FilterChoice
        label={t.audit}
        any={t.any}
        value={filters.audit}
        onChange={(audit) => onChange({ audit })}
        options={auditStatuses.map((status) => ({ value: status, label: auditStatusText[status][t.language] }))}
      />
      <FilterChoice
        label={t.recharge}
        any={t.any}
        value={filters.credit}
        onChange={(credit) => onChange({ credit })}
        options={rechargeStatuses.map((status) => ({ value: status, label: rechargeStatusText[status][t.language] }))}
      />
      <FilterChoice
        label={t.byCurrency}
        any={t.any}
        value={filters.currency}
        onChange={(currency) => onChange({ currency })}
        options={currencies.map((currency) => ({ value: currency, label: currencyText[currency][t.language] }))}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={onChange} />
    </div>
  )
}

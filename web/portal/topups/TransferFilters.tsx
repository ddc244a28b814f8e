import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { currencyText } from '#contract/currency.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { chipsOf, rangeChip } from '#web/kit/list/chips.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { FilterLine } from '#web/kit/list/FilterLine.tsx'
import { isFiltered } from '#web/kit/list/use-url-filters.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { text } from './text.ts'

export const transferPageSize = 10

/** As kept in the URL. */
export const transferDefaults = {
  number: '',
  audit: '',
  credit: '',
  currency: '',
  from: '',
  to: '',
  size: '10',
  page: '1',
} as const

type Filters = Readonly<Record<keyof typeof transferDefaults, string>>

interface TransferFiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

/** Review and credit are separate: an approved transfer may not be credited yet. */
export function TransferFilters({ filters, onChange }: TransferFiltersProps) {
  const t = useText(text)
  const audit = auditStatuses.find((status) => status === filters.audit)
  const credit = rechargeStatuses.find((status) => status === filters.credit)
  const currency = currencies.find((each) => each === filters.currency)
  const chips = chipsOf(
    filters,
    [
      { name: 'audit', label: t.audit, value: audit && auditStatusText[audit][t.language] },
      { name: 'credit', label: t.recharge, value: credit && rechargeStatusText[credit][t.language] },
      { name: 'currency', label: t.byCurrency, value: currency && currencyText[currency][t.language] },
    ],
    onChange,
  )
  return (
    <FilterLine
      label={t.filters}
      search={
        <SearchField
          aria-label={t.transferNumber}
          placeholder={t.transferNumber}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          value={filters.number}
          onSearch={(number) => onChange({ number })}
        />
      }
      chips={[...rangeChip(t.submittedAt, filters, t.language, onChange), ...chips]}
      onClear={isFiltered(filters, transferDefaults) ? () => onChange(transferDefaults) : undefined}
    >
      <FilterChoice
        label={t.audit}
        any={t.any}
        value={filters.audit}
        onChange={(chosen) => onChange({ audit: chosen })}
        options={auditStatuses.map((status) => ({ value: status, label: auditStatusText[status][t.language] }))}
      />
      <FilterChoice
        label={t.recharge}
        any={t.any}
        value={filters.credit}
        onChange={(chosen) => onChange({ credit: chosen })}
        options={rechargeStatuses.map((status) => ({ value: status, label: rechargeStatusText[status][t.language] }))}
      />
      <FilterChoice
        label={t.byCurrency}
        any={t.any}
        value={filters.currency}
        onChange={(chosen) => onChange({ currency: chosen })}
        options={currencies.map((each) => ({ value: each, label: currencyText[each][t.language] }))}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={onChange} />
    </FilterLine>
  )
}

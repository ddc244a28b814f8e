import { paymentStateText } from '#contract/codes.ts'
import { paymentStates } from '#domain/payment.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { SearchField } from '#web/staff/SearchField.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { text } from './payments.text.ts'

export type Filters = Readonly<Record<'view' | 'method' | 'state' | 'member' | 'number' | 'from' | 'to', string>>

interface PaymentFiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

const views = ['all', 'flagged'] as const

export function PaymentFilters({ filters, onChange }: PaymentFiltersProps) {
  const t = useText(text)
  return (
    <>
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: t[key] }))}
        current={filters.view === 'flagged' ? 'flagged' : 'all'}
        onChoose={(key) => onChange({ view: key === 'all' ? '' : key })}
      />
      <div className={desk.filters}>
        <SearchField
          label={t.memberNumber}
          value={filters.member}
          maxLength={12}
          onSearch={(member) => onChange({ member })}
        />
        <SearchField
          label={t.number}
          value={filters.number}
          maxLength={40}
          onSearch={(number) => onChange({ number })}
        />
        <MethodChoice value={filters.method} onChange={onChange} />
        <FilterChoice
          label={t.state}
          any={t.any}
          value={filters.state}
          onChange={(state) => onChange({ state })}
          options={paymentStates.map((value) => ({ value, label: paymentStateText[value][t.language] }))}
        />
        <RangeFields from={filters.from} to={filters.to} onChange={onChange} />
      </div>
    </>
  )
}

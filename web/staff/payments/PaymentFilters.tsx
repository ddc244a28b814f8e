import { paymentStateText } from '#contract/codes.ts'
import { paymentStates } from '#domain/payment.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CodeChoice, MemberFilters } from '#web/staff/lists/MemberFilters.tsx'
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
    <MemberFilters
      views={views.map((key) => ({ key, name: t[key] }))}
      view={filters.view === 'flagged' ? 'flagged' : 'all'}
      onView={(key) => onChange({ view: key === 'all' ? '' : key })}
      member={filters.member}
      onMember={onChange}
    >
      <SearchField label={t.number} value={filters.number} maxLength={40} onSearch={(number) => onChange({ number })} />
      <MethodChoice value={filters.method} onChange={onChange} />
      <CodeChoice
        label={t.state}
        codes={paymentStates}
        words={paymentStateText}
        value={filters.state}
        onChange={(state) => onChange({ state })}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={onChange} />
    </MemberFilters>
  )
}

import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { CodeChoice, MemberFilters } from '#web/staff/lists/MemberFilters.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { text } from './transfers.text.ts'

export type Filters = Readonly<Record<'audit' | 'recharge' | 'currency' | 'member', string>>

interface TransferFiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

const views = {
  viewPending: { audit: 'pending', recharge: '' },
  viewToCredit: { audit: 'approved', recharge: 'not_credited' },
  viewAll: { audit: '', recharge: '' },
} as const

const viewKeys = ['viewPending', 'viewToCredit', 'viewAll'] as const

/** The tab that shows these states; null: none does. */
export const viewOf = ({ audit, recharge }: Pick<Filters, 'audit' | 'recharge'>) =>
  viewKeys.find((key) => views[key].audit === audit && views[key].recharge === recharge) ?? null

export function TransferFilters({ filters, onChange }: TransferFiltersProps) {
  const t = useText(text)
  const lists = useText(listsText)
  return (
    <MemberFilters
      views={viewKeys.map((key) => ({ key, name: t[key] }))}
      view={viewOf(filters)}
      onView={(key) => onChange(views[key])}
      member={filters.member}
      onMember={onChange}
    >
      <CodeChoice
        label={t.audit}
        codes={auditStatuses}
        words={auditStatusText}
        value={filters.audit}
        onChange={(audit) => onChange({ audit })}
      />
      <CodeChoice
        label={t.recharge}
        codes={rechargeStatuses}
        words={rechargeStatusText}
        value={filters.recharge}
        onChange={(recharge) => onChange({ recharge })}
      />
      <FilterChoice
        label={t.currency}
        any={lists.any}
        value={filters.currency}
        onChange={(currency) => onChange({ currency })}
        options={currencies.map((value) => ({ value, label: value }))}
      />
    </MemberFilters>
  )
}

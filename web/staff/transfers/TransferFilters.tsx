import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { SearchField } from '#web/staff/SearchField.tsx'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
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
  return (
    <>
      <StatusTabs
        label={t.views}
        tabs={viewKeys.map((key) => ({ key, name: t[key] }))}
        current={viewOf(filters)}
        onChoose={(key) => onChange(views[key])}
      />
      <div className={desk.filters}>
        <SearchField
          label={t.memberNumber}
          value={filters.member}
          maxLength={12}
          onSearch={(member) => onChange({ member })}
        />
        <FilterChoice
          label={t.audit}
          any={t.any}
          value={filters.audit}
          onChange={(audit) => onChange({ audit })}
          options={auditStatuses.map((value) => ({ value, label: auditStatusText[value][t.language] }))}
        />
        <FilterChoice
          label={t.recharge}
          any={t.any}
          value={filters.recharge}
          onChange={(recharge) => onChange({ recharge })}
          options={rechargeStatuses.map((value) => ({ value, label: rechargeStatusText[value][t.language] }))}
        />
        <FilterChoice
          label={t.currency}
          any={t.any}
          value={filters.currency}
          onChange={(currency) => onChange({ currency })}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      </div>
    </>
  )
}

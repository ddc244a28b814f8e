import { auditStatusText, rechargeStatusText } from '#contract/codes.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { Views } from '#web/staff/Views.tsx'
import { useText } from '#web/text/use-text.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useRef } from 'react'
import styles from './transfers.module.css'
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

export function TransferFilters({ filters, onChange }: TransferFiltersProps) {
  const t = useText(text)
  const memberField = useRef<HTMLInputElement>(null)
  const isCurrent = (key: (typeof viewKeys)[number]) =>
    views[key].audit === filters.audit && views[key].recharge === filters.recharge
  return (
    <div className={styles.filters}>
      <Views
        label={t.views}
        views={viewKeys.map((key) => ({ key, words: t[key] }))}
        current={viewKeys.find(isCurrent) ?? null}
        onChoose={(key) => onChange(views[key])}
      />
      <NativeSelect
        label={t.audit}
        value={filters.audit}
        onChange={(event) => onChange({ audit: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          ...auditStatuses.map((value) => ({ value, label: auditStatusText[value][t.language] })),
        ]}
      />
      <NativeSelect
        label={t.recharge}
        value={filters.recharge}
        onChange={(event) => onChange({ recharge: event.currentTarget.value })}
        data={[
          { value: '', label: t.any },
          ...rechargeStatuses.map((value) => ({ value, label: rechargeStatusText[value][t.language] })),
        ]}
      />
      <NativeSelect
        label={t.currency}
        value={filters.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
        data={[{ value: '', label: t.any }, ...currencies]}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ member: memberField.current?.value.trim() ?? '' })
        }}
      >
        <TextInput
          // A cleared filter clears the field too.
          key={filters.member}
          ref={memberField}
          type="search"
          label={t.memberNumber}
          defaultValue={filters.member}
          maxLength={12}
        />
      </form>
    </div>
  )
}

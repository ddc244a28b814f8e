import type { UnclaimedState } from '#domain/claim.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import desk from '#web/staff/desk.module.css'
import parcelStyles from './parcels.module.css'
import type { UnclaimedFilterWords } from './UnclaimedPage.tsx'
import { text } from './unclaimed.text.ts'

interface UnclaimedFiltersProps {
  readonly filters: UnclaimedFilterWords
  readonly counts: Readonly<Partial<Record<UnclaimedState, number>>> | undefined
  readonly onChange: (changes: Partial<UnclaimedFilterWords>) => void
}

const ages = [7, 30, 60, 90] as const

export function UnclaimedFilters({ filters, counts, onChange }: UnclaimedFiltersProps) {
  const t = useText(text)
  const yesOrNo = (yes: string, no: string) => [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]
  return (
    <>
      <StatusTabs
        label={t.views}
        tabs={[
          { key: 'to_be_claimed', name: t.to_be_claimed, count: counts?.to_be_claimed },
          { key: 'claimed', name: t.claimed, count: counts?.claimed },
          { key: '', name: t.all },
        ]}
        current={filters.state}
        onChoose={(state) => onChange({ state })}
        countedAtMost={countedAtMost}
      />
      <div className={`${desk.filters} ${parcelStyles.folded}`}>
        <SearchAndWarehouse words={t} by="id" maxLength={32} {...filters} onChange={onChange} />
        <FilterChoice
          label={t.hasForecast}
          any={t.any}
          value={filters.forecast}
          onChange={(forecast) => onChange({ forecast })}
          options={yesOrNo(t.withForecast, t.withoutForecast)}
        />
        <FilterChoice
          label={t.hasClaim}
          any={t.any}
          value={filters.claim}
          onChange={(claim) => onChange({ claim })}
          options={yesOrNo(t.withClaim, t.withoutClaim)}
        />
        <FilterChoice
          label={t.aged}
          any={t.any}
          value={filters.aged}
          onChange={(aged) => onChange({ aged })}
          options={ages.map((count) => ({ value: String(count), label: t.fill('agedDays', { count }) }))}
        />
      </div>
    </>
  )
}

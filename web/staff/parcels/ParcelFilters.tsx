import { parcelStatusText } from '#contract/codes.ts'
import { parcelStatuses } from '#domain/parcel.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import { ages, type ParcelFilters as Filters } from './filters.ts'
import { text } from './text.ts'

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

/** By number, place and state first; then by what is written on it or in it. */
export function ParcelFilters({ filters, onChange }: Props) {
  const t = useText(text)
  const words = [
    { key: 'member', label: t.memberNumber, maxLength: 12 },
    { key: 'goods', label: t.goods, maxLength: 60 },
    { key: 'shelf', label: t.shelf, maxLength: 20 },
  ] as const
  return (
    <div className={desk.filters}>
      <SearchAndWarehouse
        words={t}
        by="id"
        maxLength={32}
        q={filters.q}
        warehouse={filters.warehouse}
        onChange={onChange}
      />
      <FilterChoice
        label={t.status}
        any={t.any}
        value={filters.status}
        options={parcelStatuses.map((value) => ({ value, label: parcelStatusText[value][t.language] }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterChoice
        label={t.fault}
        any={t.any}
        value={filters.fault}
        options={[
          { value: 'with', label: t.withFault },
          { value: 'without', label: t.withoutFault },
        ]}
        onChange={(fault) => onChange({ fault })}
      />
      <FilterChoice
        label={t.age}
        any={t.any}
        value={filters.age}
        options={ages.map((days) => ({ value: String(days), label: t.fill('days', { count: days }) }))}
        onChange={(age) => onChange({ age })}
      />
      {words.map(({ key, label, maxLength }) => (
        <SearchField
          key={key}
          label={label}
          value={filters[key]}
          maxLength={maxLength}
          onSearch={(typed) => onChange({ [key]: typed })}
        />
      ))}
    </div>
  )
}

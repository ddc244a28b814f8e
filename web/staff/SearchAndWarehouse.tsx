import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { SearchField } from './SearchField.tsx'
import { useDesk } from './staff-context.ts'

interface Sought {
  readonly q: string
  readonly warehouse: string
}

interface SearchAndWarehouseProps extends Sought {
  readonly words: Readonly<Record<'search' | 'searchHint' | 'warehouse' | 'allWarehouses', string>>
  readonly maxLength: number
  /** What the call takes of a warehouse: its id, or its number. */
  readonly by: 'id' | 'code'
  readonly onChange: (changes: Partial<Sought>) => void
}

/** The two filters of every list of the back office: a number, and one of the warehouses of this person. */
export function SearchAndWarehouse({ words, q, warehouse, maxLength, by, onChange }: SearchAndWarehouseProps) {
  const { staff } = useDesk()
  return (
    <>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={q}
        maxLength={maxLength}
        onSearch={(typed) => onChange({ q: typed })}
      />
      <FilterChoice
        label={words.warehouse}
        any={words.allWarehouses}
        value={warehouse}
        onChange={(chosen) => onChange({ warehouse: chosen })}
        options={staff.warehouses.map((each) => ({ value: String(each[by]), label: each.name }))}
      />
    </>
  )
}

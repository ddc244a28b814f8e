import { staffStatements } from '#contract/statements.ts'
import type { Input } from '#contract/wire/operation.ts'
import { differenceKinds, differenceStates } from '#domain/statement.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { isFiltered, pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { methods } from '#web/staff/payments/method.ts'
import { MethodChoice } from '#web/staff/payments/MethodChoice.tsx'
import { SearchField } from '#web/staff/SearchField.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { StaffList } from '#web/staff/StaffList.tsx'
import { Button } from '@mantine/core'
import { differenceColumns, DifferenceName } from './difference-columns.tsx'
import { DifferenceActions } from './DifferenceActions.tsx'
import { text } from './differences.text.ts'

const pageSize = 20
const defaults = { state: 'open', kind: '', method: '', number: '', statement: '', id: '', page: '1' } as const
type Filters = { readonly [Name in keyof typeof defaults]: string }

/** B-FI-22: what differs, with both sides' figures and the ways to mend it. */
export function DifferencesView() {
  const t = useText(text)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters<Filters>(defaults)
  const mayClose = useMay()(staffStatements.close)
  const query = useRead(staffStatements.listDifferences, toInput(filters), { keep: true, fresh: true })
  return (
    <>
      <DifferenceFilters filters={filters} onChange={setFilters} />
      <StaffList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={differenceColumns(t)}
        cardTitle={(row) => <DifferenceName difference={row} />}
        actions={mayClose ? (row) => <DifferenceActions difference={row} /> : undefined}
        empty={
          isFiltered(filters, defaults) ? (
            <NoMatch words={lists} onClear={() => setFilters(defaults)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      />
    </>
  )
}

interface FiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

function DifferenceFilters({ filters, onChange }: FiltersProps) {
  const t = useText(text)
  const isNarrowed = filters.statement !== '' || filters.id !== ''
  return (
    <div className={desk.filters}>
      <SearchField
        label={t.numberSought}
        value={filters.number}
        maxLength={64}
        onSearch={(number) => onChange({ number })}
      />
      <FilterChoice
        label={t.state}
        any={t.any}
        value={filters.state}
        onChange={(state) => onChange({ state })}
        options={differenceStates.map((value) => ({ value, label: t[value] }))}
      />
      <FilterChoice
        label={t.kind}
        any={t.any}
        value={filters.kind}
        onChange={(kind) => onChange({ kind })}
        options={differenceKinds.map((value) => ({ value, label: t[value] }))}
      />
      <MethodChoice value={filters.method} onChange={onChange} />
      {isNarrowed && (
        <Button variant="default" onClick={() => onChange({ statement: '', id: '' })}>
          {t.allDays}
        </Button>
      )}
    </div>
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function toInput(filters: Filters): Input<typeof staffStatements.listDifferences> {
  const method = methods.find((each) => each === filters.method)
  const state = differenceStates.find((each) => each === filters.state)
  const kind = differenceKinds.find((each) => each === filters.kind)
  const number = filters.number.trim()
  return {
    page: pageNumber(filters.page),
    pageSize,
    ...(method ? { method } : {}),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(number ? { number } : {}),
    ...(uuid.test(filters.statement) ? { statementId: filters.statement } : {}),
    ...(uuid.test(filters.id) ? { id: filters.id } : {}),
  }
}

import { staffStorage } from '#contract/storage-office.ts'
import { storedShows } from '#domain/storage.ts'
import { useRead } from '#web/client/queries.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Said } from '#web/staff/lists/Said.tsx'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import { useState } from 'react'
import { ExportButtons } from './ExportButtons.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { RowActions } from './RowActions.tsx'
import { everything, inputOf, type StoredAnswer, type StoredParcel } from './stored.ts'
import { StoredLink, storedColumns } from './stored-columns.tsx'
import { text } from './text.ts'

const pageSize = 20

/** B-IN-55 to 58: parcels whose free days end soon or have ended, and what is done about them. */
export function StoredParcelsPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(everything)
  const [said, say] = useState('')
  const [toExtend, setToExtend] = useState<StoredParcel | null>(null)
  const asked = inputOf(filters)
  const { after, show, q, warehouse, member } = filters
  const query = useRead(
    staffStorage.list,
    { ...asked, pageSize, ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  const change = (changes: Partial<typeof filters>) => {
    say('')
    setFilters({ ...changes, after: '' })
  }
  return (
    <Page
      title={t.title}
      lead={query.data ? <Terms answer={query.data} /> : t.lead}
      actions={<ExportButtons narrowing={asked} />}
    >
      <StatusTabs
        label={t.views}
        tabs={[{ key: '', name: t.all }, ...storedShows.map((key) => ({ key, name: t[key] }))]}
        current={asked.show ?? ''}
        onChoose={(key) => change({ show: key })}
      />
      <div className={desk.filters}>
        <SearchAndWarehouse words={t} by="id" maxLength={32} q={q} warehouse={warehouse} onChange={change} />
        <SearchField
          label={t.memberNumber}
          value={member}
          maxLength={12}
          onSearch={(typed) => change({ member: typed })}
        />
      </div>
      <Said>{said}</Said>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={storedColumns(t, query.data)}
        cardTitle={(row) => <StoredLink row={row} />}
        actions={(row) => <RowActions row={row} onExtend={setToExtend} onDone={say} />}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        empty={
          isFiltered({ show, q, warehouse, member }, everything) ? (
            <NoMatch words={t} onClear={() => setFilters(everything)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      />
      {toExtend && (
        <ExtendDialog
          row={toExtend}
          mostDays={query.data?.extendDaysMax ?? 1}
          onDone={say}
          onClose={() => setToExtend(null)}
        />
      )}
    </Page>
  )
}

/** How long parcels may stay, and what it costs then. */
function Terms({ answer: { freeDays, longestDays, perDayMinor } }: { readonly answer: StoredAnswer }) {
  const t = useText(text)
  const costs = perDayMinor.CNY > 0 || perDayMinor.HKD > 0
  const fee = `${formatMoney(perDayMinor.CNY, 'CNY')} / ${formatMoney(perDayMinor.HKD, 'HKD')}`
  return (
    <>
      {t.lead}
      <br />
      {t.fill(costs ? 'terms' : 'freeTerms', { free: freeDays, longest: longestDays, fee })}
    </>
  )
}

import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { everything, inputOf } from './filters.ts'
import { ParcelFilters } from './ParcelFilters.tsx'
import { cellsOf, headingsIn, parcelColumns, ParcelLink } from './parcel-columns.tsx'
import type { StaffParcelRow } from './staff-parcel.ts'
import { text } from './text.ts'

const pageSize = 20

/** B-IN-03: where every parcel is, and whose. */
export function StaffParcelsPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(everything)
  const asked = inputOf(filters)
  const { after } = filters
  const query = useRead(
    staffParcelFiles.search,
    { ...asked, pageSize, ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <ExportButton<StaffParcelRow>
          file="parcels"
          headings={headingsIn(t)}
          cells={cellsOf}
          read={(from) => call(staffParcelFiles.search, { ...asked, pageSize: 100, after: from ?? undefined })}
        />
      }
    >
      <ParcelFilters filters={filters} onChange={(changes) => setFilters({ ...changes, after: '' })} />
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={parcelColumns(t)}
        cardTitle={(row) => <ParcelLink parcel={row} />}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        empty={
          isFiltered(filters, everything) ? (
            <NoMatch words={t} onClear={() => setFilters(everything)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      />
    </Page>
  )
}

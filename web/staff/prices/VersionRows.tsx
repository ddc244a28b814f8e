import type { staffChannels } from '#contract/channels-office.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ExportButtons } from './ExportButtons.tsx'
import { filterInput } from './filter-input.ts'
import type { TariffRow } from './row.ts'
import { RowDialog } from './RowDialog.tsx'
import { isNarrowed, noFilters, type RowFilters, TariffFilters } from './TariffFilters.tsx'
import { TariffRows } from './TariffRows.tsx'
import { text } from './text.ts'
import type { Version } from './version.ts'

const pageSize = 50
const isSame = (one: TariffRow, other: TariffRow) => one.id === other.id

interface RowsProps {
  readonly version: Version
  readonly known: Output<typeof staffChannels.list> | undefined
  readonly mayWrite: boolean
}

export function VersionRows({ version: { id: versionId }, known, mayWrite }: RowsProps) {
  const t = useText(text)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters<RowFilters>(noFilters)
  const [edited, setEdited] = useState<TariffRow | 'new' | null>(null)
  const filter = { ...filterInput({ ...filters, at: '' }), versionId }
  const query = useRead(staffTariffs.list, { ...filter, pageSize }, { keep: true, fresh: true })
  const add = mayWrite && <Button onClick={() => setEdited('new')}>{t.add}</Button>
  const { after: _after, ...exported } = filter
  return (
    <>
      <TariffFilters filters={filters} known={known} isLive={false} onChange={setFilters}>
        <ExportButtons operation={tariffVersions.exportRows} filter={exported} />
        {add}
      </TariffFilters>
      <TariffRows
        query={query}
        after={filters.after}
        onTurn={(after) => setFilters({ after })}
        onEdit={mayWrite ? setEdited : null}
        empty={
          isNarrowed(filters) ? (
            <NoMatch words={lists} onClear={() => setFilters(noFilters)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} action={add} />
          )
        }
      />
      <RowDialog
        row={edited && edited !== 'new' ? rowNow(edited, query.data?.list, isSame) : edited}
        versionId={versionId}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

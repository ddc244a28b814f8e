import { staffChannels } from '#contract/channels-office.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { filterInput } from './filter-input.ts'
import type { TariffRow } from './row.ts'
import { RowDialog } from './RowDialog.tsx'
import { Simulation } from './Simulation.tsx'
import { isNarrowed, noFilters, type RowFilters, TariffFilters } from './TariffFilters.tsx'
import { TariffRows } from './TariffRows.tsx'
import { text } from './text.ts'
import { text as simulationText } from './simulation.text.ts'

const pageSize = 50
const isSame = (one: TariffRow, other: TariffRow) => one.id === other.id

/** The prices in force and those to come (B-PR-05 to 07), and what one shipment costs by them (B-PR-09). */
export function TariffPage() {
  const t = useText(text)
  const s = useText(simulationText)
  const lists = useText(listsText)
  const mayWrite = useMay()(staffTariffs.create)
  const [filters, setFilters] = useUrlFilters<RowFilters>(noFilters)
  const [edited, setEdited] = useState<TariffRow | 'new' | null>(null)
  const names = useRead(staffChannels.list, {})
  const query = useRead(staffTariffs.list, { ...filterInput(filters), pageSize }, { keep: true, fresh: true })
  const add = mayWrite && <Button onClick={() => setEdited('new')}>{t.add}</Button>
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <>
          <LinkButton variant="default" to={staffPaths.tariffVersions}>
            {t.versions}
          </LinkButton>
          {add}
        </>
      }
    >
      <TariffFilters filters={filters} known={names.data} isLive onChange={setFilters}>
        <ExportButtons operation={tariffVersions.exportRows} filter={filterInput({ ...filters, after: '' })} />
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
      <Card title={s.title}>
        <Simulation known={names.data} versionId={null} />
      </Card>
      <RowDialog
        row={edited && edited !== 'new' ? rowNow(edited, query.data?.list, isSame) : edited}
        versionId={null}
        onClose={() => setEdited(null)}
      />
    </Page>
  )
}

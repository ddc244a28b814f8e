import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { AreasTab } from './AreasTab.tsx'
import { text } from './places.text.ts'
import { PointsTab } from './PointsTab.tsx'
import { WarehousesTab } from './WarehousesTab.tsx'

const tabs = ['warehouses', 'points', 'areas'] as const

/** Where parcels come in and where they are collected (B-MD-01, B-MD-05). */
export function PlacesPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ tab: 'warehouses', q: '', area: '', state: '', after: '' })
  const current = tabs.find((tab) => tab === filters.tab) ?? 'warehouses'
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.tabs}
        tabs={tabs.map((key) => ({ key, name: t[key] }))}
        current={current}
        onChoose={(tab) => setFilters({ tab, q: '', area: '', state: '', after: '' })}
      />
      {current === 'warehouses' && <WarehousesTab filters={filters} onChange={setFilters} />}
      {current === 'points' && <PointsTab filters={filters} onChange={setFilters} />}
      {current === 'areas' && <AreasTab />}
    </Page>
  )
}

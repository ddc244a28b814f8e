import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CouriersTab } from './CouriersTab.tsx'
import { DestinationsTab } from './DestinationsTab.tsx'
import { text } from './reference.text.ts'
import { RegionsTab } from './RegionsTab.tsx'

const tabs = ['couriers', 'regions', 'destinations'] as const

/** What forecasts and addresses choose from (B-MD-09, B-MD-11, B-MD-17). */
export function CouriersPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ tab: 'couriers', q: '', state: '', parent: '', after: '' })
  const current = tabs.find((tab) => tab === filters.tab) ?? 'couriers'
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.tabs}
        tabs={tabs.map((key) => ({ key, name: t[key] }))}
        current={current}
        onChoose={(tab) => setFilters({ tab, q: '', state: '', parent: '', after: '' })}
      />
      {current === 'couriers' && <CouriersTab filters={filters} onChange={setFilters} />}
      {current === 'regions' && <RegionsTab filters={filters} onChange={setFilters} />}
      {current === 'destinations' && <DestinationsTab />}
    </Page>
  )
}

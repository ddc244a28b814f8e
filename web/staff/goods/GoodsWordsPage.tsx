import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { KnownTab } from './KnownTab.tsx'
import { text } from './text.ts'
import { UnknownTab } from './UnknownTab.tsx'

const tabs = ['unknown', 'known'] as const

/** What the goods check knows, and what it was asked and did not know (records 30 and 41). */
export function GoodsWordsPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ tab: 'unknown', q: '', category: '', after: '' })
  const current = tabs.find((tab) => tab === filters.tab) ?? 'unknown'
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.tabs}
        tabs={tabs.map((key) => ({ key, name: t[key] }))}
        current={current}
        onChoose={(tab) => setFilters({ tab, q: '', category: '', after: '' })}
      />
      {current === 'unknown' ? (
        <UnknownTab filters={filters} onChange={setFilters} />
      ) : (
        <KnownTab filters={filters} onChange={setFilters} />
      )}
    </Page>
  )
}

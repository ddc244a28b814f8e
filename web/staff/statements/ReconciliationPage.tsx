import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { DaysView } from './DaysView.tsx'
import { DifferencesView } from './DifferencesView.tsx'
import { text } from './statements.text.ts'

const views = ['differences', 'days'] as const

/** The daily check of online payments: what differs, and the days with the sums of both sides. */
export function ReconciliationPage() {
  const t = useText(text)
  const [{ view }, setFilters] = useUrlFilters({ view: 'differences' })
  const current = view === 'days' ? 'days' : 'differences'
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: t[key] }))}
        current={current}
        onChoose={(key) => setFilters({ view: key })}
      />
      {current === 'days' ? <DaysView /> : <DifferencesView />}
    </Page>
  )
}

import { staffParcelServices } from '#contract/parcel-services.ts'
import { useRead } from '#web/client/queries.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Said } from '#web/staff/lists/Said.tsx'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import desk from '#web/staff/desk.module.css'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ServiceCard } from './ServiceCard.tsx'
import { serviceDefaults, servicesInput, viewOf, views } from './services-input.ts'
import { text } from './services.text.ts'

/** Services asked for on parcels (B-IN-35 to 37): what waits longest is on top. */
export function ServicesToDoPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(serviceDefaults)
  const [said, say] = useState('')
  const { q, warehouse } = filters
  const query = useRead(staffParcelServices.list, servicesInput(filters), { keep: true, fresh: true })
  const change = (changes: { state?: string; q?: string; warehouse?: string }) => {
    say('')
    setFilters(changes)
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: t[key] }))}
        current={viewOf(filters.state)}
        onChoose={(key) => change({ state: key })}
      />
      <div className={desk.filters}>
        <SearchAndWarehouse words={t} by="id" maxLength={32} q={q} warehouse={warehouse} onChange={change} />
      </div>
      <Said>{said}</Said>
      <LoadedList
        query={query}
        skeleton={<Skeleton height={320} />}
        empty={
          isFiltered({ q, warehouse }, { q: '', warehouse: '' }) ? (
            <NoMatch words={t} onClear={() => change({ q: '', warehouse: '' })} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      >
        {({ list, ...found }) => (
          <div className={desk.column}>
            {list.map((service) => (
              <ServiceCard key={`${service.id} ${service.version}`} service={service} onDone={say} />
            ))}
            <Pager {...found} />
          </div>
        )}
      </LoadedList>
    </Page>
  )
}

import { staffParcelServices } from '#contract/parcel-services.ts'
import { parcelServiceStates } from '#domain/parcel-service.ts'
import { useRead } from '#web/client/queries.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { isFiltered, pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedPage } from '#web/kit/list/LoadedPage.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Said } from '#web/staff/lists/Said.tsx'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import desk from '#web/staff/desk.module.css'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ServiceCard } from './ServiceCard.tsx'
import { text } from './services.text.ts'

const pageSize = 20
const everything = { state: 'asked', q: '', warehouse: '' } as const

/** Services asked for on parcels (B-IN-35 to 37): what waits longest is on top. */
export function ServicesToDoPage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ ...everything, page: '1' })
  const [said, say] = useState('')
  const { page, q, warehouse } = filters
  const state = parcelServiceStates.find((each) => each === filters.state) ?? 'asked'
  const input = {
    state,
    page: pageNumber(page),
    pageSize,
    ...(q === '' ? {} : { trackingNumber: q }),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
  }
  const query = useRead(staffParcelServices.list, input, { keep: true, fresh: true })
  const change = (changes: { state?: string; q?: string; warehouse?: string }) => {
    say('')
    setFilters(changes)
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <StatusTabs
        label={t.views}
        tabs={parcelServiceStates.map((key) => ({ key, name: t[key] }))}
        current={state}
        onChoose={(key) => change({ state: key })}
      />
      <div className={desk.filters}>
        <SearchAndWarehouse words={t} by="id" maxLength={32} q={q} warehouse={warehouse} onChange={change} />
      </div>
      <Said>{said}</Said>
      <LoadedPage
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
      </LoadedPage>
    </Page>
  )
}

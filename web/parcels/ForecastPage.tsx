import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Output } from '#contract/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ForecastDone } from './ForecastDone.tsx'
import { ForecastForm } from './ForecastForm.tsx'
import { text } from './text.ts'

/** Announces one parcel (C-15); with `?id=` it edits a forecast, or declares the goods of a parcel in stock. */
export function ForecastPage() {
  const t = useText(text)
  const [params] = useSearchParams()
  const id = params.get('id')
  const [done, setDone] = useState<Output<typeof parcels.forecastOne> | null>(null)
  const parcel = useRead(parcels.get, { id: id ?? '' }, { enabled: id !== null })
  if (done) return <ForecastDone parcel={done} onAnother={() => setDone(null)} />
  if (id === null) {
    return (
      <Page title={t.forecastTitle} lead={t.forecastLead}>
        <ForecastForm parcel={null} onDone={setDone} />
      </Page>
    )
  }
  const isInStock = parcel.data?.status === 'in_stock'
  return (
    <Page
      title={isInStock ? t.declareTitle : t.editTitle}
      lead={isInStock ? t.declareLead : undefined}
      back={paths.parcels}
    >
      <Loaded query={parcel} skeleton={<Skeleton height={420} radius="lg" />}>
        {(data) => <ForecastForm key={data.version} parcel={data} onDone={setDone} />}
      </Loaded>
    </Page>
  )
}

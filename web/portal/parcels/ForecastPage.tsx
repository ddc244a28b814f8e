import { Skeleton } from '@mantine/core'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Output } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { ForecastDone } from './ForecastDone.tsx'
import { ForecastForm } from './ForecastForm.tsx'
import styles from './ForecastForm.module.css'
import { text as waysText } from '#web/shared/forecast/forecast.text.ts'
import { text } from './text.ts'

type Saved = Output<typeof parcels.forecastOne>

const ManyForecasts = lazyPart(
  'ManyForecasts',
  () => import('#web/portal/parcels/many/ManyForecasts.tsx').then((part) => part.ManyForecasts),
  <Skeleton height={420} radius="lg" />,
)

/** Forecasts one parcel (C-15) or many (C-16); with `?id=` it edits a forecast, or declares what is in stock. */
export function ForecastPage() {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id === null ? <NewForecasts /> : <OneParcel key={id} id={id} />
}

/** Both forms keep their input when switching between them. */
function NewForecasts() {
  const t = useText(text)
  const ways = useText(waysText)
  const [params, setParams] = useSearchParams()
  const [done, setDone] = useState<Saved | null>(null)
  const way = params.get('tab') === 'many' ? 'many' : 'one'
  const [isManyOpened, setManyOpened] = useState(way === 'many')
  if (way === 'many' && !isManyOpened) setManyOpened(true)
  const isDone = done !== null && way === 'one'
  const place = useRef<HTMLDivElement>(null)
  const another = () => {
    setDone(null)
    place.current?.focus()
  }
  return (
    <Page
      title={isDone ? t.fill('forecastDone', { number: done.trackingNumber }) : t.forecastTitle}
      lead={isDone ? undefined : t.forecastLead}
    >
      <StatusTabs
        label={ways.ways}
        current={way}
        onChoose={(chosen) => setParams(chosen === 'many' ? { tab: 'many' } : {})}
        tabs={[
          { key: 'one', name: ways.one },
          { key: 'many', name: ways.many },
        ]}
      />
      <div ref={place} hidden={way !== 'one'} tabIndex={-1} className={styles.place}>
        {done ? <ForecastDone onAnother={another} /> : <ForecastForm parcel={null} onDone={setDone} />}
      </div>
      <div hidden={way !== 'many'}>{isManyOpened && <ManyForecasts />}</div>
    </Page>
  )
}

function OneParcel({ id }: { readonly id: string }) {
  const t = useText(text)
  const navigate = useNavigate()
  const [done, setDone] = useState<Saved | null>(null)
  const parcel = useRead(parcels.get, { id })
  if (done) {
    return (
      <Page title={t.fill('forecastDone', { number: done.trackingNumber })}>
        {/* The URL still names the parcel that was edited. */}
        <ForecastDone onAnother={() => void navigate(paths.forecast)} />
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
        {(data) => <ForecastForm key={data.id} parcel={data} onDone={setDone} />}
      </Loaded>
    </Page>
  )
}

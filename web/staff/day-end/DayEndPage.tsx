import { staffDays } from '#contract/day-end.ts'
import { useRead } from '#web/client/queries.ts'
import { DayField } from '#web/kit/form/DayField.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Said } from '#web/staff/lists/Said.tsx'
import { type StaffWarehouse, useDesk } from '#web/staff/staff-context.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { type DayTold, todayIn } from './day.ts'
import styles from './day-end.module.css'
import { DaysList } from './DaysList.tsx'
import { PeopleList } from './PeopleList.tsx'
import { Figures } from './Figures.tsx'
import { ShiftsList } from './ShiftsList.tsx'
import { ToLookAt } from './ToLookAt.tsx'
import { SignCard } from './SignCard.tsx'
import { text } from './text.ts'

const views = ['oneDay', 'people', 'shifts', 'days'] as const

/** B-RP-21 to 24: the end of a day in the warehouse where one works. */
export function DayEndPage() {
  const t = useText(text)
  const { warehouse } = useDesk()
  if (warehouse) return <DayEnd key={warehouse.id} warehouse={warehouse} />
  return (
    <Page title={t.title}>
      <Empty title={t.noWarehouseTitle} sentence={t.noWarehouseSentence} />
    </Page>
  )
}

function DayEnd({ warehouse }: { readonly warehouse: StaffWarehouse }) {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ view: 'oneDay', day: '', before: '' })
  const view = views.find((each) => each === filters.view) ?? 'oneDay'
  const day = filters.day || todayIn()
  return (
    <Page title={`${t.title} · ${warehouse.name}`} lead={t.lead}>
      <StatusTabs
        label={t.views}
        tabs={views.map((key) => ({ key, name: t[key] }))}
        current={view}
        onChoose={(key) => setFilters({ view: key, before: '' })}
      />
      {view === 'oneDay' && (
        <OneDay warehouseId={warehouse.id} day={day} onDay={(chosen) => setFilters({ day: chosen })} />
      )}
      {view === 'people' && (
        <>
          <DayChoice day={day} onDay={(chosen) => setFilters({ day: chosen })} />
          <PeopleList warehouseId={warehouse.id} day={day} />
        </>
      )}
      {view === 'shifts' && (
        <>
          <DayChoice day={day} onDay={(chosen) => setFilters({ day: chosen })} />
          <ShiftsList warehouseId={warehouse.id} day={day} />
        </>
      )}
      {view === 'days' && (
        <DaysList warehouseId={warehouse.id} before={filters.before} onTurn={(before) => setFilters({ before })} />
      )}
    </Page>
  )
}

interface DayChoiceProps {
  readonly day: string
  readonly onDay: (day: string) => void
}

function DayChoice({ day, onDay }: DayChoiceProps) {
  const t = useText(text)
  return (
    <div className={desk.filters}>
      <DayField
        label={t.day}
        value={day}
        max={todayIn()}
        onDay={onDay}
        fault={(chosen) => (chosen > todayIn() ? t.dayToCome : null)}
      />
    </div>
  )
}

interface OneDayProps extends DayChoiceProps {
  readonly warehouseId: string
}

function OneDay({ warehouseId, day, onDay }: OneDayProps) {
  const [said, say] = useState('')
  const query = useRead(staffDays.get, { warehouseId, day }, { keep: true, fresh: true })
  const change = (chosen: string) => {
    say('')
    onDay(chosen)
  }
  return (
    <>
      <DayChoice day={day} onDay={change} />
      <Said>{said}</Said>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(told) => <Told told={told} warehouseId={warehouseId} onDone={say} />}
      </Loaded>
    </>
  )
}

interface ToldProps {
  readonly told: DayTold
  readonly warehouseId: string
  readonly onDone: (said: string) => void
}

function Told({ told, warehouseId, onDone }: ToldProps) {
  return (
    <div className={styles.day}>
      <div className={desk.column}>
        <Figures told={told} />
        <SignCard
          key={`${told.day} ${told.signature?.id ?? ''}`}
          told={told}
          warehouseId={warehouseId}
          onDone={onDone}
        />
      </div>
      <ToLookAt told={told} />
    </div>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { HiddenNote } from '#web/kit/list/HiddenNote.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { useHiddenCount } from '#web/kit/list/use-hidden-count.ts'
import { ElsewhereLine } from './ElsewhereLine.tsx'
import { Nickname } from './nickname/Nickname.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelDetails } from './ParcelDetails.tsx'
import { ParcelFilters, useParcelFilters } from './ParcelFilters.tsx'
import { parcelColumns } from './parcel-columns.tsx'
import { SiblingWatch } from './SiblingWatch.tsx'
import { StorageLine, useStorage } from '#web/portal/storage/StorageNote.tsx'
import { text } from './text.ts'

/** All parcels of a member, by status, with filters in the URL (C-19). */
export function ParcelListPage() {
  const t = useText(text)
  const { filters, setFilters, input, isFiltered, isEverywhere } = useParcelFilters()
  const list = useRead(parcels.list, input, { keep: true, loading: t.loading })
  const hidden = useHiddenCount(parcels.list, input, list.isPlaceholderData ? undefined : list.data)
  const clocks = useStorage(list.data?.list ?? [])
  const [params, setParams] = useSearchParams()
  const openId = params.get('parcel')
  const open = (id: string | null) => {
    const changed = new URLSearchParams(params)
    if (id) changed.set('parcel', id)
    else changed.delete('parcel')
    setParams(changed)
  }
  const add = (
    <Button component={Link} to={paths.forecast}>
      {t.forecastOne}
    </Button>
  )
  return (
    <Page title={t.listTitle} lead={t.listLead} actions={add}>
      <SiblingWatch />
      <ParcelFilters
        filters={filters}
        setFilters={setFilters}
        counts={list.data?.counts}
        signedCount={list.data?.signedCount}
        isEverywhere={isEverywhere}
      />
      <HiddenNote
        count={hidden}
        sentence={t.fill('hiddenByDates', { count: hidden })}
        onShow={() => setFilters({ from: '', to: '' })}
      />
      <Loaded
        query={list}
        skeleton={<Skeleton height={360} radius="lg" />}
        isEmpty={(data) => data.list.length === 0}
        empty={
          isFiltered || hidden > 0 ? (
            <Empty
              title={t.noMatchTitle}
              sentence={t.noMatchSentence}
              action={
                <Button variant="default" component={Link} to={paths.parcels}>
                  {t.clearFilters}
                </Button>
              }
            />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} action={add} />
          )
        }
      >
        {(data) => (
          <>
            <Rows
              label={t.listTitle}
              rows={data.list}
              rowKey={(parcel) => parcel.id}
              cardTitle={(parcel) => (
                <>
                  <Nickname of={parcel} />
                  {parcel.trackingNumber}
                </>
              )}
              columns={parcelColumns(t, (parcel) => (
                <>
                  <StorageLine clock={clocks.get(parcel.id)} />
                  <ElsewhereLine parcel={parcel} onOpen={() => open(parcel.id)} />
                </>
              ))}
              actions={(parcel) => <ParcelActions parcel={parcel} onDetails={() => open(parcel.id)} />}
            />
            <Pager page={data.page} pageSize={data.pageSize} total={data.total} />
          </>
        )}
      </Loaded>
      <ParcelDetails id={openId} onClose={() => open(null)} />
    </Page>
  )
}

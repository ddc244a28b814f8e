import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { HiddenNote } from '#web/kit/list/HiddenNote.tsx'
import { Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Thumb } from '#web/kit/list/Thumb.tsx'
import { type Ticks, useTicked, useTicks } from '#web/kit/list/ticks.ts'
import { useHiddenCount } from '#web/kit/list/use-hidden-count.ts'
import { useChangeUrl } from '#web/kit/list/use-change-url.ts'
import { useStable } from '#web/kit/look/use-stable.ts'
import { useStorage } from '#web/portal/storage/StorageNote.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import { ParcelFilters, ParcelTabs, useParcelFilters } from './ParcelFilters.tsx'
import { actionsOn } from './parcel-actions.ts'
import { parcelColumns, type ParcelLine, PlaceNote } from './parcel-columns.tsx'
import { openParcelParam, usualPageSize } from './parcel-filters.ts'
import { SiblingWatch } from './SiblingWatch.tsx'
import { text } from './text.ts'

/** Loaded with the first parcel that is opened. */
const ParcelDetails = lazyPart(
  'ParcelDetails',
  () => import('./ParcelDetails.tsx').then((part) => part.ParcelDetails),
  <ListSkeleton />,
)

/** Loaded with the first tick. */
const TickedParcels = lazyPart('TickedParcels', () => import('./TickedParcels.tsx').then((part) => part.TickedParcels))

const idOf = ({ id }: ParcelLine) => id

/** All parcels of a member, by status, with filters in the URL (C-19). */
export function ParcelListPage() {
  const t = useText(text)
  const { input, isFiltered, ...controls } = useParcelFilters()
  const { setFilters } = controls
  const list = useRead(parcels.list, input, { keep: true, loading: t.loading })
  const hidden = useHiddenCount(parcels.list, input, list.isPlaceholderData ? undefined : list.data)
  const [openId, open] = useOpenParcel()
  const ticks = useTicks(idOf)
  const rows = list.data?.list ?? []
  const forget = useStable((id: string) => {
    ticks.drop([id])
    if (id === openId) open(null)
  })
  const spec = useSpec(rows, open, forget)
  const add = <LinkButton to={paths.forecast}>{t.forecastOne}</LinkButton>
  const none =
    isFiltered || hidden > 0 ? (
      <Empty
        title={t.noMatchTitle}
        sentence={t.noMatchSentence}
        action={
          <LinkButton variant="default" to={paths.parcels}>
            {t.clearFilters}
          </LinkButton>
        }
      />
    ) : (
      <Empty title={t.emptyTitle} sentence={t.emptySentence} action={add} />
    )
  const isRead = list.data !== undefined && !list.isPlaceholderData
  const isElsewhere = openId !== null && isRead && !rows.some(({ id }) => id === openId)
  return (
    <Page title={t.listTitle} lead={t.listLead} actions={add}>
      {isElsewhere && <ParcelDetails id={openId} isAlone onClose={() => open(null)} onDeleted={() => forget(openId)} />}
      <SiblingWatch />
      <ListFrame
        tabs={<ParcelTabs {...controls} counts={list.data?.counts} signedCount={list.data?.signedCount} />}
        filters={<ParcelFilters {...controls} />}
        notes={
          <HiddenNote
            count={hidden}
            sentence={t.fill('hiddenByDates', { count: hidden })}
            onShow={() => setFilters({ from: '', to: '' })}
          />
        }
      >
        <LoadedList query={list} skeleton={<ListSkeleton />} empty={none}>
          {(data) => (
            <>
              <Lines label={t.listTitle} rows={data.list} spec={spec} ticks={ticks} openKey={openId} onOpen={open} />
              <ListFoot>
                <Pager
                  page={data.page}
                  pageSize={data.pageSize}
                  total={data.total}
                  usualSize={usualPageSize}
                  row={openParcelParam}
                />
              </ListFoot>
            </>
          )}
        </LoadedList>
      </ListFrame>
      <Ticked ticks={ticks} rows={rows} />
    </Page>
  )
}

function useOpenParcel() {
  const [params] = useSearchParams()
  const changeUrl = useChangeUrl()
  const open = useStable((id: string | null) =>
    changeUrl((words) => (id ? words.set(openParcelParam, id) : words.delete(openParcelParam))),
  )
  return [params.get(openParcelParam), open] as const
}

function useSpec(
  rows: readonly ParcelLine[],
  open: (id: string | null) => void,
  forget: (id: string) => void,
): LineSpec<ParcelLine> {
  const t = useText(text)
  const clocks = useStorage(rows)
  return useMemo(() => {
    const shown = (parcel: ParcelLine, actions: ReturnType<typeof actionsOn>) => (
      <ParcelActions
        parcel={parcel}
        actions={actions}
        onOpen={() => open(parcel.id)}
        onDeleted={() => forget(parcel.id)}
      />
    )
    return {
      columns: parcelColumns(t, clocks),
      rowKey: idOf,
      name: (parcel) => parcel.trackingNumber,
      title: (parcel) => [parcel.nickname, parcel.trackingNumber].filter(Boolean).join(' · '),
      note: (parcel) => <PlaceNote parcel={parcel} clock={clocks.get(parcel.id)} />,
      thumb: (parcel) => <Thumb url={parcel.photo?.url ?? null} />,
      details: (parcel) => (
        <ParcelDetails id={parcel.id} onClose={() => open(null)} onDeleted={() => forget(parcel.id)} />
      ),
      open: t.details,
      detailsName: (parcel) => t.fill('parcelTitle', { number: parcel.trackingNumber }),
      action: (parcel) => shown(parcel, actionsOn(parcel).slice(0, 1)),
      menu: (parcel) => {
        const others = actionsOn(parcel).slice(1)
        return others.length > 0 ? () => shown(parcel, others) : null
      },
      actionsWidth: 192,
    }
  }, [t, clocks, open, forget])
}

/** Renders alone when something is ticked: the list above it stays as it is. */
function Ticked({ ticks, rows }: { readonly ticks: Ticks<ParcelLine>; readonly rows: readonly ParcelLine[] }) {
  return useTicked(ticks).length > 0 && <TickedParcels ticks={ticks} rows={rows} />
}

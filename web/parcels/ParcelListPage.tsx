import { Button, Skeleton } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { message } from '#contract/messages.ts'
import { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useRead, useWrite } from '#web/queries.ts'
import { useText } from '#web/text/use-text.ts'
import { useConfirmDelete } from '#web/ui/Confirm.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { Rows } from '#web/ui/Rows.tsx'
import { showRefused, showSuccess } from '#web/ui/toast.ts'
import { ParcelDetails } from './ParcelDetails.tsx'
import { ParcelFilters, useParcelFilters } from './ParcelFilters.tsx'
import { type ParcelRow, parcelColumns } from './parcel-columns.tsx'
import { SiblingWatch } from './SiblingWatch.tsx'
import { StorageLine, useStorage } from '#web/storage/StorageNote.tsx'
import { text } from './text.ts'

/** All parcels of a member, by status, with filters in the URL (C-19). */
export function ParcelListPage() {
  const t = useText(text)
  const { filters, setFilters, input, isFiltered, isEverywhere } = useParcelFilters()
  const list = useRead(parcels.list, input, { keep: true })
  const clocks = useStorage(list.data?.list ?? [])
  const [params, setParams] = useSearchParams()
  const openId = params.get('parcel')
  const open = (id: string | null) => {
    const changed = new URLSearchParams(params)
    if (id) changed.set('parcel', id)
    else changed.delete('parcel')
    setParams(changed)
  }
  const remove = useDeleteParcel()
  const add = (
    <Button component={Link} to={paths.forecast}>
      {t.submitForecast}
    </Button>
  )
  return (
    <Page title={t.listTitle} lead={t.listLead} actions={add}>
      <SiblingWatch />
      <ParcelFilters filters={filters} setFilters={setFilters} counts={list.data?.counts} isEverywhere={isEverywhere} />
      <Loaded
        query={list}
        skeleton={<Skeleton height={360} radius="lg" />}
        isEmpty={(data) => data.list.length === 0}
        empty={
          isFiltered ? (
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
              cardTitle={(parcel) => parcel.trackingNumber}
              columns={parcelColumns(t, (parcel) => <StorageLine clock={clocks.get(parcel.id)} />)}
              actions={(parcel) => (
                <RowActions
                  parcel={parcel}
                  isDeleting={remove.isDeleting(parcel)}
                  onOpen={() => open(parcel.id)}
                  onDelete={() => void remove.ask(parcel)}
                />
              )}
            />
            <Pager page={data.page} pageSize={data.pageSize} total={data.total} />
          </>
        )}
      </Loaded>
      <ParcelDetails id={openId} onClose={() => open(null)} />
    </Page>
  )
}

interface RowActionsProps {
  readonly parcel: ParcelRow
  readonly isDeleting: boolean
  readonly onOpen: () => void
  readonly onDelete: () => void
}

function RowActions({ parcel, isDeleting, onOpen, onDelete }: RowActionsProps) {
  const t = useText(text)
  return (
    <>
      <Button variant="default" size="xs" onClick={onOpen}>
        {t.details}
      </Button>
      {parcel.canEdit && (
        <Button variant="default" size="xs" component={Link} to={paths.editForecast(parcel.id)}>
          {parcel.status === 'forecast' ? t.edit : t.declare}
        </Button>
      )}
      {parcel.status === 'in_stock' && !parcel.abnormal?.blocking && (
        <Button variant="default" size="xs" component={Link} to={paths.apply}>
          {t.apply}
        </Button>
      )}
      {parcel.canDelete && (
        <Button variant="subtle" color="red" size="xs" loading={isDeleting} onClick={onDelete}>
          {t.remove}
        </Button>
      )}
    </>
  )
}

function useDeleteParcel() {
  const t = useText(text)
  const confirmDelete = useConfirmDelete()
  const write = useWrite(parcels.delete, {
    refreshes: [parcels.list, parcels.homeCounts, orders.eligibleParcels],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  return {
    isDeleting: (parcel: ParcelRow) => write.isPending && write.variables?.id === parcel.id,
    ask: async (parcel: ParcelRow) => {
      if (await confirmDelete(parcel.trackingNumber)) write.mutate({ id: parcel.id })
    },
  }
}

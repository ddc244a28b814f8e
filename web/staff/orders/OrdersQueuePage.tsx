import type { Output } from '#contract/wire/operation.ts'
import { staffOrders } from '#contract/orders.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { memberColumn, StaffList } from '#web/staff/StaffList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Page } from '#web/kit/look/Page.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Button } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { ordersInput, statusOf } from './orders-input.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { text } from './queue.text.ts'

type Row = Output<typeof staffOrders.search>['list'][number]

/** Orders to pack, to ship, and on their way. */
export function OrdersQueuePage() {
  const t = useText(text)
  const { warehouse } = useDesk()
  const here = warehouse ? String(warehouse.code) : ''
  const [filters, setFilters] = useUrlFilters({ status: 'paid', show: '', warehouse: here, q: '', page: '1' })
  const status = statusOf(filters.status)
  const query = useRead(staffOrders.search, ordersInput(filters), { keep: true, fresh: true })
  const isFiltered = filters.q !== '' || filters.show !== '' || filters.warehouse !== here
  return (
    <Page title={t.title} lead={t.lead}>
      <QueueFilters
        status={status}
        show={filters.show}
        warehouse={filters.warehouse}
        search={filters.q}
        counts={query.data?.counts}
        onChange={setFilters}
      />
      <StaffList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={orderLink}
        empty={
          <Empty
            title={t.emptyTitle}
            sentence={isFiltered || status === '' ? t.emptyFiltered : t[emptyOf[status]]}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => setFilters({ q: '', show: '', warehouse: here })}>
                  {t.clear}
                </Button>
              )
            }
          />
        }
      />
    </Page>
  )
}

function columnsIn(t: ReturnType<typeof useText<typeof text>>): readonly Column<Row>[] {
  return [
    { key: 'order', label: t.orderNumber, render: orderLink, tableOnly: true },
    memberColumn(t.member),
    { key: 'channel', label: t.channel, render: (row) => row.channelName },
    {
      key: 'parcels',
      label: t.parcels,
      render: (row) => t.fill('parcelCount', { count: row.parcelCount }),
      align: 'end',
    },
    { key: 'weight', label: t.weight, render: (row) => <Weight g={row.billableWeightG} />, align: 'end' },
    { key: 'since', label: t.since, render: (row) => <When at={row.outboundAt ?? row.packedAt ?? row.paidAt} /> },
    { key: 'marks', label: t.marks, render: (row) => <Marks row={row} /> },
  ]
}

function Marks({ row }: { readonly row: Row }) {
  const t = useText(text)
  const packer = row.status === 'paid' && row.dueMinor === 0 ? row.packerName : null
  if (!row.hold && row.dueMinor === 0 && !packer && !row.logisticsNumber) return null
  return (
    <span className={desk.marks}>
      {row.hold && <StatusTag tone="bad">{t.held}</StatusTag>}
      {row.dueMinor > 0 && (
        <StatusTag tone="wait">{t.fill('due', { amount: formatMoney(row.dueMinor, row.currency) })}</StatusTag>
      )}
      {packer && <StatusTag tone="hand">{t.fill('packer', { name: packer })}</StatusTag>}
      {row.logisticsNumber && <span className="num">{t.fill('logisticsNumber', { number: row.logisticsNumber })}</span>}
    </span>
  )
}

const orderLink = (row: Row) => (
  <Link to={staffPaths.order(row.id)} className="num">
    {row.orderNumber}
  </Link>
)

const emptyOf = { paid: 'emptyPaid', awaiting_outbound: 'emptyAwaiting', shipped: 'emptyShipped' } as const

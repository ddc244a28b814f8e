import type { Input, Output } from '#contract/wire/operation.ts'
import { staffOrders } from '#contract/orders.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { typedMemberNumber } from '#web/staff/lists/typed-number.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { memberColumn, StaffList } from '#web/staff/StaffList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { Page } from '#web/kit/look/Page.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Button } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { QueueFilters, type QueueStatus, queueStatuses } from './QueueFilters.tsx'
import { text } from './queue.text.ts'

type Row = Output<typeof staffOrders.search>['list'][number]

const pageSize = 20

/** Orders to pack, to ship, and on their way. */
export function OrdersQueuePage() {
  const t = useText(text)
  const { warehouse } = useDesk()
  const here = warehouse ? String(warehouse.code) : ''
  const [filters, setFilters] = useUrlFilters({ status: 'paid', warehouse: here, q: '', page: '1' })
  const status = queueStatuses.find((each) => each === filters.status) ?? 'paid'
  const query = useRead(staffOrders.search, toInput(status, filters), { keep: true, fresh: true })
  const isFiltered = filters.q !== '' || filters.warehouse !== here
  return (
    <Page title={t.title} lead={t.lead}>
      <QueueFilters
        status={status}
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
            sentence={isFiltered ? t.emptyFiltered : t[emptyOf[status]]}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => setFilters({ q: '', warehouse: here })}>
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

interface Filters {
  readonly warehouse: string
  readonly q: string
  readonly page: string
}

/** One field for whatever number is at hand: of a member or an order. */
function toInput(status: QueueStatus, { warehouse, q, page }: Filters): Input<typeof staffOrders.search> {
  const number = tidyCode(q)
  const memberNumber = typedMemberNumber(q)
  const byNumber = memberNumber === null ? { orderNumber: number } : { memberNumber }
  return {
    status,
    lifecycle: 'active',
    dateField: 'order',
    page: pageNumber(page),
    pageSize,
    ...(number === '' ? {} : byNumber),
    ...(/^\d{1,2}$/.test(warehouse) ? { warehouseCode: Number(warehouse) } : {}),
  }
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

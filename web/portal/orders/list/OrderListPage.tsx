import { orders } from '#contract/orders.ts'
import { paths } from '#web/paths.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { formatMoney } from '#web/kit/text/format.ts'
import { HiddenNote } from '#web/kit/list/HiddenNote.tsx'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Sums } from '#web/kit/list/Sums.tsx'
import { useHiddenCount } from '#web/kit/list/use-hidden-count.ts'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { text } from '#web/portal/orders/text.ts'
import { orderFilterDefaults, orderListInput, usualPageSize } from './order-filters.ts'
import { type OrderRow, sumByCurrency } from '#web/portal/orders/order-standing.ts'
import { OrderFilters } from './OrderFilters.tsx'
import styles from './OrderListPage.module.css'
import { OrderRows } from './OrderRows.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { CancelDialogPart } from '#web/portal/orders/cancelling/CancelDialogPart.tsx'
import { PayDialogPart } from '#web/portal/orders/paying/PayDialogPart.tsx'

/** Loaded when opened. */
const RulesCard = lazyPart(
  'RulesCard',
  () => import('#web/portal/rules/RulesCard.tsx').then((part) => part.RulesCard),
  <Skeleton height={200} radius="lg" />,
)

export function OrderListPage() {
  const t = useText(text)
  const [defaults] = useState(() => orderFilterDefaults())
  const [filters, setFilters] = useUrlFilters(defaults)
  const input = orderListInput(filters, defaults)
  const list = useRead(orders.list, input, { keep: true, loading: t.loading })
  const hidden = useHiddenCount(orders.list, input, list.isPlaceholderData ? undefined : list.data)
  const isCancelled = input.lifecycle === 'cancelled'
  const active = useRead(orders.list, { ...input, lifecycle: 'active', page: 1 }, { enabled: isCancelled, keep: true })
  const [paying, setPaying] = useState<string | null>(null)
  const [cancelling, setCancelling] = useState<string | null>(null)
  const [view, setView] = useUrlFilters({ rules: '', page: '1' })
  const isRulesOpen = view.rules !== ''
  const apply = <LinkButton to={paths.apply}>{t.apply}</LinkButton>
  const none = isFiltered(filters, defaults) ? (
    <Empty
      title={t.nothingTitle}
      sentence={t.nothingSentence}
      action={
        <Button variant="default" onClick={() => setFilters(defaults)}>
          {t.clear}
        </Button>
      }
    />
  ) : (
    <Empty title={t.emptyTitle} sentence={t.emptySentence} action={apply} />
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <>
          <Button
            variant="default"
            aria-expanded={isRulesOpen}
            onClick={() => setView({ rules: isRulesOpen ? '' : 'open', page: view.page })}
          >
            {isRulesOpen ? t.hideRules : t.rules}
          </Button>
          {apply}
        </>
      }
    >
      {isRulesOpen && (
        <RulesCard onlyFailed={view.rules === 'failed'} onShowAll={() => setView({ rules: 'open', page: view.page })} />
      )}
      <ListFrame
        tabs={
          <OrderTabs
            counts={(isCancelled ? active : list).data?.counts}
            cancelledCount={isCancelled && !list.isPlaceholderData ? list.data?.total : undefined}
            value={filters.status}
            onChange={(status) => setFilters({ status })}
          />
        }
        filters={<OrderFilters filters={filters} onChange={setFilters} defaults={defaults} />}
        notes={
          <HiddenNote
            count={hidden}
            sentence={t.fill('hiddenByDates', { count: hidden })}
            onShow={() => setFilters({ from: '', to: '' })}
          />
        }
      >
        <LoadedList query={list} skeleton={<ListSkeleton />} empty={none}>
          {(page) => (
            <>
              <OrderRows rows={page.list} onPay={setPaying} onCancel={setCancelling} />
              <ListFoot>
                <PageSums rows={page.list} />
                <Pager page={page.page} pageSize={page.pageSize} total={page.total} usualSize={usualPageSize} />
              </ListFoot>
            </>
          )}
        </LoadedList>
      </ListFrame>
      {paying && <PayDialogPart orderId={paying} onClose={() => setPaying(null)} />}
      {cancelling && <CancelDialogPart orderId={cancelling} onClose={() => setCancelling(null)} />}
    </Page>
  )
}

/** Totals of the rows shown, separately for each currency. */
function PageSums({ rows }: { readonly rows: readonly OrderRow[] }) {
  const t = useText(text)
  return (
    <Sums
      label={t.pageSums}
      lines={sumByCurrency(rows).map((sum) => ({
        key: sum.currency,
        parts: (
          <>
            <strong>{t.pageSums}</strong>
            <span>{t.fill('sumOrders', { count: sum.count })}</span>
            <span>{t.fill('sumTotal', { price: formatMoney(sum.totalMinor, sum.currency) })}</span>
            {sum.dueMinor > 0 && (
              <span className={styles.due}>{t.fill('sumDue', { price: formatMoney(sum.dueMinor, sum.currency) })}</span>
            )}
          </>
        ),
      }))}
    />
  )
}

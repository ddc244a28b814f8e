import { bankTransfers } from '#contract/topups.ts'
import { auditStatuses, rechargeStatuses } from '#domain/bank-transfer.ts'
import { currencies } from '#domain/money.ts'
import { useRead } from '#web/client/queries.ts'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { isFiltered, pageNumber, pageSizeOf, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { rangeOf } from '#web/kit/text/business-day.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { EditTransfer } from './EditTransfer.tsx'
import { text } from './text.ts'
import type { Transfer } from './transfer-form.ts'
import { TransferFilters, transferDefaults, transferPageSize } from './TransferFilters.tsx'
import { TransferRows } from './TransferRows.tsx'

/** What became of each transfer, and the form for one that has to be corrected. */
export function MyTransfers() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(transferDefaults)
  const [editing, setEditing] = useState<Transfer | null>(null)
  const stopEditing = () => setEditing(null)
  const list = useRead(
    bankTransfers.list,
    {
      transferNumber: filters.number.slice(0, 40) || undefined,
      auditStatus: auditStatuses.find((status) => status === filters.audit),
      rechargeStatus: rechargeStatuses.find((status) => status === filters.credit),
      currency: currencies.find((currency) => currency === filters.currency),
      ...rangeOf(filters),
      page: pageNumber(filters.page),
      pageSize: pageSizeOf(filters.size, transferPageSize),
    },
    { keep: true },
  )
  const clear = (
    <Button variant="default" onClick={() => setFilters(transferDefaults)}>
      {t.clear}
    </Button>
  )
  return (
    <>
      <ListFrame title={t.listTitle} filters={<TransferFilters filters={filters} onChange={setFilters} />}>
        <LoadedList
          query={list}
          skeleton={<ListSkeleton />}
          empty={
            isFiltered(filters, transferDefaults) ? (
              <Empty title={t.noneTitle} sentence={t.noneSentence} action={clear} />
            ) : (
              <Empty title={t.emptyTitle} sentence={t.emptySentence} />
            )
          }
        >
          {(page) => (
            <>
              <TransferRows rows={page.list} onEdit={setEditing} />
              <ListFoot>
                <Pager page={page.page} pageSize={page.pageSize} total={page.total} usualSize={transferPageSize} />
              </ListFoot>
            </>
          )}
        </LoadedList>
      </ListFrame>
      <Dialog
        opened={editing !== null}
        onClose={stopEditing}
        size="lg"
        closeOnClickOutside={false}
        title={editing && t.fill('editFormTitle', { transfer: editing.transferNumber })}
        closeButtonProps={{ 'aria-label': t.stopEditing }}
      >
        {editing && <EditTransfer key={editing.id} transfer={editing} onClose={stopEditing} />}
      </Dialog>
    </>
  )
}

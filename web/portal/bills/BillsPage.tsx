import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { bills } from '#contract/bills.ts'
import { message } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { ListFoot, ListFrame, ListSkeleton } from '#web/kit/list/ListFrame.tsx'
import { useTicks } from '#web/kit/list/ticks.ts'
import { useStable } from '#web/kit/look/use-stable.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { isFiltered, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { BillFilters } from './BillFilters.tsx'
import { type Bill, BillRows } from './BillRows.tsx'
import { BillSums } from './BillSums.tsx'
import { type BillFilters as Filters, billFilterDefaults, billListInput, usualPageSize } from './bill-filters.ts'
import { ExportPart } from './ExportPart.tsx'
import { MarkTicked } from './MarkTicked.tsx'
import { text } from './text.ts'

/** What packed orders cost, what was collected for them, and all of it as a file (C-65, E-08, E-09). */
export function BillsPage() {
  const t = useText(text)
  const [defaults] = useState(() => billFilterDefaults())
  const [filters, setFilters] = useUrlFilters(defaults)
  const list = useRead(bills.list, billListInput(filters), { keep: true, loading: t.loading })
  const ticks = useTicks<Bill>(({ id }) => id)
  const marking = useMarking(ticks.drop)
  const markOne = useStable((bill: Bill) => marking.mark([bill.id], !bill.collected))
  return (
    <Page title={t.title} lead={t.lead}>
      {list.data && <BillSums sums={list.data.sums} />}
      <ListFrame
        filters={<BillFilters filters={filters} onChange={setFilters} defaults={defaults} />}
        notes={<ExportPart filters={filters} total={list.data?.total} />}
      >
        <LoadedList
          query={list}
          skeleton={<ListSkeleton />}
          empty={<NoBills isFiltered={isFiltered(filters, defaults)} onChange={setFilters} defaults={defaults} />}
        >
          {(page) => (
            <>
              <BillRows rows={page.list} ticks={ticks} onMark={markOne} isMarking={marking.isMarking} />
              <ListFoot>
                <p className="muted">{t.markHint}</p>
                <Pager page={page.page} pageSize={page.pageSize} total={page.total} usualSize={usualPageSize} />
              </ListFoot>
            </>
          )}
        </LoadedList>
      </ListFrame>
      <MarkTicked ticks={ticks} onMark={marking.mark} isMarking={marking.isMarking} />
    </Page>
  )
}

/** Other ticked bills stay ticked: a single bill may be marked meanwhile. */
function useMarking(onDone: (marked: readonly string[]) => void) {
  const t = useText(text)
  const write = useWrite(bills.markCollected, {
    refreshes: [bills.list],
    onDone: (_output, { ids, collected }) => {
      showSuccess(message('M-18', t.language), t.fill(collected ? 'marked' : 'unmarked', { count: ids.length }))
      onDone(ids)
    },
    onRefused: showRefused,
  })
  return {
    mark: (ids: readonly string[], collected: boolean) => write.mutate({ ids: [...ids], collected }),
    isMarking: write.isPending,
  }
}

interface NoBillsProps {
  readonly isFiltered: boolean
  readonly defaults: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

function NoBills({ isFiltered: isNarrowed, defaults, onChange }: NoBillsProps) {
  const t = useText(text)
  const allTime = (
    <Button variant="default" onClick={() => onChange({ from: '', to: '' })}>
      {t.allTime}
    </Button>
  )
  if (!isNarrowed)
    return (
      <Empty
        title={t.emptyTitle}
        sentence={t.emptySentence}
        action={
          <Group justify="center">
            {allTime}
            <LinkButton to={paths.orders}>{t.toOrders}</LinkButton>
          </Group>
        }
      />
    )
  return (
    <Empty
      title={t.nothingTitle}
      sentence={t.nothingSentence}
      action={
        <Group justify="center">
          {allTime}
          <Button variant="default" onClick={() => onChange(defaults)}>
            {t.clear}
          </Button>
        </Group>
      }
    />
  )
}

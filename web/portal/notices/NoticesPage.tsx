import { NativeSelect, Skeleton, Stack } from '@mantine/core'
import { notices } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { eventGroups, noticesKeptDays } from '#domain/member-event.ts'
import { useRead } from '#web/client/queries.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { isFiltered, pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { ChoicesCard } from './ChoicesCard.tsx'
import { MarkAll } from './MarkAll.tsx'
import { NoticeRows } from './NoticeRows.tsx'
import styles from './Notices.module.css'
import { RefusedAddress } from './RefusedAddress.tsx'
import { text } from './text.ts'

/** What the member was told, and by which channels they want to be told (E-100 to E-105). */
export function NoticesPage() {
  const t = useText(text)
  const { data } = useRead(unreadNotices.countUnread, {}, { fresh: true })
  return (
    <Page
      title={t.title}
      lead={t.fill('lead', { days: noticesKeptDays })}
      actions={data && data.count > 0 && <MarkAll />}
    >
      <RefusedAddress />
      <List />
      <ChoicesCard />
    </Page>
  )
}

const defaults = { show: '', group: '', page: '1' } as const

function List() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters(defaults)
  const list = useRead(
    notices.list,
    {
      unread: filters.show === 'unread' ? true : undefined,
      group: eventGroups.find((group) => group === filters.group),
      page: pageNumber(filters.page),
      pageSize: 20,
    },
    { keep: true, fresh: true, loading: t.loading },
  )
  return (
    <Card title={t.listTitle}>
      <Stack>
        <div className={styles.filters}>
          <NativeSelect
            aria-label={t.filterShow}
            value={filters.show}
            onChange={(event) => setFilters({ show: event.currentTarget.value })}
            data={[
              { value: '', label: t.showAll },
              { value: 'unread', label: t.showUnread },
            ]}
          />
          <NativeSelect
            aria-label={t.filterGroup}
            value={filters.group}
            onChange={(event) => setFilters({ group: event.currentTarget.value })}
            data={[
              { value: '', label: t.allGroups },
              ...eventGroups.map((group) => ({ value: group, label: t[group] })),
            ]}
          />
        </div>
        <LoadedList
          query={list}
          skeleton={<Skeleton height={320} radius="md" />}
          empty={
            isFiltered(filters, defaults) ? (
              <NoMatch words={t} onClear={() => setFilters(defaults)} />
            ) : (
              <Empty title={t.emptyTitle} sentence={t.emptySentence} />
            )
          }
        >
          {(page) => (
            <Stack>
              <NoticeRows list={page.list} label={t.listTitle} canMark />
              <Pager page={page.page} pageSize={page.pageSize} total={page.total} />
            </Stack>
          )}
        </LoadedList>
      </Stack>
    </Card>
  )
}

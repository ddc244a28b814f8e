import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { pickUpRegionText } from '#contract/codes.ts'
import type { Output } from '#contract/wire/operation.ts'
import { pickUpPoints } from '#contract/pick-up-points.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import styles from './PickUpPoints.module.css'
import { mapId, rowId } from './point.ts'
import { PointList } from './PointList.tsx'
import { PointMap } from './PointMap.tsx'
import { text } from './text.ts'

type Region = Output<typeof pickUpPoints.areas>['list'][number]['regionCode']

const regions = ['all', 'hong_kong', 'taiwan', 'overseas'] as const satisfies readonly Region[]
const regionOf = (word: string): Region => regions.find((region) => region === word) ?? 'all'

/** Where orders can be collected, by area: the list, and beside it a map (C-50, C-51). */
export function PickUpPointsPage() {
  const t = useText(text)
  const kit = useText(kitText)
  const [filters, setFilters] = useUrlFilters({ region: 'all', area: '', word: '', point: '', page: '1' })
  const region = regionOf(filters.region)
  const areas = useRead(pickUpPoints.areas, {})
  const points = useRead(
    pickUpPoints.list,
    {
      regionCode: region,
      areaCode: filters.area || undefined,
      keyword: filters.word || undefined,
      page: pageNumber(filters.page),
      pageSize: 50,
    },
    { keep: true, loading: t.loading },
  )
  const tabs = regions.map((key) => {
    const known = areas.data?.list.find(({ regionCode }) => regionCode === key)
    return {
      key,
      name: known?.name ?? pickUpRegionText[key][t.language],
      count: known?.areas.reduce((sum, { count }) => sum + count, 0),
    }
  })
  const areasHere = areas.data?.list.find(({ regionCode }) => regionCode === region)?.areas ?? []
  const choose = (point: string, elsewhere: string) => {
    setFilters({ point, page: filters.page })
    if (point) document.getElementById(elsewhere)?.scrollIntoView({ block: 'nearest' })
  }
  const showAll = () => setFilters({ region: 'all', area: '', word: '', point: '' })
  return (
    <Page title={t.title} lead={t.lead}>
      <div className={styles.filters}>
        <StatusTabs
          label={t.regions}
          tabs={tabs}
          current={region}
          onChoose={(key) => setFilters({ region: key, area: '', point: '' })}
        />
        <NativeSelect
          label={t.area}
          value={filters.area}
          error={areas.data ? undefined : areas.error && kit.choicesFailed}
          onFocus={() => areas.error && void areas.refetch()}
          onChange={(event) => setFilters({ area: event.currentTarget.value, point: '' })}
          data={[
            { value: '', label: t.allAreas },
            ...areasHere.map(({ areaCode, name, count }) => ({ value: areaCode, label: `${name} (${count})` })),
          ]}
        />
        <SearchField
          label={t.search}
          placeholder={t.searchHint}
          maxLength={50}
          value={filters.word}
          onSearch={(word) => setFilters({ word, point: '' })}
        />
      </div>
      <LoadedList
        query={points}
        skeleton={<Skeleton height={480} radius="lg" />}
        empty={
          <Empty
            title={t.noneTitle}
            sentence={t.noneSentence}
            action={
              <Button variant="default" onClick={showAll}>
                {t.clear}
              </Button>
            }
          />
        }
      >
        {(page) => (
          <>
            <div className={styles.columns}>
              <PointList points={page.list} chosenId={filters.point} onChoose={(id) => choose(id, mapId)} />
              <PointMap points={page.list} chosenId={filters.point} onChoose={(id) => choose(id, rowId(id))} />
            </div>
            {page.total > page.pageSize && <Pager page={page.page} pageSize={page.pageSize} total={page.total} />}
          </>
        )}
      </LoadedList>
    </Page>
  )
}

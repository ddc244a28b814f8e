import { staffBins } from '#contract/bins.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { isFiltered } from '#web/kit/list/use-url-filters.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { EntryList, KeyPager } from '#web/staff/lists/EntryList.tsx'
import { SearchField } from '#web/staff/SearchField.tsx'
import { Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import { type Bin, binStates, stateOf, stateTones } from './bin.ts'
import { BinMap, fillWords } from './BinMap.tsx'
import { text } from './text.ts'

export const everyBin = { q: '', zone: '', state: '' } as const
type Filters = Readonly<Record<keyof typeof everyBin, string>>

interface Props {
  readonly warehouseId: string
  readonly isMap: boolean
  readonly filters: Filters
  readonly after: string
  readonly onChange: (changes: Partial<Filters>) => void
  readonly onTurn: (after: string) => void
}

/** B-IN-17 */
export function BinList({ warehouseId, isMap, filters, after, onChange, onTurn }: Props) {
  const t = useText(text)
  const query = useRead(
    staffBins.list,
    { warehouseId, pageSize: isMap ? 100 : 20, ...asked(filters), ...(after === '' ? {} : { after }) },
    { keep: true, fresh: true },
  )
  const empty = isFiltered(pick(filters), everyBin) ? (
    <NoMatch words={t} onClear={() => onChange(everyBin)} />
  ) : (
    <Empty title={t.emptyTitle} sentence={t.emptySentence} />
  )
  return (
    <>
      <BinFilters filters={filters} zones={query.data?.zones ?? []} onChange={onChange} />
      {isMap ? (
        <Loaded
          query={query}
          skeleton={<Skeleton height={320} />}
          isEmpty={({ list }) => list.length === 0}
          empty={empty}
        >
          {({ list, ...page }) => (
            <>
              <BinMap bins={list} />
              <KeyPager {...page} after={after} onTurn={onTurn} />
            </>
          )}
        </Loaded>
      ) : (
        <EntryList
          query={query}
          rowKey={({ id }) => id}
          label={t.list}
          columns={columnsIn(t)}
          cardTitle={(bin) => <BinLink bin={bin} />}
          after={after}
          onTurn={onTurn}
          empty={empty}
        />
      )}
    </>
  )
}

const pick = ({ q, zone, state }: Filters): Filters => ({ q, zone, state })

/** What the server is asked: absent where a filter is empty. */
const asked = ({ q, zone, state }: Filters) => ({
  ...(q === '' ? {} : { code: q }),
  ...(zone === '' ? {} : { zone }),
  ...(state === 'free' ? { free: true } : {}),
  ...(state === 'full' ? { free: false, closed: false } : {}),
  ...(state === 'closed' ? { closed: true } : {}),
})

interface FiltersProps {
  readonly filters: Filters
  readonly zones: readonly string[]
  readonly onChange: Props['onChange']
}

function BinFilters({ filters, zones, onChange }: FiltersProps) {
  const t = useText(text)
  return (
    <div className={desk.filters}>
      <SearchField label={t.search} value={filters.q} maxLength={20} onSearch={(q) => onChange({ q })} />
      <FilterChoice
        label={t.zone}
        any={t.anyZone}
        value={filters.zone}
        options={zones.map((zone) => ({ value: zone, label: zone }))}
        onChange={(zone) => onChange({ zone })}
      />
      <FilterChoice
        label={t.state}
        any={t.anyState}
        value={filters.state}
        options={binStates.map((value) => ({ value, label: t[value] }))}
        onChange={(state) => onChange({ state })}
      />
    </div>
  )
}

const BinLink = ({ bin }: { readonly bin: Bin }) => (
  <Link to={staffPaths.bin(bin.id)} className="num">
    {bin.code}
  </Link>
)

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say): readonly Column<Bin>[] => [
  { key: 'code', label: t.code, render: (bin) => <BinLink bin={bin} />, tableOnly: true },
  { key: 'zone', label: t.zone, render: ({ zone }) => zone },
  { key: 'fill', label: t.inIt, render: (bin) => <span className="num">{fillWords(t, bin)}</span>, align: 'end' },
  {
    key: 'side',
    label: t.longestSide,
    render: ({ longestSideMm }) => <span className="num">{longestSideMm === null ? '—' : longestSideMm / 10}</span>,
    align: 'end',
  },
  {
    key: 'walk',
    label: t.walkOrder,
    render: ({ walkOrder }) => <span className="num">{walkOrder}</span>,
    align: 'end',
  },
  { key: 'state', label: t.state, render: (bin) => <BinMarks bin={bin} /> },
]

/** Whether there is room, and whether it is being counted. */
export function BinMarks({ bin }: { readonly bin: Bin }) {
  const t = useText(text)
  const state = stateOf(bin)
  return (
    <span className={desk.marks}>
      <StatusTag tone={stateTones[state]}>{t[state]}</StatusTag>
      {bin.openCountId !== null && <StatusTag tone="hand">{t.counting}</StatusTag>}
      {bin.openDifferences > 0 && (
        <StatusTag tone="bad">
          {t.differences}: {bin.openDifferences}
        </StatusTag>
      )}
    </span>
  )
}

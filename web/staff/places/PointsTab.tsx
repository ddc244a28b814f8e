import { staffPickUpAreas, staffPickUpPoints } from '#contract/places.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { nameCells, nameHeadings, shown } from './field.ts'
import { askOf, type Filtered, Filters, type ListFilters } from './Filters.tsx'
import { EntryName, EntryState, useKeeper } from './Keeper.tsx'
import { text as placeText } from './places.text.ts'
import { RemoveSamples } from './RemoveSamples.tsx'
import { text } from './text.ts'
import { usePointNoun } from './use-point-noun.ts'

type Point = Output<typeof staffPickUpPoints.list>['list'][number]
const pageSize = 20

export function PointsTab({ filters, onChange }: Filtered<ListFilters & { readonly area: string }>) {
  const t = useText(placeText)
  const shared = useText(text)
  const lists = useText(listsText)
  const { q, area, state, after } = filters
  const asked = { ...askOf(filters), ...(area ? { areaCode: area } : {}), ...(state ? { open: state === 'on' } : {}) }
  const query = useRead(staffPickUpPoints.list, { pageSize, ...asked }, { keep: true, fresh: true })
  const areas = useRead(staffPickUpAreas.list, {}).data?.list ?? []
  const noun = usePointNoun(areas, query.data?.channels ?? [])
  const { add, actions, dialogs } = useKeeper(noun, query.data?.list)
  const exported = noun.fields.filter(({ name }) => name !== 'name')
  const fieldOf = (name: string) => noun.fields.find((field) => field.name === name)
  const limitOf = (row: Point) =>
    (['weightLimitG', 'maxLengthMm'] as const)
      .map((name) => [fieldOf(name), row[name]] as const)
      .map(([field, value]) => (field ? shown(field, value, t.language) : ''))
      .join(' / ')
  const columns: readonly Column<Point>[] = [
    { key: 'name', label: shared.name, render: (row) => <EntryName entry={row} />, tableOnly: true },
    { key: 'area', label: t.area, render: (row) => pickText(row.areaName, t.language) },
    { key: 'address', label: t.address, render: (row) => row.address },
    { key: 'time', label: t.pickUpTime, render: (row) => row.pickUpTime },
    { key: 'limits', label: t.limits, render: (row) => <span className="num">{limitOf(row)}</span> },
    { key: 'state', label: shared.state, render: (row) => <EntryState isOn={row.open} isSample={row.sample} /> },
  ]
  const clear = () => onChange({ q: '', area: '', state: '', after: '' })
  return (
    <>
      <Filters
        filters={filters}
        onChange={onChange}
        actions={
          <>
            <RemoveSamples />
            <ExportButton<Point>
              file="pick-up-points"
              headings={[...nameHeadings(shared), ...exported.map(({ label }) => label), shared.state]}
              cells={(row) => [
                ...nameCells(row.name),
                ...exported.map((field) => shown(field, row[field.name as keyof Point], t.language)),
                row.open ? shared.active : shared.suspended,
              ]}
              read={(from) => call(staffPickUpPoints.list, { ...asked, after: from ?? undefined, pageSize: 100 })}
            />
            {add}
          </>
        }
      >
        <FilterChoice
          label={t.area}
          any={shared.any}
          value={area}
          options={areas.map(({ code, name }) => ({ value: code, label: pickText(name, t.language) }))}
          onChange={(chosen) => onChange({ area: chosen, after: '' })}
        />
      </Filters>
      <EntryList
        query={query}
        rowKey={(row) => row.id}
        label={t.points}
        columns={columns}
        cardTitle={(row) => <EntryName entry={row} />}
        actions={actions}
        after={after}
        onTurn={(next) => onChange({ after: next })}
        empty={
          q || area || state ? (
            <NoMatch words={lists} onClear={clear} />
          ) : (
            <Empty title={t.noPoints} sentence={t.noPointsSentence} />
          )
        }
      />
      {dialogs}
    </>
  )
}

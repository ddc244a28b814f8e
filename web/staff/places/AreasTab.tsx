import { pickUpRegionText } from '#contract/codes.ts'
import { staffPickUpAreas } from '#contract/places.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { nameCells, nameHeadings } from './field.ts'
import { EntryName, useKeeper } from './Keeper.tsx'
import type { Noun } from './noun.ts'
import { text as placeText } from './places.text.ts'
import { text } from './text.ts'
import { codeAndNames, useSought } from '#web/staff/lists/use-sought.tsx'

type Area = Output<typeof staffPickUpAreas.list>['list'][number]

export function AreasTab() {
  const t = useText(placeText)
  const shared = useText(text)
  const query = useRead(staffPickUpAreas.list, {}, { fresh: true })
  const { add, actions, dialogs } = useKeeper(useNoun(), query.data?.list)
  const { found, narrow, searchBar, emptyOr } = useSought(query, codeAndNames)
  const columns: readonly Column<Area>[] = [
    { key: 'name', label: shared.name, render: (row) => <EntryName entry={row} code={row.code} />, tableOnly: true },
    { key: 'region', label: t.region, render: (row) => pickUpRegionText[row.regionCode][t.language] },
    { key: 'points', label: t.pointCount, render: (row) => <span className="num">{row.points}</span>, align: 'end' },
    { key: 'sort', label: shared.sort, render: (row) => <span className="num">{row.sort}</span>, align: 'end' },
  ]
  return (
    <>
      {searchBar(
        <>
          <ExportButton<Area>
            file="pick-up-areas"
            headings={[shared.code, ...nameHeadings(shared), t.region, t.pointCount, shared.sort]}
            cells={({ code, name, regionCode, points, sort }) => [
              ...[code, ...nameCells(name)],
              ...[pickUpRegionText[regionCode][t.language], points, sort],
            ]}
            read={async () => narrow(await call(staffPickUpAreas.list, {}))}
          />
          {add}
        </>,
      )}
      <EntryList
        query={found}
        rowKey={(row) => row.code}
        label={t.areas}
        columns={columns}
        cardTitle={(row) => <EntryName entry={row} code={row.code} />}
        actions={actions}
        empty={emptyOr(<Empty title={t.noAreas} sentence={t.noAreasSentence} />)}
      />
      {dialogs}
    </>
  )
}

const regions = ['hong_kong', 'taiwan', 'overseas'] as const

function useNoun(): Noun {
  const t = useText(placeText)
  const shared = useText(text)
  const options = regions.map((value) => ({ value, label: pickUpRegionText[value][t.language] }))
  return {
    kind: 'pickUpArea',
    key: 'code',
    fields: [
      { name: 'code', label: shared.code, kind: 'line', maxLength: 20, isFixed: true },
      { name: 'regionCode', label: t.region, kind: 'choice', options },
      { name: 'name', label: shared.name, kind: 'three' },
      { name: 'sort', label: shared.sort, kind: 'whole' },
    ],
    addTitle: t.addArea,
    create: staffPickUpAreas.create,
    update: staffPickUpAreas.update,
    remove: staffPickUpAreas.delete,
    removeSentence: t.removeArea,
    refreshes: [staffPickUpAreas.list],
  }
}

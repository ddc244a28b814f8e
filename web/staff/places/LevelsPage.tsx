import { staffLevels } from '#contract/reference.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { nameCells, nameHeadings } from './field.ts'
import { EntryName, useKeeper } from './Keeper.tsx'
import type { Noun } from './noun.ts'
import { text as ownText } from './reference.text.ts'
import { text } from './text.ts'
import { codeAndNames, useSought } from '#web/staff/lists/use-sought.tsx'

type Level = Output<typeof staffLevels.list>['list'][number]

/** The levels of members, which are only shown (B-MD-13). */
export function LevelsPage() {
  const t = useText(ownText)
  const shared = useText(text)
  const query = useRead(staffLevels.list, {}, { fresh: true })
  const { add, actions, dialogs } = useKeeper(useNoun(), query.data?.list)
  const { found, narrow, searchBar, emptyOr } = useSought(query, codeAndNames)
  const columns: readonly Column<Level>[] = [
    { key: 'name', label: shared.name, render: (row) => <EntryName entry={row} code={row.code} />, tableOnly: true },
    { key: 'members', label: t.members, render: (row) => <span className="num">{row.members}</span>, align: 'end' },
    { key: 'sort', label: shared.sort, render: (row) => <span className="num">{row.sort}</span>, align: 'end' },
  ]
  const save = (
    <ExportButton<Level>
      file="member-levels"
      headings={[shared.code, ...nameHeadings(shared), t.members, shared.sort]}
      cells={({ code, name, members, sort }) => [code, ...nameCells(name), members, sort]}
      read={async () => narrow(await call(staffLevels.list, {}))}
    />
  )
  return (
    <Page title={t.levelsTitle} lead={t.levelsLead} actions={add}>
      {searchBar(save)}
      <EntryList
        query={found}
        rowKey={(row) => row.code}
        label={t.levelsTitle}
        columns={columns}
        cardTitle={(row) => <EntryName entry={row} code={row.code} />}
        actions={actions}
        empty={emptyOr(<Empty title={t.noLevels} sentence={t.noLevelsSentence} />)}
      />
      {dialogs}
    </Page>
  )
}

function useNoun(): Noun {
  const t = useText(ownText)
  const shared = useText(text)
  return {
    kind: 'memberLevel',
    key: 'code',
    fields: [
      { name: 'code', label: shared.code, kind: 'line', maxLength: 20, isFixed: true, hint: t.levelCodeHint },
      { name: 'name', label: shared.name, kind: 'three' },
      { name: 'sort', label: shared.sort, kind: 'whole' },
    ],
    addTitle: t.addLevel,
    create: staffLevels.create,
    update: staffLevels.update,
    refreshes: [staffLevels.list],
  }
}

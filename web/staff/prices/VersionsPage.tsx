import { tariffVersions, versionStates } from '#contract/tariff-versions.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { stateTone, type Version } from './version.ts'
import { VersionNameDialog } from './VersionNameDialog.tsx'
import { text } from './versions.text.ts'

const pageSize = 20

/** Drafts of the tariff, and the versions that were published (B-PR-11, 12). */
export function VersionsPage() {
  const t = useText(text)
  const lists = useText(listsText)
  const [filters, setFilters] = useUrlFilters({ state: '', after: '' })
  const [isAdding, setAdding] = useState(false)
  const mayWrite = useMay()(tariffVersions.create)
  const state = versionStates.find((each) => each === filters.state)
  const query = useRead(
    tariffVersions.list,
    { pageSize, ...(state ? { state } : {}), ...(filters.after ? { after: filters.after } : {}) },
    { keep: true, fresh: true },
  )
  const add = mayWrite && <Button onClick={() => setAdding(true)}>{t.create}</Button>
  return (
    <Page title={t.title} lead={t.lead} actions={add}>
      <div className={desk.filters}>
        <FilterChoice
          label={t.state}
          any={t.all}
          value={filters.state}
          options={versionStates.map((value) => ({ value, label: t[value] }))}
          onChange={(chosen) => setFilters({ state: chosen, after: '' })}
        />
        <div className={desk.filterActions}>
          <ExportButton<Version>
            file="tariff-versions"
            headings={headingsIn(t)}
            cells={(version) => cellsOf(version, t)}
            read={(from) => call(tariffVersions.list, { state, pageSize: 100, after: from ?? undefined })}
          />
        </div>
      </div>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={(version) => <Name version={version} />}
        after={filters.after}
        onTurn={(next) => setFilters({ after: next })}
        empty={
          state ? (
            <NoMatch words={lists} onClear={() => setFilters({ state: '', after: '' })} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} action={add} />
          )
        }
      />
      <VersionNameDialog version={null} isOpen={isAdding} onClose={() => setAdding(false)} />
    </Page>
  )
}

type Words = ReturnType<typeof useText<typeof text>>

const headingsIn = (t: Words) => [
  ...[t.name, t.state, t.starts, t.rows, t.by, t.createdAt],
  ...[t.offeredBy, t.offeredAt, t.publishedBy, t.publishedAt],
]

const cellsOf = (version: Version, t: Words) => [
  ...[version.name, t[version.state], version.startsAt ?? '', version.rows, version.createdBy, version.createdAt],
  ...[version.offeredBy ?? '', version.offeredAt ?? '', version.publishedBy ?? '', version.publishedAt ?? ''],
]

const columnsIn = (t: Words): readonly Column<Version>[] => [
  { key: 'name', label: t.name, render: (version) => <Name version={version} />, tableOnly: true },
  { key: 'state', label: t.state, render: ({ state }) => <StatusTag tone={stateTone[state]}>{t[state]}</StatusTag> },
  {
    key: 'starts',
    label: t.starts,
    render: ({ state, startsAt }) => (startsAt === null && state !== 'draft' ? t.atOnce : <When at={startsAt} />),
  },
  { key: 'rows', label: t.rows, render: ({ rows }) => <span className="num">{rows}</span>, align: 'end' },
  {
    key: 'by',
    label: t.by,
    render: ({ createdBy, createdAt }) => (
      <>
        {createdBy} <When at={createdAt} />
      </>
    ),
  },
]

const Name = ({ version: { id, name } }: { readonly version: Version }) => (
  <Link to={staffPaths.tariffVersion(id)}>{name}</Link>
)

import { regionColumns, staffDestinations, staffRegions } from '#contract/reference.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { FilterBar } from '#web/staff/lists/FilterBar.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { nameCells } from './field.ts'
import { askOf, type Filtered, type ListFilters } from './Filters.tsx'
import { EntryName } from './Keeper.tsx'
import { text as ownText } from './reference.text.ts'
import { RegionImport } from './RegionImport.tsx'
import { text } from './text.ts'

type Region = Output<typeof staffRegions.list>['list'][number]
const pageSize = 50

/** The tree, level by level; a search looks through all of it. */
export function RegionsTab({ filters, onChange }: Filtered<ListFilters & { readonly parent: string }>) {
  const t = useText(ownText)
  const shared = useText(text)
  const lists = useText(listsText)
  const may = useMay()
  const [isImporting, setIsImporting] = useState(false)
  const { q, parent, after } = filters
  const query = useRead(
    staffRegions.list,
    { pageSize, ...askOf(filters), ...(q ? {} : parent ? { parent } : { roots: true }) },
    { keep: true, fresh: true },
  )
  const destinations = useRead(staffDestinations.list, {}).data?.list ?? []
  const destinationOf = (code: string) => {
    const found = destinations.find((each) => each.code === code)
    return found ? pickText(found.name, t.language) : code
  }
  const columns: readonly Column<Region>[] = [
    { key: 'name', label: shared.name, render: (row) => <EntryName entry={row} code={row.code} />, tableOnly: true },
    { key: 'country', label: t.country, render: (row) => row.countryCode },
    { key: 'destination', label: t.destination, render: (row) => destinationOf(row.destinationCode) },
    { key: 'sort', label: shared.sort, render: (row) => <span className="num">{row.sort}</span>, align: 'end' },
  ]
  const open = ({ code, name, leaf }: Region) =>
    leaf ? null : (
      <Button size="compact-sm" variant="default" onClick={() => onChange({ parent: code, q: '', after: '' })}>
        {t.below}
        <OfRow name={pickText(name, t.language)} />
      </Button>
    )
  const importer = may(staffRegions.import) ? <Button onClick={() => setIsImporting(true)}>{t.import}</Button> : null
  return (
    <>
      <FilterBar
        q={q}
        onSearch={onChange}
        actions={
          <>
            <ExportButton<Region>
              file="regions"
              headings={regionColumns}
              cells={(row) => [
                ...[row.code, row.parentCode ?? '', ...nameCells(row.name)],
                ...[row.countryCode, row.destinationCode, row.sort],
              ]}
              read={(from) => call(staffRegions.list, { after: from ?? undefined, pageSize: 100 })}
            />
            {importer}
          </>
        }
      />
      {parent !== '' && q === '' && <Place code={parent} onGo={(code) => onChange({ parent: code, after: '' })} />}
      <EntryList
        query={query}
        rowKey={(row) => row.code}
        label={t.regions}
        columns={columns}
        cardTitle={(row) => <EntryName entry={row} code={row.code} />}
        actions={open}
        after={after}
        onTurn={(next) => onChange({ after: next })}
        empty={
          q ? (
            <NoMatch words={lists} onClear={() => onChange({ q: '', after: '' })} />
          ) : (
            <Empty title={t.noRegions} sentence={t.noRegionsSentence} action={importer} />
          )
        }
      />
      <RegionImport isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </>
  )
}

interface PlaceProps {
  readonly code: string
  /** To another region; empty: to the countries. */
  readonly onGo: (code: string) => void
}

/** Whose sub-regions are listed, and the way up. */
function Place({ code, onGo }: PlaceProps) {
  const t = useText(ownText)
  const here = useRegion(code)
  const above = useRegion(here?.parentCode ?? '')
  const nameIn = ({ name }: Region) => pickText(name, t.language)
  return (
    <Group gap="sm">
      <h2>{t.fill('partOf', { name: here ? nameIn(here) : code })}</h2>
      {above && (
        <Button variant="default" size="compact-md" onClick={() => onGo(above.code)}>
          {t.fill('up', { name: nameIn(above) })}
        </Button>
      )}
      <Button variant="default" size="compact-md" onClick={() => onGo('')}>
        {t.fill('up', { name: t.countries })}
      </Button>
    </Group>
  )
}

/** One region, found by its code; undefined while it is read, or if there is none. */
function useRegion(code: string): Region | undefined {
  const asked = { keyword: code, pageSize: 100 }
  const { data } = useRead(staffRegions.list, asked, { enabled: code !== '' })
  return data?.list.find((region) => region.code === code)
}

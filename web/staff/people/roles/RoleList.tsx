import { staffBundles } from '#contract/staff-roles.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { nameCells, nameHeadings } from '#web/staff/places/field.ts'
import { text as placesText } from '#web/staff/places/text.ts'
import { useSought } from '#web/staff/lists/use-sought.tsx'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { text } from './text.ts'
import { letterWords, type Role, roleName } from './use-roles.ts'

/** B-AU-11, B-AU-12: the roles of the house, and what each may do. */
export function RoleList() {
  const t = useText(text)
  const places = useText(placesText)
  const may = useMay()
  const query = useRead(staffBundles.list, {}, { fresh: true })
  const [changed, setChanged] = useState<Role | null>(null)
  const { found, narrow, searchBar, emptyOr } = useSought(query, ({ key, name, letters }: Role) => [
    ...[key, letterWords(letters, t.language)],
    ...Object.values(name),
  ])
  return (
    <>
      <p className="muted">{t.listLead}</p>
      {searchBar(
        <ExportButton<Role>
          file="roles"
          headings={[places.code, ...nameHeadings(places), t.permissions, t.whoHas, t.state]}
          cells={({ key, name, letters, people, inUse }) => [
            ...[key, ...nameCells(name), letterWords(letters, t.language)],
            ...[people, inUse ? t.inUse : t.notInUse],
          ]}
          read={async () => narrow(await call(staffBundles.list, {}))}
        />,
      )}
      <EntryList
        query={found}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={(role) => <strong>{roleName(role, t.language)}</strong>}
        actions={(role) => (
          <>
            {may(staffBundles.update) && (
              <Button size="compact-sm" variant="default" onClick={() => setChanged(role)}>
                {t.change}
                <OfRow name={roleName(role, t.language)} />
              </Button>
            )}
            <LinkButton to={previewOf(role)} size="compact-sm" variant="subtle">
              {t.preview}
              <OfRow name={roleName(role, t.language)} />
            </LinkButton>
          </>
        )}
        empty={emptyOr(null)}
      />
      <RoleDialog role={changed && rowNow(changed, query.data?.list, isSame)} onClose={() => setChanged(null)} />
    </>
  )
}

const isSame = (one: Role, other: Role) => one.id === other.id

const previewOf = ({ key }: Role) => `${staffPaths.people}?view=preview&roles=${key}`

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly Column<Role>[] => [
  { key: 'name', label: t.role, render: (role) => <strong>{roleName(role, t.language)}</strong>, tableOnly: true },
  { key: 'letters', label: t.permissions, render: ({ letters }) => letterWords(letters, t.language) },
  {
    key: 'people',
    label: t.whoHas,
    render: ({ key, people, ...role }) => (
      <Link to={`${staffPaths.people}?bundle=${key}`} className="num">
        {t.fill('people', { count: people })}
        <OfRow name={roleName(role, t.language)} />
      </Link>
    ),
  },
  {
    key: 'state',
    label: t.state,
    render: ({ inUse }) => <StatusTag tone={inUse ? 'done' : 'wait'}>{inUse ? t.inUse : t.notInUse}</StatusTag>,
  },
]

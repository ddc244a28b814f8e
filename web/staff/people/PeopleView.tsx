import { staffRoles } from '#contract/wire/operation.ts'
import { staffRoleText } from '#contract/codes.ts'
import { accountStates, staffAccounts } from '#contract/staff-accounts.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { rowNow } from '#web/staff/use-meanwhile.ts'
import { useDesk, useMay } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { BadgeDialog } from './badges/BadgeDialog.tsx'
import { ExportButton } from './ExportButton.tsx'
import { OneTimePassword } from './OneTimePassword.tsx'
import { PeopleList } from './PeopleList.tsx'
import { text } from './text.ts'
import type { Issued, StaffPerson } from './person.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { roleName, useRoles } from './roles/use-roles.ts'
import { SessionsDialog } from './sessions/SessionsDialog.tsx'

const pageSize = 20
const everybody = { keyword: '', role: '', bundle: '', warehouse: '', state: '' } as const
type Filters = Readonly<Record<keyof typeof everybody, string>>

const isSame = (one: StaffPerson, other: StaffPerson) => one.id === other.id

/** Who works here (B-AU-05 to 08). */
export function PeopleView() {
  const t = useText(text)
  const lists = useText(listsText)
  const may = useMay()
  const [filters, setFilters] = useUrlFilters({ ...everybody, after: '' })
  const [edited, setEdited] = useState<StaffPerson | 'new' | null>(null)
  const [looked, setLooked] = useState<StaffPerson | null>(null)
  const [badged, setBadged] = useState<StaffPerson | null>(null)
  const [issued, setIssued] = useState<Issued | null>(null)
  const narrowing = narrowingOf(filters)
  const { after } = filters
  const query = useRead(
    staffAccounts.list,
    { pageSize, ...narrowing, ...(after ? { after } : {}) },
    { keep: true, fresh: true },
  )
  const add = may(staffAccounts.create) && <Button onClick={() => setEdited('new')}>{t.add}</Button>
  return (
    <>
      <PeopleFilters filters={filters} onChange={(changes) => setFilters({ ...changes, after: '' })}>
        <ExportButton narrowing={narrowing} />
        {add}
      </PeopleFilters>
      <PeopleList
        query={query}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        onEdit={setEdited}
        onIssued={setIssued}
        onSessions={setLooked}
        onBadge={setBadged}
        empty={
          <NoMatch
            words={{ noMatchTitle: t.emptyTitle, noMatchSentence: t.emptySentence, clear: lists.clear }}
            onClear={() => setFilters({ ...everybody, after: '' })}
          />
        }
      />
      <PersonDialog
        person={edited && edited !== 'new' ? rowNow(edited, query.data?.list, isSame) : edited}
        onClose={() => setEdited(null)}
        onIssued={setIssued}
      />
      {badged && <BadgeDialog key={badged.id} person={badged} onClose={() => setBadged(null)} />}
      <SessionsDialog person={looked} onClose={() => setLooked(null)} />
      <OneTimePassword issued={issued} onClose={() => setIssued(null)} />
    </>
  )
}

/** What the address asks for; unknown values are ignored. */
function narrowingOf({ keyword, role, bundle, warehouse, state }: Filters) {
  const letter = staffRoles.find((each) => each === role)
  const known = accountStates.find((each) => each === state)
  return {
    ...(keyword ? { keyword } : {}),
    ...(letter ? { role: letter } : {}),
    ...(bundle ? { bundle } : {}),
    ...(warehouse ? { warehouseId: warehouse } : {}),
    ...(known ? { state: known } : {}),
  }
}

interface FiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
  /** What can be done with the list. */
  readonly children: ReactNode
}

function PeopleFilters({ filters, onChange, children }: FiltersProps) {
  const t = useText(text)
  const { warehouses } = useDesk().staff
  const roles = useRoles() ?? []
  return (
    <div className={desk.filters}>
      <SearchField
        className={desk.search}
        label={t.search}
        value={filters.keyword}
        maxLength={64}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <FilterChoice
        label={t.role}
        any={t.any}
        value={filters.bundle}
        options={roles.map((role) => ({ value: role.key, label: roleName(role, t.language) }))}
        onChange={(bundle) => onChange({ bundle })}
      />
      <FilterChoice
        label={t.permission}
        any={t.any}
        value={filters.role}
        options={staffRoles.map((value) => ({ value, label: staffRoleText[value][t.language] }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterChoice
        label={t.warehouse}
        any={t.any}
        value={filters.warehouse}
        options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(warehouse) => onChange({ warehouse })}
      />
      <FilterChoice
        label={t.status}
        any={t.any}
        value={filters.state}
        options={accountStates.map((value) => ({ value, label: t[value] }))}
        onChange={(state) => onChange({ state })}
      />
      <div className={desk.filterActions}>{children}</div>
    </div>
  )
}

import { type StaffRole, staffRoles } from '#contract/wire/operation.ts'
import { staffRoleText } from '#contract/codes.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { useRead } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { Empty } from '#web/kit/message/Empty.tsx'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { OneTimePassword } from './OneTimePassword.tsx'
import { PeopleList } from './PeopleList.tsx'
import { text } from './text.ts'
import type { Issued, StaffPerson } from './person.ts'
import { PersonDialog } from './PersonDialog.tsx'

const pageSize = 20

/** Who works here, with which rights and where (B-AU-05 to 08). */
export function PeoplePage() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ keyword: '', role: '', after: '' })
  const [edited, setEdited] = useState<StaffPerson | 'new' | null>(null)
  const [issued, setIssued] = useState<Issued | null>(null)
  const { keyword, after } = filters
  const role = staffRoles.find((each) => each === filters.role)
  const query = useRead(
    staffAccounts.list,
    { pageSize, ...(keyword ? { keyword } : {}), ...(role ? { role } : {}), ...(after ? { after } : {}) },
    { keep: true, fresh: true },
  )
  const add = <Button onClick={() => setEdited('new')}>{t.add}</Button>
  return (
    <Page title={t.title} lead={t.lead} actions={add}>
      <div className={desk.filters}>
        <SearchField
          className={desk.search}
          label={t.search}
          value={keyword}
          maxLength={64}
          onSearch={(typed) => setFilters({ keyword: typed, after: '' })}
        />
        <FilterChoice
          label={t.role}
          any={t.any}
          value={filters.role}
          options={staffRoles.map((value: StaffRole) => ({ value, label: staffRoleText[value][t.language] }))}
          onChange={(chosen) => setFilters({ role: chosen, after: '' })}
        />
      </div>
      <PeopleList
        query={query}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        onEdit={setEdited}
        onIssued={setIssued}
        empty={<Empty title={t.emptyTitle} sentence={t.emptySentence} action={add} />}
      />
      <PersonDialog person={edited} onClose={() => setEdited(null)} onIssued={setIssued} />
      <OneTimePassword issued={issued} onClose={() => setIssued(null)} />
    </Page>
  )
}

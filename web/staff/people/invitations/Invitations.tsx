import { invitationDays, invitationStates, staffInvitations } from '#contract/staff-invitations.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import type { Column } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import styles from '#web/staff/people/people.module.css'
import { Email } from '#web/staff/people/Email.tsx'
import { rightsWords, useRoles } from '#web/staff/people/roles/use-roles.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { InvitationActions } from './InvitationActions.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { text } from './text.ts'

export type Invitation = Output<typeof staffInvitations.list>['list'][number]

const pageSize = 20

/** B-AU-15 to 18: who was invited, and what became of it. */
export function Invitations() {
  const t = useText(text)
  const lists = useText(listsText)
  const may = useMay()
  const [filters, setFilters] = useUrlFilters({ state: '', after: '' })
  const [isOpen, setOpen] = useState(false)
  const state = invitationStates.find((each) => each === filters.state)
  const narrowing = state ? { state } : {}
  const roles = useRoles() ?? []
  const { after } = filters
  const query = useRead(
    staffInvitations.list,
    { pageSize, ...narrowing, ...(after ? { after } : {}) },
    { keep: true, fresh: true },
  )
  const invite = may(staffInvitations.invite) && <Button onClick={() => setOpen(true)}>{t.invite}</Button>
  return (
    <>
      <p className="muted">{t.fill('lead', { days: invitationDays })}</p>
      <div className={desk.filters}>
        <FilterChoice
          label={t.status}
          any={t.any}
          value={filters.state}
          options={invitationStates.map((value) => ({ value, label: t[value] }))}
          onChange={(chosen) => setFilters({ state: chosen, after: '' })}
        />
        <div className={desk.filterActions}>
          <ExportButton<Invitation>
            file="invitations"
            headings={[t.email, t.roles, t.sentLast, t.sender, t.status, t.username]}
            cells={(row) => [
              ...[row.email, rightsWords({ bundles: row.bundles, roles: [] }, roles, t.language)],
              ...[row.sentAt, row.sentBy, t[row.state], row.username],
            ]}
            read={(from) =>
              call(staffInvitations.list, { ...narrowing, ...(from ? { after: from } : {}), pageSize: 100 })
            }
          />
          {invite}
        </div>
      </div>
      <EntryList
        query={query}
        rowKey={({ id }) => id}
        label={t.list}
        columns={columnsIn(t)}
        cardTitle={({ email }) => <Email email={email} />}
        {...(invite ? { actions: (row: Invitation) => <InvitationActions invitation={row} /> } : {})}
        after={after}
        onTurn={(next) => setFilters({ after: next })}
        countWords={(total) => t.fill('total', { total })}
        empty={
          state ? (
            <NoMatch words={lists} onClear={() => setFilters({ state: '', after: '' })} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} />
          )
        }
      />
      <InviteDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

type Say = ReturnType<typeof useText<typeof text>>

const columnsIn = (t: Say): readonly Column<Invitation>[] => [
  {
    key: 'email',
    label: t.email,
    render: ({ email }) => <Email email={email} />,
    tableOnly: true,
  },
  { key: 'roles', label: t.roles, render: (row) => <Roles invitation={row} /> },
  {
    key: 'sent',
    label: t.sentLast,
    render: ({ sentAt, sentBy, sentTimes }) => (
      <>
        <When at={sentAt} /> <span className="muted">{t.fill('sentBy', { name: sentBy })}</span>
        {sentTimes > 1 && <div className="muted">{t.fill('times', { count: sentTimes })}</div>}
      </>
    ),
  },
  { key: 'state', label: t.status, render: (row) => <State invitation={row} /> },
]

interface RowProps {
  readonly invitation: Invitation
}

function Roles({ invitation: { bundles } }: RowProps) {
  const t = useText(text)
  return <div className={styles.where}>{rightsWords({ bundles, roles: [] }, useRoles() ?? [], t.language)}</div>
}

const tones = { open: 'wait', late: 'bad', withdrawn: 'hand', accepted: 'done' } as const

function State({ invitation: { state, expiresAt, username } }: RowProps) {
  const t = useText(text)
  return (
    <>
      <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
      {state === 'open' && <div className="muted">{t.fill('until', { when: formatWhen(expiresAt, t.language) })}</div>}
      {username !== null && <div className="muted">{t.fill('as', { username })}</div>}
    </>
  )
}

import type { Output } from '#contract/wire/operation.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { useDesk } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import type { ReactNode } from 'react'
import { Email } from './Email.tsx'
import { text } from './text.ts'
import styles from './people.module.css'
import type { Issued, StaffPerson } from './person.ts'
import { PersonActions } from './PersonActions.tsx'
import { rightsWords, useRoles } from './roles/use-roles.ts'

interface PeopleListProps {
  readonly query: ReadResult<Output<typeof staffAccounts.list>>
  /** The row before this page; empty: the first page. */
  readonly after: string
  readonly onTurn: (after: string) => void
  readonly onEdit: (person: StaffPerson) => void
  readonly onIssued: (issued: Issued) => void
  readonly onSessions: (person: StaffPerson) => void
  readonly onBadge: (person: StaffPerson) => void
  readonly empty: ReactNode
}

export function PeopleList({ query, after, onTurn, empty, ...actions }: PeopleListProps) {
  const t = useText(text)
  return (
    <EntryList
      query={query}
      rowKey={(person) => person.id}
      label={t.list}
      columns={columnsIn(t)}
      cardTitle={(person) => <Who person={person} />}
      actions={(person) => <PersonActions person={person} {...actions} />}
      after={after}
      onTurn={onTurn}
      countWords={(total) => t.fill('total', { total })}
      empty={empty}
    />
  )
}

function columnsIn(t: ReturnType<typeof useText<typeof text>>): readonly Column<StaffPerson>[] {
  return [
    { key: 'name', label: t.name, render: (person) => <Who person={person} />, tableOnly: true },
    { key: 'email', label: t.email, render: ({ email }) => <Email email={email || '—'} /> },
    { key: 'roles', label: t.roles, render: (person) => <Roles person={person} /> },
    { key: 'warehouses', label: t.warehouses, render: (person) => <Where person={person} /> },
    { key: 'status', label: t.status, render: (person) => <State person={person} /> },
  ]
}

interface PersonProps {
  readonly person: StaffPerson
}

function Who({ person: { name, username, mine } }: PersonProps) {
  const t = useText(text)
  return (
    <div>
      <strong>{name}</strong>
      {mine && <span className="muted"> ({t.you})</span>}
      <div className="muted">{username}</div>
    </div>
  )
}

/** Their roles; or the permissions that were given one by one. */
function Roles({ person }: PersonProps) {
  const t = useText(text)
  return <div className={styles.where}>{rightsWords(person, useRoles() ?? [], t.language)}</div>
}

/** All for an administrator; none for someone without a warehouse. */
function Where({ person: { roles, warehouseIds } }: PersonProps) {
  const t = useText(text)
  const { warehouses } = useDesk().staff
  const names = warehouses.filter(({ id }) => warehouseIds.includes(id)).map(({ name }) => name)
  if (roles.includes('A') || (names.length > 1 && names.length === warehouses.length))
    return <div className={styles.where}>{t.everywhere}</div>
  return names.length === 0 ? '—' : <div className={styles.where}>{names.join(t.language === 'en' ? ', ' : '、')}</div>
}

function State({ person }: PersonProps) {
  const t = useText(text)
  const { disabled, mustChangePassword, oneTimePasswordUntil, oneTimePasswordEnded, hasSecondFactor, lastSeenAt } =
    person
  if (disabled) return <StatusTag tone="bad">{t.disabled}</StatusTag>
  if (oneTimePasswordEnded)
    return (
      <>
        <StatusTag tone="bad">{t.ended}</StatusTag>
        <div className="muted">{t.endedHint}</div>
      </>
    )
  return (
    <>
      {mustChangePassword ? (
        <StatusTag tone="wait">{t.waiting}</StatusTag>
      ) : (
        <StatusTag tone="done">{t.active}</StatusTag>
      )}
      {oneTimePasswordUntil && (
        <div className="muted">{t.fill('waitingUntil', { when: formatWhen(oneTimePasswordUntil, t.language) })}</div>
      )}
      {hasSecondFactor && <div className="muted">{t.withSecondFactor}</div>}
      {lastSeenAt && (
        <div className={`muted ${styles.seen}`}>{t.fill('lastSeen', { when: formatWhen(lastSeenAt, t.language) })}</div>
      )}
    </>
  )
}

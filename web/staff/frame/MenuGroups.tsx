import { useText } from '#web/kit/text/use-text.ts'
import { DownIcon } from '#web/kit/look/icons.tsx'
import { text as shellText } from '#web/staff/shell.text.ts'
import { useWaiting } from '#web/staff/queue/use-waiting.tsx'
import { useId } from 'react'
import { NavLink } from '#web/kit/look/Link.tsx'
import { CountBadge } from './CountBadge.tsx'
import { countOf } from './counts.ts'
import { text } from './frame.text.ts'
import { useOpenGroups } from './menu-choice.ts'
import styles from './menu.module.css'
import type { OpenEntry, OpenGroup } from './use-pages.ts'

interface MenuGroupsProps {
  readonly groups: readonly OpenGroup[]
  /** Closes the drawer that contains them. */
  readonly onGone?: (() => void) | undefined
}

/** The groups of the unfolded menu; a closed one shows the sum of its work. */
export function MenuGroups({ groups, onGone }: MenuGroupsProps) {
  const { isOpen, toggle } = useOpenGroups()
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          isOpen={isOpen(group.key)}
          onToggle={() => toggle(group.key)}
          onGone={onGone}
        />
      ))}
    </ul>
  )
}

interface GroupProps extends Omit<MenuGroupsProps, 'groups'> {
  readonly group: OpenGroup
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Group({ group: { key, Icon, entries }, isOpen, onToggle, onGone }: GroupProps) {
  const t = useText(text)
  const id = useId()
  const queues = useWaiting()
  const count = countOf(
    queues,
    entries.flatMap((entry) => entry.queues),
  )
  return (
    <li>
      <button
        type="button"
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={`${id}-pages`}
        aria-describedby={!isOpen && count ? `${id}-count` : undefined}
        onClick={onToggle}
      >
        <Icon size={20} />
        <span className={styles.name}>{t[key]}</span>
        {!isOpen && <CountBadge count={count} id={`${id}-count`} />}
        <DownIcon size={14} className={styles.turn ?? ''} />
      </button>
      <div id={`${id}-pages`} hidden={!isOpen}>
        <MenuEntries entries={entries} onGone={onGone} />
      </div>
    </li>
  )
}

interface MenuEntriesProps {
  readonly entries: readonly OpenEntry[]
  readonly onGone?: (() => void) | undefined
}

export const MenuEntries = ({ entries, onGone }: MenuEntriesProps) => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <Entry key={entry.path} entry={entry} onGone={onGone} />
    ))}
  </ul>
)

function Entry({
  entry: { path, title, queues },
  onGone,
}: {
  readonly entry: OpenEntry
  readonly onGone?: (() => void) | undefined
}) {
  const t = useText(shellText)
  const id = useId()
  const count = countOf(useWaiting(), queues)
  return (
    <li>
      <NavLink to={path} className={styles.entry ?? ''} aria-describedby={count ? id : undefined} onClick={onGone}>
        <span className={styles.name}>{t[title]}</span>
        <CountBadge count={count} id={id} />
      </NavLink>
    </li>
  )
}

import { staffBundles } from '#contract/staff-roles.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text as frameText } from '#web/staff/frame/frame.text.ts'
import { menuFor, pageFor } from '#web/staff/frame/use-pages.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { changesOn } from '#web/staff/routes.tsx'
import type { StaffPage } from '#web/staff/staff-page.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { Checkbox, Skeleton } from '@mantine/core'
import styles from './roles.module.css'
import { text } from './text.ts'
import { joined, letterWords, roleName, useRoles } from './use-roles.ts'

const listOf = (words: string) => words.split(',').filter((word) => word !== '')

/** B-AU-14: the menu and pages that somebody with these roles would have. */
export function Preview() {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ roles: '', places: '' })
  const { warehouses } = useDesk().staff
  const roles = useRoles() ?? []
  // An address may name roles or warehouses that are not there; they are ignored.
  const chosen = listOf(filters.roles).filter((key) => roles.some((role) => role.key === key))
  const places = listOf(filters.places).filter((id) => warehouses.some((each) => each.id === id))
  return (
    <>
      <p className="muted">{t.previewLead}</p>
      <div className={styles.preview}>
        <Card>
          <Checkbox.Group label={t.roles} value={chosen} onChange={(next) => setFilters({ roles: next.join(',') })}>
            <div className={styles.column}>
              {roles.map((role) => (
                <Checkbox key={role.key} value={role.key} label={roleName(role, t.language)} />
              ))}
            </div>
          </Checkbox.Group>
          <Checkbox.Group
            label={t.warehouses}
            value={places}
            onChange={(next) => setFilters({ places: next.join(',') })}
          >
            <div className={styles.column}>
              {warehouses.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </div>
          </Checkbox.Group>
        </Card>
        {chosen.length === 0 ? (
          <Empty title={t.nothingTitle} sentence={t.nothingSentence} />
        ) : (
          <Seen bundles={chosen} warehouseIds={places} />
        )}
      </div>
    </>
  )
}

interface SeenProps {
  readonly bundles: string[]
  readonly warehouseIds: string[]
}

function Seen({ bundles, warehouseIds }: SeenProps) {
  const query = useRead(staffBundles.preview, { bundles, warehouseIds }, { keep: true, fresh: true })
  return (
    <Loaded query={query} skeleton={<Skeleton height={480} />}>
      {(seen) => <SeenMenu seen={seen} />}
    </Loaded>
  )
}

function SeenMenu({ seen }: { readonly seen: Output<typeof staffBundles.preview> }) {
  const t = useText(text)
  const shell = useText(shellText)
  const frame = useText(frameText)
  const somebody = { roles: seen.letters, permissions: seen.permissions }
  const pageAt = pageFor(somebody)
  const home = pageAt(staffPaths.home)
  const names = seen.warehouses.map(({ name }) => name)
  return (
    <Card title={t.menu}>
      <p>
        <b>{t.permissions}</b> {letterWords(seen.letters, t.language)}
      </p>
      <p>
        <b>{t.sees}</b> {names.length === 0 ? t.noWarehouse : joined(names, t.language)}
      </p>
      <ul className={styles.menu}>
        {home && <Entry page={home} permissions={seen.permissions} />}
        {menuFor(somebody).map(({ key, Icon, entries }) => (
          <li key={key}>
            <span className={styles.group}>
              <Icon size={20} />
              {frame[key]}
            </span>
            <ul aria-label={frame[key]}>
              {entries.map(({ path, title }) => {
                const page = pageAt(path)
                return page && <Entry key={path} page={page} name={shell[title]} permissions={seen.permissions} />
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface EntryProps {
  readonly page: StaffPage
  readonly name?: string
  readonly permissions: readonly string[]
}

/** A page of the menu, and whether they could change anything on it. */
function Entry({ page, name, permissions }: EntryProps) {
  const t = useText(text)
  const shell = useText(shellText)
  const changes = changesOn(page)
  const works = changes.some((operation) => permissions.includes(operation.name))
  return (
    <li className={styles.entry}>
      {name ?? shell[page.title]}
      {changes.length > 0 && <StatusTag tone={works ? 'done' : 'hand'}>{works ? t.works : t.readsOnly}</StatusTag>}
    </li>
  )
}

import { staffBundles } from '#contract/staff-roles.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './roles.module.css'
import { text } from './text.ts'
import { joined, letterWords, type Role, roleName, useRoles } from './use-roles.ts'

type Found = Output<typeof staffBundles.matrix>
type Row = Found['rows'][number]
type Cell = Row['cells'][number]

/** B-AU-13: who may do what where. */
export function Matrix() {
  const t = useText(text)
  const query = useRead(staffBundles.matrix, {}, { fresh: true })
  const roles = useRoles() ?? []
  return (
    <>
      <p className="muted">{t.matrixLead}</p>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {({ warehouses, rows }) => (
          <ScrollBox label={t.matrix} className={styles.scroll}>
            <table className={styles.matrix}>
              <thead>
                <tr>
                  <th scope="col">{t.role}</th>
                  {warehouses.map(({ id, name }) => (
                    <th key={id} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.bundle ?? row.letters.join('')}>
                    <th scope="row">
                      <RowName row={row} roles={roles} />
                    </th>
                    {row.cells.map((cell) => (
                      <td key={cell.warehouseId ?? ''} colSpan={cell.warehouseId === null ? warehouses.length : 1}>
                        <People
                          cell={cell}
                          row={row}
                          place={warehouses.find(({ id }) => id === cell.warehouseId)?.name ?? t.everywhere}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        )}
      </Loaded>
    </>
  )
}

function RowName({ row: { bundle, letters }, roles }: { readonly row: Row; readonly roles: readonly Role[] }) {
  const t = useText(text)
  const words = letterWords(letters, t.language)
  const role = roles.find(({ key }) => key === bundle)
  if (bundle === null) return t.fill('letters', { letters: words })
  return (
    <>
      {role ? roleName(role, t.language) : bundle}
      <span className="muted">{words}</span>
    </>
  )
}

interface PeopleProps {
  readonly cell: Cell
  readonly row: Row
  /** Where, in words. */
  readonly place: string
}

/** The first few by name; the number leads to all of them. */
function People({ cell: { warehouseId, people, names }, row, place }: PeopleProps) {
  const t = useText(text)
  const { bundle, letters } = row
  const role = useRoles()?.find(({ key }) => key === bundle)
  const about = role ? roleName(role, t.language) : t.fill('letters', { letters: letterWords(letters, t.language) })
  if (people === 0) return <span className="muted">{warehouseId === null ? t.nobody : '—'}</span>
  const shown = joined(
    names.map(({ name }) => name),
    t.language,
  )
  return (
    <>
      <Link to={listOf(row, warehouseId)}>
        {t.fill('people', { count: people })}
        <OfRow name={joined([about, place], t.language)} />
      </Link>
      <span className="muted">
        {shown}
        {people > names.length && ` ${t.more}`}
      </span>
      {warehouseId === null && <span className={styles.everywhere}>{t.everywhere}</span>}
    </>
  )
}

const listOf = ({ bundle, letters }: Row, warehouseId: string | null) => {
  const query = new URLSearchParams({
    ...(bundle === null ? { role: letters[0] ?? '' } : { bundle }),
    ...(warehouseId === null ? {} : { warehouse: warehouseId }),
  })
  return `${staffPaths.people}?${query.toString()}`
}

import { useDesk } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Checkbox } from '@mantine/core'
import styles from './people.module.css'
import type { usePersonForm } from './PersonFields.tsx'
import { letterWords, roleName, useRoles } from './roles/use-roles.ts'
import { text } from './text.ts'

interface RightsProps {
  readonly form: Pick<ReturnType<typeof usePersonForm>, 'getInputProps' | 'errors'>
  /** Roles that are no longer in use stay offered to who has them. */
  readonly kept: readonly string[]
}

/** Which roles somebody has, and in which warehouses. */
export function PersonRights({ form, kept }: RightsProps) {
  const t = useText(text)
  const { warehouses } = useDesk().staff
  const roles = (useRoles() ?? []).filter(({ key, inUse }) => inUse || kept.includes(key))
  return (
    <>
      <Checkbox.Group label={t.roles} {...form.getInputProps('bundles')}>
        <div className={styles.choices}>
          {roles.map((role) => (
            <Checkbox
              key={role.key}
              value={role.key}
              label={roleName(role, t.language)}
              description={letterWords(role.letters, t.language)}
              aria-invalid={form.errors['bundles'] ? true : undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group label={t.warehouses} description={t.warehousesHint} {...form.getInputProps('warehouseIds')}>
        <div className={styles.choices}>
          {warehouses.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} aria-invalid={form.errors['warehouseIds'] ? true : undefined} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  )
}

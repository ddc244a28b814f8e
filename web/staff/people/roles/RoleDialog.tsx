import { staffRoleText } from '#contract/codes.ts'
import { staffBundles } from '#contract/staff-roles.ts'
import { staffAccounts } from '#contract/staff-accounts.ts'
import { type StaffRole, staffRoles } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { Compared } from '#web/staff/Compared.tsx'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { useMeanwhile } from '#web/staff/use-meanwhile.ts'
import styles from '#web/staff/people/people.module.css'
import { text } from './text.ts'
import { letterWords, type Role, roleName } from './use-roles.ts'

interface DialogProps {
  /** The role that is changed; null: closed. */
  readonly role: Role | null
  readonly onClose: () => void
}

export function RoleDialog({ role, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={role !== null}
      onClose={onClose}
      size="lg"
      title={role && t.fill('changeOf', { name: roleName(role, t.language) })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {role && <RoleForm role={role} onClose={onClose} />}
    </Modal>
  )
}

interface RoleValues {
  cn: string
  en: string
  sh: string
  letters: StaffRole[]
  inUse: boolean
}

const valuesOf = ({ name, letters, inUse }: Role): RoleValues => ({ ...name, letters, inUse })

function RoleForm({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  const { id, version, mine, people } = role
  const form = useForm<RoleValues>({
    initialValues: valuesOf(role),
    validate: {
      cn: isNotEmpty(t.required),
      en: isNotEmpty(t.required),
      sh: isNotEmpty(t.required),
      letters: (chosen) => (chosen.length === 0 ? t.letterRequired : null),
    },
  })
  const isOvertaken = useMeanwhile(version, valuesOf(role), form)
  const change = useWrite(staffBundles.update, {
    refreshes: [staffBundles.list, staffBundles.matrix, staffAccounts.list],
    refreshesOnConflict: [staffBundles.list],
    onDone: (saved) => {
      showSuccess(t.fill('saved', { name: roleName(saved, t.language) }))
      onClose()
    },
  })
  const submit = useSubmit(form, change, ({ letters, inUse, ...name }) => ({
    id,
    version,
    name,
    inUse,
    ...(mine ? {} : { letters }),
  }))
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        {(['cn', 'en', 'sh'] as const).map((code) => (
          <TextInput key={code} label={t[nameLabels[code]]} maxLength={40} {...form.getInputProps(code)} />
        ))}
        {mine ? (
          <p className="muted">{t.ownNote}</p>
        ) : (
          <Checkbox.Group label={t.permissions} {...form.getInputProps('letters')}>
            <div className={styles.choices}>
              {staffRoles.map((letter) => (
                <Checkbox
                  key={letter}
                  value={letter}
                  label={staffRoleText[letter][t.language]}
                  description={t[letter]}
                  aria-invalid={form.errors['letters'] ? true : undefined}
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Checkbox label={t.inUse} description={t.useHint} {...form.getInputProps('inUse', { type: 'checkbox' })} />
        <RoleCompared role={role} values={form.values} />
        {people > 0 && <p className="muted">{t.fill('affects', { count: people })}</p>}
        <Meanwhile isChanged={isOvertaken} error={change.error} alert={submit.alert} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={!form.isDirty()} loading={submit.isSending}>
            {t.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const nameLabels = { cn: 'nameCn', en: 'nameEn', sh: 'nameSh' } as const

function RoleCompared({ role, values }: { readonly role: Role; readonly values: RoleValues }) {
  const t = useText(text)
  const words = (letters: readonly StaffRole[]) =>
    letterWords(
      staffRoles.filter((letter) => letters.includes(letter)),
      t.language,
    )
  const use = (inUse: boolean) => (inUse ? t.inUse : t.notInUse)
  return (
    <Compared
      changes={[
        ...(['cn', 'en', 'sh'] as const).map((code) => ({
          label: t[nameLabels[code]],
          before: role.name[code],
          after: values[code].trim(),
        })),
        { label: t.permissions, before: words(role.letters), after: words(values.letters) },
        { label: t.state, before: use(role.inUse), after: use(values.inUse) },
      ]}
    />
  )
}

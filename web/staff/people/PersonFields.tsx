import { type StaffRole, staffRoles } from '#contract/wire/operation.ts'
import { staffRoleText } from '#contract/codes.ts'
import { isEmail, tidyEmail } from '#domain/email.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import type { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text } from './text.ts'
import styles from './people.module.css'
import type { StaffPerson } from './person.ts'

export interface PersonValues {
  username: string
  name: string
  email: string
  roles: StaffRole[]
  warehouseIds: string[]
}

export function usePersonForm(person: StaffPerson | null) {
  const t = useText(text)
  const { username = '', name = '', email = '', roles = [], warehouseIds = [] } = person ?? {}
  // An account without an e-mail may stay without one until someone enters it.
  const mayBeEmpty = person?.email === ''
  return useForm<PersonValues>({
    initialValues: { username, name, email, roles, warehouseIds },
    validate: {
      username: isNotEmpty(t.required),
      name: isNotEmpty(t.required),
      email: (typed) => {
        if (typed.trim() === '') return mayBeEmpty ? null : t.required
        return isEmail(tidyEmail(typed)) ? null : t.emailWrong
      },
      roles: (chosen) => (chosen.length === 0 ? t.roleRequired : null),
      warehouseIds: (chosen, values) =>
        values.roles.includes('W') && !values.roles.includes('A') && chosen.length === 0 ? t.warehouseRequired : null,
    },
  })
}

interface FieldsProps {
  readonly form: ReturnType<typeof usePersonForm>
  readonly person: StaffPerson | null
  readonly submit: ReturnType<typeof useSubmit>
  readonly send: string
  readonly onClose: () => void
}

export function PersonFields({ form, person, submit, send, onClose }: FieldsProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const isOwn = person?.mine ?? false
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        {person === null && (
          <TextInput
            label={t.username}
            description={t.usernameHint}
            inputWrapperOrder={hintBelow}
            maxLength={64}
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('username')}
          />
        )}
        <TextInput
          label={t.name}
          description={t.nameHint}
          inputWrapperOrder={hintBelow}
          maxLength={50}
          {...form.getInputProps('name')}
        />
        {isOwn && <p className="muted">{t.ownNote}</p>}
        {!isOwn && <Rights form={form} />}
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={submit.isSending}>
            {send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Rights({ form }: Pick<FieldsProps, 'form'>) {
  const t = useText(text)
  const { warehouses } = useDesk().staff
  const duty = { W: t.roleW, F: t.roleF, S: t.roleS, E: t.roleE, A: t.roleA } as const
  return (
    <>
      <TextInput
        label={t.email}
        description={t.emailHint}
        inputWrapperOrder={hintBelow}
        type="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <Checkbox.Group label={t.roles} {...form.getInputProps('roles')}>
        <div className={styles.choices}>
          {staffRoles.map((role) => (
            <Checkbox
              key={role}
              value={role}
              label={staffRoleText[role][t.language]}
              description={duty[role]}
              aria-invalid={form.errors['roles'] ? true : undefined}
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

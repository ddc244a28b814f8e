import { isEmail, tidyEmail } from '#domain/email.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { Compared } from '#web/staff/Compared.tsx'
import { Meanwhile } from '#web/staff/Meanwhile.tsx'
import { useMeanwhile } from '#web/staff/use-meanwhile.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import type { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text } from './text.ts'
import type { StaffPerson } from './person.ts'
import { PersonRights } from './PersonRights.tsx'
import { joined, lettersOf, letterWords, rightsWords, useRoles } from './roles/use-roles.ts'

export interface PersonValues {
  username: string
  name: string
  email: string
  bundles: string[]
  warehouseIds: string[]
}

const valuesOf = (person: StaffPerson | null): PersonValues => ({
  username: person?.username ?? '',
  name: person?.name ?? '',
  email: person?.email ?? '',
  bundles: person?.bundles ?? [],
  warehouseIds: person?.warehouseIds ?? [],
})

export function usePersonForm(person: StaffPerson | null) {
  const t = useText(text)
  // An account without an e-mail may stay without one until someone enters it.
  const mayBeEmpty = person?.email === ''
  // Letters that were given one by one stay until roles take their place.
  const hasLetters = person !== null && person.bundles.length === 0
  const roles = useRoles() ?? []
  return useForm<PersonValues>({
    initialValues: valuesOf(person),
    validate: {
      username: isNotEmpty(t.required),
      name: isNotEmpty(t.required),
      email: (typed) => {
        if (typed.trim() === '') return mayBeEmpty ? null : t.required
        return isEmail(tidyEmail(typed)) ? null : t.emailWrong
      },
      bundles: (chosen) => (chosen.length === 0 && !hasLetters ? t.roleRequired : null),
      warehouseIds: (chosen, values) => {
        const letters = values.bundles.length === 0 ? (person?.roles ?? []) : lettersOf(roles, values.bundles)
        return letters.includes('W') && !letters.includes('A') && chosen.length === 0 ? t.warehouseRequired : null
      },
    },
  })
}

interface FieldsProps {
  readonly form: ReturnType<typeof usePersonForm>
  readonly person: StaffPerson | null
  readonly submit: ReturnType<typeof useSubmit>
  /** Why the last write was refused. */
  readonly error: Error | null
  readonly send: string
  readonly onClose: () => void
}

export function PersonFields({ form, person, submit, error, send, onClose }: FieldsProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const isOwn = person?.mine ?? false
  const isOvertaken = useMeanwhile(person?.version ?? 0, valuesOf(person), form)
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
        {!isOwn && (
          <TextInput
            label={t.email}
            description={t.emailHint}
            inputWrapperOrder={hintBelow}
            type="email"
            maxLength={254}
            {...form.getInputProps('email')}
          />
        )}
        {person !== null && !isOwn && person.bundles.length === 0 && (
          <p className="muted">{t.fill('lettersNote', { letters: letterWords(person.roles, t.language) })}</p>
        )}
        {!isOwn && <PersonRights form={form} kept={person?.bundles ?? []} />}
        {person !== null && <PersonCompared person={person} values={form.values} />}
        <Meanwhile isChanged={isOvertaken} error={error} alert={submit.alert} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={person !== null && !form.isDirty()} loading={submit.isSending}>
            {send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function PersonCompared({ person, values }: { readonly person: StaffPerson; readonly values: PersonValues }) {
  const t = useText(text)
  const roles = useRoles() ?? []
  const { warehouses } = useDesk().staff
  const { language } = t
  const places = (ids: readonly string[]) =>
    joined(
      warehouses.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
      language,
    )
  const letters = values.bundles.length === 0 ? person.roles : lettersOf(roles, values.bundles)
  const bundles = values.bundles.length === 0 ? person.bundles : values.bundles
  return (
    <Compared
      changes={[
        { label: t.name, before: person.name, after: values.name.trim() },
        { label: t.email, before: person.email, after: values.email.trim() },
        {
          label: t.roles,
          before: rightsWords(person, roles, language),
          after: rightsWords({ bundles, roles: person.roles }, roles, language),
        },
        {
          label: t.permissions,
          before: letterWords(inOneOrder(person.roles), language),
          after: letterWords(inOneOrder(letters), language),
        },
        { label: t.warehouses, before: places(person.warehouseIds), after: places(values.warehouseIds) },
      ]}
    />
  )
}

const inOneOrder = (letters: readonly StaffPerson['roles'][number][]) => [...letters].sort()

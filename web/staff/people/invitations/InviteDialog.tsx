import { languageText } from '#contract/codes.ts'
import { staffInvitations } from '#contract/staff-invitations.ts'
import { isEmail, tidyEmail } from '#domain/email.ts'
import { type Language, languages } from '#domain/language.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import styles from '#web/staff/Compared.module.css'
import { PersonRights } from '#web/staff/people/PersonRights.tsx'
import { joined, lettersOf, rightsWords, useRoles } from '#web/staff/people/roles/use-roles.ts'
import { text as peopleText } from '#web/staff/people/text.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { text } from './text.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function InviteDialog({ isOpen, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title={t.invite}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {isOpen && <InviteForm onClose={onClose} />}
    </Modal>
  )
}

interface InviteValues {
  email: string
  bundles: string[]
  warehouseIds: string[]
  language: Language
}

function InviteForm({ onClose }: Pick<DialogProps, 'onClose'>) {
  const t = useText(text)
  const people = useText(peopleText)
  const kit = useText(kitText)
  const roles = useRoles() ?? []
  const form = useForm<InviteValues>({
    initialValues: { email: '', bundles: [], warehouseIds: [], language: t.language },
    validate: {
      email: (typed) => (isEmail(tidyEmail(typed)) ? null : t.emailWrong),
      bundles: (chosen) => (chosen.length === 0 ? people.roleRequired : null),
      warehouseIds: (chosen, { bundles }) => {
        const letters = lettersOf(roles, bundles)
        return letters.includes('W') && !letters.includes('A') && chosen.length === 0 ? people.warehouseRequired : null
      },
    },
  })
  const invite = useWrite(staffInvitations.invite, {
    refreshes: [staffInvitations.list],
    onDone: ({ email }) => {
      showSuccess(t.fill('sent', { email }))
      onClose()
    },
  })
  const submit = useSubmit(form, invite, (values) => values)
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <TextInput
          label={t.email}
          description={t.emailHint}
          inputWrapperOrder={hintBelow}
          type="email"
          maxLength={254}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={t.mailLanguage}
          data={languages.map((value) => ({ value, label: languageText[value][t.language] }))}
          {...form.getInputProps('language')}
        />
        <PersonRights form={form} kept={[]} />
        <WillHappen values={form.values} />
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={submit.isSending}>
            {t.send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** What sending it does, before it is sent. */
function WillHappen({ values: { email, bundles, warehouseIds } }: { readonly values: InviteValues }) {
  const t = useText(text)
  const roles = useRoles() ?? []
  const { warehouses } = useDesk().staff
  if (email.trim() === '' || bundles.length === 0) return null
  const places = warehouses.filter(({ id }) => warehouseIds.includes(id)).map(({ name }) => name)
  return (
    <section aria-label={t.will} className={styles.compared}>
      <p className="muted">{t.will}</p>
      <p>
        {t.fill('willSentence', {
          email: tidyEmail(email),
          roles: rightsWords({ bundles, roles: [] }, roles, t.language),
          places: joined(places, t.language) || '—',
        })}
      </p>
    </section>
  )
}

import { tariffVersions } from '#contract/tariff-versions.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Compared } from '#web/staff/Compared.tsx'
import { hintBelow } from '#web/staff/hint-below.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { text as rowText } from './text.ts'
import type { Version } from './version.ts'
import { text } from './versions.text.ts'

interface DialogProps {
  /** The draft that gets another name; null: a new one is begun. */
  readonly version: Version | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function VersionNameDialog({ version, isOpen, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={version ? t.rename : t.create}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {isOpen && <NameForm version={version} onClose={onClose} />}
    </Modal>
  )
}

function NameForm({ version, onClose }: Omit<DialogProps, 'isOpen'>) {
  const t = useText(text)
  const kit = useText(kitText)
  const { required } = useText(rowText)
  const navigate = useNavigate()
  const form = useForm({ initialValues: { name: version?.name ?? '' }, validate: { name: isNotEmpty(required) } })
  const create = useWrite(tariffVersions.create, {
    refreshes: [tariffVersions.list],
    onDone: ({ id }) => void navigate(staffPaths.tariffVersion(id)),
  })
  const rename = useWrite(tariffVersions.rename, {
    refreshes: [tariffVersions.list, tariffVersions.get],
    onDone: ({ name }) => {
      showSuccess(t.fill('renamed', { name }))
      onClose()
    },
  })
  const ofNew = useSubmit(form, create, (values) => values)
  const ofOld = useSubmit(form, rename, (values) => ({ id: version?.id ?? '', ...values }))
  const submit = version ? ofOld : ofNew
  return (
    <form noValidate autoComplete="off" onSubmit={submit.onSubmit}>
      <Stack gap="md">
        <TextInput
          label={t.name}
          description={t.nameHint}
          inputWrapperOrder={hintBelow}
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {version && <Compared changes={[{ label: t.name, before: version.name, after: form.values.name.trim() }]} />}
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={version !== null && !form.isDirty()} loading={submit.isSending}>
            {version ? t.rename : t.create}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

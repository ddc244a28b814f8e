import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { message } from '#contract/messages.ts'
import { passkeys } from '#contract/sign-in-factors.ts'
import type { Output } from '#contract/wire/operation.ts'
import { deviceOf } from '#domain/user-agent.ts'
import { useDeviceName } from '#web/shared/devices/device-name.ts'
import { Failure } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CeremonyAlert } from './CeremonyAlert.tsx'
import type { Passkey } from './PasskeysCard.tsx'
import { text } from './passkeys.text.ts'
import { useProvenWrite } from './proof.ts'
import { loadCeremony } from './use-ceremony.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface Values {
  readonly name: string
}

/** The name first, so that nothing is left to do once the device has made it. */
export function NewPasskeyDialog({ isOpen, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t.nameTitle} closeButtonProps={{ 'aria-label': kit.close }}>
      <NewForm onClose={onClose} />
    </Dialog>
  )
}

function NewForm({ onClose }: Pick<DialogProps, 'onClose'>) {
  const t = useText(text)
  const kit = useText(kitText)
  const device = useOwnDevice()
  const form = useForm<Values>({
    initialValues: { name: device },
    validate: useChecks(passkeys.rename, (values: Values) => ({ ...values, id: anyId })),
  })
  const add = useProvenWrite(passkeys.add, {
    refreshes: [passkeys.list],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      onClose()
    },
  })
  const ceremony = useMutation({
    networkMode: 'always',
    mutationFn: async (options: Output<typeof passkeys.startAdding>) => {
      const { makePasskey } = await loadCeremony().catch(() => {
        throw new Failure(kit.failedTitle)
      })
      return makePasskey(options)
    },
    onSuccess: (credential) => add.mutate({ name: form.values.name, credential }),
  })
  const start = useProvenWrite(passkeys.startAdding, { onDone: (options) => ceremony.mutate(options) })
  const { onSubmit, alert } = useSubmit(form, start, () => ({}))
  const isBusy = start.isPending || ceremony.isPending || add.isPending
  return (
    <NameForm
      form={form}
      onSubmit={onSubmit}
      label={t.continue}
      isBusy={isBusy}
      onClose={onClose}
      alert={alert ?? <CeremonyAlert error={ceremony.error ?? add.error} />}
    />
  )
}

export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey | null
  readonly onClose: () => void
}) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Dialog
      opened={passkey !== null}
      onClose={onClose}
      title={t.nameTitle}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  )
}

function RenameForm({ passkey: { id, name }, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const t = useText(text)
  const form = useForm<Values>({
    initialValues: { name },
    validate: useChecks(passkeys.rename, (values: Values) => ({ ...values, id })),
  })
  const rename = useWrite(passkeys.rename, {
    refreshes: [passkeys.list],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      onClose()
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, rename, (values: Values) => ({ ...values, id }))
  return <NameForm form={form} onSubmit={onSubmit} label={t.save} isBusy={isSending} onClose={onClose} alert={alert} />
}

interface NameFormProps {
  readonly form: UseFormReturnType<Values>
  readonly onSubmit: ReturnType<typeof useSubmit>['onSubmit']
  readonly label: string
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly alert: ReactNode
}

function NameForm({ form, onSubmit, label, isBusy, onClose, alert }: NameFormProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t.name}
          description={t.nameHint}
          data-autofocus
          autoComplete="off"
          maxLength={50}
          {...form.getInputProps('name')}
        />
        {alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** As the list of sign-ins calls this device. */
function useOwnDevice(): string {
  const t = useText(text)
  const nameOf = useDeviceName()
  const { browser, system } = deviceOf(navigator.userAgent)
  return system && browser ? nameOf({ browser, system }) : t.thisDevice
}

/** The checks of a name need some id. */
const anyId = '00000000-0000-7000-8000-000000000000'

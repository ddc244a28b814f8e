import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import * as refusalCode from '#contract/refusals/codes.ts'
import { freshProof, type proofWays } from '#contract/sign-in-factors.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { CeremonyAlert } from './CeremonyAlert.tsx'
import { endProof } from './proof.ts'
import { text } from './proof.text.ts'
import { useCeremony } from './use-ceremony.ts'

interface ProofDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Asks again who is there, before a deed that changes who can get in (E-127 to E-129). */
export function ProofDialog({ opened, onClose }: ProofDialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  // It may lie above another dialog, which stays open.
  useOwnEscape(opened, onClose)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t.title}
      zIndex={250}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Ways />
    </Dialog>
  )
}

type Way = (typeof proofWays)[number]

function Ways() {
  const proof = useRead(freshProof.get, {}, { fresh: true })
  return (
    <Loaded query={proof} skeleton={<Skeleton height={140} />}>
      {({ ways }) => <ProofForm ways={ways} />}
    </Loaded>
  )
}

const fieldOfCode = {
  [refusalCode.old_password_wrong]: 'password',
  [refusalCode.totp_wrong]: 'code',
  [refusalCode.totp_missing]: 'code',
}

function ProofForm({ ways }: { readonly ways: readonly Way[] }) {
  const t = useText(text)
  const kit = useText(kitText)
  const [isByCode, setByCode] = useState(false)
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: isByCode ? { code: isNotEmpty(t.codeRequired) } : { password: isNotEmpty(t.passwordRequired) },
  })
  const give = useWrite(freshProof.give, { onDone: () => endProof(true) })
  const { onSubmit, alert, isSending } = useSubmit(
    form,
    give,
    ({ password, code }) => (isByCode ? { code } : { password }),
    fieldOfCode,
  )
  // The field comes after the dialog has given the focus away.
  const here = useRef<HTMLInputElement>(null)
  useEffect(() => here.current?.focus(), [isByCode])
  const passkey = useCeremony(freshProof.startPasskey, (credential) => give.mutate({ credential }))
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <p>{t.lead}</p>
        {isByCode ? (
          <TextInput
            key="code"
            label={t.code}
            ref={here}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            {...form.getInputProps('code')}
          />
        ) : (
          <PasswordField
            key="password"
            label={t.password}
            ref={here}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
        {alert}
        <CeremonyAlert error={passkey.error ?? (passkey.wasUsed ? give.error : null)} />
        <Group gap="sm">
          {ways.includes('code') && (
            <Button variant="subtle" onClick={() => setByCode(!isByCode)}>
              {isByCode ? t.withPassword : t.withCode}
            </Button>
          )}
          {ways.includes('passkey') && (
            <Button variant="default" loading={passkey.isBusy} onClick={passkey.start}>
              {t.withPasskey}
            </Button>
          )}
        </Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => endProof(false)}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {t.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

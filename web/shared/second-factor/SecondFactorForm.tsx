import * as refusalCode from '#contract/refusals/codes.ts'
import type { Failure } from '#web/client/api.ts'
import { Refusal } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { QrCode } from '#web/kit/look/QrCode.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import styles from './SecondFactor.module.css'
import { text } from './text.ts'

interface Confirmed {
  readonly ticket: string
  readonly code: string
  readonly current: string | undefined
}

interface SecondFactorFormProps {
  readonly drawn: {
    readonly secret: string
    readonly uri: string
    readonly recoveryCodes: readonly string[]
    readonly ticket: string
  }
  /** One exists already, and its code is required. */
  readonly replaces: boolean
  readonly confirm: {
    readonly mutate: (input: Confirmed, options: { onError: (error: Refusal | Failure) => void }) => void
    readonly isPending: boolean
    readonly error: Refusal | Failure | null
  }
  readonly onAgain: () => void
  readonly onCancel?: () => void
}

/** About the code in use so far. */
const fieldOfCode = { [refusalCode.totp_missing]: 'current', [refusalCode.totp_wrong]: 'current' }

/** The ticket is older than a quarter of an hour: of staff, and of members. */
const tooLate: readonly number[] = [refusalCode.staff_state, refusalCode.code_late]

/**
 * The new second factor is shown only once: the key for the app, the codes to keep safe, then the check that the app
 * has it.
 */
export function SecondFactorForm({ drawn, replaces, confirm, onAgain, onCancel }: SecondFactorFormProps) {
  const t = useText(text)
  const form = useForm({
    initialValues: { code: '', current: '' },
    validate: {
      code: isNotEmpty(t.codeRequired),
      current: (typed) => (replaces && typed.trim() === '' ? t.currentRequired : null),
    },
  })
  const submit = useSubmit(
    form,
    confirm,
    ({ code, current }) => ({ ticket: drawn.ticket, code, current: current || undefined }),
    fieldOfCode,
  )
  const isTooLate = confirm.error instanceof Refusal && tooLate.includes(confirm.error.code)
  // The button that drew it is gone: without this a screen reader would be nowhere.
  const here = useRef<HTMLFormElement>(null)
  useEffect(() => here.current?.focus(), [])
  const codeProps = { autoCapitalize: 'characters', spellCheck: false, maxLength: 24 }
  return (
    <form ref={here} tabIndex={-1} className={styles.drawn} noValidate onSubmit={submit.onSubmit}>
      <Card title={t.scanTitle}>
        <div className={styles.part}>
          <QrCode text={drawn.uri} label={t.scanLabel} size={200} />
          <p>{t.scanHint}</p>
          <div className={styles.secret}>
            <code>{drawn.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={drawn.secret} label={t.copySecret} compact />
          </div>
        </div>
      </Card>
      <Card title={t.codesTitle}>
        <div className={styles.part}>
          <p>{t.codesHint}</p>
          <ul className={styles.codes}>
            {drawn.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div>
            <CopyButton text={drawn.recoveryCodes.join('\n')} label={t.copyCodes} />
          </div>
        </div>
      </Card>
      <Card title={t.confirmTitle}>
        <div className={styles.part}>
          <TextInput
            label={t.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            {...codeProps}
            {...form.getInputProps('code')}
          />
          {replaces && (
            <TextInput
              label={t.current}
              description={t.currentHint}
              autoComplete="off"
              {...codeProps}
              {...form.getInputProps('current')}
            />
          )}
          {isTooLate ? <FormAlert>{t.tooLate}</FormAlert> : submit.alert}
          <div className={styles.buttons}>
            {isTooLate ? (
              <Button onClick={onAgain}>{t.setUp}</Button>
            ) : (
              <Button type="submit" loading={submit.isSending}>
                {t.confirm}
              </Button>
            )}
            {onCancel && (
              <Button variant="default" onClick={onCancel}>
                {t.cancel}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </form>
  )
}

import type { PasswordInputProps } from '@mantine/core'
import { passwordStrength } from '#domain/password.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'

interface PasswordFieldsProps {
  readonly label: string
  readonly hint: string
  /** What has been typed so far, for the meter. */
  readonly typed: string
  /** Whether the rule accepts it: a password that would be refused is not called strong. */
  readonly isAllowed: (typed: string) => boolean
  readonly password: Omit<PasswordInputProps, 'label'>
  readonly confirm: Omit<PasswordInputProps, 'label'>
}

/** A new password, twice. The rule is shown once; for passwords that pass it, a meter warns but refuses nothing. */
export function PasswordFields({ label, hint, typed, isAllowed, password, confirm }: PasswordFieldsProps) {
  const t = useText(text)
  return (
    <>
      <PasswordField
        label={label}
        description={password.error ? undefined : hint}
        autoComplete="new-password"
        {...password}
      />
      {isAllowed(typed) && <Meter password={typed} />}
      <PasswordField label={t.confirmPassword} autoComplete="new-password" {...confirm} />
    </>
  )
}

const sentences = { common: 'strengthCommon', short: 'strengthShort', good: 'strengthGood' } as const

function Meter({ password }: { readonly password: string }) {
  const t = useText(text)
  const strength = passwordStrength(password)
  return (
    <div className={styles.meter} data-strength={strength} role="status">
      <div className={styles.bars} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      {t[sentences[strength]]}
    </div>
  )
}

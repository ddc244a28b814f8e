import type { PasswordInputProps } from '@mantine/core'
import { passwordStrength } from '#domain/password.ts'
import { useText } from '#web/text/use-text.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'

interface PasswordFieldsProps {
  readonly label: string
  readonly hint: string
  /** What is typed so far, for the meter. */
  readonly typed: string
  readonly password: PasswordInputProps
  readonly confirm: PasswordInputProps
}

/** A new password, twice, with a meter that warns and refuses nothing (decision 27). */
export function PasswordFields({ label, hint, typed, password, confirm }: PasswordFieldsProps) {
  const t = useText(text)
  return (
    <>
      <PasswordField label={label} description={hint} autoComplete="new-password" {...password} />
      <Meter password={typed} />
      <PasswordField label={t.confirmPassword} autoComplete="new-password" {...confirm} />
    </>
  )
}

const sentences = { common: 'strengthCommon', short: 'strengthShort', good: 'strengthGood' } as const

function Meter({ password }: { readonly password: string }) {
  const t = useText(text)
  if (password.length < 6) return null
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

import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { CaptchaField } from '#web/kit/form/CaptchaField.tsx'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './entry.text.ts'

export interface AccountValues {
  readonly account: string
  readonly password: string
  readonly captchaId: string
  readonly captchaCode: string
}

export const noAccount: AccountValues = { account: '', password: '', captchaId: '', captchaCode: '' }

interface AccountFieldsProps {
  readonly form: UseFormReturnType<AccountValues>
  /** A refusal uses up the image code. */
  readonly renewOn: unknown
}

/** What proves an account of ours: address or number, password, image code. */
export function AccountFields({ form, renewOn }: AccountFieldsProps) {
  const t = useText(text)
  return (
    <>
      <TextInput
        label={t.account}
        // Where the browser also offers passkeys.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('account')}
      />
      <PasswordField label={t.password} autoComplete="current-password" {...form.getInputProps('password')} />
      <CaptchaField
        scene="login"
        {...form.getInputProps('captchaCode')}
        onCaptchaId={(id) => form.setFieldValue('captchaId', id)}
        renewOn={renewOn}
      />
    </>
  )
}

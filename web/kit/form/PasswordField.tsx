import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'

interface PasswordFieldProps extends PasswordInputProps {
  readonly label: string
}

/** A password that may be looked at while it is typed. Of all fields of Mantine's this one does not say that it is wrong. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText(text)
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': t.fill('showPassword', { field: props.label }) }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}

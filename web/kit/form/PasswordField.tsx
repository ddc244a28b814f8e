import '@mantine/core/styles/PasswordInput.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'

interface PasswordFieldProps extends PasswordInputProps {
  readonly label: string
}

/**
 * A password field that can show its text. Unlike Mantine's other fields, its own does not tell assistive technology
 * that it is invalid.
 */
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

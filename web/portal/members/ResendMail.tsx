import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { auth, members } from '#contract/members.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CaptchaField } from '#web/kit/form/CaptchaField.tsx'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import type { SentMail } from './sent-mail.ts'

interface Values {
  readonly email: string
  readonly captchaId: string
  readonly captchaCode: string
}

interface ResendMailProps extends Pick<SentMail, 'kind' | 'email'> {
  readonly title: string
}

/** Sends the same mail again: E-03 for an activation, C-05 for a reset. The answer is the same for every address. */
export function ResendMail({ title, kind, email }: ResendMailProps) {
  const t = useText(text)
  const form = useForm<Values>({
    initialValues: { email: email.includes('@') ? email : '', captchaId: '', captchaCode: '' },
    validate: useChecks(members.resendActivation, (values: Values) => values),
  })
  const resendActivation = useWrite(members.resendActivation)
  const requestReset = useWrite(auth.requestPasswordReset)
  const resend = kind === 'activation' ? resendActivation : requestReset
  const { onSubmit, alert, isSending } = useSubmit(form, resend, (values: Values) => values)
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <h2>{title}</h2>
      <TextInput label={t.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <CaptchaField
        scene={kind === 'activation' ? 'register' : 'reset'}
        {...form.getInputProps('captchaCode')}
        onCaptchaId={(id) => form.setFieldValue('captchaId', id)}
        renewOn={resend.error ?? resend.data}
      />
      {alert}
      <p role="status">{resend.data && t.fill('resent', { email: resend.data.emailMasked })}</p>
      <Button type="submit" variant="default" loading={isSending}>
        {t.resend}
      </Button>
    </form>
  )
}

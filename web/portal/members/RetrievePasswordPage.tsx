import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { auth } from '#contract/members.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CaptchaField } from '#web/kit/form/CaptchaField.tsx'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'

interface Values {
  readonly email: string
  readonly captchaId: string
  readonly captchaCode: string
}

/** Asks for the mail that resets a password (C-05). */
export function RetrievePasswordPage() {
  const t = useText(text)
  const navigate = useNavigate()
  const form = useForm<Values>({
    initialValues: { email: '', captchaId: '', captchaCode: '' },
    validate: useChecks(auth.requestPasswordReset, (values: Values) => values),
  })
  const request = useWrite(auth.requestPasswordReset, {
    onDone: ({ emailMasked, mailDelayMinutes }, { email }) =>
      void navigate(paths.sendSuccess, {
        state: { kind: 'reset', email: email ?? '', emailMasked, delay: mailDelayMinutes },
      }),
  })
  const { onSubmit, alert, isSending } = useSubmit(form, request, (values: Values) => values)
  return (
    <EntryCard title={t.retrieveTitle} lead={t.retrieveLead} foot={<Link to={paths.login}>{t.toLogin}</Link>}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <TextInput label={t.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <CaptchaField
          scene="reset"
          {...form.getInputProps('captchaCode')}
          onCaptchaId={(id) => form.setFieldValue('captchaId', id)}
          renewOn={request.error}
        />
        {alert}
        <Button type="submit" loading={isSending}>
          {t.sendResetMail}
        </Button>
      </form>
    </EntryCard>
  )
}

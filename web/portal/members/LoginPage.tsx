import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useSearchParams } from 'react-router'
import { auth } from '#contract/members.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CaptchaField } from '#web/kit/form/CaptchaField.tsx'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useProven } from '#web/kit/form/use-proven.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import { LoginProviders } from './LoginProviders.tsx'
import { nextSignIn } from './next-sign-in.ts'
import { useEnter } from './use-enter.ts'

interface Values {
  readonly account: string
  readonly password: string
  readonly captchaId: string
  readonly captchaCode: string
}

export function LoginPage() {
  const t = useText(text)
  const [params] = useSearchParams()
  const enter = useEnter()
  const form = useForm<Values>({
    initialValues: { account: nextSignIn.read() ?? '', password: '', captchaId: '', captchaCode: '' },
    validate: useChecks(auth.login, (values: Values) => values),
  })
  const login = useWrite(auth.login, {
    onDone: (session) => enter(session, params.get('back')),
  })
  const proven = useProven(login)
  const { onSubmit, alert, isSending } = useSubmit(
    form,
    proven,
    (values: Values) => ({ ...values, lang: t.language }),
    {},
    // The page that sends the activation mail again (2008) needs the address.
    { state: { kind: 'activation', email: form.values.account } },
  )
  return (
    <EntryCard title={t.loginTitle} lead={t.loginLead} foot={<Link to={paths.register}>{t.toRegister}</Link>}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <TextInput
          label={t.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('account')}
        />
        <PasswordField label={t.password} autoComplete="current-password" {...form.getInputProps('password')} />
        <CaptchaField
          scene="login"
          {...form.getInputProps('captchaCode')}
          onCaptchaId={(id) => form.setFieldValue('captchaId', id)}
          renewOn={proven.error}
        />
        {proven.progress}
        {alert}
        <Button type="submit" loading={isSending}>
          {t.login}
        </Button>
        <div className={styles.row}>
          <Link to={paths.retrievePassword}>{t.toRetrieve}</Link>
          <LanguageChoice />
        </div>
      </form>
      <LoginProviders back={params.get('back')} />
    </EntryCard>
  )
}

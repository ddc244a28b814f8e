import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSearchParams } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { auth } from '#contract/members.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useProven } from '#web/kit/form/use-proven.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { codeTicketOf, SecondStep, untilCodeAsked } from './code-asked.tsx'
import { AccountFields, type AccountValues, noAccount } from './AccountFields.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import { LoginProviders } from './LoginProviders.tsx'
import { nextSignIn } from './next-sign-in.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { useEnter } from './use-enter.ts'

export function LoginPage() {
  const t = useText(text)
  const [params] = useSearchParams()
  const enter = useEnter()
  const form = useForm<AccountValues>({
    initialValues: { ...noAccount, account: nextSignIn.read() ?? '' },
    validate: useChecks(auth.login, (values: AccountValues) => values),
  })
  const login = useWrite(auth.login, {
    onDone: (session) => enter(session, params.get('back')),
  })
  const proven = useProven(login)
  const { onSubmit, alert, isSending } = useSubmit(
    form,
    untilCodeAsked(proven),
    (values: AccountValues) => ({ ...values, lang: t.language }),
    {},
    // The page that sends the activation mail again (2008) needs the address.
    { state: { kind: 'activation', email: form.values.account } },
  )
  const back = params.get('back')
  const ticket = codeTicketOf(login.error)
  const again = () => {
    login.reset()
    form.setFieldValue('captchaCode', '')
  }
  if (ticket !== null) return <SecondStep ticket={ticket} back={back} onAgain={again} />
  return (
    <EntryCard title={t.loginTitle} lead={t.loginLead} foot={<Link to={paths.register}>{t.toRegister}</Link>}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <AccountFields form={form} renewOn={proven.error} />
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
      <PasskeySignIn back={back} />
      <LoginProviders back={back} />
    </EntryCard>
  )
}

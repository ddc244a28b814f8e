import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '#web/kit/look/Link.tsx'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { auth } from '#contract/members.ts'
import { oauth } from '#contract/profile.ts'
import { useWrite } from '#web/client/queries.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useProven } from '#web/kit/form/use-proven.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { paths } from '#web/paths.ts'
import { codeTicketOf, SecondStep, untilCodeAsked } from './code-asked.tsx'
import { AccountFields, type AccountValues, noAccount } from './AccountFields.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text as entryText } from './entry.text.ts'
import { providerNames } from './LoginProviders.tsx'
import { forgetTicket, type Ticket } from './third-party-tab.ts'
import { text } from './third-party.text.ts'
import { useEnter } from './use-enter.ts'

interface LinkByPasswordProps {
  readonly ticket: Ticket
  readonly back: string | null
}

/** Somebody whom a third party knows and we do not: their account is linked by its password, or they register. */
export function LinkByPassword({ ticket: { bindTicket, provider, nickname }, back }: LinkByPasswordProps) {
  const t = useText(text)
  const entry = useText(entryText)
  const enter = useEnter()
  const form = useForm<AccountValues>({
    initialValues: noAccount,
    validate: useChecks(auth.login, (values: AccountValues) => values),
  })
  const link = useWrite(oauth.signInWithToken, {
    onDone: (arrival) => {
      forgetTicket()
      if ('token' in arrival) enter(arrival, back)
    },
  })
  const proven = useProven(link)
  const { onSubmit, alert, isSending } = useSubmit(
    form,
    untilCodeAsked(proven),
    (values: AccountValues) => ({ ...values, bindTicket }),
    {},
    { state: { kind: 'activation', email: form.values.account } },
  )
  const name = t[providerNames[provider]]
  const lead = nickname
    ? t.fill('unknownLead', { provider: name, nickname })
    : t.fill('unknownLeadNameless', { provider: name })
  const codeTicket = codeTicketOf(link.error)
  const again = () => {
    link.reset()
    form.setFieldValue('captchaCode', '')
  }
  if (codeTicket !== null) return <SecondStep ticket={codeTicket} back={back} onAgain={again} />
  return (
    <EntryCard title={t.unknownTitle} lead={lead}>
      <section className={styles.form} aria-label={t.newHere}>
        <div>
          <h2>{t.newHere}</h2>
          <p className={styles.note}>{t.newHereLead}</p>
        </div>
        <LinkButton to={paths.register} variant="default">
          {t.register}
        </LinkButton>
      </section>
      <form onSubmit={onSubmit} noValidate className={styles.form} aria-label={t.haveAccount}>
        <div>
          <h2>{t.haveAccount}</h2>
          <p className={styles.note}>{t.haveAccountLead}</p>
        </div>
        <AccountFields form={form} renewOn={proven.error} />
        {proven.progress}
        {alert}
        <Button type="submit" loading={isSending}>
          {t.link}
        </Button>
        <div className={styles.row}>
          <Link to={paths.retrievePassword}>{entry.toRetrieve}</Link>
        </div>
      </form>
    </EntryCard>
  )
}

import '@mantine/core/styles/Radio.css'
import { Button, Checkbox, NativeSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { site } from '#contract/content.ts'
import { members } from '#contract/members.ts'
import { isRegistrationPassword } from '#domain/password.ts'
import { homeRegionCodes } from '#domain/phone.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { nextSignIn } from './next-sign-in.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { routeTitles } from '#web/routes.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CaptchaField } from '#web/kit/form/CaptchaField.tsx'
import { inLanguage } from '#web/kit/text/in-language.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import { LoginProviders } from './LoginProviders.tsx'
import { PasswordFields } from './PasswordFields.tsx'
import { fieldOfCode, type Registration, toRegistration, useRegistrationChecks } from './registration.ts'
import { forgetTicket, liveTicket } from './third-party-tab.ts'
import { TicketNotice } from './TicketNotice.tsx'

export function RegisterPage() {
  const { data } = useRead(site.getConfig, { appid: 'web' })
  return data?.features.registrationOpen === false ? <RegistrationClosed /> : <RegistrationForm />
}

/** A new installation that has not opened yet. */
function RegistrationClosed() {
  const t = useText(text)
  return <EntryCard title={t.closedTitle} lead={t.closedLead} foot={<Link to={paths.login}>{t.haveAccount}</Link>} />
}

function RegistrationForm() {
  const t = useText(text)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const form = useForm<Registration>({
    initialValues: {
      email: '',
      password: '',
      confirmPassword: '',
      homeRegion: 'HK',
      phone: '',
      captchaId: '',
      captchaCode: '',
      inviteCode: params.get('code') ?? '',
      ageDeclaration: '',
      agreeTerms: false,
    },
    validate: useRegistrationChecks(),
    validateInputOnBlur: true,
  })
  const draft = useDraft('register', form)
  const [ticket, setTicket] = useState(liveTicket)
  const register = useWrite(members.register, {
    onDone: ({ emailMasked, activationRequired, memberNumber, mailDelayMinutes }, { email }) => {
      nextSignIn.keep(email)
      forgetTicket()
      const sent = { kind: 'activation', email, emailMasked, delay: mailDelayMinutes }
      void (activationRequired
        ? navigate(paths.sendSuccess, { replace: true, state: sent })
        : navigate(paths.success, { replace: true, state: { memberNumber } }))
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(
    form,
    register,
    (values: Registration) => ({
      ...toRegistration(values, t.language),
      ...(ticket ? { bindTicket: ticket.bindTicket } : {}),
    }),
    fieldOfCode,
  )
  const regionNames = { HK: t.regionHK, CN: t.regionCN, TW: t.regionTW, SG: t.regionSG, ID: t.regionID, MY: t.regionMY }
  return (
    <EntryCard title={t.registerTitle} lead={t.registerLead} foot={<Link to={paths.login}>{t.haveAccount}</Link>}>
      {ticket && (
        <TicketNotice
          ticket={ticket}
          onDrop={() => {
            forgetTicket()
            setTicket(null)
          }}
        />
      )}
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        {draft}
        <TextInput
          label={t.email}
          description={t.emailHint}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordFields
          label={t.password}
          hint={t.passwordHint}
          typed={form.values.password}
          isAllowed={(typed) => isRegistrationPassword(typed)}
          password={form.getInputProps('password')}
          confirm={form.getInputProps('confirmPassword')}
        />
        <div className={styles.pair}>
          <NativeSelect
            label={t.homeRegion}
            data={homeRegionCodes.map((code) => ({ value: code, label: regionNames[code] }))}
            {...form.getInputProps('homeRegion')}
          />
          <TextInput label={t.phone} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
        </div>
        <CaptchaField
          scene="register"
          {...form.getInputProps('captchaCode')}
          onCaptchaId={(id) => form.setFieldValue('captchaId', id)}
          renewOn={register.error}
        />
        <TextInput label={t.inviteCode} autoComplete="off" {...form.getInputProps('inviteCode')} />
        <Radio.Group label={t.age} description={t.ageHint} {...form.getInputProps('ageDeclaration')}>
          <Stack gap="xs" mt="xs" mb={form.errors['ageDeclaration'] ? 'xs' : 0}>
            <Radio value="adult" label={t.ageAdult} aria-invalid={form.errors['ageDeclaration'] ? true : undefined} />
            <Radio value="guardianConsent" label={t.ageGuardian} />
          </Stack>
        </Radio.Group>
        <Checkbox
          label={t.terms}
          description={<Terms />}
          aria-invalid={form.errors['agreeTerms'] ? true : undefined}
          {...form.getInputProps('agreeTerms', { type: 'checkbox' })}
        />
        {alert}
        <Button type="submit" loading={isSending}>
          {t.register}
        </Button>
      </form>
      {!ticket && <LoginProviders isForNewcomers back={null} />}
    </EntryCard>
  )
}

/** The terms to agree to are shown beside the form, so that nothing typed is lost. */
function Terms() {
  const t = useText(text)
  const titles = useText(routeTitles)
  return (
    <span className={styles.links}>
      {(['carriageTerms', 'privacyPolicy'] as const).map((page) => (
        <a key={page} href={siteUrl(inLanguage(paths[page], t.language))} target="_blank" rel="noreferrer">
          {titles[page]}
          <span className="for-readers">, {t.newTab}</span>
        </a>
      ))}
    </span>
  )
}

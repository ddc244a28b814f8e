import { staff } from '#contract/staff.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { paths, siteUrl } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CaptchaField } from '#web/kit/form/CaptchaField.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { useProven } from '#web/kit/form/use-proven.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text } from './login.text.ts'
import { useOfficeName } from './office-name.ts'
import styles from './shell.module.css'
import { signedIn } from './signed-in.ts'
import { staffPaths } from './paths.ts'
import { SignHead } from './SignHead.tsx'
import { stationKey } from './workplace/station-key.ts'
import { text as workplaceText } from './workplace/text.ts'
import { Link } from '#web/kit/look/Link.tsx'

const fieldOfCode = { [refusalCode.totp_missing]: 'totp', [refusalCode.totp_wrong]: 'totp' }

export function StaffLoginPage() {
  const t = useText(text)
  const office = useOfficeName()
  const workplace = useText(workplaceText)
  const forShift = stationKey.useChoice()
  const form = useForm({
    initialValues: { username: '', password: '', totp: '', captchaId: '', captchaCode: '' },
    validate: {
      username: isNotEmpty(t.usernameRequired),
      password: isNotEmpty(t.passwordRequired),
      captchaCode: isNotEmpty(t.captchaRequired),
    },
  })
  const login = useWrite(staff.login, { onDone: ({ token, staff: person }) => signedIn(token, person.id) })
  const proven = useProven(login)
  const submit = useSubmit(form, proven, (values) => values, fieldOfCode)
  return (
    <main className={styles.alone}>
      <title>{`${t.title} · ${office}`}</title>
      <SignHead />
      <Card>
        <form className={styles.form} noValidate onSubmit={submit.onSubmit}>
          <div>
            <h1 className={styles.heading}>{t.title}</h1>
            <p className="muted">
              {t.lead} <a href={siteUrl(paths.login)}>{t.toMembers}</a>
            </p>
          </div>
          <TextInput
            label={t.username}
            autoComplete="username"
            autoCapitalize="none"
            {...form.getInputProps('username')}
          />
          <PasswordField label={t.password} autoComplete="current-password" {...form.getInputProps('password')} />
          <TextInput
            label={t.totp}
            description={t.totpHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            {...form.getInputProps('totp')}
          />
          <CaptchaField
            scene="login"
            renewOn={proven.error}
            onCaptchaId={(captchaId) => form.setFieldValue('captchaId', captchaId)}
            {...form.getInputProps('captchaCode')}
          />
          {proven.progress}
          {submit.alert}
          <Button type="submit" loading={submit.isSending}>
            {t.signIn}
          </Button>
          <p className="muted">{t.sessionHint}</p>
          {forShift !== null && <Link to={staffPaths.home}>{workplace.toStation}</Link>}
        </form>
      </Card>
    </main>
  )
}

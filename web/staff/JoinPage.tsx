import { message } from '#contract/messages.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { staff } from '#contract/staff.ts'
import { staffInvitations } from '#contract/staff-invitations.ts'
import type { Output } from '#contract/wire/operation.ts'
import { staffPasswordFault } from '#domain/password.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { NextStep } from '#web/kit/message/NextStep.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { hintBelow } from './hint-below.ts'
import { text } from './join.text.ts'
import { useOfficeName } from './office-name.ts'
import { text as passwordText } from './password.text.ts'
import { staffPaths } from './paths.ts'
import styles from './shell.module.css'
import { signedIn, signedOut } from './signed-in.ts'
import { SignHead } from './SignHead.tsx'

/** B-AU-19, B-AU-20: somebody who was invited makes their account, and is signed in. */
export function JoinPage() {
  const t = useText(text)
  const office = useOfficeName()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  return (
    <main className={styles.alone}>
      <title>{`${t.title} · ${office}`}</title>
      <SignHead />
      {token === '' ? <Navigate to={staffPaths.login} replace /> : <Invited token={token} />}
    </main>
  )
}

function Invited({ token }: { readonly token: string }) {
  const t = useText(text)
  const query = useRead(staffInvitations.open, { token })
  if (query.error)
    return (
      <Card>
        <h1 className={styles.heading}>{t.overTitle}</h1>
        <p>{query.error.message}</p>
        <NextStep error={query.error} />
        <Link to={staffPaths.login}>{t.toLogin}</Link>
      </Card>
    )
  return (
    <Loaded query={query} skeleton={<Skeleton height={420} />}>
      {(invitation) => <JoinForm token={token} invitation={invitation} />}
    </Loaded>
  )
}

interface JoinProps {
  readonly token: string
  readonly invitation: Output<typeof staffInvitations.open>
}

const fieldOfCode = { [refusalCode.password_format]: 'password' }

function JoinForm({ token, invitation: { email, invitedBy, roles } }: JoinProps) {
  const t = useText(text)
  const words = useText(passwordText)
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { username: email.split('@')[0]?.toLowerCase() ?? '', name: '', password: '', repeated: '' },
    validate: {
      username: isNotEmpty(words.required),
      name: isNotEmpty(words.required),
      password: (typed) => {
        const fault = staffPasswordFault(typed)
        return fault ? words[fault] : null
      },
      repeated: (typed, { password }) => (typed === password ? null : message('M-03', t.language)),
    },
  })
  const join = useWrite(staffInvitations.accept, {
    onDone: ({ token: session, staffId }) => {
      void navigate(staffPaths.home, { replace: true })
      signedIn(session, staffId)
    },
  })
  const submit = useSubmit(form, join, ({ repeated: _repeated, ...values }) => ({ ...values, token }), fieldOfCode)
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit.onSubmit}>
        <div>
          <h1 className={styles.heading}>{t.title}</h1>
          <p className="muted">
            {t.fill('lead', { by: invitedBy, roles: roles.join(t.language === 'en' ? ', ' : '、') })}
          </p>
        </div>
        <TextInput label={t.email} value={email} readOnly autoComplete="email" />
        <TextInput
          label={t.username}
          description={t.usernameHint}
          inputWrapperOrder={hintBelow}
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t.name}
          description={t.nameHint}
          inputWrapperOrder={hintBelow}
          maxLength={50}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <PasswordField
          label={t.password}
          description={words.rule}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField label={t.repeated} autoComplete="new-password" {...form.getInputProps('repeated')} />
        {submit.alert}
        <Button type="submit" loading={submit.isSending}>
          {t.join}
        </Button>
      </form>
    </Card>
  )
}

/** The link was opened where somebody is signed in: they are asked to leave first, so that nobody joins by mistake. */
export function JoinElsewhere() {
  const t = useText(text)
  const signOut = useWrite(staff.logout, { onDone: signedOut, onRefused: signedOut })
  return (
    <Card>
      <h1 className={styles.heading}>{t.otherTitle}</h1>
      <p>{t.otherSentence}</p>
      <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate({})}>
        {t.signOut}
      </Button>
    </Card>
  )
}

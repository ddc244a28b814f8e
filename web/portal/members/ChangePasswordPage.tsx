import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { auth } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { isNewPassword } from '#domain/password.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { memberSession } from '#web/client/session.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { useMailToken } from './use-mail-token.ts'

interface Values {
  readonly newPassword: string
  readonly confirmPassword: string
}

const fieldOfCode = {
  [refusalCode.password_format]: 'newPassword',
  [refusalCode.password_mismatch]: 'confirmPassword',
} as const

/** The form that a reset mail opens (C-06). */
export function ChangePasswordPage() {
  const t = useText(text)
  const navigate = useNavigate()
  const token = useMailToken()
  const form = useForm<Values>({
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: {
      newPassword: (typed: string) => (isNewPassword(typed) ? null : t.newPasswordHint),
      confirmPassword: (typed: string, { newPassword }: Values) =>
        typed === newPassword ? null : message('M-03', t.language),
    },
    validateInputOnBlur: true,
  })
  const reset = useWrite(auth.resetPassword, {
    onDone: () => {
      // Changing the password has ended every session of the account.
      memberSession.drop()
      showSuccess(message('M-18', t.language))
      void navigate(paths.passwordChanged, { replace: true })
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, reset, (values: Values) => ({ token, ...values }), fieldOfCode)
  if (token === '') {
    return (
      <EntryCard title={t.resetTitle} foot={<Link to={paths.retrievePassword}>{t.askAgain}</Link>}>
        <div className={styles.form}>
          <FormAlert>{t.resetNoToken}</FormAlert>
        </div>
      </EntryCard>
    )
  }
  return (
    <EntryCard title={t.resetTitle} lead={t.resetLead}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <PasswordFields
          label={t.newPassword}
          hint={t.newPasswordHint}
          typed={form.values.newPassword}
          isAllowed={isNewPassword}
          password={form.getInputProps('newPassword')}
          confirm={form.getInputProps('confirmPassword')}
        />
        {alert}
        <Button type="submit" loading={isSending}>
          {t.setPassword}
        </Button>
      </form>
    </EntryCard>
  )
}

import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { fieldText } from '#contract/wire/field-texts.ts'
import { message } from '#contract/messages.ts'
import { ownPassword } from '#contract/profile.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { isNewPassword } from '#domain/password.ts'
import { paths } from '#web/paths.ts'
import { useWrite } from '#web/client/queries.ts'
import { memberSession } from '#web/client/session.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { letGo } from '#web/kit/form/unsaved.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { text } from './entry.text.ts'
import { PasswordFields } from './PasswordFields.tsx'
import styles from './Profile.module.css'

interface Values {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

const fieldOfCode = {
  [refusalCode.password_format]: 'newPassword',
  [refusalCode.password_mismatch]: 'confirmPassword',
  [refusalCode.old_password_wrong]: 'oldPassword',
} as const

/** C-02: afterwards every session has ended, and the member signs in with the new password. */
export function UpdatePasswordPage() {
  const t = useText(text)
  const navigate = useNavigate()
  const client = useQueryClient()
  const missing = fieldText('field_required', t.language)
  const form = useForm<Values>({
    initialValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      oldPassword: (typed: string) => (typed === '' ? missing : null),
      newPassword: (typed: string) => (typed === '' ? missing : isNewPassword(typed) ? null : t.newPasswordHint),
      confirmPassword: (typed: string, { newPassword }: Values) =>
        typed === '' ? missing : typed === newPassword ? null : message('M-03', t.language),
    },
    validateInputOnBlur: true,
  })
  const change = useWrite(ownPassword.changePassword, {
    onDone: () => {
      letGo()
      memberSession.drop()
      client.clear()
      showSuccess(message('M-18', t.language))
      void navigate(paths.login, { replace: true })
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, change, (values: Values) => values, fieldOfCode)
  return (
    <Page title={t.updateTitle} lead={t.updateLead}>
      <Card>
        <form onSubmit={onSubmit} noValidate className={`${styles.form} ${styles.narrow}`}>
          <PasswordField label={t.oldPassword} autoComplete="current-password" {...form.getInputProps('oldPassword')} />
          <PasswordFields
            label={t.newPassword}
            hint={t.newPasswordHint}
            typed={form.values.newPassword}
            isAllowed={isNewPassword}
            password={form.getInputProps('newPassword')}
            confirm={form.getInputProps('confirmPassword')}
          />
          {alert}
          <div className={styles.buttons}>
            <Button type="submit" loading={isSending}>
              {t.updatePassword}
            </Button>
          </div>
          <Link to={paths.retrievePassword}>{t.forgotOld}</Link>
        </form>
      </Card>
    </Page>
  )
}

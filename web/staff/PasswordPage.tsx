import { message } from '#contract/messages.ts'
import { staff } from '#contract/staff.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { staffPasswordFault } from '#domain/password.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { SearchKeyCard } from '#web/kit/search/SearchKeyCard.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { Link } from '#web/kit/look/Link.tsx'
import { OwnSessions } from './people/sessions/OwnSessions.tsx'
import { text } from './password.text.ts'
import { staffPaths } from './paths.ts'
import { PinCard } from './PinCard.tsx'
import styles from './shell.module.css'
import { signedOut } from './signed-in.ts'

const fieldOfCode = { [refusalCode.old_password_wrong]: 'oldPassword' }

/** B-AU-04; `isFirst`: a one-time password gives access to nothing else. */
export function PasswordPage({ isFirst = false }: { readonly isFirst?: boolean }) {
  const t = useText(text)
  const form = useForm({
    initialValues: { oldPassword: '', newPassword: '', repeated: '' },
    validateInputOnBlur: true,
    validate: {
      oldPassword: isNotEmpty(t.required),
      newPassword: (typed, { oldPassword }) => {
        const fault = staffPasswordFault(typed)
        if (fault) return t[fault]
        return typed === oldPassword ? t.same : null
      },
      repeated: (typed, { newPassword }) => (typed === newPassword ? null : message('M-03', t.language)),
    },
  })
  const change = useWrite(staff.changePassword, {
    refreshes: [staff.me],
    onDone: () => {
      showSuccess(t.done)
      form.reset()
    },
  })
  const submit = useSubmit(form, change, ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }), fieldOfCode)
  return (
    <Page title={isFirst ? t.firstTitle : t.title} lead={isFirst ? t.firstLead : t.lead}>
      <div className={styles.narrow}>
        <Card>
          <form className={styles.form} noValidate onSubmit={submit.onSubmit}>
            <PasswordField
              label={t.oldPassword}
              autoComplete="current-password"
              {...form.getInputProps('oldPassword')}
            />
            <PasswordField
              label={t.newPassword}
              description={t.rule}
              autoComplete="new-password"
              {...form.getInputProps('newPassword')}
            />
            <PasswordField label={t.repeatPassword} autoComplete="new-password" {...form.getInputProps('repeated')} />
            {submit.alert}
            <div className={styles.buttons}>
              <Button type="submit" loading={submit.isSending}>
                {t.change}
              </Button>
              {isFirst && (
                <Button variant="subtle" color="gray" onClick={signedOut}>
                  {t.notNow}
                </Button>
              )}
            </div>
          </form>
        </Card>
        {!isFirst && (
          <>
            <p className={styles.below}>
              <Link to={staffPaths.secondFactor}>{t.toSecondFactor}</Link>
            </p>
            <div className={styles.below}>
              <PinCard />
            </div>
            <div className={styles.below}>
              <OwnSessions />
            </div>
            <div className={styles.below}>
              <SearchKeyCard label={t.goToKey} />
            </div>
          </>
        )}
      </div>
    </Page>
  )
}

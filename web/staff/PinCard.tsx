import { staff } from '#contract/staff.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { pinDigits, pinFault } from '#domain/station.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text as passwordText } from './password.text.ts'
import { text } from './pin.text.ts'
import styles from './shell.module.css'

const fieldOfCode = { [refusalCode.old_password_wrong]: 'password' }

/** B-AU-34: the PIN with which one changes places at a shared station. */
export function PinCard() {
  const t = useText(text)
  const shared = useText(passwordText)
  const hasPin = useRead(staff.me, {}).data?.hasPin ?? false
  const form = useForm({
    initialValues: { password: '', pin: '' },
    validate: {
      password: isNotEmpty(shared.required),
      pin: (typed) => {
        if (typed === '' && hasPin) return null
        const fault = pinFault(typed)
        return fault ? t[fault] : null
      },
    },
  })
  const change = useWrite(staff.setPin, {
    refreshes: [staff.me],
    onDone: ({ hasPin: isSet }) => {
      showSuccess(isSet ? t.set : t.removed)
      form.reset()
    },
  })
  const submit = useSubmit(form, change, (values) => values, fieldOfCode)
  return (
    <Card title={t.title}>
      <form className={styles.form} noValidate onSubmit={submit.onSubmit}>
        <p>{hasPin ? t.leadSet : t.lead}</p>
        <PasswordField
          label={t.pin}
          description={hasPin ? t.hintSet : t.hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinDigits}
          {...form.getInputProps('pin')}
        />
        <PasswordField label={t.password} autoComplete="current-password" {...form.getInputProps('password')} />
        {submit.alert}
        <div className={styles.buttons}>
          <Button type="submit" variant="default" loading={submit.isSending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

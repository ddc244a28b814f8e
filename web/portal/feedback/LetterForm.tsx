import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { site } from '#contract/content.ts'
import { feedback } from '#contract/feedback.ts'
import { message } from '#contract/messages.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { Refusal } from '#web/client/api.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import styles from './Feedback.module.css'
import { letterFaults, type LetterValues, toLetter } from './feedback-form.ts'
import { text } from './text.ts'

interface LetterFormProps {
  /** From the account; they can be changed for this letter. */
  readonly contactName: string
  readonly phone: string
  /** The prefilled start of the letter. */
  readonly begun: string
}

export function LetterForm({ contactName, phone, begun }: LetterFormProps) {
  const t = useText(text)
  const form = useForm<LetterValues>({
    initialValues: { contactName, phone, content: begun },
    validate: (values) => letterFaults(values, t.language),
    validateInputOnBlur: true,
  })
  const send = useWrite(feedback.create, {
    refreshes: [feedback.listMine],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      form.setFieldValue('content', '')
      form.resetDirty({ ...form.getValues(), content: '' })
    },
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft(begun === '' ? 'letter' : `letter:${begun}`, form)
  const { onSubmit, alert, isSending } = useSubmit(form, send, toLetter)
  const settings = useRead(site.getConfig, { appid: 'web' })
  const isTooMany = send.error instanceof Refusal && send.error.code === refusalCode.rate_limited
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      {draft && <div className={styles.wide}>{draft}</div>}
      <TextInput
        label={t.contactName}
        required
        maxLength={50}
        autoComplete="name"
        {...form.getInputProps('contactName')}
      />
      <TextInput
        label={t.phone}
        description={t.phoneHint}
        required={settings.data?.features.feedbackPhoneRequired ?? true}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="tel"
        maxLength={20}
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <Textarea
        className={styles.wide ?? ''}
        label={t.content}
        description={t.contentHint}
        required
        minRows={5}
        autosize
        maxLength={1000}
        {...form.getInputProps('content')}
      />
      {alert && <div className={styles.wide}>{isTooMany ? <FormAlert>{t.limit}</FormAlert> : alert}</div>}
      <div className={styles.wide}>
        <Button type="submit" loading={isSending}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}

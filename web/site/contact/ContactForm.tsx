import { feedback } from '#contract/feedback.ts'
import { CaptchaField } from '#web/site/form/CaptchaField.tsx'
import styles from '#web/site/form/form.module.css'
import { text as formText } from '#web/site/form/form.text.ts'
import { SiteFormFrame } from '#web/site/form/SiteFormFrame.tsx'
import { SuccessNote } from '#web/site/form/SuccessNote.tsx'
import { LettersField, TextField } from '#web/site/form/TextField.tsx'
import { useSiteForm } from '#web/site/form/use-site-form.ts'
import { useText } from '#web/text/use-text.ts'
import { contactInput, type ContactValues, emptyContact, lacksWay } from './contact-form.ts'
import { text } from './contact.text.ts'

/** Anybody's question (C-52, kind contact): a name, an e-mail address or a telephone number, the message, the image code. */
export function ContactForm() {
  const t = useText(text)
  const forms = useText(formText)
  const form = useSiteForm({
    operation: feedback.create,
    first: emptyContact,
    toInput: contactInput,
    judge: (values: ContactValues): Record<string, string> => (lacksWay(values) ? { email: t.wayMissing } : {}),
  })
  const { values, faults, change } = form
  if (form.done)
    return (
      <SuccessNote title={t.doneTitle}>
        <p>
          {values.email
            ? t.fill('doneByMail', { email: values.email })
            : t.fill('doneByPhone', { phone: values.phone })}
        </p>
        <p>
          <button type="button" className={styles.button} onClick={() => form.again({ ...values, content: '' })}>
            {forms.another}
          </button>
        </p>
      </SuccessNote>
    )
  return (
    <SiteFormFrame form={form} label={t.title} action={t.send}>
      <TextField
        label={t.contactName}
        isRequired
        isWide
        autoComplete="name"
        maxLength={50}
        value={values.contactName}
        error={faults['contactName']}
        onChange={(contactName) => change({ contactName })}
      />
      <TextField
        label={t.email}
        hint={t.oneWay}
        type="email"
        autoComplete="email"
        value={values.email}
        error={faults['email']}
        onChange={(email) => change({ email })}
      />
      <TextField
        label={t.phone}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={values.phone}
        error={faults['phone']}
        onChange={(phone) => change({ phone })}
      />
      <LettersField
        label={t.content}
        isRequired
        isWide
        rows={6}
        value={values.content}
        error={faults['content']}
        onChange={(content) => change({ content })}
      />
      <CaptchaField captcha={form.captcha} error={faults['captchaCode']} />
    </SiteFormFrame>
  )
}

import { feedback } from '#contract/feedback.ts'
import controls from '#web/site/form/controls.module.css'
import { text as formText } from '#web/site/form/form.text.ts'
import { LetterForm } from '#web/site/form/LetterForm.tsx'
import { LettersField, TextField } from '#web/site/form/TextField.tsx'
import { useSiteForm } from '#web/site/form/use-site-form.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { contactInput, type ContactValues, emptyContact, lacksWay } from './contact-form.ts'
import { text } from './contact.text.ts'

/**
 * The contact form (C-52, kind contact): a name, an e-mail address or a telephone number, the message, the image code.
 */
export function ContactForm() {
  const t = useText(text)
  const forms = useText(formText)
  const form = useSiteForm({
    operation: feedback.create,
    first: emptyContact,
    draft: 'contactForm',
    toInput: contactInput,
    judge: (values: ContactValues): Record<string, string> => (lacksWay(values) ? { email: t.wayMissing } : {}),
  })
  const { values, faults, change } = form
  const { email, phone } = values
  return (
    <LetterForm
      form={form}
      label={t.title}
      action={t.send}
      who={
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
      }
      ways={[{ way: 'email', hint: t.oneWay }, { way: 'phone' }]}
      thanks={{
        title: t.doneTitle,
        sentence: email ? t.fill('doneByMail', { email }) : t.fill('doneByPhone', { phone }),
        next: (
          <button type="button" className={controls.button} onClick={() => form.again({ ...values, content: '' })}>
            {forms.another}
          </button>
        ),
      }}
    >
      <LettersField
        label={t.content}
        isRequired
        isWide
        rows={6}
        value={values.content}
        error={faults['content']}
        onChange={(content) => change({ content })}
      />
    </LetterForm>
  )
}

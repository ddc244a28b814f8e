import type { ReactNode } from 'react'
import type { feedback } from '#contract/feedback.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { text } from './form.text.ts'
import { SiteFormFrame } from './SiteFormFrame.tsx'
import { SuccessNote } from './SuccessNote.tsx'
import { TextField } from './TextField.tsx'
import type { SiteForm } from './use-site-form.ts'

/** Ways to contact the author. */
interface Ways {
  readonly email: string
  readonly phone: string
}

interface LetterFormProps {
  readonly form: Omit<SiteForm<typeof feedback.create, Ways>, 'again'>
  readonly label: string
  readonly action: string
  /** Fields about the author. */
  readonly who: ReactNode
  /** In the order of the fields, each with its hint. */
  readonly ways: readonly { readonly way: keyof Ways; readonly hint?: string }[]
  /** Fields for the message. */
  readonly children: ReactNode
  /** Shown after submitting: the sentence, and what to do next. */
  readonly thanks: { readonly title: string; readonly sentence: string; readonly next: ReactNode }
}

/** Any message to us without signing in (C-52). */
export function LetterForm({ form, label, action, who, ways, children, thanks }: LetterFormProps) {
  const t = useText(text)
  const { values, faults, change } = form
  if (form.done)
    return (
      <SuccessNote title={thanks.title}>
        <p>{thanks.sentence}</p>
        <p>{thanks.next}</p>
      </SuccessNote>
    )
  return (
    <SiteFormFrame form={form} label={label} action={action}>
      {who}
      {ways.map(({ way, hint }) => (
        <TextField
          key={way}
          label={t[way]}
          hint={hint}
          {...attributes[way]}
          value={values[way]}
          error={faults[way]}
          onChange={(typed) => change({ [way]: typed })}
        />
      ))}
      {children}
      <CaptchaField captcha={form.captcha} error={faults['captchaCode']} />
    </SiteFormFrame>
  )
}

const attributes = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 20 },
} as const

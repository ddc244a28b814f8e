import * as refusalCode from '#contract/refusals/codes.ts'
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Failure } from '#web/client/api.ts'
import { Refusal } from '#web/client/api.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { focusFirstError } from './focus-first-error.ts'
import { FormAlert } from './FormAlert.tsx'
import type { Leaving } from '#web/kit/message/NextStep.tsx'

/** The part of Mantine's `useForm` that is needed here. */
interface Form<Values> {
  readonly onSubmit: (
    send: (values: Values) => void,
    onFault: (faults: Readonly<Record<string, ReactNode>>) => void,
  ) => (event?: SyntheticEvent<HTMLFormElement>) => void
  readonly setErrors: (errors: Record<string, ReactNode>) => void
}

interface Write<Input> {
  readonly mutate: (input: Input, options: { onError: (error: Refusal | Failure) => void }) => void
  readonly isPending: boolean
}

interface Submit {
  /** For `<form onSubmit noValidate>`. */
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void
  /** Shown above the button: a refusal that is not about a single field, and what to do next. */
  readonly alert: ReactNode
  readonly isSending: boolean
}

/** Refusals that are about one field although they name none. */
type FieldOfCode = Readonly<Record<number, string>>
const captchaCodes: FieldOfCode = {
  [refusalCode.captcha_wrong]: 'captchaCode',
  [refusalCode.captcha_expired]: 'captchaCode',
}

/**
 * Submits a form. Field errors are shown on their fields and the first one gets the focus; other errors are shown in
 * `alert`, with the next step; all input is kept. `toInput` shapes the form's values for the call.
 */
export function useSubmit<Values, Input>(
  form: Form<Values>,
  write: Write<Input>,
  toInput: (values: Values) => Input,
  fieldOfCode: FieldOfCode = {},
  leaving: Leaving = {},
): Submit {
  const [shown, setShown] = useState(nothing)
  const sender = useFocusGivenBack(write.isPending)
  useOtherLanguage(() => {
    form.setErrors({})
    setShown(nothing)
  })
  const showFaults = (
    faults: Readonly<Record<string, ReactNode>>,
    element: HTMLFormElement | null,
    error: Error | null,
  ) => {
    flushSync(() => form.setErrors({ ...faults }))
    // The errors are rendered now; a field that is not on this page cannot show its own.
    const isOnPage = Object.keys(faults).length > 0 && focusFirstError(element)
    const sentences = [...(error ? [error.message] : []), ...Object.values(faults)].map(String).filter(unique)
    setShown({ sentence: isOnPage ? '' : sentences.join(' '), error })
  }
  const show = (error: Refusal | Failure, element: HTMLFormElement | null) => {
    const field = error instanceof Refusal ? { ...captchaCodes, ...fieldOfCode }[error.code] : undefined
    const named = error instanceof Refusal ? error.fields : {}
    showFaults(field && Object.keys(named).length === 0 ? { [field]: error.message } : named, element, error)
  }
  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    const element = event?.currentTarget ?? null
    if (write.isPending) {
      event?.preventDefault()
      return
    }
    form.onSubmit(
      (values) => {
        setShown(nothing)
        sender.current = document.activeElement
        write.mutate(toInput(values), { onError: (error) => show(error, element) })
      },
      (faults) => showFaults(faults, element, null),
    )(event)
  }
  const { sentence, error } = shown
  const alert =
    sentence || (error instanceof Refusal && error.next) ? (
      <FormAlert error={error} {...leaving}>
        {sentence}
      </FormAlert>
    ) : null
  return { onSubmit, alert, isSending: write.isPending }
}

/** A button is disabled while it sends, and loses the focus, which is returned afterwards. */
function useFocusGivenBack(isPending: boolean) {
  const sender = useRef<Element | null>(null)
  useEffect(() => {
    const { current: pressed } = sender
    if (isPending || document.activeElement !== document.body || !(pressed instanceof HTMLElement)) return
    sender.current = null
    pressed.focus({ preventScroll: true })
  }, [isPending])
  return sender
}

/** Messages in the previous language are removed; sending again shows them in the new one. */
function useOtherLanguage(forget: () => void) {
  const language = useLanguage()
  const said = useRef(language)
  const forgetSaid = useEffectEvent(forget)
  useEffect(() => {
    if (said.current === language) return
    said.current = language
    forgetSaid()
  }, [language])
}

interface FormError {
  readonly sentence: string
  readonly error: Error | null
}
const nothing: FormError = { sentence: '', error: null }

const unique = (sentence: string, index: number, all: readonly string[]) =>
  sentence !== '' && all.indexOf(sentence) === index

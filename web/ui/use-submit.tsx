import { type ReactNode, type SyntheticEvent, useState } from 'react'
import type { Failure } from '#web/api.ts'
import { Refusal } from '#web/api.ts'
import { FormAlert } from './FormAlert.tsx'

/** The part of Mantine's `useForm` that is needed here. */
interface Form<Values> {
  readonly onSubmit: (
    send: (values: Values) => void,
    onFault: () => void,
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
  /** Stands above the button: what was refused, when it is about no single field. */
  readonly alert: ReactNode
  readonly isSending: boolean
}

/**
 * Sends a form. Field errors land on their fields and the first one takes the focus; what is about no field stands in
 * `alert`; everything typed stays. `toInput` shapes the form's values for the call.
 */
export function useSubmit<Values, Input>(form: Form<Values>, write: Write<Input>, toInput: (values: Values) => Input): Submit {
  const [sentence, setSentence] = useState('')
  const show = (error: Refusal | Failure, element: HTMLFormElement | null) => {
    const fields = error instanceof Refusal ? error.fields : {}
    form.setErrors({ ...fields })
    // After React has drawn the errors: a field that is not on this page has nowhere to show its own.
    setTimeout(() => {
      const isOnPage = Object.keys(fields).length > 0 && focusFirstError(element)
      setSentence(isOnPage ? '' : [error.message, ...Object.values(fields)].filter(unique).join(' '))
    })
  }
  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    const element = event?.currentTarget ?? null
    if (write.isPending) {
      event?.preventDefault()
      return
    }
    form.onSubmit(
      (values) => {
        setSentence('')
        write.mutate(toInput(values), { onError: (error) => show(error, element) })
      },
      () => setTimeout(() => focusFirstError(element)),
    )(event)
  }
  return { onSubmit, alert: sentence ? <FormAlert>{sentence}</FormAlert> : null, isSending: write.isPending }
}

/** Whether there was one. */
function focusFirstError(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return Boolean(wrong)
}

const unique = (sentence: string, index: number, all: readonly string[]) => sentence !== '' && all.indexOf(sentence) === index

import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldText } from '#contract/wire/field-texts.ts'
import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { inputFaults } from '#web/client/input-faults.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { IslandName } from '#web/site/islands.ts'
import { useSiteDraft } from '#web/site/use-site-draft.ts'
import { forgetKey, keyFor } from '#web/client/unanswered.ts'
import { focusFirstError } from '#web/kit/form/focus-first-error.ts'
import { text } from './form.text.ts'
import { fieldsOfRefusal } from './refused-fields.ts'
import { type Captcha, useCaptcha } from './use-captcha.ts'

/** The image code as a call takes it; empty if none is needed. */
type Code = { readonly captchaId?: string; readonly captchaCode?: string }

interface SiteFormOptions<Op extends Operation, Values> {
  readonly operation: Op
  readonly first: Values
  readonly toInput: (values: Values, code: Code) => Input<Op>
  /** What this form requires but the contract, which serves several forms, does not: sentences by field. */
  readonly judge?: (values: Values) => Readonly<Record<string, string>>
  /** Refusals about one field that do not name it. */
  readonly fieldOfCode?: Readonly<Record<number, string>>
  readonly asksCode?: boolean
  /** The island that it is: drafts are stored under this name until it is submitted. */
  readonly draft: IslandName
  /** Called with a refusal before it is shown; what it returns is shown instead. */
  readonly onRefused?: (refusal: Refusal) => string | null
}

export interface SiteForm<Op extends Operation, Values> {
  readonly values: Values
  readonly faults: Readonly<Record<string, string>>
  /** An error about the form as a whole. */
  readonly alert: string
  readonly isSending: boolean
  /** The answer, once there is one. */
  readonly done: Output<Op> | null
  readonly captcha: Captcha
  /** Fields being corrected no longer show an error: the changed ones, or those named. */
  readonly change: (changes: Partial<Values>, mended?: readonly string[]) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Starts another one, with the values to keep from the first. */
  readonly again: (values: Values) => void
}

/**
 * A visitor's form: validated here before it is sent, errors on their fields and the focus on the first, sent once
 * however often the button is pressed. Input is kept until there is an answer, and sending the same again repeats the
 * same request.
 */
export function useSiteForm<Op extends Operation, Values extends object>(
  options: SiteFormOptions<Op, Values>,
): SiteForm<Op, Values> {
  const t = useText(text)
  const { operation, asksCode = true } = options
  const [values, setValues] = useState(options.first)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [alert, setAlert] = useState('')
  const [isSending, setSending] = useState(false)
  const [done, setDone] = useState<Output<Op> | null>(null)
  const captcha = useCaptcha()
  const key = useRef<string | null>(null)
  const underWay = useRef(false)

  const change = (changes: Partial<Values>, mended: readonly string[] = Object.keys(changes)) => {
    setValues((before) => ({ ...before, ...changes }))
    setFaults((before) => without(before, mended))
    if (asksCode) captcha.wake()
  }

  useSiteDraft(options.draft, done === null ? values : null, options.first, change)

  const show = (found: Readonly<Record<string, string>>, sentence: string, form: HTMLFormElement) => {
    flushSync(() => {
      setFaults(found)
      setAlert(sentence)
    })
    const isOnPage = Object.keys(found).length > 0 && focusFirstError(form)
    if (!isOnPage && Object.keys(found).length > 0)
      setAlert([sentence, ...Object.values(found)].filter(Boolean).join(' '))
  }

  const judged = (input: Input<Op>): Record<string, string> => {
    const { captchaId, ...found } = inputFaults(operation, input, t.language)
    const ofCode: Record<string, string> = captchaId === undefined ? {} : { captchaCode: t.codeMissing }
    const empty = asksCode && captcha.code === '' ? { captchaCode: fieldText('field_required', t.language) } : {}
    return { ...ofCode, ...found, ...options.judge?.(values), ...empty }
  }

  const send = async (input: Input<Op>, form: HTMLFormElement) => {
    setAlert('')
    setFaults({})
    setSending(true)
    key.current = keyFor(operation, input, key.current)
    const answer = await call(operation, input, { key: key.current }).then(
      (output) => ({ output }),
      (error: unknown) => ({ error }),
    )
    setSending(false)
    const isAnswered = 'output' in answer || answer.error instanceof Refusal
    if (isAnswered && key.current !== null) {
      forgetKey(operation, key.current)
      key.current = null
    }
    if ('output' in answer) return setDone(answer.output)
    // The code is used up, whatever the result.
    if (asksCode) captcha.renew()
    if (!(answer.error instanceof Refusal)) return show({}, t.noAnswer, form)
    const found = fieldsOfRefusal(answer.error, options.fieldOfCode)
    const instead = options.onRefused?.(answer.error)
    show(found, instead ?? (Object.keys(found).length > 0 ? '' : wordsOf(answer.error)), form)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    const form = event.currentTarget
    if (asksCode) captcha.wake()
    const code = asksCode ? { captchaId: captcha.captchaId, captchaCode: captcha.code } : {}
    const input = options.toInput(values, code)
    const found = judged(input)
    if (Object.keys(found).length > 0) return show(found, '', form)
    underWay.current = true
    void send(input, form).finally(() => {
      underWay.current = false
    })
  }

  const again = (next: Values) => {
    setValues(next)
    setDone(null)
    if (asksCode) captcha.renew()
  }

  const typeCode = (typed: string) => {
    captcha.typeCode(typed)
    setFaults((before) => without(before, ['captchaCode']))
  }

  const solve = (captchaId: string, code: string) => {
    captcha.solve(captchaId, code)
    setFaults((before) => without(before, ['captchaCode']))
  }

  return { values, faults, alert, isSending, done, captcha: { ...captcha, typeCode, solve }, change, onSubmit, again }
}

const without = (faults: Readonly<Record<string, string>>, mended: readonly string[]) =>
  Object.fromEntries(Object.entries(faults).filter(([path]) => !mended.includes(path)))

import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import * as refusalCode from '#contract/refusals/codes.ts'
import { authenticator } from '#contract/sign-in-factors.ts'
import { useWrite } from '#web/client/queries.ts'
import { useProven } from '#web/kit/form/use-proven.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './second-step.text.ts'
import { forgetTicket } from './third-party-tab.ts'
import { useEnter } from './use-enter.ts'

interface SecondStepProps {
  /** From the refusal of the first step. */
  readonly ticket: string
  readonly back: string | null
  readonly onAgain: () => void
}

const fieldOfCode = { [refusalCode.totp_wrong]: 'code', [refusalCode.totp_missing]: 'code' }

/** The code of the authenticator app, once the first step is proven (E-126). */
export function SecondStep({ ticket, back, onAgain }: SecondStepProps) {
  const t = useText(text)
  const enter = useEnter()
  const form = useForm({ initialValues: { code: '' }, validate: { code: isNotEmpty(t.codeRequired) } })
  const signIn = useWrite(authenticator.signIn, {
    onDone: (session) => {
      forgetTicket()
      enter(session, back)
    },
  })
  const proven = useProven(signIn)
  const { onSubmit, alert, isSending } = useSubmit(form, proven, ({ code }) => ({ ticket, code }), fieldOfCode)
  const here = useRef<HTMLInputElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <EntryCard title={t.title} lead={t.lead}>
      <form onSubmit={onSubmit} noValidate className={styles.form}>
        <TextInput
          ref={here}
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          {...form.getInputProps('code')}
        />
        {proven.progress}
        {alert}
        <Button type="submit" loading={isSending}>
          {t.login}
        </Button>
        <Button variant="subtle" onClick={onAgain}>
          {t.back}
        </Button>
      </form>
    </EntryCard>
  )
}

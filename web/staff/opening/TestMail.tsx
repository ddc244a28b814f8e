import { staffOpening } from '#contract/opening.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Line } from './opening.ts'
import styles from './opening.module.css'
import { text } from './text.ts'

/** Sends a mail, and asks a person whether it arrived: no program can know. */
export function TestMail({ line }: { readonly line: Line }) {
  const t = useText(text)
  const form = useForm({ initialValues: { to: '' } })
  const refreshes = [staffOpening.get]
  const send = useWrite(staffOpening.sendTestMail, {
    refreshes,
    onDone: (_, { to }) => showSuccess(t.fill('testSent', { to })),
  })
  const confirm = useWrite(staffOpening.confirmTestMail, { refreshes, onRefused: showRefused })
  const submit = useSubmit(form, send, ({ to }: { to: string }) => ({ to }))
  const waitsForAnswer = line.gaps.some(({ gap }) => gap === 'mailNotConfirmed')
  return (
    <form className={styles.mail} noValidate onSubmit={submit.onSubmit}>
      <TextInput label={t.sendTo} type="email" autoComplete="email" {...form.getInputProps('to')} />
      <Button type="submit" variant="default" loading={submit.isSending}>
        {t.sendTest}
      </Button>
      {waitsForAnswer && (
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({})}>
          {t.itArrived}
        </Button>
      )}
      {submit.alert}
    </form>
  )
}

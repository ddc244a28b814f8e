import { moving } from '#contract/moving.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import styles from './moving.module.css'
import { text } from './text.ts'
import { movingReads } from './use-moving.ts'

export function StartRun() {
  const t = useText(text)
  const form = useForm({ initialValues: { name: '' } })
  const start = useWrite(moving.start, { refreshes: movingReads })
  const submit = useSubmit(form, start, ({ name }) => ({ name }))
  return (
    <form noValidate autoComplete="off" className={styles.start} onSubmit={submit.onSubmit}>
      <TextInput label={t.runName} maxLength={60} required {...form.getInputProps('name')} />
      <Button type="submit" loading={submit.isSending}>
        {t.start}
      </Button>
      {submit.alert}
    </form>
  )
}

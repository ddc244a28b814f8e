import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { type Method, methodName, methods } from '#web/staff/payments/method.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text } from './statements.text.ts'
import type { Fetching } from './use-fetch-day.ts'

interface Values {
  readonly method: Method
  readonly day: string
}

/** A day of one's choice; below it, what is under way and what came of it. */
export function FetchDay({ fetching }: { readonly fetching: Fetching }) {
  const t = useText(text)
  const form = useForm<Values>({
    initialValues: { method: 'ALIPAY', day: '' },
    validate: { day: isNotEmpty(t.dayRequired) },
  })
  const submit = useSubmit(form, fetching.write, (values) => values)
  return (
    <Card title={t.fetchTitle}>
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        <p className="muted">{t.fetchLead}</p>
        <div className={desk.fields}>
          <NativeSelect
            label={t.method}
            data={methods.map((value) => ({ value, label: methodName(value, t.language) }))}
            {...form.getInputProps('method')}
          />
          <TextInput type="date" label={t.day} {...form.getInputProps('day')} />
        </div>
        {submit.alert}
        {fetching.error && !submit.alert && <FormAlert error={fetching.error}>{fetching.error.message}</FormAlert>}
        <div>
          <Button type="submit" loading={submit.isSending}>
            {t.fetch}
          </Button>
        </div>
        <p role="status">{fetching.said}</p>
      </form>
    </Card>
  )
}

import type { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import type { Ref, SyntheticEvent } from 'react'
import parcelStyles from './parcels.module.css'

interface OneFieldFormProps extends Omit<TextInputProps, 'onSubmit'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly submit: Pick<ReturnType<typeof useSubmit>, 'isSending' | 'alert'>
  /** Label of the button. */
  readonly send: string
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<unknown>
}

/** One field with its button in a line; what was refused is said below. */
export const OneFieldForm = ({ submit, send, onSubmit, ...field }: OneFieldFormProps) => (
  <form className={parcelStyles.line} noValidate onSubmit={(event) => void onSubmit(event)}>
    <TextInput autoComplete="off" {...field} />
    <Button type="submit" variant="default" loading={submit.isSending}>
      {send}
    </Button>
    {submit.alert}
  </form>
)

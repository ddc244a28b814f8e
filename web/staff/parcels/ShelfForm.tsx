import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { OneFieldForm } from '#web/staff/claims/OneFieldForm.tsx'
import { useForm } from '@mantine/form'
import { parcelReads, shelve, type WorkProps } from './staff-parcel.ts'
import { text } from './text.ts'

/** B-IN-07 */
export function ShelfForm({ parcel, onDone }: WorkProps) {
  const t = useText(text)
  const { id, trackingNumber: number } = parcel
  const form = useForm({
    initialValues: { shelf: parcel.shelf ?? '' },
    validate: { shelf: (typed) => (typed.trim() === '' ? t.required : null) },
  })
  const write = useWrite(shelve, {
    refreshes: parcelReads,
    onDone: ({ shelf }) => onDone(t.fill('shelved', { number, shelf: shelf ?? '' })),
  })
  const submit = useSubmit(form, write, ({ shelf }) => ({ id, shelf: shelf.trim() }))
  return (
    <OneFieldForm
      submit={submit}
      send={t.shelve}
      onSubmit={async (event) => submit.onSubmit(event)}
      label={t.shelf}
      maxLength={20}
      {...form.getInputProps('shelf')}
    />
  )
}

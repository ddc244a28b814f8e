import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { regions } from '#contract/warehouses.ts'
import { prefilledPostalCode } from '#domain/postal-code.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { RegionField } from '#web/kit/form/RegionField.tsx'
import { useUnsaved } from '#web/kit/form/unsaved.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useDraft } from '#web/kit/form/use-draft.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import type { Address, Book } from './AddressBook.tsx'
import { placeFaults } from './place-faults.ts'
import { text } from './text.ts'

interface Draft {
  name: string
  phone: string
  regionCode: string
  address: string
  postalCode: string
  isDefault: boolean
}

interface AddressFormProps {
  readonly book: Book
  readonly address: Address | null
  readonly isComplete: boolean
  readonly onSaved: () => void
}

/** Adds or edits one address; the server's errors are shown under their fields. */
export function AddressForm({ book, address, isComplete, onSaved }: AddressFormProps) {
  const t = useText(text)
  const tree = useRead(regions.tree, {})
  const check = useChecks(book.save, (values: Draft) => values)
  const form = useForm<Draft>({
    initialValues: {
      name: address?.name ?? '',
      phone: address?.phone ?? '',
      regionCode: address?.regionCode ?? '',
      address: address?.address ?? '',
      postalCode: address?.postalCode ?? '',
      isDefault: address?.isDefault ?? false,
    },
    validateInputOnBlur: true,
    validate: (values) => ({ ...placeFaults(tree.data?.list, values, t.language), ...check(values) }),
  })
  const client = useQueryClient()
  const write = useWrite(book.save, {
    refreshes: [book.list],
    onDone: onSaved,
    // It was changed elsewhere: refresh the list, so that reopening the address starts from the new version.
    onRefused: () => void client.invalidateQueries({ queryKey: [book.list.name] }),
  })
  useUnsaved(() => form.isDirty())
  const draft = useDraft(address ? `${book.list.name}:${address.id}:${address.version}` : book.list.name, form)
  const submit = useSubmit(form, write, (values: Draft) => ({
    ...values,
    ...(address ? { id: address.id, version: address.version } : {}),
  }))
  return (
    <form noValidate onSubmit={submit.onSubmit}>
      <Stack gap="sm">
        {draft}
        <TextInput label={t.name} autoComplete="name" required {...form.getInputProps('name')} />
        <TextInput
          label={isComplete ? t.phone : t.phoneOptional}
          type="tel"
          autoComplete="tel"
          required={isComplete}
          {...form.getInputProps('phone')}
        />
        <RegionField
          label={t.region}
          required
          {...form.getInputProps('regionCode')}
          onRegion={([country]) => {
            if (form.getValues().postalCode === '')
              form.setFieldValue('postalCode', prefilledPostalCode(country?.code ?? ''))
          }}
        />
        <TextInput label={t.address} autoComplete="street-address" required {...form.getInputProps('address')} />
        <TextInput
          label={isComplete ? t.postalCode : t.postalCodeOptional}
          autoComplete="postal-code"
          required={isComplete}
          description={isComplete ? t.postalHint : undefined}
          {...form.getInputProps('postalCode')}
        />
        <Checkbox label={t.isDefault} {...form.getInputProps('isDefault', { type: 'checkbox' })} />
        {submit.alert}
        <Button type="submit" loading={submit.isSending}>
          {t.save}
        </Button>
      </Stack>
    </form>
  )
}

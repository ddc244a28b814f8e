import type { Output } from '#contract/operation.ts'
import type { consignees } from '#contract/addresses.ts'
import { prefilledPostalCode } from '#domain/postal-code.ts'
import { useText } from '#web/text/use-text.ts'
import { Card } from '#web/ui/Card.tsx'
import { FormAlert } from '#web/ui/FormAlert.tsx'
import { RegionField } from '#web/ui/RegionField.tsx'
import { Checkbox, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ApplyValues, typedReceiver } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'

type Address = Output<typeof consignees.list>['list'][number]

interface Props {
  readonly form: UseFormReturnType<ApplyValues>
  /** null while it is being read. */
  readonly book: readonly Address[] | null
  /** An address of the book, or null: typed here. */
  readonly receiverId: string | null
}

/** Who gets it: from the address book, or typed here and kept there if the member likes. */
export function ReceiverFields({ form, book, receiverId }: Props) {
  const t = useText(text)
  const chosen = book?.find((address) => address.id === receiverId)
  const incomplete = form.errors['receiver'] ?? form.errors['receiverId']
  return (
    <Card title={t.receiver}>
      {incomplete && <FormAlert>{incomplete}</FormAlert>}
      {book && book.length > 0 && (
        <NativeSelect
          label={t.fromBook}
          value={receiverId ?? typedReceiver}
          onChange={(event) => {
            form.setFieldValue('receiverChoice', event.currentTarget.value)
            form.clearErrors()
          }}
          data={[
            ...book.map((address) => ({
              value: address.id,
              label: `${address.name} · ${address.phone} · ${address.regionText}`,
            })),
            { value: typedReceiver, label: t.typedAddress },
          ]}
        />
      )}
      {book === null && <Skeleton height={72} radius="md" />}
      {chosen && (
        <address className={styles.address}>
          {chosen.name} <span className="num">{chosen.phone}</span>
          <br />
          {chosen.regionText} {chosen.address} <span className="num">{chosen.postalCode}</span>
        </address>
      )}
      {book && !chosen && <TypedReceiver form={form} />}
    </Card>
  )
}

function TypedReceiver({ form }: { readonly form: UseFormReturnType<ApplyValues> }) {
  const t = useText(text)
  const prefill = (countryCode: string) => {
    if (form.values.receiver.postalCode === '')
      form.setFieldValue('receiver.postalCode', prefilledPostalCode(countryCode))
  }
  return (
    <div className={styles.fields}>
      <TextInput label={t.name} required maxLength={50} autoComplete="name" {...form.getInputProps('receiver.name')} />
      <TextInput
        label={t.phone}
        required
        type="tel"
        maxLength={20}
        autoComplete="tel"
        {...form.getInputProps('receiver.phone')}
      />
      <div className={styles.wide}>
        <RegionField
          label={t.region}
          required
          {...form.getInputProps('receiver.regionCode')}
          onRegion={([country]) => country && prefill(country.code)}
        />
      </div>
      <div className={styles.wide}>
        <TextInput
          label={t.address}
          required
          maxLength={200}
          autoComplete="street-address"
          {...form.getInputProps('receiver.address')}
        />
      </div>
      <TextInput
        label={t.postalCode}
        required
        maxLength={10}
        autoComplete="postal-code"
        {...form.getInputProps('receiver.postalCode')}
      />
      <Checkbox
        className={styles.wide}
        label={t.saveReceiver}
        {...form.getInputProps('saveReceiver', { type: 'checkbox' })}
      />
    </div>
  )
}

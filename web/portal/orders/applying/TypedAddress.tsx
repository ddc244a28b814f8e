import { prefilledPostalCode } from '#domain/postal-code.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { RegionField } from '#web/kit/form/RegionField.tsx'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ApplyValues, Party } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'

interface Props {
  readonly form: UseFormReturnType<ApplyValues>
  readonly party: Party
}

/**
 * An address typed for this order and, if the member likes, saved in the book. For shippers, phone and postal code are
 * optional.
 */
export function TypedAddress({ form, party }: Props) {
  const t = useText(text)
  const isReceiver = party === 'receiver'
  const prefill = (countryCode: string) => {
    if (isReceiver && form.values.receiver.postalCode === '')
      form.setFieldValue('receiver.postalCode', prefilledPostalCode(countryCode))
  }
  return (
    <div className={styles.fields}>
      <TextInput
        label={t.name}
        required
        maxLength={50}
        autoComplete={isReceiver ? 'name' : 'off'}
        {...form.getInputProps(`${party}.name`)}
      />
      <TextInput
        label={isReceiver ? t.phone : t.phoneOptional}
        required={isReceiver}
        type="tel"
        maxLength={20}
        autoComplete={isReceiver ? 'tel' : 'off'}
        {...form.getInputProps(`${party}.phone`)}
      />
      <div className={styles.wide}>
        <RegionField
          label={t.region}
          required
          {...form.getInputProps(`${party}.regionCode`)}
          onRegion={([country]) => country && prefill(country.code)}
        />
      </div>
      <div className={styles.wide}>
        <TextInput
          label={t.address}
          required
          maxLength={200}
          autoComplete={isReceiver ? 'street-address' : 'off'}
          {...form.getInputProps(`${party}.address`)}
        />
      </div>
      <TextInput
        label={isReceiver ? t.postalCode : t.postalCodeOptional}
        required={isReceiver}
        maxLength={10}
        autoComplete={isReceiver ? 'postal-code' : 'off'}
        {...form.getInputProps(`${party}.postalCode`)}
      />
      <Checkbox
        className={styles.wide}
        label={t.saveReceiver}
        {...form.getInputProps(isReceiver ? 'saveReceiver' : 'saveShipper', { type: 'checkbox' })}
      />
    </div>
  )
}

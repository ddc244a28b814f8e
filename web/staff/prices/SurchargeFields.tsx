import type { staffChannels } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { surchargeKinds } from '#domain/surcharge.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import { DecimalInput } from '#web/kit/form/DecimalInput.tsx'
import { KgInput } from '#web/kit/form/KgInput.tsx'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { nowField } from '#web/staff/business-time.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import styles from './prices.module.css'
import { RegionsField } from './RegionsField.tsx'
import type { SurchargeValues } from './surcharge-values.ts'
import { text } from './surcharges.text.ts'
import { ThreeTexts } from './ThreeTexts.tsx'

type Form = UseFormReturnType<SurchargeValues>

interface FieldsProps {
  readonly form: Form
  readonly known: Output<typeof staffChannels.list>
  /** Its code and kind stay what they were. */
  readonly isNew: boolean
}

export function SurchargeFields({ form, known, isNew }: FieldsProps) {
  const t = useText(text)
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={t.kind}
          data={surchargeKinds.map((value) => ({ value, label: t[value] }))}
          disabled={!isNew}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={t.code}
          description={t.codeHint}
          inputWrapperOrder={hintBelow}
          maxLength={20}
          disabled={!isNew}
          {...form.getInputProps('code')}
        />
      </div>
      <ThreeTexts label={t.name} maxLength={60} field={(key) => form.getInputProps(`name.${key}`)} />
      <ThreeTexts label={t.reason} maxLength={200} field={(key) => form.getInputProps(`reason.${key}`)} />
      <p className="muted">{t.reasonHint}</p>
      <div className={styles.fields}>
        <NativeSelect
          label={t.line}
          data={[
            { value: '', label: t.everyLine },
            ...known.list.map(({ id, name, code }) => ({ value: id, label: pickText(name, t.language) || code })),
          ]}
          {...form.getInputProps('channelId')}
        />
        <NativeSelect
          label={t.destination}
          data={[
            { value: '', label: t.everywhere },
            ...known.destinations.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          {...form.getInputProps('destinationCode')}
        />
      </div>
      <Conditions form={form} />
      <Amount form={form} />
      <Times form={form} />
    </>
  )
}

interface PartProps {
  readonly form: Form
}

function Conditions({ form }: PartProps) {
  const t = useText(text)
  const { kind, destinationCode, regions } = form.values
  switch (kind) {
    case 'season':
      return null
    case 'overweight':
      return <KgInput label={t.weight} {...form.getInputProps('weightOverG')} />
    case 'oversize':
      return (
        <div className={styles.fields}>
          <CmInput label={t.longest} {...form.getInputProps('longestOverMm')} />
          <CmInput label={t.sidesSum} {...form.getInputProps('sidesSumOverMm')} />
        </div>
      )
    case 'remote_area':
      return (
        <>
          <RegionsField
            destinationCode={destinationCode}
            value={regions}
            error={form.errors['regionCodes'] as string | undefined}
            onChange={(chosen) => form.setFieldValue('regions', chosen)}
          />
          <TextInput
            label={t.prefixes}
            description={t.prefixesHint}
            inputWrapperOrder={hintBelow}
            maxLength={2000}
            {...form.getInputProps('postalPrefixes')}
          />
        </>
      )
  }
}

function Amount({ form }: PartProps) {
  const t = useText(text)
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t.charge}
        data={[
          { value: 'perOrder', label: t.byOrder },
          { value: 'perKg', label: t.byKg },
          { value: 'percentOfFreight', label: t.byShare },
        ]}
        {...form.getInputProps('charge')}
      />
      {form.values.charge === 'percentOfFreight' ? (
        <DecimalInput label={t.share} places={2} unit="%" {...form.getInputProps('bp')} />
      ) : (
        <>
          <MoneyInput label={t.fill('priceIn', { currency: 'CNY' })} {...form.getInputProps('priceCnyMinor')} />
          <MoneyInput
            label={t.fill('priceIn', { currency: 'HKD' })}
            currency="HKD"
            {...form.getInputProps('priceHkdMinor')}
          />
        </>
      )}
    </div>
  )
}

function Times({ form }: PartProps) {
  const t = useText(text)
  const field = { type: 'datetime-local', inputWrapperOrder: hintBelow, min: nowField() } as const
  return (
    <div className={styles.fields}>
      <TextInput label={t.startsAt} description={t.startsNow} {...field} {...form.getInputProps('validFrom')} />
      <TextInput label={t.endsAt} description={t.endsNever} {...field} {...form.getInputProps('validTo')} />
    </div>
  )
}

import type { staffChannels } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { currencies } from '#domain/money.ts'
import { KgInput } from '#web/kit/form/KgInput.tsx'
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { nowField } from '#web/staff/business-time.ts'
import desk from '#web/staff/desk.module.css'
import { hintBelow } from '#web/staff/hint-below.ts'
import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import styles from './prices.module.css'
import { text } from './text.ts'
import type { useRowForm } from './use-row-form.ts'

const wholeKg = { min: 1, max: 100_000, allowDecimal: false, suffix: ' kg', hideControls: true } as const

interface FieldsProps {
  readonly form: ReturnType<typeof useRowForm>
  readonly known: Output<typeof staffChannels.list>
  /** A row of a version begins with its version. */
  readonly isLive: boolean
}

export function RowFields({ form, known, isLive }: FieldsProps) {
  const t = useText(text)
  const { currency } = form.values
  const nothing = { value: '', label: '—' }
  return (
    <>
      <div className={desk.fields}>
        <NativeSelect
          className={styles.wide ?? ''}
          label={t.line}
          data={[
            nothing,
            ...known.list.map(({ id, name, code }) => ({ value: id, label: pickText(name, t.language) || code })),
          ]}
          {...form.getInputProps('channelId')}
        />
        <NativeSelect
          label={t.destination}
          data={[nothing, ...known.destinations.map(({ code, name }) => ({ value: code, label: name }))]}
          {...form.getInputProps('destinationCode')}
        />
        <NativeSelect
          label={t.warehouse}
          data={[
            { value: '', label: t.everyWarehouse },
            ...known.warehouses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('warehouseId')}
        />
        <NativeSelect label={t.currency} data={[...currencies]} {...form.getInputProps('currency')} />
        <NativeSelect
          label={t.goods}
          data={(['any', 'ordinary', 'sensitive'] as const).map((value) => ({ value, label: t[value] }))}
          {...form.getInputProps('goodsType')}
        />
        <NumberInput label={t.fromKg} {...wholeKg} {...form.getInputProps('weightFromKg')} />
        <NumberInput
          label={t.toKg}
          description={t.noLimit}
          inputWrapperOrder={hintBelow}
          {...wholeKg}
          {...form.getInputProps('weightToKg')}
        />
      </div>
      <div className={desk.fields}>
        <NumberInput label={t.firstKg} {...wholeKg} {...form.getInputProps('firstKg')} />
        <MoneyInput label={t.firstPrice} currency={currency} {...form.getInputProps('firstPriceMinor')} />
        <MoneyInput label={t.perKg} currency={currency} {...form.getInputProps('continuationPriceMinor')} />
        <MoneyInput label={t.minimum} currency={currency} {...form.getInputProps('minChargeMinor')} />
        <KgInput
          label={t.cap}
          description={t.noLimit}
          inputWrapperOrder={hintBelow}
          {...form.getInputProps('capWeightG')}
        />
        {isLive && (
          <TextInput
            type="datetime-local"
            label={t.startsAt}
            description={t.startsNow}
            inputWrapperOrder={hintBelow}
            min={nowField()}
            {...form.getInputProps('validFrom')}
          />
        )}
      </div>
    </>
  )
}

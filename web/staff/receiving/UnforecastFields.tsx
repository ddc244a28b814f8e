import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { NativeSelect, NumberInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReceiptValues } from './receipt-values.ts'
import { text } from './text.ts'

/** What a forecast would have said: the courier, and how many pieces arrived. */
export function UnforecastFields({ form }: { readonly form: UseFormReturnType<ReceiptValues> }) {
  const t = useText(text)
  const options = useRead(site.formOptions, {})
  const couriers = (options.data?.couriers ?? []).map((courier) => ({ value: courier.code, label: courier.text }))
  const { value, onChange, ...pieces } = form.getInputProps('pieces')
  return (
    <>
      <NativeSelect
        label={t.courier}
        data={[{ value: '', label: t.courierUnknown }, ...couriers]}
        {...form.getInputProps('courierCode')}
      />
      <NumberInput
        label={t.pieces}
        min={1}
        max={9999}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        {...pieces}
        value={value ?? ''}
        onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
      />
    </>
  )
}

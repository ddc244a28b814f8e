import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { parcels } from '#contract/parcels.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'

interface CourierSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  /** A courier's code. */
  readonly value?: string
  readonly onChange?: (code: string) => void
  /** Label of the empty option, e.g. "All couriers". */
  readonly none?: string
}

export function CourierSelect({ value = '', onChange, none, ...rest }: CourierSelectProps) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  const couriers = options.data?.couriers ?? []
  return (
    <NativeSelect
      label={t.courierLabel}
      {...rest}
      error={rest.error ?? (options.data ? undefined : options.error && t.choicesFailed)}
      onFocus={(event) => {
        if (options.error) void options.refetch()
        rest.onFocus?.(event)
      }}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      data={[
        { value: '', label: none ?? t.pick },
        ...couriers.map((courier) => ({ value: courier.code, label: courier.text })),
      ]}
    />
  )
}

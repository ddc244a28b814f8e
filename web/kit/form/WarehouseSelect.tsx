import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { parcels } from '#contract/parcels.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'

interface WarehouseSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  /** A warehouse's id, or with `by="code"` its number as text, as filters in the URL use it. */
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly by?: 'id' | 'code'
  /** Label of the empty option, e.g. "All warehouses". */
  readonly none?: string
}

export function WarehouseSelect({ value = '', onChange, by = 'id', none, ...rest }: WarehouseSelectProps) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  // The first of the list means "all": it has a number and no id.
  const warehouses = (options.data?.warehouses ?? []).flatMap(({ id, code, name }) =>
    id ? [{ value: by === 'id' ? id : String(code), label: name }] : [],
  )
  return (
    <NativeSelect
      label={t.warehouseLabel}
      {...rest}
      error={rest.error ?? (options.data ? undefined : options.error && t.choicesFailed)}
      onFocus={(event) => {
        if (options.error) void options.refetch()
        rest.onFocus?.(event)
      }}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      data={[{ value: '', label: none ?? t.pick }, ...warehouses]}
    />
  )
}

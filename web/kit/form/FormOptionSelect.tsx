import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { parcels } from '#contract/parcels.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'

export type FormOptions = Output<typeof parcels.formOptions>

export interface FormOptionSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  readonly value?: string
  readonly onChange?: (value: string) => void
  /** Label of the empty option, e.g. "All couriers". */
  readonly none?: string
}

interface Choosing extends FormOptionSelectProps {
  /** Which of the options for forms it offers. */
  readonly offer: (options: FormOptions) => readonly { readonly value: string; readonly label: string }[]
}

/** A choice among the options that forms share; if they could not be loaded, it says so and tries again when opened. */
export function FormOptionSelect({ offer, value = '', onChange, none, ...rest }: Choosing) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  return (
    <NativeSelect
      {...rest}
      error={rest.error ?? (options.data ? undefined : options.error && t.choicesFailed)}
      onFocus={(event) => {
        if (options.error) void options.refetch()
        rest.onFocus?.(event)
      }}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      data={[{ value: '', label: none ?? t.pick }, ...(options.data ? offer(options.data) : [])]}
    />
  )
}

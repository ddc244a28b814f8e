import { useText } from '#web/kit/text/use-text.ts'
import { useForm } from '@mantine/form'
import type { TariffRow } from './row.ts'
import { type RowValues, valuesOf } from './row-values.ts'
import { text } from './text.ts'

export function useRowForm(row: TariffRow | null) {
  const t = useText(text)
  const required = (value: unknown) => (value === null || value === '' ? t.required : null)
  return useForm<RowValues>({
    initialValues: valuesOf(row),
    validate: {
      channelId: required,
      destinationCode: required,
      firstKg: required,
      firstPriceMinor: required,
      continuationPriceMinor: required,
    },
  })
}

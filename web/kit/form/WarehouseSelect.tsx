import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'
import { FormOptionSelect, type FormOptionSelectProps } from './FormOptionSelect.tsx'

interface WarehouseSelectProps extends FormOptionSelectProps {
  /** A warehouse's id, or with `by="code"` its number as text, as filters in the URL use it. */
  readonly by?: 'id' | 'code'
}

export function WarehouseSelect({ by = 'id', ...rest }: WarehouseSelectProps) {
  const t = useText(text)
  return (
    <FormOptionSelect
      label={t.warehouseLabel}
      {...rest}
      // The first of the list means "all": it has a number and no id.
      offer={({ warehouses }) =>
        warehouses.flatMap(({ id, code, name }) =>
          id ? [{ value: by === 'id' ? id : String(code), label: name }] : [],
        )
      }
    />
  )
}

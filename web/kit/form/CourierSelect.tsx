import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'
import { FormOptionSelect, type FormOptionSelectProps } from './FormOptionSelect.tsx'

/** A courier, by its code. */
export function CourierSelect(props: FormOptionSelectProps) {
  const t = useText(text)
  return (
    <FormOptionSelect
      label={t.courierLabel}
      {...props}
      offer={({ couriers }) => couriers.map((courier) => ({ value: courier.code, label: courier.text }))}
    />
  )
}

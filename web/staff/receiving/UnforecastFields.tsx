import { hintBelow } from '#web/staff/hint-below.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { NativeSelect, NumberInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReceiptValues } from './receipt-values.ts'
import { text } from './text.ts'
import { useGuessedCourier } from './use-guessed-courier.ts'

interface Props {
  readonly form: UseFormReturnType<ReceiptValues>
  readonly trackingNumber: string
  /** A handover names its courier, and what was sent before is not changed. */
  readonly mayGuess: boolean
}

/** What a forecast would have said: the courier, and how many pieces arrived. */
export function UnforecastFields({ form, trackingNumber, mayGuess }: Props) {
  const t = useText(text)
  const guess = useGuessedCourier(form, trackingNumber, mayGuess)
  const couriers = guess.couriers.map((courier) => ({ value: courier.code, label: courier.text }))
  const { value, onChange, ...pieces } = form.getInputProps('pieces')
  return (
    <>
      <NativeSelect
        label={t.courier}
        data={[{ value: '', label: t.courierUnknown }, ...couriers]}
        description={guess.description}
        inputWrapperOrder={hintBelow}
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

import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx'

/** A weight typed in kilograms; its value is in grams. */
export function KgInput(props: DecimalInputProps) {
  return <DecimalInput {...props} places={3} unit="kg" />
}

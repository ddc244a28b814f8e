import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx'

/** A length typed in centimetres; its value is in millimetres. */
export function CmInput(props: DecimalInputProps) {
  return <DecimalInput {...props} places={1} unit="cm" />
}

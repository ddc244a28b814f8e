import { TextInput, type TextInputProps } from '@mantine/core'
import { nowField } from './business-time.ts'
import { hintBelow } from './hint-below.ts'

/** When something happened, in the business time zone, no later than now. */
export const MomentField = (props: TextInputProps) => (
  <TextInput type="datetime-local" inputWrapperOrder={hintBelow} max={nowField()} {...props} />
)

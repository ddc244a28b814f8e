import type { Operation } from '#contract/wire/operation.ts'
import { inputFaults } from '#web/client/input-faults.ts'
import { useLanguage } from '#web/kit/text/language.ts'

/**
 * The contract's own checks as a form's `validate`, so that page and server agree: `useForm({ initialValues, validate:
 * useChecks(parcels.forecastOne, toInput), validateInputOnBlur: true })`.
 */
export function useChecks<Values>(
  operation: Operation,
  toInput: (values: Values) => unknown,
): (values: Values) => Record<string, string> {
  const language = useLanguage()
  return (values) => inputFaults(operation, toInput(values), language)
}

import type { Operation } from '#contract/operation.ts'
import { inputFaults } from '#web/api.ts'
import { useLanguage } from '#web/text/language.ts'

/**
 * The contract's own rules as a form's `validate`, so that page and server say the same:
 * `useForm({ initialValues, validate: useChecks(parcels.forecastOne, toInput), validateInputOnBlur: true })`.
 */
export function useChecks<Values>(
  operation: Operation,
  toInput: (values: Values) => unknown,
): (values: Values) => Record<string, string> {
  const language = useLanguage()
  return (values) => inputFaults(operation, toInput(values), language)
}

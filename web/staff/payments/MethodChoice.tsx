import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { methodName, methods } from './method.ts'
import { text } from './payments.text.ts'

interface MethodChoiceProps {
  readonly value: string
  readonly onChange: (changes: { readonly method: string }) => void
}

/** Narrows a list to one way of paying online. */
export function MethodChoice({ value, onChange }: MethodChoiceProps) {
  const t = useText(text)
  return (
    <FilterChoice
      label={t.method}
      any={t.any}
      value={value}
      onChange={(method) => onChange({ method })}
      options={methods.map((each) => ({ value: each, label: methodName(each, t.language) }))}
    />
  )
}

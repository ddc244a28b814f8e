import type { Currency } from '#domain/money.ts'
import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx'

const signs = { CNY: '¥', HKD: 'HK$' } as const satisfies Record<Currency, string>

/** An amount; its value is in minor units (1/100). */
export function MoneyInput({ currency = 'CNY', ...rest }: DecimalInputProps & { readonly currency?: Currency }) {
  return <DecimalInput {...rest} places={2} fixed unitAt="start" unit={signs[currency]} />
}

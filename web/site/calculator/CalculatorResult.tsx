import { OfferList } from '#web/shared/channels/OfferList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './calculator.text.ts'
import { sizesOf } from './calculation.ts'
import { PriceResult } from './PriceResult.tsx'
import type { Offers } from './use-calculator.ts'
import type { Answer } from './use-prices.ts'

interface CalculatorResultProps {
  readonly answer: Answer<Offers>
  readonly onRetry: () => void
}

/** Every line in the chosen currency, and one of them explained. */
export function CalculatorResult({ answer, onRetry }: CalculatorResultProps) {
  const t = useText(text)
  return (
    <PriceResult answer={answer} onRetry={onRetry} countOf={(offers) => offers.length}>
      {({ found, calculation }) => <OfferList offers={found} label={t.lines} pieces={sizesOf(calculation.boxes)} />}
    </PriceResult>
  )
}

import type { PaymentState } from '#domain/payment.ts'
import desk from '#web/staff/desk.module.css'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './payments.text.ts'
import type { PaymentRow } from './queries.ts'

/** The state, and the flags that nobody has settled. */
export function PaymentMarks({ payment }: { readonly payment: PaymentRow }) {
  const t = useText(text)
  const { state, stateText, flags, flagsSettledAt } = payment
  return (
    <span className={desk.marks}>
      <StatusTag tone={toneOf[state]}>{stateText}</StatusTag>
      {flagsSettledAt === null &&
        flags.map((flag) => (
          <StatusTag key={flag} tone="bad">
            {t[flag]}
          </StatusTag>
        ))}
    </span>
  )
}

const toneOf: Readonly<Record<PaymentState, Tone>> = {
  pending: 'wait',
  succeeded: 'done',
  refunded: 'hand',
  failed: 'hand',
  expired: 'hand',
  closed: 'hand',
}

import * as refusalCode from '#contract/refusals/codes.ts'
import { type Failure, Refusal } from '#web/client/api.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './text.ts'

/** How many more times a claim that does not match its parcel may be tried. */
export function TriesLeft({ error }: { readonly error: Refusal | Failure | null }) {
  const t = useText(text)
  if (!(error instanceof Refusal) || error.code !== refusalCode.claim_mismatch) return null
  const left = Number(error.data['triesLeft'] ?? 0)
  return <p>{left > 0 ? t.fill('triesLeft', { left }) : t.noTriesLeft}</p>
}

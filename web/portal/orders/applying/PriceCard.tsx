import { text as channelText } from '#web/shared/channels/text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { sizesOf } from '#web/portal/orders/sizes-of.ts'
import type { EligibleParcel } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ApplyPage.module.css'
import type { useChoices } from './use-choices.ts'

/** There is a price once parcels, line and receiver are chosen. */
const PriceLines = lazyPart('PriceLines', async () => (await import('#web/shared/channels/PriceLines.tsx')).PriceLines)

interface Props {
  readonly choices: Pick<ReturnType<typeof useChoices>, 'quote' | 'quoteError' | 'isQuoting' | 'offer'>
  readonly parcels: readonly EligibleParcel[]
}

/** The current price, recalculated as the member chooses. */
export function PriceCard({ choices, parcels }: Props) {
  const t = useText(text)
  const c = useText(channelText)
  const { quote, quoteError, isQuoting, offer } = choices
  return (
    <Card title={c.priceTitle}>
      <div aria-live="polite" aria-busy={isQuoting} className={styles.live} data-updating={isQuoting}>
        {quoteError?.message && <FormAlert error={quoteError}>{quoteError.message}</FormAlert>}
        {quote && !quoteError ? (
          <PriceLines quote={quote} channelName={offer?.name} pieces={sizesOf(parcels)} weighed="parcels" />
        ) : (
          !quoteError && <p className="muted">{isQuoting ? t.priceUpdating : t.priceWaiting}</p>
        )}
      </div>
    </Card>
  )
}

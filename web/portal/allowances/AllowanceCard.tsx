import { nextEntry, shipmentsToStayFree, taxOnAll } from '#domain/customs-allowance.ts'
import type { Currency } from '#domain/money.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatDay, formatMoney } from '#web/kit/text/format.ts'
import { WarnIcon } from '#web/kit/look/icons.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import styles from './AllowanceCard.module.css'
import { text } from './text.ts'
import { type Receiver, type Standing, useAllowances } from './use-allowances.ts'

interface Props {
  readonly receiver: Receiver
  /** Null while the field is empty or invalid. */
  readonly declaredValueMinor: number | null
  readonly currency: Currency
  /** The order that is being changed. */
  readonly orderId: string | undefined
}

/**
 * What customs at the destination let this receiver have duty-free, shown before anything is paid; nothing is shown if
 * no limit is known.
 */
export function AllowanceCard({ receiver, declaredValueMinor, currency, orderId }: Props) {
  const t = useText(text)
  const [typed] = useDebouncedValue(receiver, 400)
  const [standing] = useAllowances([typed], orderId) ?? []
  if (!standing?.allowance) return null
  return (
    <Card title={t.title}>
      <div className={styles.lines}>
        <Entries standing={standing} />
        <Value standing={standing} declaredValueMinor={declaredValueMinor} currency={currency} />
        <p className="muted">{t.counted}</p>
      </div>
    </Card>
  )
}

function Entries({ standing: { allowance, sent, planned, destinationName } }: { readonly standing: Standing }) {
  const t = useText(text)
  const next = allowance && nextEntry(allowance, sent)
  if (!allowance || next === null) return null
  const [from, to] = [allowance.from, allowance.to].map((day) => formatDay(`${day}T00:00:00+08:00`, t.language))
  const { entries } = allowance
  const words = t.fill('window', { place: destinationName, from: from ?? '', to: to ?? '', entries, sent })
  return (
    <>
      <p>{words}</p>
      <meter className={styles.meter} min={0} max={entries} high={entries - 1} value={Math.min(sent, entries)}>
        {words}
      </meter>
      {next === 'last' && <p role="status">{t.last}</p>}
      {next === 'over' && <Warning>{t.fill('over', { day: to ?? '' })}</Warning>}
      {planned > 0 && <p className="muted">{t.fill('planned', { count: planned })}</p>}
    </>
  )
}

function Value({
  standing: { allowance, destinationName: place },
  declaredValueMinor,
  currency,
}: Pick<Props, 'declaredValueMinor' | 'currency'> & { readonly standing: Standing }) {
  const t = useText(text)
  if (!allowance) return null
  const { freeValueMinor, freeValueText: law, taxBp } = allowance
  const price = formatMoney(freeValueMinor[currency], currency)
  const count = declaredValueMinor === null ? null : shipmentsToStayFree(allowance, declaredValueMinor, currency)
  const percent = taxBp / 100
  return (
    <>
      {freeValueMinor[currency] > 0 && count === null && <p>{t.fill('within', { place, law, price })}</p>}
      {count !== null && <Warning>{t.fill('above', { law, price, count })}</Warning>}
      {taxBp > 0 && (
        <p>
          {declaredValueMinor === null
            ? t.fill('taxedUnknown', { place, percent })
            : t.fill('taxed', {
                place,
                percent,
                price: formatMoney(taxOnAll(allowance, declaredValueMinor), currency),
              })}
        </p>
      )}
    </>
  )
}

const Warning = ({ children }: { readonly children: string }) => (
  <p role="status" className={styles.warning}>
    <WarnIcon size={18} />
    <span>{children}</span>
  </p>
)

import { warehouseTransfers } from '#contract/warehouse-transfers.ts'
import { useRead } from '#web/client/queries.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { ReactNode } from 'react'
import { MoveForm } from './MoveForm.tsx'
import styles from './transfer.module.css'
import { text } from './transfer.text.ts'

interface ElsewhereChoicesProps {
  readonly parcelId: string
  /** Where it is. */
  readonly warehouse: string
  /** The button that sends it from there. */
  readonly sendFromHere: ReactNode
}

/** What may become of a parcel at the wrong warehouse, side by side, each with its price and effect (E-80, E-135). */
export function ElsewhereChoices({ parcelId, warehouse, sendFromHere }: ElsewhereChoicesProps) {
  const t = useText(text)
  const { data } = useRead(warehouseTransfers.options, { parcelId }, { fresh: true })
  const [last] = data?.transfers ?? []
  return (
    <>
      {last?.state === 'refused' && (
        <p>{t.fill('refusedLine', { price: formatMoney(last.amountMinor, last.currency), reason: last.reason })}</p>
      )}
      <div className={styles.choices}>
        <section className={styles.choice} aria-label={t.fill('here', { warehouse })}>
          <h3>{t.fill('here', { warehouse })}</h3>
          <p className="num">{t.hereFree}</p>
          <p className="muted">{t.fill('hereEffect', { warehouse })}</p>
          <div>{sendFromHere}</div>
        </section>
        {data && data.destinations.length > 0 && (
          <section className={styles.choice} aria-label={t.move}>
            <h3>{t.move}</h3>
            <p className="muted">{t.moveEffect}</p>
            <MoveForm parcelId={parcelId} transfers={data} />
          </section>
        )}
      </div>
    </>
  )
}

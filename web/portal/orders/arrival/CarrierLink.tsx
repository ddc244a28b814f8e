import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Arrival.module.css'
import { text } from './text.ts'

interface Props {
  readonly carrier: string
  /** The carrier's own page about the number, as the server gave it. */
  readonly url: string
  /** The number, where there are several such links. */
  readonly of?: string | undefined
}

/** Leaves for the carrier's own tracking page, which is not told where the reader comes from. */
export function CarrierLink({ carrier, url, of }: Props) {
  const t = useText(text)
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.carrier}>
      {t.fill('carrierPage', { carrier })}
      <OfRow name={of} />
      <span className="for-readers">, {t.newTab}</span>
    </a>
  )
}

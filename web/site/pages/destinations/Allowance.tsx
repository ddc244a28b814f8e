import { currenciesFor } from '#domain/first-currency.ts'
import { windowOf, type DestinationAllowance } from '#domain/customs-allowance.ts'
import { formatDay, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Destination } from './destination-of.ts'
import { text } from './destinations.text.ts'
import { Part } from './Part.tsx'
import styles from './sections.module.css'

interface AllowanceProps {
  readonly destination: Destination
  readonly today: string
}

/** What customs let in without duty, by the figures that the application uses too; nothing where none are known. */
export function Allowance({ destination: { code, more }, today }: AllowanceProps) {
  const t = useText(text)
  const allowance = more?.allowance
  if (!allowance) return null
  const { entries, taxBp } = allowance
  if (entries > 0) return <Entries allowance={allowance} today={today} price={priceOf(allowance, code)} />
  const law = allowance.freeValueText
  if (law === '' && taxBp === 0) return null
  return (
    <Part id="part-duty" title={law ? t.valueTitle : t.taxTitle}>
      <div className={styles.duty}>
        {law && <p className={styles.plain}>{t.fill('valueFree', { law, price: priceOf(allowance, code) })}</p>}
        {taxBp > 0 && <p className={styles.plain}>{t.fill('taxed', { percent: taxBp / 100 })}</p>}
        <p>{t.customsDecide}</p>
      </div>
    </Part>
  )
}

const priceOf = ({ freeValueMinor }: DestinationAllowance, code: string): string =>
  currenciesFor(code)
    .map((currency) => formatMoney(freeValueMinor[currency], currency))
    .join(' / ')

interface EntriesProps {
  readonly allowance: DestinationAllowance
  readonly today: string
  readonly price: string
}

function Entries({ allowance: { entries, windowMonths, freeValueText: law }, today, price }: EntriesProps) {
  const t = useText(text)
  const { from, to } = windowOf(today, windowMonths)
  const [begins, ends] = [from, to].map((day) => formatDay(`${day}T12:00:00+08:00`, t.language))
  return (
    <Part id="part-duty" title={t.entriesTitle} lead={t.entriesLead}>
      <div className={styles.duty}>
        <b>{t.fill('period', { from: begins ?? '', to: ends ?? '' })}</b>
        <div className={styles.boxes} aria-hidden="true">
          {Array.from({ length: entries }, (_each, at) => (
            <span key={at}>{at + 1}</span>
          ))}
          <span data-over="">{entries + 1}</span>
        </div>
        <ul className={styles.keysOfBoxes}>
          <li>{law ? t.fill('entriesFree', { entries, law, price }) : t.fill('entriesFreeAny', { entries })}</li>
          <li data-over="">{t.fill('entriesOver', { next: entries + 1 })}</li>
        </ul>
        <p>{t.entriesUnseen}</p>
        <p>{t.customsDecide}</p>
      </div>
    </Part>
  )
}

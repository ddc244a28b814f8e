import { goodsTypeText } from '#contract/codes.ts'
import { NotOpen } from '#web/shared/channels/NotOpen.tsx'
import { text as tariffText } from '#web/site/pages/reading/reading.text.ts'
import { lastChange } from '#web/site/pages/reading/TariffTables.tsx'
import { capital } from '#domain/capital.ts'
import { formatDay, formatKg } from '#web/kit/text/format.ts'
import { SiteLink } from '#web/kit/text/SiteLink.tsx'
import { ParcelIcon, PlaneIcon, PointIcon, ShipIcon, TruckIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Destination, DestinationLine } from './destination-of.ts'
import { text } from './destinations.text.ts'
import styles from './lines.module.css'
import { Part } from './Part.tsx'
import { PriceRows } from './PriceRows.tsx'
import { useDays } from './use-days.ts'

/** Every line with its prices, by the tariff used for orders. */
export function LineCards({ destination }: { readonly destination: Destination }) {
  const t = useText(text)
  const tariff = useText(tariffText)
  const { lines, charges, isOpen } = destination
  const since = lastChange(charges)
  if (lines.length === 0)
    return (
      <Part id="part-lines" title={t.lines}>
        <p>{tariff.noTariff}</p>
      </Part>
    )
  return (
    <Part id="part-lines" title={t.lines} lead={t.linesLead}>
      {!isOpen && (
        <div className={styles.notOpen}>
          <NotOpen />
        </div>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineCard key={line.channelId} line={line} hasTimes={isOpen && lines.some(saysTime)} />
        ))}
      </ul>
      <div className={styles.notes}>
        {lines.some(({ usual }) => usual !== null) && <p>{t.usualNote}</p>}
        {isOpen && lines.some(({ usual, promise }) => usual === null && promise === '') && <p>{t.noPromiseNote}</p>}
        <p>{t.dutyNote}</p>
        {since !== null && <p>{t.fill('changedOn', { day: formatDay(since, t.language) })}</p>}
      </div>
    </Part>
  )
}

const saysTime = ({ promise, usual }: DestinationLine) => promise !== '' || usual !== null

/** Where one line says how long it takes, all do. */
function LineCard({ line, hasTimes }: { readonly line: DestinationLine; readonly hasTimes: boolean }) {
  const { code, name, introPath, rows } = line
  return (
    <li className={`${styles.line} ${hasTimes ? styles.timed : ''}`}>
      <span className={styles.icon}>
        <LineIcon code={code} />
      </span>
      <div className={styles.name}>
        <h3>{introPath ? <SiteLink to={introPath}>{name}</SiteLink> : name}</h3>
        <Tags line={line} />
      </div>
      <PriceRows rows={rows} />
      {hasTimes && <Time line={line} />}
    </li>
  )
}

function LineIcon({ code }: { readonly code: string }) {
  switch (code) {
    case 'AIR':
      return <PlaneIcon size={24} />
    case 'SEA_PARCEL':
      return <ShipIcon size={24} />
    case 'SEA_BULK':
      return <ParcelIcon size={24} />
    case 'HK_PICKUP':
      return <PointIcon size={24} />
    default:
      return <TruckIcon size={24} />
  }
}

/** What it takes, and how much of it. */
function Tags({ line: { rows } }: { readonly line: DestinationLine }) {
  const t = useText(text)
  const tariff = useText(tariffText)
  const kinds = new Set(rows.map(({ prices: [{ goodsType }] }) => goodsType))
  const limits = new Set(rows.map(({ prices: [{ capWeightG }] }) => capWeightG))
  const [limit] = limits.size === 1 ? limits : []
  const goods = kinds.has('any')
    ? [tariff.anyGoods]
    : [...kinds].map((kind) => (kind === 'sensitive' && kinds.size > 1 ? t.sensitiveApart : nameOf(kind, t.language)))
  return (
    <ul className={styles.tags}>
      {[...goods, ...(limit ? [t.fill('upToWeight', { weight: formatKg(limit) })] : [])].map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}

const nameOf = (kind: 'ordinary' | 'sensitive' | 'any', language: keyof (typeof goodsTypeText)['ordinary']) =>
  kind === 'any' ? '' : goodsTypeText[kind][language]

/** The promise of the line; else what was measured; else that there is none. */
function Time({ line: { promise, usual } }: { readonly line: DestinationLine }) {
  const t = useText(text)
  const daysOf = useDays()
  const isMeasured = promise === '' && usual !== null
  return (
    <p className={styles.time}>
      <span>{isMeasured ? t.usual : t.time}</span>
      {promise ? <b>{capital(promise)}</b> : usual ? <b>{daysOf(usual)}</b> : <i>{t.noPromise}</i>}
      {promise && usual && <span>{t.fill('alsoUsual', { days: daysOf(usual) })}</span>}
    </p>
  )
}

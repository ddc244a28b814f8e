import type { UsualDays } from '#contract/site-content.ts'
import { MayAdd } from '#web/shared/channels/MayAdd.tsx'
import { NotOpen } from '#web/shared/channels/NotOpen.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import { type Calculation, sizesOf } from './calculation.ts'
import { calculationToQuery } from './calculation-to-query.ts'
import { text } from './calculator.text.ts'
import styles from './home-calculator.module.css'
import { HomeLine } from './HomeLine.tsx'
import type { Priced, Weighed } from './priced-lines.ts'
import type { Answered } from './use-prices.ts'

export interface HandOver {
  /** The lines whose parcels are collected; all others come to the door. */
  readonly pickUpChannelIds: readonly string[]
  /** Measured; empty where there is too little to measure. */
  readonly usualDays: readonly UsualDays[]
}

interface HomeResultProps extends HandOver {
  readonly answered: Answered<Priced>
  /** Of the full calculator, with `?lang=`; the input is added. */
  readonly fullAddress: string
}

/** Which weight is billed and why, then every line: price, time, and how the parcel is handed over. */
export function HomeResult({ answered, fullAddress, pickUpChannelIds, usualDays }: HomeResultProps) {
  const t = useText(text)
  const { found, calculation } = answered
  const days = (channelId: string) =>
    usualDays.find((each) => each.channelId === channelId && each.destinationCode === calculation.destinationCode)
  const isMeasured = found.lines.some(({ channelId, promise }) => promise === '' && days(channelId))
  return (
    <>
      {found.weighed && <Reason weighed={found.weighed} calculation={calculation} />}
      {!found.isOpen && <NotOpen />}
      <ul className={styles.lines} aria-label={t.lines}>
        {found.lines.map((line, index) => (
          <HomeLine
            key={line.channelId}
            line={line}
            isCheapest={index === 0 && line.prices.length > 0 && found.lines.length > 1}
            isCollected={pickUpChannelIds.includes(line.channelId)}
            usual={days(line.channelId)}
          />
        ))}
      </ul>
      <MayAdd {...found.mayAdd} />
      <p className={styles.end}>
        <a href={`${fullAddress}&${calculationToQuery(calculation)}`} className="text-button">
          {t.full}
        </a>
        {isMeasured && <span className="muted">{t.measured}</span>}
      </p>
    </>
  )
}

interface ReasonProps {
  readonly weighed: Weighed
  readonly calculation: Calculation
}

/** Why this weight is billed, in one sentence with the arithmetic; it is the same for every line. */
function Reason({ weighed, calculation }: ReasonProps) {
  const t = useText(text)
  const isVolumeHeavier = weighed.volumeWeightG > weighed.actualWeightG
  const [size] = sizesOf(calculation.boxes)
  const kind = size === undefined ? 'withoutSize' : isVolumeHeavier ? 'volumeHeavier' : 'actualHeavier'
  return (
    <p className={styles.reason}>
      {t.fill(kind, {
        actual: formatKg(weighed.actualWeightG),
        volume: formatKg(weighed.volumeWeightG),
        billed: formatKg(weighed.billableWeightG),
        divisor: weighed.volumeDivisor,
        size: size ? formatSize(size.lengthMm, size.widthMm, size.heightMm) : '',
      })}
    </p>
  )
}

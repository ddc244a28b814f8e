import type { SiteContent } from '#contract/site-content.ts'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import { formatKg } from '#web/kit/text/format.ts'
import { DownIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Destination } from './destination-of.ts'
import { text } from './destinations.text.ts'
import { Part } from './Part.tsx'
import { StepNumber } from '#web/site/frame/StepNumber.tsx'
import { pinned } from './pins.ts'
import styles from './points.module.css'

type Point = SiteContent['pickUpPoints'][number]

/** The points of a destination; many are folded by their areas. */
export function PickUpPoints({ destination: { code, points, lines } }: { readonly destination: Destination }) {
  const t = useText(text)
  if (points.length === 0) return null
  const onMap = code === 'TW' ? pinned(points) : null
  const areas = [...new Set(points.map(({ areaName }) => areaName))]
  const lead = lines.some(({ isCollected }) => isCollected) ? t.pointsWithLine : t.pointsWithoutLine
  return (
    <Part id="part-points" title={t.points} lead={lead}>
      {onMap ? (
        <div className={styles.pinned}>
          <div className={styles.map}>
            <Illustration name="map-tw" />
          </div>
          <PointList points={onMap} isNumbered />
        </div>
      ) : points.length > unfoldedAtMost ? (
        <div className={styles.areas}>
          {areas.map((area) => (
            <Area key={area} name={area} points={points.filter(({ areaName }) => areaName === area)} />
          ))}
        </div>
      ) : (
        <div className={styles.list}>
          <PointList points={points} />
        </div>
      )}
    </Part>
  )
}

const unfoldedAtMost = 6

function Area({ name, points }: { readonly name: string; readonly points: readonly Point[] }) {
  const t = useText(text)
  return (
    <details>
      <summary>
        {t.fill('inArea', { area: name, count: points.length })}
        <DownIcon size={20} />
      </summary>
      <PointList points={points} />
    </details>
  )
}

interface PointListProps {
  readonly points: readonly Point[]
  /** As the pins of the map are. */
  readonly isNumbered?: boolean
}

function PointList({ points, isNumbered = false }: PointListProps) {
  return (
    <ul className={styles.points}>
      {points.map((point, at) => (
        <li key={point.id}>
          {isNumbered && <StepNumber number={at + 1} className={styles.number} />}
          <OnePoint point={point} />
        </li>
      ))}
    </ul>
  )
}

/** Addresses are written in the script of their place, which readers of English may not read: they get the map. */
function OnePoint({ point }: { readonly point: Point }) {
  const t = useText(text)
  const { name, areaName, address, pickUpTime, weightLimitG, status, statusText, mapUrl } = point
  const isReadable = t.language !== 'en' || !/\p{Script=Han}/u.test(address)
  return (
    <div className={styles.point}>
      <b>{name}</b>
      <span className={styles.hours}>{status === 'open' ? pickUpTime : statusText}</span>
      <span className={styles.address}>{isReadable ? address : areaName}</span>
      <span className={styles.limit}>
        {weightLimitG !== null && t.fill('upToWeight', { weight: formatKg(weightLimitG) })}{' '}
        {mapUrl && (
          <a href={mapUrl} rel="noreferrer">
            {t.map}
            <span className="for-readers"> {name}</span>
          </a>
        )}
      </span>
    </div>
  )
}

import { useText } from '#web/kit/text/use-text.ts'
import { useWide } from '#web/kit/look/use-wide.ts'
import { districtText } from './districts.text.ts'
import type { District, Drawing } from '#web/shared/maps/drawings.ts'
import styles from './PickUpPoints.module.css'
import { type MapPoint, mapPointOf, spreadOut, viewAround } from '#web/shared/maps/map-points.ts'
import type { Point, PointsProps } from './point.ts'
import { text } from './text.ts'

interface SchematicMapProps extends PointsProps {
  readonly drawing: Drawing
  readonly destinationCode: string
}

/** The drawing with a number per point. Pressing one chooses it; by keyboard, the list's buttons do the same. */
export function SchematicMap({ drawing, destinationCode, points, chosenId, onChoose }: SchematicMapProps) {
  const t = useText(text)
  const numbered = points.flatMap((point, index) =>
    point.destinationCode === destinationCode && point.lat !== null && point.lng !== null
      ? [{ point, number: index + 1, position: mapPointOf(drawing, point.lat, point.lng) }]
      : [],
  )
  // Zooming in only helps where districts are drawn.
  const view = viewAround(drawing.districts.length > 0 ? numbered.map(({ position }) => position) : [], drawing)
  // On a phone the drawing is a third as wide, but its labels must stay readable.
  const unit = (view.width / 1000) * (useWide() ? 1 : 1.5)
  const positions = spreadOut(
    numbered.map(({ position }) => position),
    58 * unit,
  )
  const area = new Set(numbered.map(({ point }) => point.areaName)).size === 1 ? numbered[0]?.point.areaName : null
  return (
    <svg
      className={styles.drawing}
      viewBox={[view.x, view.y, view.width, view.height].join(' ')}
      role="img"
      aria-label={t.fill('mapOf', { area: area ?? t.mapTitle, count: numbered.length })}
    >
      {drawing.outline && <path className={styles.land} d={drawing.outline} strokeWidth={2 * unit} />}
      {drawing.districts.map((district) => (
        <path key={district.key} className={styles.land} d={district.path} strokeWidth={3 * unit} />
      ))}
      {drawing.districts.map((district) => (
        <DistrictName key={district.key} district={district} unit={unit} markers={positions} />
      ))}
      {numbered.map(({ point, number }, index) => (
        <Marker
          key={point.id}
          point={point}
          number={number}
          x={positions[index]?.x ?? 0}
          y={positions[index]?.y ?? 0}
          unit={unit}
          isChosen={point.id === chosenId}
          onChoose={() => onChoose(point.id)}
        />
      ))}
    </svg>
  )
}

interface DistrictNameProps {
  readonly district: District
  readonly unit: number
  readonly markers: readonly MapPoint[]
}

/** A name that does not fit, or that a number would cover, is hidden until zoomed in. */
function DistrictName({ district, unit, markers }: DistrictNameProps) {
  const { language } = useText(text)
  const [x, y] = district.at
  const name = districtText[district.key][language]
  const size = unit * (language === 'en' ? 20 : 24)
  const width = name.length * size * (language === 'en' ? 0.55 : 1)
  const isCovered = markers.some(
    (marker) => Math.abs(marker.x - x) < width / 2 + 30 * unit && Math.abs(marker.y - y) < 40 * unit,
  )
  if (width > district.width || isCovered) return null
  return (
    <text className={styles.district} x={x} y={y} fontSize={size} textAnchor="middle">
      {name}
    </text>
  )
}

interface MarkerProps {
  readonly point: Point
  readonly number: number
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Marker({ point, number, x, y, unit, isChosen, onChoose }: MarkerProps) {
  const t = useText(text)
  return (
    <g className={styles.marker} data-on={isChosen} data-off={point.status !== 'open'} onClick={onChoose}>
      <title>{t.fill('pointOnMap', { number, name: point.name })}</title>
      <circle cx={x} cy={y} r={(isChosen ? 34 : 27) * unit} strokeWidth={4 * unit} />
      <text x={x} y={y} fontSize={28 * unit} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </g>
  )
}

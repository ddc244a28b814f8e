import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { siteUrl } from '#web/paths.ts'
import { type Drawing, drawingOf } from '#web/shared/maps/drawings.ts'
import { mapPointOf, viewAround } from '#web/shared/maps/map-points.ts'
import type { Entry } from './field.ts'
import { text } from './places.text.ts'
import styles from './places.module.css'

/** Where the typed position is, on the map that members see: two swapped figures are noticed before they are saved. */
export function PointPosition({ values }: { readonly values: Entry }) {
  const t = useText(text)
  const { data } = useRead(site.getConfig, { appid: 'web' })
  const { lat, lng, destinationCode } = values
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  const drawing = drawingOf(String(destinationCode))
  return (
    <section aria-label={t.position} className={styles.position}>
      {data?.mapsKey && (
        <iframe
          className={styles.frame}
          title={t.position}
          sandbox="allow-scripts allow-popups"
          src={`${siteUrl('/map-frame')}?${new URLSearchParams({ lat: String(lat), lng: String(lng) })}`}
        />
      )}
      {drawing ? <OnDrawing drawing={drawing} lat={lat} lng={lng} /> : <p className="muted">{t.noDrawing}</p>}
    </section>
  )
}

interface PlaceProps {
  readonly drawing: Drawing
  readonly lat: number
  readonly lng: number
}

function OnDrawing({ drawing, lat, lng }: PlaceProps) {
  const t = useText(text)
  const { x, y } = mapPointOf(drawing, lat, lng)
  if (x < 0 || x > 1000 || y < 0 || y > drawing.height) return <p className={styles.off}>{t.offMap}</p>
  const view = viewAround(drawing.districts.length > 0 ? [{ x, y }] : [], drawing)
  return (
    <svg
      className={styles.drawing}
      viewBox={[view.x, view.y, view.width, view.height].join(' ')}
      role="img"
      aria-label={t.position}
    >
      {[drawing.outline, ...drawing.districts.map(({ path }) => path)].map((path) => (
        <path key={path} className={styles.land} d={path} strokeWidth={view.width / 400} />
      ))}
      <circle className={styles.spot} cx={x} cy={y} r={view.width / 60} strokeWidth={view.width / 300} />
    </svg>
  )
}
